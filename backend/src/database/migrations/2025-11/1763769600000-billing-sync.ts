import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Order of syncs, the one open checkout, and the customer of a parked event. */
export class BillingSync1763769600000 implements MigrationInterface {
  name = 'BillingSync1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE billing_sync_ticket;
      ALTER TABLE billing_account
        ADD COLUMN sync_ticket bigint NOT NULL DEFAULT 0,
        ADD COLUMN checkout_session_id text;
      ALTER TABLE webhook_event ADD COLUMN customer_id text;
      CREATE INDEX ix_webhook_event_customer ON webhook_event (customer_id) WHERE applied_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_event DROP COLUMN customer_id;
      ALTER TABLE billing_account DROP COLUMN sync_ticket, DROP COLUMN checkout_session_id;
      DROP SEQUENCE billing_sync_ticket`);
  }
}
