-- Trigger on transformation_tag: a tag gets the workspace of its transformation.
CREATE OR REPLACE FUNCTION set_workspace_of_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT workspace_id INTO NEW.workspace_id FROM transformation WHERE id = NEW.transformation_id;
  RETURN NEW;
END $$;
