-- Captures or releases (how) the credit that a transformation (holder) holds, once. why: the reason in the ledger. quotas: credits
-- by plan; null: unlimited. A release returns the credit only to the period of its hold, and never above the plan's quota. If the
-- plan has become unlimited, there is no quota, and the credit is returned in case the account goes back to the old plan.
-- Takes the account's lock. Part of settle_transformation.
CREATE OR REPLACE FUNCTION settle_credit(holder uuid, how text, why text, quotas jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE held record; returned integer := 0;
BEGIN
  SELECT h.user_id, h.credits, h.period_start, h.actor_id, h.workspace_id, a.plan, a.remaining, a.period_start AS current_start INTO held
    FROM credit_entry h JOIN billing_account a ON a.user_id = h.user_id
   WHERE h.transformation_id = holder AND h.kind = 'hold' FOR UPDATE OF a;
  IF NOT FOUND OR EXISTS
    (SELECT 1 FROM credit_entry WHERE transformation_id = holder AND kind IN ('capture', 'release')) THEN RETURN;
  END IF;
  IF how = 'release' AND held.period_start = held.current_start THEN
    returned := CASE WHEN quotas ->> held.plan IS NULL THEN -held.credits
      ELSE least(-held.credits, greatest(0, (quotas ->> held.plan)::integer - held.remaining)) END;
  END IF;
  INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id, reason, actor_id, workspace_id)
  VALUES (held.user_id, how, returned, held.remaining + returned, held.period_start, holder, why, held.actor_id,
          held.workspace_id);
  IF returned <> 0 THEN
    UPDATE billing_account SET remaining = held.remaining + returned WHERE user_id = held.user_id;
  END IF;
END $$;
