import { type Scope, scopeParameter, workspaceIn } from '../../../database/scope.js';
import { indexQuery } from './search-words.js';
import type { LibraryPageRequest } from './library.filter.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

export function listStatement(scope: Scope, { filter, limit, after }: LibraryPageRequest): Statement | null {
  const query = filter.search === null ? null : indexQuery(filter.search);
  if (filter.search !== null && query === null) return null;
  const values: unknown[] = [scopeParameter(scope)];
  const conditions = [
    `workspace_id = ${workspaceIn('$1')}`,
    `kind = 'transform'`,
    `archived_at IS ${filter.isArchived ? 'NOT NULL' : 'NULL'}`,
  ];
  const value = (of: unknown): string => `$${values.push(of)}`;
  const where = (of: unknown, condition: (parameter: string) => string): void => {
    if (of !== null) conditions.push(condition(value(of)));
  };
  // `IS TRUE` prevents a join, so that matches are read once.
  where(query, (text) => `(id IN (SELECT search_workspace(${workspaceIn('$1')}, ${text}))) IS TRUE`);
  where(filter.format, (format) => `${format} = ANY(formats)`);
  where(filter.statuses, (statuses) => `status = ANY(${statuses})`);
  where(
    filter.tagKey,
    (key) =>
      `id IN (SELECT transformation_id FROM transformation_tag WHERE workspace_id = ${workspaceIn('$1')} AND key = ${key})`,
  );
  where(filter.from, (from) => `created_at >= ${from}`);
  where(filter.before, (before) => `created_at < ${before}`);
  if (after) conditions.push(`(created_at, id) < (${value(after.createdAt)}, ${value(after.id)})`);
  const sql = `
    WITH page AS (
      SELECT id, status, excerpt, formats, archived_at, created_at, workspace_id, author_id FROM transformation WHERE ${conditions.join(' AND ')}
       ORDER BY created_at DESC, id DESC LIMIT ${value(limit)})
    SELECT id, status, excerpt, formats, archived_at IS NOT NULL AS "isArchived", created_at AS "createdAt",
           to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAtText",
           ARRAY(SELECT name FROM transformation_tag g WHERE g.transformation_id = page.id ORDER BY key) AS tags,
           EXISTS (SELECT 1 FROM workspace_member m WHERE m.workspace_id = page.workspace_id) AS "isShared",
           (SELECT json_build_object('userId', u.id, 'username', u.username) FROM app_user u WHERE u.id = page.author_id) AS author
      FROM page ORDER BY created_at DESC, id DESC`;
  return { sql, values };
}
