-- Trigger on billing_account: creates the default workspace of an account, also when the previous release registers
-- it.
CREATE OR REPLACE FUNCTION create_default_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO workspace (account_id, is_default) VALUES (NEW.user_id, true) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
