import {
  LIMITS,
  tagKey,
  type FormatKey,
  type LibraryTag,
  type TransformationStatus,
  type VersionSummary,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { type Scope, scopeParameter, workspaceIn } from '../../../database/scope.js';
import { Transformation } from '../transformation.entity.js';
import type { LibraryPageRequest } from './library.filter.js';
import { listStatement } from './library.query.js';
import { TransformationTag } from './transformation-tag.entity.js';

export interface LibraryRow {
  id: string;
  status: TransformationStatus;
  excerpt: string;
  isArchived: boolean;
  formats: FormatKey[];
  tags: string[];
  createdAt: Date;
  /** Exact to the microsecond, for the cursor. */
  createdAtText: string;
  isShared: boolean;
  author: VersionSummary['author'];
}

const OPEN = `('queued', 'running')`;
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

@Injectable()
export class LibraryRepository {
  constructor(private readonly db: DataSource) {}

  async list(scope: Scope, request: LibraryPageRequest): Promise<LibraryRow[]> {
    const statement = listStatement(scope, request);
    return statement === null ? [] : this.db.query<LibraryRow[]>(statement.sql, statement.values);
  }

  /** Raw: keeps the first date, and locks in order. */
  async archive(scope: Scope, ids: readonly string[], isArchived: boolean): Promise<string[]> {
    const [rows] = await this.db.query<[{ id: string }[], number]>(
      `UPDATE transformation SET archived_at = CASE WHEN $3 THEN coalesce(archived_at, now()) END
        WHERE id IN (SELECT id FROM transformation WHERE workspace_id = ${workspaceIn('$1')} AND kind = 'transform' AND id = ANY($2) ORDER BY id FOR UPDATE)
        RETURNING id`,
      [scopeParameter(scope), ids, isArchived],
    );
    return idsOf(rows);
  }

  tags(scope: Scope): Promise<LibraryTag[]> {
    return this.db.query<LibraryTag[]>(
      `SELECT min(name) AS name, count(*)::int AS count FROM transformation_tag WHERE workspace_id = ${workspaceIn('$1')}
        GROUP BY key ORDER BY key`,
      [scopeParameter(scope)],
    );
  }

  /** Serializes tag changes of the workspace. Raw: advisory and key-share locks. */
  async lockForTags(tx: EntityManager, scope: Scope, ids: readonly string[]): Promise<string[]> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('tags ' || ${workspaceIn('$1')}, 0))`, [
      scopeParameter(scope),
    ]);
    return idsOf(
      await tx.query(
        `SELECT id FROM transformation WHERE workspace_id = ${workspaceIn('$1')} AND kind = 'transform' AND id = ANY($2) ORDER BY id FOR KEY SHARE`,
        [scopeParameter(scope), ids],
      ),
    );
  }

  /** An existing tag keeps its spelling. Raw: one insert of all pairs. */
  async addTags(tx: EntityManager, scope: Scope, ids: string[], names: readonly string[]): Promise<void> {
    await tx.query(
      `INSERT INTO transformation_tag (transformation_id, key, name, user_id, workspace_id)
       SELECT t.id, key, coalesce((SELECT min(name) FROM transformation_tag k
                                    WHERE k.workspace_id = t.workspace_id AND k.key = w.key), name), t.user_id, t.workspace_id
         FROM transformation t, unnest($3::text[], $4::text[]) AS w (key, name)
        WHERE t.id = ANY($2) AND t.workspace_id = ${workspaceIn('$1')}
       ON CONFLICT DO NOTHING`,
      [scopeParameter(scope), ids, names.map(tagKey), names],
    );
  }

  async removeTags(tx: EntityManager, ids: string[], names: readonly string[]): Promise<void> {
    await tx.delete(TransformationTag, { transformationId: Any(ids), key: Any(names.map(tagKey)) });
  }

  /** Per transformation or per workspace. Raw: grouped counts. */
  async hasTooManyTags(tx: EntityManager, scope: Scope, ids: string[]): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT 1 FROM transformation_tag WHERE transformation_id = ANY($2)
        GROUP BY transformation_id HAVING count(*) > $3
       UNION ALL
       SELECT 1 FROM transformation_tag WHERE workspace_id = ${workspaceIn('$1')} HAVING count(DISTINCT key) > $4 LIMIT 1`,
      [scopeParameter(scope), ids, LIMITS.tagsPerTransformation, LIMITS.tags],
    );
    return rows.length > 0;
  }

  /** Ordered by id, so that concurrent calls cannot deadlock. Raw: `ORDER BY` before the lock. */
  async lockForDeletion(
    tx: EntityManager,
    scope: Scope,
    ids: readonly string[],
  ): Promise<{ id: string; accountId: string }[]> {
    return tx.query(
      `SELECT id, user_id AS "accountId" FROM transformation WHERE workspace_id = ${workspaceIn('$1')} AND kind = 'transform' AND id = ANY($2) ORDER BY id FOR UPDATE`,
      [scopeParameter(scope), ids],
    );
  }

  async findUnfinished(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
    return idsOf(
      await tx.query(
        `SELECT id FROM transformation WHERE id = ANY($1) AND status IN ${OPEN}
         UNION SELECT parent_id FROM transformation WHERE parent_id = ANY($1) AND status IN ${OPEN}`,
        [ids],
      ),
    );
  }

  async delete(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.delete(Transformation, { id: Any(ids) });
  }
}
