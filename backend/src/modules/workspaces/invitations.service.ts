import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type {
  CreatedInvitation,
  CreateInvitationRequest,
  InvitationView,
  Workspace,
  WorkspaceInvitation,
} from '@repurpose/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import type { Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import { InvitationsRepository } from './invitations.repository.js';
import { WorkspacesRepository } from './workspaces.repository.js';
import type { Call } from './workspaces.service.js';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const DAY_MS = 24 * 3_600_000;

/** Links that make people members. Only the hash of a link's token is stored. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly workspaces: WorkspacesRepository,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  /** @throws AppError NOT_FOUND, ROLE_FORBIDS */
  async list(scope: Scope): Promise<WorkspaceInvitation[]> {
    const rows = await this.invitations.list(scope);
    return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
  }

  /** @throws AppError NOT_FOUND, ROLE_FORBIDS, WORKSPACE_READ_ONLY */
  async create({ scope, requestId }: Call, wanted: CreateInvitationRequest): Promise<CreatedInvitation> {
    const { role, days, maxUses } = wanted;
    const id = randomUUID();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    await this.workspaces.transaction(async (tx) => {
      const workspace = await this.workspaces.lock(tx, scope);
      if (!workspace) throw new AppError('NOT_FOUND');
      const { userId: invitedBy } = scope;
      const row = {
        id,
        workspaceId: workspace.id,
        kind: 'link' as const,
        role,
        expiresAt,
        maxUses,
        invitedBy,
      };
      await this.invitations.insert(tx, { ...row, tokenHash: hashOf(token) });
      await this.workspaces.audit(tx, {
        workspaceId: workspace.id,
        actorId: invitedBy,
        action: 'invitation.created',
        subjectKind: 'invitation',
        subjectId: id,
        detail: { role, days, maxUses },
        requestId,
      });
    });
    const url = `${this.env.APP_URL}/invitation#${token}`;
    return { id, role, maxUses, uses: 0, expiresAt: expiresAt.toISOString(), url };
  }

  /** @throws AppError NOT_FOUND, ROLE_FORBIDS */
  revoke({ scope, requestId }: Call, id: string): Promise<void> {
    return this.workspaces.transaction(async (tx) => {
      const workspace = await this.workspaces.lock(tx, scope);
      if (!workspace || !(await this.invitations.revoke(tx, workspace.id, id)))
        throw new AppError('NOT_FOUND');
      await this.workspaces.audit(tx, {
        workspaceId: workspace.id,
        actorId: scope.userId,
        action: 'invitation.revoked',
        subjectKind: 'invitation',
        subjectId: id,
        requestId,
      });
    });
  }

  /** Uses nothing. @throws AppError INVITATION_GONE */
  async view(token: string): Promise<InvitationView> {
    const view = TOKEN.test(token) ? await this.invitations.find(hashOf(token)) : null;
    if (!view) throw new AppError('INVITATION_GONE');
    return view;
  }

  /** Again by the same person changes nothing. @throws AppError INVITATION_GONE, TEAM_PLAN_REQUIRED, TOO_MANY_PEOPLE */
  async accept(token: string, userId: string, requestId: string): Promise<Workspace> {
    if (!TOKEN.test(token)) throw new AppError('INVITATION_GONE');
    const { outcome, workspaceId } = await this.invitations.accept(hashOf(token), userId, requestId);
    if (outcome !== 'joined' && outcome !== 'known') throw new AppError(outcome);
    const workspace = (await this.workspaces.list(userId)).find(({ id }) => id === workspaceId);
    if (!workspace) throw new AppError('INVITATION_GONE');
    return workspace;
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
