import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class Retries1764201600000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_event
        ADD COLUMN failures integer NOT NULL DEFAULT 0,
        ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now();
      DROP INDEX ix_webhook_event_pending;
      CREATE INDEX ix_webhook_event_pending ON webhook_event (next_try_at) WHERE applied_at IS NULL;
      CREATE TABLE identity_removal (
        firebase_uid text CONSTRAINT pk_identity_removal PRIMARY KEY,
        asked_at timestamptz NOT NULL DEFAULT now(),
        failures integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      )`);
  }
}
