-- Makes a person a member by the token of a link or of a mail. Returns joined, known (a member already, which uses
-- nothing up), or an error code of the contract. A mail's token is for the account that has its address, and proves
-- it.
-- p_limits: seats (people by plan, including the owner); inviters, as in is_invitation_valid.
-- A function because it decides under the account's lock, so that the last seat is taken once.
CREATE OR REPLACE FUNCTION accept_invitation(
  p_token_hash bytea, p_user_id uuid, p_limits jsonb, p_request_id text, OUT outcome text, OUT joined_id uuid)
LANGUAGE plpgsql AS $$
DECLARE wanted uuid; invited record; owner uuid; seats integer;
BEGIN
  SELECT coalesce((SELECT id FROM invitation WHERE token_hash = p_token_hash),
                  (SELECT invitation_id FROM invitation_token WHERE token_hash = p_token_hash)) INTO wanted;
  SELECT w.id, w.account_id INTO joined_id, owner
    FROM invitation i JOIN workspace w ON w.id = i.workspace_id WHERE i.id = wanted;
  SELECT (p_limits -> 'seats' ->> plan)::integer INTO seats FROM billing_account WHERE user_id = owner FOR UPDATE;
  -- Locked before the invitation, in the order of revocations, to avoid deadlocks.
  PERFORM 1 FROM workspace WHERE id = joined_id FOR KEY SHARE;
  SELECT * INTO invited FROM invitation WHERE id = wanted FOR UPDATE;
  IF NOT FOUND THEN outcome := 'INVITATION_GONE'; RETURN; END IF;
  IF owner = p_user_id
     OR EXISTS (SELECT 1 FROM workspace_member WHERE workspace_id = joined_id AND user_id = p_user_id) THEN
    outcome := 'known';
    RETURN;
  END IF;
  outcome := CASE
    WHEN invited.revoked_at IS NOT NULL OR NOT is_invitation_valid(
           joined_id, invited.invited_by, invited.created_at, p_user_id, p_limits -> 'inviters') THEN 'INVITATION_REVOKED'
    WHEN invited.uses >= invited.max_uses THEN 'INVITATION_USED'
    WHEN invited.expires_at <= now() THEN 'INVITATION_EXPIRED'
    WHEN invited.email <> (SELECT email FROM app_user WHERE id = p_user_id FOR SHARE) THEN 'INVITATION_OF_ANOTHER'
    WHEN seats <= 1 THEN 'TEAM_PLAN_REQUIRED'
    WHEN (SELECT count(DISTINCT m.user_id) + 1 FROM workspace_member m JOIN workspace w ON w.id = m.workspace_id
           WHERE w.account_id = owner AND m.user_id <> p_user_id) >= seats THEN 'TOO_MANY_PEOPLE'
    ELSE 'joined' END;
  IF outcome <> 'joined' THEN RETURN; END IF;
  UPDATE invitation SET uses = uses + 1 WHERE id = wanted;
  IF invited.kind = 'mail' THEN
    UPDATE app_user SET email_proven_at = now() WHERE id = p_user_id AND email_proven_at IS NULL;
  END IF;
  INSERT INTO workspace_member (workspace_id, user_id, role, invited_by)
  VALUES (joined_id, p_user_id, invited.role, invited.invited_by);
  INSERT INTO audit_entry (workspace_id, actor_id, action, subject_kind, subject_id, detail, request_id)
  VALUES (joined_id, p_user_id, 'member.joined', 'user', p_user_id, jsonb_build_object('role', invited.role),
          p_request_id);
END $$;
