import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class ShareLinks1764205200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE share_link (
        id uuid CONSTRAINT pk_share_link PRIMARY KEY,
        token text NOT NULL CONSTRAINT uq_share_link_token UNIQUE,
        transformation_id uuid NOT NULL,
        format text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        shared_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        CONSTRAINT fk_share_link_output FOREIGN KEY (transformation_id, format) REFERENCES output ON DELETE CASCADE
      );
      CREATE INDEX ix_share_link_output ON share_link (transformation_id, format)`);
  }
}
