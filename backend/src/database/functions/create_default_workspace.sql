-- Trigger on billing_account: everybody has a default workspace, also those whom the release before registers.
CREATE OR REPLACE FUNCTION create_default_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO workspace (account_id, is_default) VALUES (NEW.user_id, true) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
