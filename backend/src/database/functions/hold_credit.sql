-- Takes one credit (none on an unlimited plan) and writes its ledger entry. Called by the previous release; the
-- current one calls hold_credit_for.
-- held_plan is null when no credit is left or the period is over. quotas: credits by plan; null: unlimited.
CREATE OR REPLACE FUNCTION hold_credit(owner uuid, holder uuid, moment timestamptz, quotas jsonb,
                            OUT held_plan text, OUT held_remaining integer) LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO held_plan, held_remaining FROM hold_credit_for(owner, holder, moment, quotas, NULL, NULL);
END $$;
