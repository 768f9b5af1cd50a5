-- Stores finished outputs of a running transformation, and in any case the use of models. The last output settles
-- the transformation; returns whether it did. The lock orders this and other settlements. One round trip for all
-- outputs that finish together (see WriteBatcher).
CREATE OR REPLACE FUNCTION end_pieces(ended_id uuid, uses jsonb, pieces jsonb, quotas jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
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
END $$;
