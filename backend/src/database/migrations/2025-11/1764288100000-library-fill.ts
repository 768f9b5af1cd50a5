import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';
import { fillInBatches } from '../../postgres.repository.js';

/** In batches, so that locks are short and an interrupted run can be repeated. */
export class LibraryFill1764288100000 extends Migration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await fillInBatches(runner, FILL);
  }
}

const FILL = `
  WITH batch AS (SELECT id FROM transformation WHERE id > $1 ORDER BY id LIMIT $2),
  filled AS (
    UPDATE transformation t SET formats = ARRAY(SELECT jsonb_array_elements_text(request -> 'formats'))
      FROM batch WHERE t.id = batch.id AND t.formats = '{}'),
  noted AS (
    INSERT INTO search_change (transformation_id)
    SELECT id FROM batch WHERE NOT EXISTS (SELECT 1 FROM search_document d WHERE d.transformation_id = batch.id))
  SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last`;
