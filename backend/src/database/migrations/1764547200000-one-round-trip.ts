import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accepting, ending and settling as functions: what has to be decided under a lock, step after step, is one round trip
 * and not seven, and the lock is held for as long as Postgres needs, not for as long as the network does. Each
 * statement of a function sees what others committed while it waited for its lock; those of one SQL statement do not.
 */
export class OneRoundTrip1764547200000 implements MigrationInterface {
  name = 'OneRoundTrip1764547200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HOLD_CREDIT);
    await runner.query(SETTLE_CREDIT);
    await runner.query(ACCEPT);
    await runner.query(SETTLE);
    await runner.query(KEEP_MODEL_USE);
    await runner.query(END_PIECES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION end_pieces, keep_model_use, settle_transformation, accept_transformation, settle_credit, hold_credit',
    );
  }
}

/**
 * Takes a credit, none on an unlimited plan, and writes its line; the plan is null when there is none or the period is
 * over. \`quotas\`: credits by plan, null is unlimited.
 */
const HOLD_CREDIT = `
  CREATE FUNCTION hold_credit(owner uuid, holder uuid, moment timestamptz, quotas jsonb,
                              OUT held_plan text, OUT held_remaining integer) LANGUAGE plpgsql AS $$
  DECLARE started timestamptz;
  BEGIN
    UPDATE billing_account SET remaining = remaining - CASE WHEN quotas ->> plan IS NULL THEN 0 ELSE 1 END
     WHERE user_id = owner AND period_ends_at > moment AND (quotas ->> plan IS NULL OR remaining > 0)
    RETURNING plan, remaining, period_start INTO held_plan, held_remaining, started;
    IF NOT FOUND THEN RETURN; END IF;
    INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id)
    VALUES (owner, 'hold', CASE WHEN quotas ->> held_plan IS NULL THEN 0 ELSE -1 END, held_remaining, started, holder);
  END $$`;

/**
 * Captures or releases what \`holder\` holds, once. A release gives back to the period of the hold only, and never above
 * the plan's quota.
 */
const SETTLE_CREDIT = `
  CREATE FUNCTION settle_credit(holder uuid, how text, why text, quotas jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE held record; returned integer := 0;
  BEGIN
    SELECT h.user_id, h.credits, h.period_start, a.plan, a.remaining, a.period_start AS current_start INTO held
      FROM credit_entry h JOIN billing_account a ON a.user_id = h.user_id
     WHERE h.transformation_id = holder AND h.kind = 'hold' FOR UPDATE OF a;
    IF NOT FOUND OR EXISTS
      (SELECT 1 FROM credit_entry WHERE transformation_id = holder AND kind IN ('capture', 'release')) THEN RETURN;
    END IF;
    IF how = 'release' AND held.period_start = held.current_start THEN
      returned := least(-held.credits, greatest(0, (quotas ->> held.plan)::integer - held.remaining));
    END IF;
    INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id, reason)
    VALUES (held.user_id, how, returned, held.remaining + returned, held.period_start, holder, why);
    IF returned <> 0 THEN
      UPDATE billing_account SET remaining = held.remaining + returned WHERE user_id = held.user_id;
    END IF;
  END $$`;

/**
 * Holds the credit and writes the row with its outputs. \`outcome\` is \`accepted\`, \`known\` (the row that the same key and
 * request made before), \`period-over\` (open it and ask again), or the code of the error; only \`accepted\` changes anything.
 * \`terms\`: maxQueued, hasWorker, and in \`plans\` the maxInFlight of each and whether it has the formats (isAllowed).
 */
const ACCEPT = `
  CREATE FUNCTION accept_transformation(
    owner uuid, new_id uuid, asked jsonb, asked_hash text, asked_key text, opening text, call_id text, due_in_ms float8,
    quotas jsonb, terms jsonb, moment timestamptz,
    OUT outcome text, OUT accepted_id uuid, OUT accepted_plan text, OUT due_at timestamptz)
  LANGUAGE plpgsql AS $$
  DECLARE ends_at timestamptz; known_hash text; term jsonb;
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
    term := terms -> 'plans' -> accepted_plan;
    outcome := CASE
      WHEN NOT (terms -> 'hasWorker')::boolean THEN 'QUEUE_UNAVAILABLE'
      WHEN (SELECT count(*) FROM transformation WHERE user_id = owner AND status IN ('queued', 'running'))
           >= (term -> 'maxInFlight')::integer THEN 'TOO_MANY_IN_FLIGHT'
      WHEN EXISTS (SELECT 1 FROM transformation WHERE status = 'queued' OFFSET (terms -> 'maxQueued')::integer LIMIT 1)
        THEN 'QUEUE_FULL'
      WHEN NOT (term -> 'isAllowed')::boolean THEN 'FORMAT_NOT_IN_PLAN'
      ELSE 'accepted' END;
    IF outcome <> 'accepted' THEN RETURN; END IF;
    PERFORM 1 FROM hold_credit(owner, new_id, moment, quotas) WHERE held_plan IS NOT NULL;
    IF NOT FOUND THEN outcome := 'NO_CREDITS'; RETURN; END IF;
    -- Whole milliseconds, as a Date has them: the deadline is part of the job's name.
    due_at := date_trunc('milliseconds', now() + make_interval(secs => due_in_ms / 1000));
    INSERT INTO transformation (id, user_id, request, request_hash, idempotency_key, plan, deadline_at, excerpt, request_id)
    VALUES (new_id, owner, asked, asked_hash, asked_key, accepted_plan, due_at, opening, call_id);
    INSERT INTO output (transformation_id, format) SELECT new_id, jsonb_array_elements_text(asked -> 'formats');
  END $$`;

/**
 * Settles by what was delivered, unless its status is none of \`among\`: at least one text and the credit is captured, none
 * and it is released and the idempotency key is free again. What nobody wrote fails with \`code\`. Whether it was settled now.
 */
const SETTLE = `
  CREATE FUNCTION settle_transformation(settled_id uuid, code text, among text[], quotas jsonb) RETURNS boolean
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
  END $$`;

/** A line for each use of a model, as long as there is the transformation it was for. */
const KEEP_MODEL_USE = `
  CREATE FUNCTION keep_model_use(used_for uuid, uses jsonb) RETURNS void LANGUAGE sql AS $$
    INSERT INTO model_use (transformation_id, piece, input_tokens, cached_input_tokens, output_tokens, cost_micro_usd)
    SELECT t.id, u.piece, u.input_tokens, u.cached_input_tokens, u.output_tokens, u.cost_micro_usd
      FROM transformation t, jsonb_to_recordset(uses) AS u
           (piece text, input_tokens integer, cached_input_tokens integer, output_tokens integer, cost_micro_usd bigint)
     WHERE t.id = used_for
  $$`;

/**
 * Keeps pieces as they ended, those of a running transformation that were not kept before, and what models took for them
 * in any case. The last piece settles the transformation: whether it did. The lock makes a settlement from elsewhere
 * wait for the pieces, or the pieces find the settlement: never between.
 */
const END_PIECES = `
  CREATE FUNCTION end_pieces(ended_id uuid, uses jsonb, pieces jsonb, quotas jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE state text;
  BEGIN
    SELECT status INTO state FROM transformation WHERE id = ended_id FOR UPDATE;
    PERFORM keep_model_use(ended_id, uses);
    IF state IS DISTINCT FROM 'running' THEN RETURN false; END IF;
    UPDATE output SET status = piece.status, text = piece.text, draft = piece.draft, checks = piece.checks,
                      error_code = piece.code, updated_at = now()
      FROM jsonb_to_recordset(pieces) AS piece (format text, status text, text text, draft jsonb, checks jsonb, code text)
     WHERE output.transformation_id = ended_id AND output.format = piece.format AND output.status = 'queued';
    IF EXISTS (SELECT 1 FROM output WHERE transformation_id = ended_id AND status = 'queued') THEN RETURN false; END IF;
    RETURN settle_transformation(ended_id, 'WRITER_FAILED', ARRAY['running'], quotas);
  END $$`;
