import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class VoiceVersions1765850800000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE voice_version (
        voice_id uuid NOT NULL CONSTRAINT fk_voice_version_voice REFERENCES voice ON DELETE CASCADE,
        version integer NOT NULL,
        rules jsonb,
        fingerprint jsonb,
        changed_by uuid CONSTRAINT fk_voice_version_changed_by REFERENCES app_user ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_voice_version PRIMARY KEY (voice_id, version)
      );
      CREATE INDEX ix_voice_version_changed_by ON voice_version (changed_by);
      ALTER TABLE voice_sample ADD COLUMN language text;
      ALTER TABLE term ADD COLUMN note text`);
  }
}
