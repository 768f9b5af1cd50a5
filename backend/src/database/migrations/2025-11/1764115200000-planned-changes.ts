import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class PlannedChanges1764115200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE billing_account
        ADD COLUMN next_plan text
          CONSTRAINT ck_billing_account_next_plan CHECK (next_plan IN ('free', 'pro', 'agency')),
        ADD COLUMN next_plan_at timestamptz,
        ADD COLUMN grace_ends_at timestamptz,
        ADD CONSTRAINT ck_billing_account_next CHECK ((next_plan IS NULL) = (next_plan_at IS NULL))`);
  }
}
