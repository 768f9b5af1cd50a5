-- Trigger on transformation: copies the end of a regeneration to the table that the previous release reads.
CREATE OR REPLACE FUNCTION job_to_regeneration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE regeneration SET status = NEW.status, error_code = NEW.error_code, settled_at = NEW.settled_at
   WHERE id = NEW.id AND status IN ('queued', 'running') AND status <> NEW.status;
  RETURN NULL;
END $$;
