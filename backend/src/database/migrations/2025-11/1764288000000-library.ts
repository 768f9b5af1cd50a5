import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';
import { functionText } from '../../stored-functions.repository.js';

export class Library1764288000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const name of TRIGGER_FUNCTIONS) await runner.query(functionText(name));
    await runner.query(TRIGGERS);
  }
}

// A pending list would be scanned by every search. The worker's writes may be slow.
const TABLES = `
  ALTER TABLE transformation ADD COLUMN archived_at timestamptz, ADD COLUMN formats text[] NOT NULL DEFAULT '{}';
  CREATE TABLE transformation_tag (
    transformation_id uuid NOT NULL
      CONSTRAINT fk_transformation_tag_transformation REFERENCES transformation ON DELETE CASCADE,
    key text NOT NULL,
    name text NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT pk_transformation_tag PRIMARY KEY (transformation_id, key)
  );
  CREATE INDEX ix_transformation_tag_user ON transformation_tag (user_id, key);
  CREATE TABLE search_document (
    transformation_id uuid CONSTRAINT pk_search_document PRIMARY KEY
      CONSTRAINT fk_search_document_transformation REFERENCES transformation ON DELETE CASCADE,
    words tsvector NOT NULL
  );
  CREATE INDEX ix_search_document_words ON search_document USING gin (words) WITH (fastupdate = off);
  CREATE TABLE search_change (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_search_change PRIMARY KEY,
    transformation_id uuid NOT NULL
  )`;

const TRIGGER_FUNCTIONS = ['set_formats', 'note_search_change', 'note_search_change_of_part'];
const TRIGGERS = `
  CREATE TRIGGER set_formats BEFORE INSERT ON transformation
    FOR EACH ROW EXECUTE FUNCTION set_formats();
  CREATE TRIGGER note_search_insert AFTER INSERT ON transformation
    FOR EACH ROW EXECUTE FUNCTION note_search_change();
  CREATE TRIGGER note_search_end AFTER UPDATE OF status ON transformation
    FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION note_search_change();
  CREATE TRIGGER note_search_version AFTER UPDATE OF version ON output
    FOR EACH ROW EXECUTE FUNCTION note_search_change_of_part();
  CREATE TRIGGER note_search_tag AFTER INSERT OR DELETE ON transformation_tag
    FOR EACH ROW EXECUTE FUNCTION note_search_change_of_part()`;
