-- Takes one credit (none on an unlimited plan) from the owner's account (p_account_id) for a transformation (p_holder_id), and
-- writes its ledger entry, with the caller (p_actor_id) and the workspace. held_plan is null when no credit is left or the
-- period is over. p_quotas: credits by plan; null: unlimited.
-- A function because it runs under the account's lock: one round trip instead of two, on the hot path.
CREATE OR REPLACE FUNCTION hold_transformation_credit(
  p_account_id uuid, p_holder_id uuid, p_now timestamptz, p_quotas jsonb, p_actor_id uuid, p_workspace_id uuid,
  OUT held_plan text, OUT held_remaining integer)
LANGUAGE plpgsql AS $$
DECLARE started timestamptz;
BEGIN
  UPDATE billing_account SET remaining = remaining - CASE WHEN p_quotas ->> plan IS NULL THEN 0 ELSE 1 END
   WHERE user_id = p_account_id AND period_ends_at > p_now AND (p_quotas ->> plan IS NULL OR remaining > 0)
  RETURNING plan, remaining, period_start INTO held_plan, held_remaining, started;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id, actor_id, workspace_id)
  VALUES (p_account_id, 'hold', CASE WHEN p_quotas ->> held_plan IS NULL THEN 0 ELSE -1 END, held_remaining, started,
          p_holder_id, p_actor_id, p_workspace_id);
END $$;
