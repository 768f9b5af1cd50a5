import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1_000;

/** Adds indexes and constraints of regeneration jobs, and jobs for older regenerations, without long locks. */
export class RegenerationJobsFill1764900100000 implements MigrationInterface {
  name = 'RegenerationJobsFill1764900100000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    let after: string | null = '00000000-0000-0000-0000-000000000000';
    while (after !== null) {
      const [row] = (await runner.query(FILL, [after, BATCH])) as [{ last: string | null }];
      after = row.last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_transformation_parent, uq_transformation_regeneration_open');
  }
}

// An interrupted build leaves an invalid index, which is dropped and built again.
const STATEMENTS = [
  'DROP INDEX CONCURRENTLY IF EXISTS ix_transformation_parent',
  'CREATE INDEX CONCURRENTLY ix_transformation_parent ON transformation (parent_id) WHERE parent_id IS NOT NULL',
  'DROP INDEX CONCURRENTLY IF EXISTS uq_transformation_regeneration_open',
  `CREATE UNIQUE INDEX CONCURRENTLY uq_transformation_regeneration_open ON transformation (parent_id, formats)
    WHERE kind = 'regeneration' AND status IN ('queued', 'running')`,
  'ALTER TABLE transformation VALIDATE CONSTRAINT ck_transformation_kind',
  'ALTER TABLE transformation VALIDATE CONSTRAINT fk_transformation_parent',
];

// The lock keeps the previous release from settling a row between its read and its copy.
const FILL = `
  WITH batch AS (SELECT r FROM regeneration r WHERE r.id > $1 ORDER BY r.id LIMIT $2 FOR UPDATE),
  copied AS MATERIALIZED (SELECT (r).id, mirror_regeneration(r) FROM batch)
  SELECT max(id::text) AS last FROM copied`;
