-- Captures or releases the credit that a transformation (holder) holds, once. quotas: credits by plan; null: unlimited.
-- A release returns the credit only to the period of its hold, and never above the plan's quota. If the plan has
-- become unlimited, there is no quota, and the credit is returned in case the account goes back to the old plan.
-- A function because it runs under the account's lock: one round trip instead of three, on the hot path.
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

-- Settles a transformation whose status is in among, and returns whether it did. With at least one delivered output
-- it captures the credit. Otherwise it releases the credit and clears the idempotency key. Unfinished formats fail
-- with code.
-- A function because it decides under the row's lock: one round trip.
CREATE OR REPLACE FUNCTION settle_transformation(settled_id uuid, code text, among text[], quotas jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE delivered boolean; failure text;
BEGIN
  PERFORM 1 FROM transformation WHERE id = settled_id AND status = ANY(among) FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT coalesce(bool_or(status = 'succeeded'), false),
         coalesce((array_agg(error_code ORDER BY updated_at, format) FILTER (WHERE status = 'failed'))[1], code)
    INTO delivered, failure FROM output WHERE transformation_id = settled_id;
  UPDATE output SET status = 'failed', error_code = code, updated_at = now()
   WHERE transformation_id = settled_id AND status = 'queued';
  UPDATE transformation SET settled_at = now(), status = CASE WHEN delivered THEN 'succeeded' ELSE 'failed' END,
         error_code = CASE WHEN NOT delivered THEN failure END,
         idempotency_key = CASE WHEN delivered THEN idempotency_key END
   WHERE id = settled_id;
  PERFORM settle_credit(settled_id, CASE WHEN delivered THEN 'capture' ELSE 'release' END,
                        CASE WHEN delivered THEN '' ELSE failure END, quotas);
  RETURN true;
END $$;

-- Records the use of a model, if the transformation still exists. Called by end_outputs, in its round trip.
CREATE OR REPLACE FUNCTION keep_model_use(used_for uuid, uses jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO model_use (transformation_id, piece, input_tokens, cached_input_tokens, output_tokens, cost_micro_usd)
  SELECT t.id, u.piece, u.input_tokens, u.cached_input_tokens, u.output_tokens, u.cost_micro_usd
    FROM transformation t, jsonb_to_recordset(uses) AS u
         (piece text, input_tokens integer, cached_input_tokens integer, output_tokens integer, cost_micro_usd bigint)
   WHERE t.id = used_for
$$;

-- Stores finished outputs of a running transformation, and the use of models also if it runs no longer. The last output settles
-- the transformation; returns whether it did. The lock orders this and other settlements. One round trip for all
-- outputs that finished while an earlier call ran (see Batcher).
CREATE OR REPLACE FUNCTION end_outputs(p_id uuid, p_model_uses jsonb, p_outputs jsonb, p_quotas jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE state text;
BEGIN
  SELECT status INTO state FROM transformation WHERE id = p_id FOR UPDATE;
  PERFORM keep_model_use(p_id, p_model_uses);
  IF state IS DISTINCT FROM 'running' THEN RETURN false; END IF;
  UPDATE output SET status = ended.status, text = ended.text, draft = ended.draft, checks = ended.checks,
                    error_code = ended.code, updated_at = now()
    FROM jsonb_to_recordset(p_outputs) AS ended (format text, status text, text text, draft jsonb, checks jsonb, code text)
   WHERE output.transformation_id = p_id AND output.format = ended.format AND output.status = 'queued';
  IF EXISTS (SELECT 1 FROM output WHERE transformation_id = p_id AND status = 'queued') THEN RETURN false; END IF;
  RETURN settle_transformation(p_id, 'WRITER_FAILED', ARRAY['running'], p_quotas);
END $$;
