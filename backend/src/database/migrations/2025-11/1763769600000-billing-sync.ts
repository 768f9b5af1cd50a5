import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class BillingSync1763769600000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE billing_sync_ticket;
      ALTER TABLE billing_account
        ADD COLUMN sync_ticket bigint NOT NULL DEFAULT 0,
        ADD COLUMN checkout_session_id text;
      ALTER TABLE webhook_event ADD COLUMN customer_id text;
      CREATE INDEX ix_webhook_event_customer ON webhook_event (customer_id) WHERE applied_at IS NULL`);
  }
}
