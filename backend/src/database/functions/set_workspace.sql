-- Trigger on transformation: rows of the previous release get the account's default workspace, regenerations their
-- parent's. The author defaults to the account.
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
