import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A credit held under a plan that counts comes back also when the plan is unlimited by then: `greatest` passed over the
 * quota that is null, and the credit was gone for whoever came back to the former plan within the period.
 */
export class ReleaseAfterUpgrade1764633600000 implements MigrationInterface {
  name = 'ReleaseAfterUpgrade1764633600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      settleCredit(`CASE WHEN quotas ->> held.plan IS NULL THEN -held.credits
        ELSE least(-held.credits, greatest(0, (quotas ->> held.plan)::integer - held.remaining)) END`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      settleCredit('least(-held.credits, greatest(0, (quotas ->> held.plan)::integer - held.remaining))'),
    );
  }
}

/** What `one-round-trip` made, with another rule of what a release gives back. */
const settleCredit = (givenBack: string): string => `
  CREATE OR REPLACE FUNCTION settle_credit(holder uuid, how text, why text, quotas jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE held record; returned integer := 0;
  BEGIN
    SELECT h.user_id, h.credits, h.period_start, a.plan, a.remaining, a.period_start AS current_start INTO held
      FROM credit_entry h JOIN billing_account a ON a.user_id = h.user_id
     WHERE h.transformation_id = holder AND h.kind = 'hold' FOR UPDATE OF a;
    IF NOT FOUND OR EXISTS
      (SELECT 1 FROM credit_entry WHERE transformation_id = holder AND kind IN ('capture', 'release')) THEN RETURN;
    END IF;
    IF how = 'release' AND held.period_start = held.current_start THEN
      returned := ${givenBack};
    END IF;
    INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id, reason)
    VALUES (held.user_id, how, returned, held.remaining + returned, held.period_start, holder, why);
    IF returned <> 0 THEN
      UPDATE billing_account SET remaining = held.remaining + returned WHERE user_id = held.user_id;
    END IF;
  END $$`;
