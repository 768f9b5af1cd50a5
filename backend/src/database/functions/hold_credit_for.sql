-- Takes one credit (none on an unlimited plan) and writes its ledger entry, with the person and the workspace.
-- held_plan is null when no credit is left or the period is over. quotas: credits by plan; null: unlimited.
-- A function because it runs under the account's lock: one round trip instead of two, on the hot path.
CREATE OR REPLACE FUNCTION hold_credit_for(owner uuid, holder uuid, moment timestamptz, quotas jsonb, person uuid, place uuid,
                            OUT held_plan text, OUT held_remaining integer) LANGUAGE plpgsql AS $$
DECLARE started timestamptz;
BEGIN
  UPDATE billing_account SET remaining = remaining - CASE WHEN quotas ->> plan IS NULL THEN 0 ELSE 1 END
   WHERE user_id = owner AND period_ends_at > moment AND (quotas ->> plan IS NULL OR remaining > 0)
  RETURNING plan, remaining, period_start INTO held_plan, held_remaining, started;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id, actor_id, workspace_id)
  VALUES (owner, 'hold', CASE WHEN quotas ->> held_plan IS NULL THEN 0 ELSE -1 END, held_remaining, started, holder,
          person, place);
END $$;
