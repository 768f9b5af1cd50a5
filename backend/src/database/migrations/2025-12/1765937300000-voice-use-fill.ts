import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';
import { fillInBatches } from '../../postgres.repository.js';

export class VoiceUseFill1765937300000 extends Migration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await fillInBatches(runner, FILL);
  }
}

const FILL = `
  WITH batch AS (SELECT id FROM transformation WHERE id > $1 ORDER BY id LIMIT $2),
  used AS (
    SELECT t.id, t.request #>> '{voice,id}' AS voice, t.request #>> '{voice,version}' AS version
      FROM batch JOIN transformation t USING (id)
    UNION
    SELECT b.id, o.checks #>> '{voice,voiceId}', o.checks #>> '{voice,version}'
      FROM batch b JOIN output o ON o.transformation_id = b.id
    UNION
    SELECT b.id, o.checks #>> '{voice,voiceId}', o.checks #>> '{voice,version}'
      FROM batch b JOIN output_version o ON o.transformation_id = b.id),
  filled AS (
    INSERT INTO voice_use (transformation_id, voice_id, voice_version)
    SELECT u.id, v.id, u.version::integer FROM used u JOIN voice v ON v.id = u.voice::uuid
    ON CONFLICT DO NOTHING)
  SELECT max(id::text) AS last FROM batch`;
