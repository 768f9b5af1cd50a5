-- Trigger on transformation: a row of the release before lies in the account's default workspace, a regeneration in its
-- parent's, and is its account's.
CREATE OR REPLACE FUNCTION set_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NOT NULL THEN
    SELECT workspace_id INTO NEW.workspace_id FROM transformation WHERE id = NEW.parent_id;
  ELSE
    SELECT id INTO NEW.workspace_id FROM workspace WHERE account_id = NEW.user_id AND is_default;
  END IF;
  NEW.author_id := coalesce(NEW.author_id, NEW.user_id);
  RETURN NEW;
END $$;
