-- Gives a workspace to a member on the Agency plan, unless that plan allows no more; returns whether it did. The
-- former owner does not become a member. Transformations follow by their foreign key. Their idempotency keys are
-- removed, since those are unique per account, and search words are indexed again, since they begin with the
-- account.
-- A function because two accounts are locked.
CREATE OR REPLACE FUNCTION hand_over_workspace(place uuid, receiver uuid, max_workspaces integer, call_id text) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE giver uuid;
BEGIN
  SELECT account_id INTO giver FROM workspace WHERE id = place;
  PERFORM 1 FROM billing_account WHERE user_id IN (giver, receiver) ORDER BY user_id FOR UPDATE;
  PERFORM 1 FROM workspace_member m JOIN billing_account a ON a.user_id = m.user_id
    WHERE m.workspace_id = place AND m.user_id = receiver AND a.plan = 'agency';
  IF NOT FOUND OR (SELECT count(*) FROM workspace WHERE account_id = receiver) >= max_workspaces
     OR NOT EXISTS (SELECT 1 FROM workspace WHERE id = place AND account_id = giver) THEN
    RETURN false;
  END IF;
  UPDATE transformation SET idempotency_key = NULL WHERE workspace_id = place AND idempotency_key IS NOT NULL;
  DELETE FROM workspace_member WHERE workspace_id = place AND user_id = receiver;
  UPDATE workspace SET account_id = receiver, is_default = false WHERE id = place;
  INSERT INTO workspace (account_id, is_default) VALUES (giver, true) ON CONFLICT DO NOTHING;
  INSERT INTO search_change (transformation_id) SELECT id FROM transformation WHERE workspace_id = place AND kind = 'transform';
  INSERT INTO audit_entry (workspace_id, actor_id, action, subject_kind, subject_id, request_id)
  VALUES (place, giver, 'workspace.handed-over', 'user', receiver, call_id);
  RETURN true;
END $$;
