import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class Versions1764028800000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE output
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN edited jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN locked jsonb NOT NULL DEFAULT '[]';
      CREATE TABLE output_version (
        transformation_id uuid NOT NULL,
        format text NOT NULL,
        version integer NOT NULL,
        kind text NOT NULL CONSTRAINT ck_output_version_kind
          CHECK (kind IN ('written', 'edited', 'regenerated', 'restored')),
        draft jsonb NOT NULL,
        text text NOT NULL,
        checks jsonb,
        edited jsonb NOT NULL,
        locked jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_output_version PRIMARY KEY (transformation_id, format, version),
        CONSTRAINT fk_output_version_output FOREIGN KEY (transformation_id, format) REFERENCES output ON DELETE CASCADE
      );
      CREATE TABLE regeneration (
        id uuid CONSTRAINT pk_regeneration PRIMARY KEY,
        transformation_id uuid NOT NULL,
        format text NOT NULL,
        user_id uuid NOT NULL,
        part text,
        instruction text NOT NULL DEFAULT '',
        variant integer NOT NULL,
        is_charged boolean NOT NULL,
        plan text NOT NULL,
        status text NOT NULL DEFAULT 'queued' CONSTRAINT ck_regeneration_status
          CHECK (status IN ('queued', 'running', 'succeeded', 'failed')),
        deadline_at timestamptz NOT NULL,
        error_code text,
        created_at timestamptz NOT NULL DEFAULT now(),
        settled_at timestamptz,
        CONSTRAINT fk_regeneration_output FOREIGN KEY (transformation_id, format) REFERENCES output ON DELETE CASCADE
      );
      CREATE INDEX ix_regeneration_output ON regeneration (transformation_id, format);
      CREATE INDEX ix_regeneration_open_user ON regeneration (user_id) WHERE status IN ('queued', 'running');
      CREATE UNIQUE INDEX uq_regeneration_open ON regeneration (transformation_id, format)
        WHERE status IN ('queued', 'running')`);
  }
}
