-- The workspace a call is about, when the person's role is one of the roles; else an error that becomes the answer
-- (RW404 no such workspace, or not theirs; RW403 the role; RW402 the account has no team plan any more, so that members
-- only read). scope: userId, workspaceId (null: the person's default one), roles. A function because it stands in the
-- statement that it protects: nobody acts after they were removed, and no round trip is added.
CREATE OR REPLACE FUNCTION workspace_access(scope jsonb) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE person uuid := (scope ->> 'userId')::uuid; wanted uuid := (scope ->> 'workspaceId')::uuid; owner uuid; held text;
BEGIN
  IF wanted IS NULL THEN
    SELECT id, account_id INTO wanted, owner FROM workspace WHERE account_id = person AND is_default;
  ELSE
    SELECT account_id INTO owner FROM workspace WHERE id = wanted;
  END IF;
  IF owner = person THEN
    held := 'owner';
  ELSE
    SELECT role INTO held FROM workspace_member WHERE workspace_id = wanted AND user_id = person;
  END IF;
  IF held IS NULL THEN RAISE EXCEPTION 'no such workspace' USING ERRCODE = 'RW404'; END IF;
  IF NOT scope -> 'roles' ? held THEN RAISE EXCEPTION 'not in this role' USING ERRCODE = 'RW403'; END IF;
  IF held <> 'owner' AND NOT scope -> 'roles' ? 'viewer'
     AND NOT EXISTS (SELECT 1 FROM billing_account WHERE user_id = owner AND plan = 'agency') THEN
    RAISE EXCEPTION 'no team plan' USING ERRCODE = 'RW402';
  END IF;
  RETURN wanted;
END $$;
