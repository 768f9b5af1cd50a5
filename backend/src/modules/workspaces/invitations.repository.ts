import { PERMISSIONS, PLAN_KEYS, PLANS, type InvitationView } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Scope, scopeParameter, workspaceIn } from '../../database/scope.js';
import type { InvitationEntity } from './invitation.entity.js';

const SEATS = JSON.stringify(Object.fromEntries(PLAN_KEYS.map((plan) => [plan, PLANS[plan].people])));
const INVITERS = JSON.stringify(PERMISSIONS['workspace:manage']);
const TERMS = `{"seats":${SEATS},"inviters":${INVITERS}}`;

const stands = (person: string, inviters: string): string =>
  `is_invitation_valid(i.workspace_id, i.invited_by, i.created_at, ${person}, ${inviters})`;

export type InvitationEnd = 'INVITATION_REVOKED' | 'INVITATION_USED' | 'INVITATION_EXPIRED';
export type AcceptOutcome =
  | InvitationEnd
  | 'joined'
  | 'known'
  | 'INVITATION_GONE'
  | 'INVITATION_OF_ANOTHER'
  | 'TEAM_PLAN_REQUIRED'
  | 'TOO_MANY_PEOPLE';

type ListRow = Pick<InvitationEntity, 'id' | 'kind' | 'email' | 'role' | 'expiresAt' | 'maxUses' | 'uses'> & {
  mail: 'pending' | 'sent' | 'failed' | null;
};

@Injectable()
export class InvitationsRepository {
  constructor(private readonly db: DataSource) {}

  /** Open ones and expired mails, oldest first. Raw: access, state and mail in one statement. */
  list(scope: Scope): Promise<ListRow[]> {
    return this.db.query(
      `SELECT i.id, i.kind, i.email, i.role, i.expires_at AS "expiresAt", i.max_uses AS "maxUses", i.uses,
              CASE WHEN i.kind = 'mail' THEN coalesce(m.status, 'sent') END AS mail
         FROM invitation i LEFT JOIN mail_message m ON m.kind = 'invitation' AND m.subject_id = i.id
        WHERE i.workspace_id = ${workspaceIn('$1')} AND i.revoked_at IS NULL AND i.uses < i.max_uses
          AND (i.kind = 'mail' OR i.expires_at > now()) AND ${stands('NULL', '$2')}
        ORDER BY i.created_at, i.id`,
      [scopeParameter(scope), INVITERS],
    );
  }

  /** An address has at most one invitation. Raw: the rule is a function. */
  async revokeEnded(tx: EntityManager, workspaceId: string, email: string): Promise<void> {
    await tx.query(
      `UPDATE invitation i SET revoked_at = now()
        WHERE workspace_id = $1 AND email = $2 AND revoked_at IS NULL
          AND (expires_at <= now() OR NOT ${stands('NULL', '$3')})`,
      [workspaceId, email, INVITERS],
    );
  }

  /** Raw: two tables. */
  async isMember(tx: EntityManager, workspaceId: string, email: string): Promise<boolean> {
    const [row] = await tx.query<{ is: boolean }[]>(
      `SELECT EXISTS (SELECT 1 FROM app_user u WHERE u.email = $2 AND u.id IN (
         SELECT account_id FROM workspace WHERE id = $1
         UNION SELECT user_id FROM workspace_member WHERE workspace_id = $1)) AS is`,
      [workspaceId, email],
    );
    return row?.is ?? false;
  }

  /** Raw: the owner's plan is in a table of billing, read in the same transaction. */
  async hasTeamPlan(tx: EntityManager, workspaceId: string): Promise<boolean> {
    const [row] = await tx.query<{ is: boolean }[]>(
      `SELECT ($2::jsonb ->> a.plan)::integer > 1 AS is
         FROM workspace w JOIN billing_account a ON a.user_id = w.account_id WHERE w.id = $1`,
      [workspaceId, SEATS],
    );
    return row?.is ?? false;
  }

  /** Null: unknown token. `userId`: the caller, if signed in. Raw: six tables. */
  async find(
    tokenHash: Buffer,
    userId: string | null,
  ): Promise<{ view: InvitationView; end: InvitationEnd | null } | null> {
    const [row] = await this.db.query<
      (Omit<InvitationView, 'expiresAt'> & { expiresAt: Date; end: InvitationEnd | null })[]
    >(FIND, [tokenHash, userId, SEATS, INVITERS]);
    if (!row) return null;
    const { end, ...view } = row;
    return { end, view: { ...view, expiresAt: row.expiresAt.toISOString() } };
  }

  /** Raw: seats are counted under the account's lock (see the function). */
  async accept(
    tokenHash: Buffer,
    userId: string,
    requestId: string,
  ): Promise<{ outcome: AcceptOutcome; workspaceId: string }> {
    const [row] = await this.db.query<{ outcome: AcceptOutcome; workspaceId: string }[]>(
      'SELECT outcome, joined_id AS "workspaceId" FROM accept_invitation($1, $2, $3, $4)',
      [tokenHash, userId, TERMS, requestId],
    );
    return row ?? { outcome: 'INVITATION_GONE', workspaceId: '' };
  }
}

const FIND = `
  WITH found AS (
    SELECT * FROM invitation WHERE token_hash = $1
    UNION ALL
    SELECT i.* FROM invitation_token t JOIN invitation i ON i.id = t.invitation_id WHERE t.token_hash = $1),
  seats AS (
    SELECT w.account_id, count(DISTINCT m.user_id) + 1 AS taken
      FROM workspace w LEFT JOIN workspace_member m ON m.workspace_id = w.id
     WHERE w.account_id IN (SELECT account_id FROM workspace JOIN found ON found.workspace_id = workspace.id)
     GROUP BY 1)
  SELECT w.name AS "workspaceName", u.username AS "ownerName", i.role, i.email, i.expires_at AS "expiresAt",
         CASE WHEN w.account_id = $2 OR EXISTS (
           SELECT 1 FROM workspace_member m WHERE m.workspace_id = w.id AND m.user_id = $2) THEN w.slug END AS "memberOf",
         CASE WHEN ($3::jsonb ->> a.plan)::integer <= 1 THEN 'no-team-plan'
              WHEN s.taken >= ($3::jsonb ->> a.plan)::integer AND NOT EXISTS (
                SELECT 1 FROM workspace_member m JOIN workspace o ON o.id = m.workspace_id
                 WHERE o.account_id = w.account_id AND m.user_id = $2) THEN 'no-seat' END AS obstacle,
         CASE WHEN i.revoked_at IS NOT NULL OR NOT ${stands('$2', '$4')} THEN 'INVITATION_REVOKED'
              WHEN i.uses >= i.max_uses THEN 'INVITATION_USED'
              WHEN i.expires_at <= now() THEN 'INVITATION_EXPIRED' END AS "end"
    FROM found i JOIN workspace w ON w.id = i.workspace_id JOIN app_user u ON u.id = w.account_id
    JOIN billing_account a ON a.user_id = w.account_id JOIN seats s ON s.account_id = w.account_id`;
