import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';
import { fillInBatches } from '../../postgres.repository.js';

export class WorkspacesFill1764986500000 extends Migration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const fill of FILLS) {
      await fillInBatches(runner, fill);
    }
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const lastOf = (column: string): string => `SELECT max(${column}::text) AS last FROM batch`;
const FILLS = [
  `WITH batch AS (SELECT user_id FROM billing_account WHERE user_id > $1 ORDER BY user_id LIMIT $2),
   filled AS (
     INSERT INTO workspace (account_id, is_default) SELECT user_id, true FROM batch ON CONFLICT DO NOTHING)
   ${lastOf('user_id')}`,
  `WITH batch AS (SELECT id FROM transformation WHERE id > $1 ORDER BY id LIMIT $2),
   filled AS (
     UPDATE transformation t SET workspace_id = w.id, author_id = coalesce(t.author_id, t.user_id)
       FROM batch, workspace w
      WHERE t.id = batch.id AND t.workspace_id IS NULL AND w.account_id = t.user_id AND w.is_default)
   ${lastOf('id')}`,
  `WITH batch AS (SELECT DISTINCT transformation_id AS id FROM transformation_tag
                   WHERE transformation_id > $1 ORDER BY 1 LIMIT $2),
   filled AS (
     UPDATE transformation_tag g SET workspace_id = t.workspace_id FROM batch, transformation t
      WHERE g.transformation_id = batch.id AND t.id = batch.id AND g.workspace_id IS NULL)
   ${lastOf('id')}`,
];

const rebuildIndex = (name: string, definition: string, kind = 'INDEX'): string[] => [
  `DROP INDEX CONCURRENTLY IF EXISTS ${name}`,
  `CREATE ${kind} CONCURRENTLY ${name} ON ${definition}`,
];
const constraint = (table: string, name: string, definition: string): string[] => [
  `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`,
  `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`,
  `ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`,
];
// Composite keys prevent references between rows of different workspaces.
const STATEMENTS = [
  'ALTER TABLE transformation DROP CONSTRAINT IF EXISTS fk_transformation_parent_workspace',
  'ALTER TABLE transformation_tag DROP CONSTRAINT IF EXISTS fk_transformation_tag_workspace',
  ...rebuildIndex('uq_transformation_workspace', 'transformation (id, workspace_id)', 'UNIQUE INDEX'),
  ...rebuildIndex(
    'ix_transformation_workspace',
    `transformation (workspace_id, created_at DESC, id DESC) WHERE kind = 'transform'`,
  ),
  ...rebuildIndex('ix_transformation_author', 'transformation (author_id, created_at DESC, id DESC)'),
  ...rebuildIndex('ix_transformation_tag_workspace', 'transformation_tag (workspace_id, key)'),
  ...rebuildIndex('ix_output_version_author', 'output_version (author_id) WHERE author_id IS NOT NULL'),
  'ALTER TABLE transformation VALIDATE CONSTRAINT ck_transformation_workspace',
  'ALTER TABLE transformation VALIDATE CONSTRAINT fk_transformation_workspace',
  'ALTER TABLE transformation VALIDATE CONSTRAINT fk_transformation_author',
  'ALTER TABLE output_version VALIDATE CONSTRAINT fk_output_version_author',
  ...constraint(
    'transformation',
    'fk_transformation_parent_workspace',
    'FOREIGN KEY (parent_id, workspace_id) REFERENCES transformation (id, workspace_id) ON DELETE CASCADE',
  ),
  ...constraint(
    'transformation_tag',
    'fk_transformation_tag_workspace',
    'FOREIGN KEY (transformation_id, workspace_id) REFERENCES transformation (id, workspace_id) ON DELETE CASCADE',
  ),
];
