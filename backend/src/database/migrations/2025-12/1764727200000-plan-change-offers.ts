import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class PlanChangeOffers1764727200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan_change_offer (
        id uuid CONSTRAINT pk_plan_change_offer PRIMARY KEY,
        user_id uuid NOT NULL
          CONSTRAINT fk_plan_change_offer_user REFERENCES app_user ON DELETE CASCADE,
        subscription_id text NOT NULL,
        kind text NOT NULL CONSTRAINT ck_plan_change_offer_kind CHECK (kind IN ('upgrade', 'downgrade', 'keep')),
        from_plan text NOT NULL,
        to_plan text NOT NULL,
        due_cents integer NOT NULL CONSTRAINT ck_plan_change_offer_due CHECK (due_cents >= 0),
        currency text NOT NULL,
        prorated_at timestamptz,
        renews_at timestamptz NOT NULL,
        renewal_cents integer NOT NULL,
        withdrawn_plan text,
        withdrawn_at timestamptz,
        status text NOT NULL DEFAULT 'shown'
          CONSTRAINT ck_plan_change_offer_status CHECK (status IN ('shown', 'running', 'done', 'refused')),
        error_code text,
        running_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX ix_plan_change_offer_user ON plan_change_offer (user_id)`);
  }
}
