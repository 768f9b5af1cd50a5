-- The workspace of a call, if the caller has one of the roles. Otherwise raises an error that becomes the response:
-- RW404 no such workspace, or no access to it; RW403 not with this role; RW409 archived: what editors may do and viewers
-- may not is refused, administration is not; RW402 the owner has left Agency, so members may do only what viewers may;
-- RW410 that was more than 30 days ago, so members cannot read either.
-- scope: userId, workspaceId (null: the caller's default one), roles (those that may do the action).
-- A function that runs inside the statement it protects: no round trip, and no access after a removal.
CREATE OR REPLACE FUNCTION workspace_access(scope jsonb) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE caller uuid := (scope ->> 'userId')::uuid; wanted uuid := (scope ->> 'workspaceId')::uuid; owner uuid; held text;
  archived boolean; reads boolean := scope -> 'roles' ? 'viewer'; team boolean; ended timestamptz;
BEGIN
  IF wanted IS NULL THEN
    SELECT id, account_id, archived_at IS NOT NULL INTO wanted, owner, archived
      FROM workspace WHERE account_id = caller AND is_default;
  ELSE
    SELECT account_id, archived_at IS NOT NULL INTO owner, archived FROM workspace WHERE id = wanted;
  END IF;
  IF owner = caller THEN
    held := 'owner';
  ELSE
    SELECT role INTO held FROM workspace_member WHERE workspace_id = wanted AND user_id = caller;
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
