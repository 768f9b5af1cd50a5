import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class VoiceArchive1765937200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE voice ADD COLUMN archived_at timestamptz;
      DROP INDEX ux_voice_name;
      CREATE UNIQUE INDEX ux_voice_name ON voice (workspace_id, lower(name)) WHERE archived_at IS NULL;
      CREATE TABLE voice_use (
        transformation_id uuid CONSTRAINT fk_voice_use_transformation REFERENCES transformation ON DELETE CASCADE,
        voice_id uuid CONSTRAINT fk_voice_use_voice REFERENCES voice ON DELETE CASCADE,
        voice_version integer,
        CONSTRAINT pk_voice_use PRIMARY KEY (transformation_id, voice_id, voice_version)
      );
      CREATE INDEX ix_voice_use_voice ON voice_use (voice_id)`);
  }
}
