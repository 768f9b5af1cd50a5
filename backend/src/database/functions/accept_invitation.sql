-- Makes a person a member by an invitation's token. One of: joined, known (already in it: no use is counted),
-- INVITATION_GONE, TEAM_PLAN_REQUIRED, TOO_MANY_PEOPLE. seats: people by plan, the owner included. A function because it
-- decides step by step under the account's lock, so that the last seat is taken once.
CREATE OR REPLACE FUNCTION accept_invitation(hash bytea, person uuid, seats jsonb, call_id text,
                                             OUT outcome text, OUT place uuid) LANGUAGE plpgsql AS $$
DECLARE invited record; owner uuid; owner_plan text;
BEGIN
  SELECT w.account_id INTO owner FROM invitation i JOIN workspace w ON w.id = i.workspace_id WHERE i.token_hash = hash;
  SELECT plan INTO owner_plan FROM billing_account WHERE user_id = owner FOR UPDATE;
  -- A link only: a mail's invitation needs the proven address, which comes with the mails.
  SELECT * INTO invited FROM invitation
   WHERE token_hash = hash AND kind = 'link' AND revoked_at IS NULL AND expires_at > now() FOR UPDATE;
  IF NOT FOUND THEN outcome := 'INVITATION_GONE'; RETURN; END IF;
  place := invited.workspace_id;
  IF owner = person OR EXISTS (SELECT 1 FROM workspace_member WHERE workspace_id = place AND user_id = person) THEN
    outcome := 'known';
    RETURN;
  END IF;
  outcome := CASE
    WHEN invited.uses >= invited.max_uses THEN 'INVITATION_GONE'
    WHEN (seats ->> owner_plan)::integer <= 1 THEN 'TEAM_PLAN_REQUIRED'
    WHEN (SELECT count(DISTINCT m.user_id) + 1 FROM workspace_member m JOIN workspace w ON w.id = m.workspace_id
           WHERE w.account_id = owner AND m.user_id <> person) >= (seats ->> owner_plan)::integer THEN 'TOO_MANY_PEOPLE'
    ELSE 'joined' END;
  IF outcome <> 'joined' THEN RETURN; END IF;
  UPDATE invitation SET uses = uses + 1 WHERE id = invited.id;
  INSERT INTO workspace_member (workspace_id, user_id, role, invited_by)
  VALUES (place, person, invited.role, invited.invited_by);
  INSERT INTO audit_entry (workspace_id, actor_id, action, subject_kind, subject_id, detail, request_id)
  VALUES (place, person, 'member.joined', 'user', person, jsonb_build_object('role', invited.role), call_id);
END $$;
