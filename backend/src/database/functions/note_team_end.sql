-- Records when an account left Agency. Its members can read for another 30 days. A trigger, because the previous
-- release changes plans too.
CREATE OR REPLACE FUNCTION note_team_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.team_ended_at := CASE WHEN NEW.plan = 'agency' THEN NULL WHEN OLD.plan = 'agency' THEN now() ELSE OLD.team_ended_at END;
  RETURN NEW;
END $$;
