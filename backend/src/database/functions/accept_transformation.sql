-- Holds the credit and inserts the transformation with its outputs. Called by the previous release; the current one
-- calls accept_in_workspace.
-- outcome: accepted, known (the row of the same key and request), period-over (open the period and call again), or
-- an error code. Only accepted changes anything. terms: as in admission_refusal.
CREATE OR REPLACE FUNCTION accept_transformation(
  owner uuid, new_id uuid, asked jsonb, asked_hash text, asked_key text, opening text, call_id text, due_in_ms float8,
  quotas jsonb, terms jsonb, moment timestamptz,
  OUT outcome text, OUT accepted_id uuid, OUT accepted_plan text, OUT due_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE ends_at timestamptz; known_hash text;
BEGIN
  accepted_id := new_id;
  SELECT plan, period_ends_at INTO accepted_plan, ends_at FROM billing_account WHERE user_id = owner FOR UPDATE;
  IF NOT FOUND THEN outcome := 'NO_SESSION'; RETURN; END IF;
  IF ends_at <= moment THEN outcome := 'period-over'; RETURN; END IF;
  IF asked_key IS NOT NULL THEN
    SELECT id, request_hash INTO accepted_id, known_hash FROM transformation
     WHERE user_id = owner AND idempotency_key = asked_key;
    IF FOUND THEN
      outcome := CASE WHEN known_hash = asked_hash THEN 'known' ELSE 'IDEMPOTENCY_MISMATCH' END;
      RETURN;
    END IF;
    accepted_id := new_id;
  END IF;
  outcome := coalesce(admission_refusal(owner, accepted_plan, terms), 'accepted');
  IF outcome <> 'accepted' THEN RETURN; END IF;
  PERFORM 1 FROM hold_credit(owner, new_id, moment, quotas) WHERE held_plan IS NOT NULL;
  IF NOT FOUND THEN outcome := 'NO_CREDITS'; RETURN; END IF;
  -- Rounded to milliseconds, as in a Date, because the deadline is part of the job's id.
  due_at := date_trunc('milliseconds', now() + make_interval(secs => due_in_ms / 1000));
  INSERT INTO transformation (id, user_id, request, request_hash, idempotency_key, plan, deadline_at, excerpt, request_id)
  VALUES (new_id, owner, asked, asked_hash, asked_key, accepted_plan, due_at, opening, call_id);
  INSERT INTO output (transformation_id, format) SELECT new_id, jsonb_array_elements_text(asked -> 'formats');
END $$;
