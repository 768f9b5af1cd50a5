import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class Voices1765418400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE voice (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT pk_voice PRIMARY KEY,
        workspace_id uuid NOT NULL CONSTRAINT fk_voice_workspace REFERENCES workspace ON DELETE CASCADE,
        name text NOT NULL,
        rules jsonb NOT NULL,
        terms jsonb NOT NULL DEFAULT '[]',
        fingerprint jsonb,
        version integer NOT NULL DEFAULT 1,
        is_default boolean NOT NULL DEFAULT false
      );
      CREATE UNIQUE INDEX ux_voice_name ON voice (workspace_id, lower(name));
      CREATE UNIQUE INDEX ux_voice_default ON voice (workspace_id) WHERE is_default;
      CREATE TABLE voice_sample (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT pk_voice_sample PRIMARY KEY,
        voice_id uuid NOT NULL CONSTRAINT fk_voice_sample_voice REFERENCES voice ON DELETE CASCADE,
        title text NOT NULL,
        text text NOT NULL,
        words integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ix_voice_sample_voice ON voice_sample (voice_id)`);
  }
}
