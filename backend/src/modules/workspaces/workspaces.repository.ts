import {
  PLAN_KEYS,
  PLANS,
  TEAM_READ_DAYS,
  type Workspace,
  type WorkspaceMember,
  type WorkspacesUse,
  type WorkspaceUse,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Scope, scopeParameter, workspaceIn } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';

const LIMIT_BY_PLAN = JSON.stringify(
  Object.fromEntries(PLAN_KEYS.map((plan) => [plan, PLANS[plan].workspaces])),
);

@Injectable()
export class WorkspacesRepository {
  constructor(private readonly db: DataSource) {}

  /** Raw: the caller's role and the owner's plan, from three tables. */
  async list(userId: string): Promise<Workspace[]> {
    const rows = await this.db.query<(Omit<Workspace, 'closesAt'> & { closesAt: Date | null })[]>(
      `SELECT w.id, w.name, w.slug, w.is_default AND w.account_id = $1 AS "isDefault",
              CASE WHEN w.account_id = $1 THEN 'owner' ELSE m.role END AS role, a.plan,
              u.username AS "ownerName", w.archived_at IS NOT NULL AS "isArchived",
              CASE WHEN w.account_id <> $1 THEN a.team_ended_at + make_interval(days => $2) END AS "closesAt"
         FROM workspace w JOIN billing_account a ON a.user_id = w.account_id JOIN app_user u ON u.id = w.account_id
         LEFT JOIN workspace_member m ON m.workspace_id = w.id AND m.user_id = $1
        WHERE w.account_id = $1 OR m.user_id = $1
        ORDER BY w.account_id <> $1, NOT w.is_default, w.name, w.id`,
      [userId, TEAM_READ_DAYS],
    );
    return rows.map((row) => ({ ...row, closesAt: row.closesAt?.toISOString() ?? null }));
  }

  /** Raw: counts from three tables within the account's period. */
  async use(userId: string): Promise<WorkspacesUse> {
    const [row] = await this.db.query<(Omit<WorkspacesUse, 'rows'> & { rows: WorkspaceUse[] })[]>(
      `WITH own AS (SELECT id FROM workspace WHERE account_id = $1),
       delivered AS (
         SELECT e.workspace_id AS id, count(*)::int AS count FROM credit_entry e JOIN billing_account a USING (user_id)
          WHERE e.user_id = $1 AND e.kind = 'capture' AND e.period_start = a.period_start GROUP BY 1),
       people AS (
         SELECT workspace_id AS id, count(*)::int AS count FROM workspace_member JOIN own ON own.id = workspace_id GROUP BY 1)
       SELECT a.period_start AS "periodStart", (SELECT count(*)::int FROM own) AS workspaces,
              1 + (SELECT count(DISTINCT user_id)::int FROM workspace_member JOIN own ON own.id = workspace_id) AS people,
              (SELECT json_agg(json_build_object('workspaceId', own.id, 'transformations', coalesce(d.count, 0),
                                                 'people', 1 + coalesce(p.count, 0)))
                 FROM own LEFT JOIN delivered d USING (id) LEFT JOIN people p USING (id)) AS rows
         FROM billing_account a WHERE a.user_id = $1`,
      [userId],
    );
    if (!row) throw new AppError('NO_SESSION');
    return { ...row, periodStart: new Date(row.periodStart).toISOString() };
  }

  /** With the first slug that is free. Null: the plan allows no more. Raw: checks the limit under the account's lock. */
  async create(
    tx: EntityManager,
    userId: string,
    { name, slugs }: { name: string; slugs: readonly string[] },
  ): Promise<string | null> {
    await tx.query('SELECT 1 FROM billing_account WHERE user_id = $1 FOR UPDATE', [userId]);
    for (const slug of slugs) {
      const [row] = await tx.query<{ id: string }[]>(
        `INSERT INTO workspace (account_id, name, slug)
         SELECT user_id, $2, $4 FROM billing_account
          WHERE user_id = $1 AND (SELECT count(*) FROM workspace WHERE account_id = $1) < ($3::jsonb ->> plan)::integer
         ON CONFLICT (slug) DO NOTHING RETURNING id`,
        [userId, name, LIMIT_BY_PLAN, slug],
      );
      if (row !== undefined) return row.id;
    }
    return null;
  }

  /** Raw: adds the owner, who has no member row, and names. */
  async members(scope: Scope): Promise<WorkspaceMember[]> {
    const rows = await this.db.query<(Omit<WorkspaceMember, 'joinedAt'> & { joinedAt: Date })[]>(
      `WITH place AS (SELECT * FROM workspace WHERE id = ${workspaceIn('$1')}),
       people AS (
         SELECT account_id AS user_id, 'owner' AS role, created_at FROM place
         UNION ALL SELECT user_id, role, m.created_at FROM workspace_member m JOIN place ON place.id = m.workspace_id)
       SELECT u.id AS "userId", u.username, p.role, p.created_at AS "joinedAt",
              CASE WHEN EXISTS (SELECT 1 FROM people WHERE user_id = $2 AND role IN ('owner', 'admin')) THEN u.email END AS email
         FROM people p JOIN app_user u ON u.id = p.user_id ORDER BY p.role <> 'owner', p.created_at, u.id`,
      [scopeParameter(scope), scope.userId],
    );
    return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
  }

  /** Raw: locks two accounts (see the function). */
  async handOver(tx: EntityManager, id: string, receiver: string, requestId: string): Promise<boolean> {
    const [row] = await tx.query<{ given: boolean }[]>('SELECT transfer_workspace($1, $2, $3, $4) AS given', [
      id,
      receiver,
      PLANS.agency.workspaces,
      requestId,
    ]);
    return row?.given ?? false;
  }
}
