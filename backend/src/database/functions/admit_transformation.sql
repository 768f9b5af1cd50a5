-- Holds the credit and inserts the transformation with its outputs: one call instead of seven round trips. Inside are
-- several statements, because those after the lock must see what others committed during the wait for it.
-- p_scope: as in workspace_access, whose errors it raises, with the keyId of an API key. p_limits: the terms of
-- admission_refusal. owner: the account that pays (column user_id; the caller is author_id). due_at: the deadline.
-- outcome: accepted, known (the row of the same key and request), period-over (open the period and call again), or
-- an error code. Only accepted changes anything.
CREATE OR REPLACE FUNCTION admit_transformation(
  p_scope jsonb, p_id uuid, p_request jsonb, p_request_hash text, p_idempotency_key text, p_excerpt text,
  p_request_id text, p_due_in_ms float8, p_quotas jsonb, p_limits jsonb, p_now timestamptz,
  OUT outcome text, OUT owner uuid, OUT accepted_id uuid, OUT accepted_plan text, OUT due_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE ends_at timestamptz; known_hash text; known_in uuid; in_workspace uuid;
  caller uuid := (p_scope ->> 'userId')::uuid;
BEGIN
  SELECT account_id INTO owner FROM workspace WHERE id = workspace_access(p_scope);
  accepted_id := p_id;
  SELECT plan, period_ends_at INTO accepted_plan, ends_at FROM billing_account WHERE user_id = owner FOR UPDATE;
  IF NOT FOUND THEN outcome := 'NO_SESSION'; RETURN; END IF;
  IF ends_at <= p_now THEN outcome := 'period-over'; RETURN; END IF;
  -- Again under the lock, because access may have been revoked while waiting for it.
  in_workspace := workspace_access(p_scope);
  IF p_idempotency_key IS NOT NULL THEN
    SELECT id, request_hash, workspace_id INTO accepted_id, known_hash, known_in FROM transformation
     WHERE user_id = owner AND idempotency_key = p_idempotency_key;
    IF FOUND THEN
      outcome := CASE WHEN known_hash = p_request_hash AND known_in = in_workspace THEN 'known'
                      ELSE 'IDEMPOTENCY_MISMATCH' END;
      RETURN;
    END IF;
    accepted_id := p_id;
  END IF;
  outcome := coalesce(admission_refusal(owner, accepted_plan, p_limits || p_scope), 'accepted');
  IF outcome <> 'accepted' THEN RETURN; END IF;
  PERFORM 1 FROM hold_transformation_credit(owner, p_id, p_now, p_quotas, caller, in_workspace)
   WHERE held_plan IS NOT NULL;
  IF NOT FOUND THEN outcome := 'NO_CREDITS'; RETURN; END IF;
  -- Rounded to milliseconds, as in a Date, because the deadline is part of the job's id.
  due_at := date_trunc('milliseconds', now() + make_interval(secs => p_due_in_ms / 1000));
  INSERT INTO transformation (id, user_id, request, request_hash, idempotency_key, plan, deadline_at, excerpt, request_id,
                              workspace_id, author_id, key_id, status)
  VALUES (p_id, owner, p_request, p_request_hash, p_idempotency_key, accepted_plan, due_at, p_excerpt, p_request_id,
          in_workspace, caller, (p_scope ->> 'keyId')::uuid, 'queued');
  INSERT INTO output (transformation_id, format, status)
  SELECT p_id, jsonb_array_elements_text(p_request -> 'formats'), 'queued';
  IF p_request ? 'voice' THEN PERFORM note_voice_use(p_id, p_request -> 'voice'); END IF;
END $$;
