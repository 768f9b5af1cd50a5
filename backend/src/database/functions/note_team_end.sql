-- Keeps when an account left Agency: its members can read for 30 days more. A trigger, so that the release before, which
-- changes plans too, keeps it as well.
CREATE OR REPLACE FUNCTION note_team_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.team_ended_at := CASE WHEN NEW.plan = 'agency' THEN NULL WHEN OLD.plan = 'agency' THEN now() ELSE OLD.team_ended_at END;
  RETURN NEW;
END $$;
