-- Stores finished outputs of a running transformation, and the use of models even if it is no longer running. The last
-- output settles the transformation; returns whether it did. The lock orders this and other settlements. One round trip for all
-- outputs that finished while an earlier call ran (see Batcher).
CREATE OR REPLACE FUNCTION store_outputs(p_id uuid, p_model_uses jsonb, p_outputs jsonb, p_quotas jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE state text;
BEGIN
  SELECT status INTO state FROM transformation WHERE id = p_id FOR UPDATE;
  PERFORM keep_model_use(p_id, p_model_uses);
  IF state IS DISTINCT FROM 'running' THEN RETURN false; END IF;
  UPDATE output SET status = finished.status, text = finished.text, draft = finished.draft, checks = finished.checks,
                    error_code = finished.code, updated_at = now()
    FROM jsonb_to_recordset(p_outputs) AS finished (format text, status text, text text, draft jsonb, checks jsonb, code text)
   WHERE output.transformation_id = p_id AND output.format = finished.format AND output.status = 'queued';
  IF EXISTS (SELECT 1 FROM output WHERE transformation_id = p_id AND status = 'queued') THEN RETURN false; END IF;
  RETURN settle_transformation(p_id, 'WRITER_FAILED', ARRAY['running'], p_quotas);
END $$;
