import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class RegenerationJobs1764900000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(TRIGGERS);
  }
}

// Validated by the next migration, without this one's locks.
const COLUMNS = `
  ALTER TABLE transformation
    ADD COLUMN kind text NOT NULL DEFAULT 'transform',
    ADD COLUMN parent_id uuid,
    ADD CONSTRAINT ck_transformation_kind CHECK (kind = 'transform' AND parent_id IS NULL
      OR kind = 'regeneration' AND parent_id IS NOT NULL) NOT VALID,
    ADD CONSTRAINT fk_transformation_parent FOREIGN KEY (parent_id) REFERENCES transformation ON DELETE CASCADE NOT VALID`;

const TRIGGERS = `
  DROP TRIGGER note_search_insert ON transformation;
  DROP TRIGGER note_search_end ON transformation;
  CREATE TRIGGER note_search_insert AFTER INSERT ON transformation
    FOR EACH ROW WHEN (NEW.kind = 'transform') EXECUTE FUNCTION note_search_change();
  CREATE TRIGGER note_search_end AFTER UPDATE OF status ON transformation
    FOR EACH ROW WHEN (NEW.status = 'succeeded' AND NEW.kind = 'transform') EXECUTE FUNCTION note_search_change()`;
