import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  INVITATION_LIMITS,
  type CreatedInvitation,
  type CreateInvitationRequest,
  type InvitationView,
  type LinkInvitationRequest,
  type MailInvitationRequest,
  type Workspace,
  type WorkspaceInvitation,
} from '@repurpose/contract';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import type { Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import { InvitationEntity } from './invitation.entity.js';
import { InvitationMails } from './invitation-mails.service.js';
import { InvitationsRepository } from './invitations.repository.js';
import { WorkspacesService } from './workspaces.service.js';
import type { WorkspaceEntity } from './workspace.entity.js';
import type { Call } from '../../http/route.decorators.js';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 3_600_000);

@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly mails: InvitationMails,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  async list(scope: Scope): Promise<WorkspaceInvitation[]> {
    const rows = await this.invitations.list(scope);
    return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
  }

  create(call: Call, wanted: CreateInvitationRequest): Promise<CreatedInvitation> {
    return 'email' in wanted ? this.byMail(call, wanted) : this.byLink(call, wanted);
  }

  /** Earlier links stay valid. @throws AppError NOT_FOUND, and of `byMail` */
  async resend(call: Call, id: string): Promise<void> {
    const { userId } = call.scope;
    await this.workspaces.inWorkspace(call, async (tx, workspace) => {
      const open = { id, workspaceId: workspace.id, kind: 'mail' as const, revokedAt: IsNull(), uses: 0 };
      const { email, role } = (await tx.findOneBy(InvitationEntity, open)) ?? {};
      if (!email || !role) throw new AppError('NOT_FOUND');
      const inviter = await this.mails.senderOf(tx, userId);
      await this.mails.take(userId, email);
      const expiresAt = inDays(INVITATION_LIMITS.mailDays);
      await tx.update(InvitationEntity, { id }, { invitedBy: userId, expiresAt, createdAt: () => 'now()' });
      await this.mails.put(tx, { id, email, role }, inviter);
      await this.audit(tx, call, workspace, { id, action: 'invitation.sent-again' });
    });
  }

  revoke(call: Call, id: string): Promise<void> {
    return this.workspaces.inWorkspace(call, async (tx, workspace) => {
      const open = { id, workspaceId: workspace.id, revokedAt: IsNull() };
      const { affected } = await tx.update(InvitationEntity, open, { revokedAt: () => 'now()' });
      if (affected !== 1) throw new AppError('NOT_FOUND');
      await this.mails.withdraw(tx, id);
      await this.audit(tx, call, workspace, { id, action: 'invitation.revoked' });
    });
  }

  /** Does not use it up. @throws AppError INVITATION_GONE, INVITATION_REVOKED, INVITATION_USED, INVITATION_EXPIRED */
  async view(token: string, userId: string | null): Promise<InvitationView> {
    const found = TOKEN.test(token) ? await this.invitations.find(hashOf(token), userId) : null;
    if (!found) throw new AppError('INVITATION_GONE');
    if (found.end !== null && found.view.memberOf === null) throw new AppError(found.end);
    return found.view;
  }

  /** Idempotent per user. @throws AppError of `view`, INVITATION_OF_ANOTHER, TEAM_PLAN_REQUIRED, TOO_MANY_PEOPLE */
  async accept(token: string, userId: string, requestId: string): Promise<Workspace> {
    if (!TOKEN.test(token)) throw new AppError('INVITATION_GONE');
    const { outcome, workspaceId } = await this.invitations.accept(hashOf(token), userId, requestId);
    if (outcome !== 'joined' && outcome !== 'known') throw new AppError(outcome);
    const workspace = (await this.workspaces.list(userId)).find(({ id }) => id === workspaceId);
    if (!workspace) throw new AppError('INVITATION_GONE');
    return workspace;
  }

  /** The same for addresses with and without an account. Only the mail contains the token. */
  private async byMail(call: Call, { email, role }: MailInvitationRequest): Promise<CreatedInvitation> {
    const { userId } = call.scope;
    const row = {
      ...{ id: randomUUID(), kind: 'mail' as const, email, role, invitedBy: userId, tokenHash: null },
      ...{ expiresAt: inDays(INVITATION_LIMITS.mailDays), maxUses: 1 },
    };
    await this.workspaces.inWorkspace(call, async (tx, workspace) => {
      await this.assertTeam(tx, workspace.id);
      const inviter = await this.mails.senderOf(tx, userId);
      if (await this.invitations.isMember(tx, workspace.id, email)) throw new AppError('ALREADY_MEMBER');
      await this.invitations.revokeEnded(tx, workspace.id, email);
      await tx.insert(InvitationEntity, { ...row, workspaceId: workspace.id });
      await this.mails.take(userId, email);
      await this.mails.put(tx, row, inviter);
      await this.audit(tx, call, workspace, { id: row.id, action: 'invitation.created', detail: { role } });
    });
    return presentNew(row, null);
  }

  private async byLink(call: Call, wanted: LinkInvitationRequest): Promise<CreatedInvitation> {
    const { role, days, maxUses } = wanted;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row = {
      ...{ id: randomUUID(), kind: 'link' as const, email: null, role, invitedBy: call.scope.userId },
      ...{ tokenHash: hashOf(token), expiresAt: inDays(days), maxUses },
    };
    await this.workspaces.inWorkspace(call, async (tx, workspace) => {
      await this.assertTeam(tx, workspace.id);
      await tx.insert(InvitationEntity, { ...row, workspaceId: workspace.id });
      const detail = { role, days, maxUses };
      await this.audit(tx, call, workspace, { id: row.id, action: 'invitation.created', detail });
    });
    return presentNew(row, `${this.env.APP_URL}/invitation#${token}`);
  }

  private async assertTeam(tx: EntityManager, workspaceId: string): Promise<void> {
    if (!(await this.invitations.hasTeamPlan(tx, workspaceId))) throw new AppError('TEAM_PLAN_REQUIRED');
  }

  private audit(
    tx: EntityManager,
    call: Call,
    workspace: WorkspaceEntity,
    { id, ...line }: { id: string; action: string; detail?: object },
  ): Promise<void> {
    const subject = { subjectKind: 'invitation' as const, subjectId: id };
    return this.workspaces.audit(tx, call, workspace, { ...subject, ...line });
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

type NewInvitation = Pick<CreatedInvitation, 'id' | 'kind' | 'email' | 'role' | 'maxUses'> & {
  expiresAt: Date;
};

const presentNew = (
  { id, kind, email, role, maxUses, expiresAt }: NewInvitation,
  url: string | null,
): CreatedInvitation => ({
  ...{ id, kind, email, role, maxUses, uses: 0, expiresAt: expiresAt.toISOString(), url },
  mail: kind === 'mail' ? 'pending' : null,
});
