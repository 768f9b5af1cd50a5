-- Trigger on regeneration: the previous release wrote a row.
CREATE OR REPLACE FUNCTION regeneration_to_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mirror_regeneration(NEW);
  RETURN NULL;
END $$;
