import { PLAN_KEYS, PLANS, type InvitationView } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Scope, scopeParameter, workspaceIn } from '../../database/scope.js';
import { InvitationEntity } from './invitation.entity.js';

const SEATS = JSON.stringify(Object.fromEntries(PLAN_KEYS.map((plan) => [plan, PLANS[plan].people])));
const IS_GOOD = 'revoked_at IS NULL AND expires_at > now() AND uses < max_uses';

export type AcceptOutcome = 'joined' | 'known' | 'INVITATION_GONE' | 'TEAM_PLAN_REQUIRED' | 'TOO_MANY_PEOPLE';

@Injectable()
export class InvitationsRepository {
  constructor(private readonly db: DataSource) {}

  /** Valid ones, oldest first. Raw: access, state and order in one statement. */
  list(scope: Scope): Promise<Pick<InvitationEntity, 'id' | 'role' | 'expiresAt' | 'maxUses' | 'uses'>[]> {
    return this.db.query(
      `SELECT id, role, expires_at AS "expiresAt", max_uses AS "maxUses", uses FROM invitation
        WHERE workspace_id = ${workspaceIn('$1')} AND ${IS_GOOD} ORDER BY created_at, id`,
      [scopeParameter(scope)],
    );
  }

  async insert(
    tx: EntityManager,
    invitation: Omit<InvitationEntity, 'createdAt' | 'uses' | 'revokedAt'>,
  ): Promise<void> {
    await tx.insert(InvitationEntity, invitation);
  }

  /** False when there is no valid one of this workspace. */
  async revoke(tx: EntityManager, workspaceId: string, id: string): Promise<boolean> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(InvitationEntity)
      .set({ revokedAt: () => 'now()' })
      .where({ workspaceId, id })
      .andWhere('revoked_at IS NULL')
      .execute();
    return affected === 1;
  }

  /** Null for a token that is unknown, expired, used up or revoked. Raw: names from three tables. */
  async find(tokenHash: Buffer): Promise<InvitationView | null> {
    const [row] = await this.db.query<(Omit<InvitationView, 'expiresAt'> & { expiresAt: Date })[]>(
      `SELECT w.name AS "workspaceName", u.username AS "ownerName", i.role, i.expires_at AS "expiresAt"
         FROM invitation i JOIN workspace w ON w.id = i.workspace_id JOIN app_user u ON u.id = w.account_id
        WHERE i.token_hash = $1 AND ${IS_GOOD}`,
      [tokenHash],
    );
    return row ? { ...row, expiresAt: row.expiresAt.toISOString() } : null;
  }

  /** Raw: seats are counted under the account's lock (see the function). */
  async accept(
    tokenHash: Buffer,
    userId: string,
    requestId: string,
  ): Promise<{ outcome: AcceptOutcome; workspaceId: string }> {
    const [row] = await this.db.query<{ outcome: AcceptOutcome; workspaceId: string }[]>(
      'SELECT outcome, place AS "workspaceId" FROM accept_invitation($1, $2, $3, $4)',
      [tokenHash, userId, SEATS, requestId],
    );
    return row ?? { outcome: 'INVITATION_GONE', workspaceId: '' };
  }
}
