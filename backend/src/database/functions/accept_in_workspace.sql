-- Holds the credit and inserts the transformation with its outputs. One round trip instead of seven, which saves a
-- third of a transform's cost. Several statements, because each sees what others committed while it waited for the
-- lock.
-- owner: the account that pays. scope: as in workspace_access, whose errors it raises, with the keyId of an API key.
-- terms: as in admission_refusal.
-- outcome: accepted, known (the row of the same key and request), period-over (open the period and call again), or
-- an error code. Only accepted changes anything.
CREATE OR REPLACE FUNCTION accept_in_workspace(
  scope jsonb, new_id uuid, asked jsonb, asked_hash text, asked_key text, opening text, call_id text, due_in_ms float8,
  quotas jsonb, terms jsonb, moment timestamptz,
  OUT outcome text, OUT owner uuid, OUT accepted_id uuid, OUT accepted_plan text, OUT due_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE ends_at timestamptz; known_hash text; known_in uuid; place uuid; person uuid := (scope ->> 'userId')::uuid;
BEGIN
  SELECT account_id INTO owner FROM workspace WHERE id = workspace_access(scope);
  accepted_id := new_id;
  SELECT plan, period_ends_at INTO accepted_plan, ends_at FROM billing_account WHERE user_id = owner FOR UPDATE;
  IF NOT FOUND THEN outcome := 'NO_SESSION'; RETURN; END IF;
  IF ends_at <= moment THEN outcome := 'period-over'; RETURN; END IF;
  -- Again under the lock, because access may have been revoked while waiting for it.
  place := workspace_access(scope);
  IF asked_key IS NOT NULL THEN
    SELECT id, request_hash, workspace_id INTO accepted_id, known_hash, known_in FROM transformation
     WHERE user_id = owner AND idempotency_key = asked_key;
    IF FOUND THEN
      outcome := CASE WHEN known_hash = asked_hash AND known_in = place THEN 'known' ELSE 'IDEMPOTENCY_MISMATCH' END;
      RETURN;
    END IF;
    accepted_id := new_id;
  END IF;
  outcome := coalesce(admission_refusal(owner, accepted_plan, terms || scope), 'accepted');
  IF outcome <> 'accepted' THEN RETURN; END IF;
  PERFORM 1 FROM hold_credit_for(owner, new_id, moment, quotas, person, place) WHERE held_plan IS NOT NULL;
  IF NOT FOUND THEN outcome := 'NO_CREDITS'; RETURN; END IF;
  -- Rounded to milliseconds, as in a Date, because the deadline is part of the job's id.
  due_at := date_trunc('milliseconds', now() + make_interval(secs => due_in_ms / 1000));
  INSERT INTO transformation (id, user_id, request, request_hash, idempotency_key, plan, deadline_at, excerpt, request_id,
                              workspace_id, author_id, key_id)
  VALUES (new_id, owner, asked, asked_hash, asked_key, accepted_plan, due_at, opening, call_id, place, person,
          (scope ->> 'keyId')::uuid);
  INSERT INTO output (transformation_id, format) SELECT new_id, jsonb_array_elements_text(asked -> 'formats');
END $$;
