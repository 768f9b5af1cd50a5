import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class FreeRetries1763856000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE output ADD COLUMN retries integer NOT NULL DEFAULT 0');
    await runner.query(
      `CREATE INDEX ix_transformation_open_user ON transformation (user_id) WHERE status IN ('queued', 'running')`,
    );
  }
}
