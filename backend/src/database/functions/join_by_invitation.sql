-- Makes a person a member by the token of a link or of a mail. Returns joined, known (a member already, which uses
-- nothing up), or an error code of the contract. A mail's token is for the account that has its address, and proves
-- it.
-- terms: seats (people by plan, including the owner); inviters, as in invitation_stands.
-- A function because it decides under the account's lock, so that the last seat is taken once.
CREATE OR REPLACE FUNCTION join_by_invitation(hash bytea, person uuid, terms jsonb, call_id text,
                                              OUT outcome text, OUT place uuid) LANGUAGE plpgsql AS $$
DECLARE wanted uuid; invited record; owner uuid; seats integer;
BEGIN
  SELECT coalesce((SELECT id FROM invitation WHERE token_hash = hash),
                  (SELECT invitation_id FROM invitation_token WHERE token_hash = hash)) INTO wanted;
  SELECT w.id, w.account_id INTO place, owner FROM invitation i JOIN workspace w ON w.id = i.workspace_id WHERE i.id = wanted;
  SELECT (terms -> 'seats' ->> plan)::integer INTO seats FROM billing_account WHERE user_id = owner FOR UPDATE;
  -- Locked before the invitation, in the order of revocations, to avoid deadlocks.
  PERFORM 1 FROM workspace WHERE id = place FOR KEY SHARE;
  SELECT * INTO invited FROM invitation WHERE id = wanted FOR UPDATE;
  IF NOT FOUND THEN outcome := 'INVITATION_GONE'; RETURN; END IF;
  IF owner = person OR EXISTS (SELECT 1 FROM workspace_member WHERE workspace_id = place AND user_id = person) THEN
    outcome := 'known';
    RETURN;
  END IF;
  outcome := CASE
    WHEN invited.revoked_at IS NOT NULL OR NOT invitation_stands(
           place, invited.invited_by, invited.created_at, person, terms -> 'inviters') THEN 'INVITATION_REVOKED'
    WHEN invited.uses >= invited.max_uses THEN 'INVITATION_USED'
    WHEN invited.expires_at <= now() THEN 'INVITATION_EXPIRED'
    WHEN invited.email <> (SELECT email FROM app_user WHERE id = person FOR SHARE) THEN 'INVITATION_OF_ANOTHER'
    WHEN seats <= 1 THEN 'TEAM_PLAN_REQUIRED'
    WHEN (SELECT count(DISTINCT m.user_id) + 1 FROM workspace_member m JOIN workspace w ON w.id = m.workspace_id
           WHERE w.account_id = owner AND m.user_id <> person) >= seats THEN 'TOO_MANY_PEOPLE'
    ELSE 'joined' END;
  IF outcome <> 'joined' THEN RETURN; END IF;
  UPDATE invitation SET uses = uses + 1 WHERE id = wanted;
  IF invited.kind = 'mail' THEN
    UPDATE app_user SET email_proven_at = now() WHERE id = person AND email_proven_at IS NULL;
  END IF;
  INSERT INTO workspace_member (workspace_id, user_id, role, invited_by)
  VALUES (place, person, invited.role, invited.invited_by);
  INSERT INTO audit_entry (workspace_id, actor_id, action, subject_kind, subject_id, detail, request_id)
  VALUES (place, person, 'member.joined', 'user', person, jsonb_build_object('role', invited.role), call_id);
END $$;
