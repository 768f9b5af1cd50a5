-- Settles a transformation whose status is in among, and returns whether it did. Unfinished formats fail with code. With
-- at least one delivered output it captures the credit. Otherwise it releases the credit and clears the idempotency
-- key, and the transformation gets the code of the first output that failed before, or code if none had.
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
