import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class Terms1765678000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE term (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT pk_term PRIMARY KEY,
        workspace_id uuid NOT NULL CONSTRAINT fk_term_workspace REFERENCES workspace ON DELETE CASCADE,
        kind text NOT NULL,
        text text NOT NULL,
        forms text[] NOT NULL,
        replacement text,
        is_case_sensitive boolean NOT NULL
      );
      CREATE UNIQUE INDEX ux_term_text ON term (workspace_id, lower(text))`);
  }
}
