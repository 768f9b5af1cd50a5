import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';
import { fillInBatches } from '../../postgres.repository.js';

export class RegenerationJobsFill1764900100000 extends Migration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    await fillInBatches(runner, FILL);
  }
}

// An interrupted build leaves an invalid index.
const STATEMENTS = [
  'DROP INDEX CONCURRENTLY IF EXISTS ix_transformation_parent',
  'CREATE INDEX CONCURRENTLY ix_transformation_parent ON transformation (parent_id) WHERE parent_id IS NOT NULL',
  'DROP INDEX CONCURRENTLY IF EXISTS uq_transformation_regeneration_open',
  `CREATE UNIQUE INDEX CONCURRENTLY uq_transformation_regeneration_open ON transformation (parent_id, formats)
    WHERE kind = 'regeneration' AND status IN ('queued', 'running')`,
  'ALTER TABLE transformation VALIDATE CONSTRAINT ck_transformation_kind',
  'ALTER TABLE transformation VALIDATE CONSTRAINT fk_transformation_parent',
];

const FILL = `
  WITH batch AS (SELECT * FROM regeneration WHERE id > $1 ORDER BY id LIMIT $2),
  job AS (
    INSERT INTO transformation (id, kind, parent_id, user_id, request, request_hash, status, plan, deadline_at, error_code,
                                request_id, created_at, settled_at)
    SELECT id, 'regeneration', transformation_id, user_id,
           jsonb_build_object('formats', jsonb_build_array(format), 'part', part, 'instruction', instruction, 'variant', variant),
           '', status, plan, deadline_at, error_code, request_id, created_at, settled_at
      FROM batch ON CONFLICT DO NOTHING RETURNING id),
  written AS (
    INSERT INTO output (transformation_id, format, status, error_code)
    SELECT id, format, CASE WHEN status = 'running' THEN 'queued' ELSE status END, error_code FROM batch JOIN job USING (id))
  SELECT max(id::text) AS last FROM batch`;
