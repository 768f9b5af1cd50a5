-- The workspace a call is about, when the person's role is one of the roles; else an error that becomes the answer
-- (RW404 no such workspace, or not theirs; RW403 the role; RW409 archived, so that it is only read; RW402 the account
-- has no team plan any more, so that members only read; RW410 for longer than 30 days, so that they do not read either).
-- scope: userId, workspaceId (null: the person's default one), roles; writing is what editors may do and viewers may not.
-- A function because it stands in the statement that it protects: nobody acts after they were removed, and no round trip
-- is added.
CREATE OR REPLACE FUNCTION workspace_access(scope jsonb) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE person uuid := (scope ->> 'userId')::uuid; wanted uuid := (scope ->> 'workspaceId')::uuid; owner uuid; held text;
  archived boolean; reads boolean := scope -> 'roles' ? 'viewer'; team boolean; ended timestamptz;
BEGIN
  IF wanted IS NULL THEN
    SELECT id, account_id, archived_at IS NOT NULL INTO wanted, owner, archived
      FROM workspace WHERE account_id = person AND is_default;
  ELSE
    SELECT account_id, archived_at IS NOT NULL INTO owner, archived FROM workspace WHERE id = wanted;
  END IF;
  IF owner = person THEN
    held := 'owner';
  ELSE
    SELECT role INTO held FROM workspace_member WHERE workspace_id = wanted AND user_id = person;
  END IF;
  IF held IS NULL THEN RAISE EXCEPTION 'no such workspace' USING ERRCODE = 'RW404'; END IF;
  IF NOT scope -> 'roles' ? held THEN RAISE EXCEPTION 'not in this role' USING ERRCODE = 'RW403'; END IF;
  IF held <> 'owner' THEN
    SELECT plan = 'agency', team_ended_at INTO team, ended FROM billing_account WHERE user_id = owner;
    IF NOT team AND NOT reads THEN RAISE EXCEPTION 'no team plan' USING ERRCODE = 'RW402'; END IF;
    IF NOT team AND ended + interval '30 days' < now() THEN
      RAISE EXCEPTION 'closed to members' USING ERRCODE = 'RW410';
    END IF;
  END IF;
  IF archived AND NOT reads AND scope -> 'roles' ? 'editor' THEN
    RAISE EXCEPTION 'archived' USING ERRCODE = 'RW409';
  END IF;
  RETURN wanted;
END $$;
