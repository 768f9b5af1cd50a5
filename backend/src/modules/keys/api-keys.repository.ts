import { API_KEY, type KeyScope, type PlanKey, type Role } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { BatchLoader } from '../../database/batch-loader.js';
import { type Scope, scopeParameter, workspaceIn } from '../../database/scope.js';
import { ApiKeyEntity } from './api-key.entity.js';

export interface KeyHolder {
  id: string;
  scopes: KeyScope[];
  lastUsedAt: Date | null;
  workspaceId: string;
  madeBy: string;
  accountId: string;
  plan: PlanKey;
  role: Role | null;
}
export interface EndingKey {
  id: string;
  userId: string;
  address: string;
  slug: string;
}
export type KeyRow = Pick<
  ApiKeyEntity,
  'id' | 'name' | 'start' | 'scopes' | 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'replacedBy'
> & { makerName: string };

const IS_VALID = 'revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())';

@Injectable()
export class ApiKeysRepository {
  private readonly holders = new BatchLoader((hashes) => this.readHolders(hashes));

  constructor(private readonly db: DataSource) {}

  /** Null: unknown, revoked or expired. Not cached, so that changes apply to the next call. */
  findHolder(keyHash: Buffer): Promise<KeyHolder | null> {
    return this.holders.find(keyHash.toString('hex'));
  }

  /** Newest first. Raw: joins the maker's name and checks access. */
  list(scope: Scope): Promise<KeyRow[]> {
    return this.db.query<KeyRow[]>(
      `SELECT k.id, k.name, k.start, k.scopes, k.created_at AS "createdAt", k.expires_at AS "expiresAt",
              k.last_used_at AS "lastUsedAt", k.replaced_by AS "replacedBy", u.username AS "makerName"
         FROM api_key k JOIN app_user u ON u.id = k.made_by
        WHERE k.workspace_id = ${workspaceIn('$1')} AND k.revoked_at IS NULL
          AND (k.replaced_by IS NULL OR k.expires_at > now())
        ORDER BY k.created_at DESC, k.id`,
      [scopeParameter(scope)],
    );
  }

  /** Exact while the workspace is locked. Raw: two tables. */
  async findRefusal(
    tx: EntityManager,
    workspaceId: string,
  ): Promise<'API_PLAN_REQUIRED' | 'TOO_MANY_KEYS' | null> {
    const [row] = await tx.query<{ plan: PlanKey; keys: number }[]>(
      `SELECT a.plan, (SELECT count(*)::int FROM api_key WHERE workspace_id = w.id AND ${IS_VALID}) AS keys
         FROM workspace w JOIN billing_account a ON a.user_id = w.account_id WHERE w.id = $1`,
      [workspaceId],
    );
    if (row?.plan !== 'agency') return 'API_PLAN_REQUIRED';
    return row.keys >= API_KEY.perWorkspace ? 'TOO_MANY_KEYS' : null;
  }

  /** Raw: a table of the users module. */
  async findName(tx: EntityManager, userId: string): Promise<string> {
    const [row] = await tx.query<{ username: string }[]>('SELECT username FROM app_user WHERE id = $1', [
      userId,
    ]);
    return row?.username ?? '';
  }

  lock(tx: EntityManager, workspaceId: string, id: string): Promise<ApiKeyEntity | null> {
    return tx
      .createQueryBuilder(ApiKeyEntity, 'key')
      .where({ id, workspaceId })
      .andWhere(IS_VALID)
      .setLock('pessimistic_write')
      .getOne();
  }

  async replace(tx: EntityManager, id: string, replacedBy: string): Promise<void> {
    const expiresAt = () => `least(expires_at, now() + interval '${API_KEY.overlapHours} hours')`;
    await tx.update(ApiKeyEntity, { id }, { replacedBy, expiresAt });
  }

  /** At most once per `lastUsedEveryMs`. */
  async noteUse(id: string): Promise<void> {
    const earlier = Raw(
      (column) =>
        `(${column} IS NULL OR ${column} < now() - interval '${SETTINGS.keys.lastUsedEveryMs} milliseconds')`,
    );
    const where = { id, lastUsedAt: earlier };
    await this.db.manager.update(ApiKeyEntity, where, { lastUsedAt: () => 'now()' });
  }

  /** Returns the mails to send. Raw: skips rows locked elsewhere. */
  async warnEnding(
    tx: EntityManager,
    { beforeMs, batch }: { beforeMs: number; batch: number },
  ): Promise<EndingKey[]> {
    const [rows] = await tx.query<[EndingKey[], number]>(
      `UPDATE api_key k SET warned_at = now() FROM app_user u, workspace w
        WHERE u.id = k.made_by AND w.id = k.workspace_id AND k.id IN (
          SELECT id FROM api_key
           WHERE ${IS_VALID} AND replaced_by IS NULL AND warned_at IS NULL
             AND expires_at <= now() + make_interval(secs => $1::float8 / 1000)
           ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING k.id, u.id AS "userId", u.email AS address, w.slug`,
      [beforeMs, batch],
    );
    return rows;
  }

  /** Raw: one statement per event-loop turn (measured hot path), with the current plan and membership. */
  private async readHolders(hashes: string[]): Promise<Map<string, KeyHolder>> {
    const rows = await this.db.query<(KeyHolder & { hash: string })[]>(
      `SELECT encode(k.key_hash, 'hex') AS hash, k.id, k.scopes, k.last_used_at AS "lastUsedAt",
              k.workspace_id AS "workspaceId", k.made_by AS "madeBy", w.account_id AS "accountId", a.plan,
              CASE WHEN w.account_id = k.made_by THEN 'owner' ELSE m.role END AS role
         FROM api_key k JOIN workspace w ON w.id = k.workspace_id JOIN billing_account a ON a.user_id = w.account_id
         LEFT JOIN workspace_member m ON m.workspace_id = w.id AND m.user_id = k.made_by
        WHERE k.key_hash = ANY(SELECT decode(h, 'hex') FROM unnest($1::text[]) h) AND ${IS_VALID}`,
      [hashes],
    );
    return new Map(rows.map(({ hash, ...holder }) => [hash, holder]));
  }
}
