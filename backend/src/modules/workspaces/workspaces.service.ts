import {
  mayGive,
  type MemberRole,
  type ChangeWorkspaceRequest,
  type Role,
  type Workspace,
  type WorkspaceMember,
  type WorkspacesUse,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { inScope, type Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import type { Call } from '../../http/route.decorators.js';
import { slugOf, withEnd } from './slug.js';
import { AuditEntry } from './audit-entry.entity.js';
import { WorkspaceMemberEntity } from './workspace-member.entity.js';
import { WorkspaceEntity } from './workspace.entity.js';
import { WorkspacesRepository } from './workspaces.repository.js';

type AuditLine = Pick<AuditEntry, 'action'> &
  Partial<Pick<AuditEntry, 'subjectKind' | 'subjectId' | 'detail'>>;

@Injectable()
export class WorkspacesService {
  constructor(
    private readonly db: DataSource,
    private readonly workspaces: WorkspacesRepository,
  ) {}

  list(userId: string): Promise<Workspace[]> {
    return this.workspaces.list(userId);
  }

  use(userId: string): Promise<WorkspacesUse> {
    return this.workspaces.use(userId);
  }

  /** @throws AppError TOO_MANY_WORKSPACES */
  async create(userId: string, name: string, requestId: string): Promise<Workspace> {
    const short = slugOf(name);
    const id = await this.db.transaction(async (tx) => {
      const created = await this.workspaces.create(tx, userId, { name, slugs: [short, withEnd(short)] });
      if (created === null) throw new AppError('TOO_MANY_WORKSPACES');
      await tx.insert(AuditEntry, {
        ...{ workspaceId: created, actorId: userId, requestId, detail: {} },
        ...{ action: 'workspace.created', subjectKind: 'workspace', subjectId: created },
      });
      return created;
    });
    return this.find(userId, id);
  }

  /** @throws AppError NOT_FOUND, ROLE_FORBIDS, WORKSPACE_READ_ONLY, SLUG_TAKEN, WORKSPACE_IS_DEFAULT */
  async change(call: Call, { isArchived, ...named }: ChangeWorkspaceRequest): Promise<Workspace> {
    const id = await this.inWorkspace(call, async (tx, workspace) => {
      if (isArchived !== undefined) assertMayArchive(call, workspace);
      const archivedAt = isArchived ? (workspace.archivedAt ?? new Date()) : null;
      const change = { ...named, ...(isArchived !== undefined && { archivedAt }) };
      if (Object.keys(change).length === 0) return workspace.id;
      await tx.update(WorkspaceEntity, { id: workspace.id }, change);
      const detail = { fields: Object.keys(change) };
      await this.audit(tx, call, workspace, { action: 'workspace.changed', detail });
      return workspace.id;
    });
    return this.find(call.scope.userId, id);
  }

  delete(call: Call): Promise<void> {
    return this.inWorkspace(call, async (tx, workspace) => {
      if (workspace.isDefault) throw new AppError('WORKSPACE_IS_DEFAULT');
      await tx.delete(WorkspaceEntity, { id: workspace.id });
    });
  }

  /** @throws AppError NOT_FOUND, ROLE_FORBIDS, HAND_OVER_INVALID */
  handOver(call: Call, receiver: string): Promise<void> {
    return this.inWorkspace(call, async (tx, { id }) => {
      if (!(await this.workspaces.handOver(tx, id, receiver, call.requestId)))
        throw new AppError('HAND_OVER_INVALID');
    });
  }

  members(scope: Scope): Promise<WorkspaceMember[]> {
    return this.workspaces.members(scope);
  }

  changeMember(call: Call, userId: string, role: MemberRole): Promise<void> {
    return this.inWorkspace(call, async (tx, workspace) => {
      await this.assertMayChange(tx, call, workspace, userId, role);
      await tx.update(WorkspaceMemberEntity, { workspaceId: workspace.id, userId }, { role });
      const line = { action: 'member.role-changed', subjectId: userId, detail: { role } };
      await this.audit(tx, call, workspace, line);
    });
  }

  /** Members leave through this call too, whatever their role. @throws AppError NOT_FOUND, ROLE_FORBIDS */
  removeMember(call: Call, userId: string): Promise<void> {
    return this.inWorkspace(call, async (tx, workspace) => {
      await this.assertMayChange(tx, call, workspace, userId, 'viewer');
      await tx.delete(WorkspaceMemberEntity, { workspaceId: workspace.id, userId });
      await this.audit(tx, call, workspace, { action: 'member.removed', subjectId: userId });
    });
  }

  /** Call before deleting an account. @throws AppError WORKSPACE_IS_SHARED */
  async assertNotShared(accountId: string): Promise<void> {
    const own = await this.db.manager.find(WorkspaceEntity, { where: { accountId }, select: { id: true } });
    const workspaceId = In(own.map(({ id }) => id));
    if (await this.db.manager.existsBy(WorkspaceMemberEntity, { workspaceId }))
      throw new AppError('WORKSPACE_IS_SHARED');
  }

  /** Under the workspace's lock. @throws AppError NOT_FOUND, ROLE_FORBIDS, WORKSPACE_READ_ONLY */
  inWorkspace<T>(
    { scope }: Call,
    work: (tx: EntityManager, workspace: WorkspaceEntity) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction(async (tx) => {
      const where = { id: inScope(scope) };
      const workspace = await tx.findOne(WorkspaceEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!workspace) throw new AppError('NOT_FOUND');
      return work(tx, workspace);
    });
  }

  private async assertMayChange(
    tx: EntityManager,
    { scope }: Call,
    { id, accountId }: WorkspaceEntity,
    userId: string,
    role: MemberRole,
  ): Promise<void> {
    const member = await tx.findOneBy(WorkspaceMemberEntity, { workspaceId: id, userId });
    if (!member) throw new AppError('NOT_FOUND');
    const actor = await tx.findOneBy(WorkspaceMemberEntity, { workspaceId: id, userId: scope.userId });
    const own: Role = scope.userId === accountId ? 'owner' : (actor?.role ?? 'viewer');
    if (!mayGive(own, member.role) || !mayGive(own, role)) throw new AppError('ROLE_FORBIDS');
  }

  private async find(userId: string, id: string): Promise<Workspace> {
    const workspace = (await this.workspaces.list(userId)).find((each) => each.id === id);
    if (!workspace) throw new AppError('NOT_FOUND');
    return workspace;
  }

  async audit(
    tx: EntityManager,
    { scope, requestId }: Call,
    { id: workspaceId }: WorkspaceEntity,
    line: AuditLine,
  ): Promise<void> {
    const subjectKind = line.subjectId ? 'user' : 'workspace';
    const call = { workspaceId, actorId: scope.userId, requestId };
    await tx.insert(AuditEntry, { ...call, subjectKind, detail: {}, ...line });
  }
}

function assertMayArchive({ scope }: Call, { accountId, isDefault }: WorkspaceEntity): void {
  if (scope.userId !== accountId) throw new AppError('ROLE_FORBIDS');
  if (isDefault) throw new AppError('WORKSPACE_IS_DEFAULT');
}
