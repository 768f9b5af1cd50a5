-- Gives a workspace to a member on the Agency plan, unless that plan allows no more; returns whether it did. The
-- former owner does not become a member. Transformations follow by their foreign key. Their idempotency keys are
-- removed, since those are unique per account, and search words are indexed again, since they begin with the
-- account.
-- A function because two accounts are locked.
CREATE OR REPLACE FUNCTION transfer_workspace(
  p_workspace_id uuid, p_receiver_id uuid, p_max_workspaces integer, p_request_id text) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE giver uuid;
BEGIN
  SELECT account_id INTO giver FROM workspace WHERE id = p_workspace_id;
  PERFORM 1 FROM billing_account WHERE user_id IN (giver, p_receiver_id) ORDER BY user_id FOR UPDATE;
  PERFORM 1 FROM workspace_member m JOIN billing_account a ON a.user_id = m.user_id
    WHERE m.workspace_id = p_workspace_id AND m.user_id = p_receiver_id AND a.plan = 'agency';
  IF NOT FOUND OR (SELECT count(*) FROM workspace WHERE account_id = p_receiver_id) >= p_max_workspaces
     OR NOT EXISTS (SELECT 1 FROM workspace WHERE id = p_workspace_id AND account_id = giver) THEN
    RETURN false;
  END IF;
  UPDATE transformation SET idempotency_key = NULL WHERE workspace_id = p_workspace_id AND idempotency_key IS NOT NULL;
  DELETE FROM workspace_member WHERE workspace_id = p_workspace_id AND user_id = p_receiver_id;
  UPDATE workspace SET account_id = p_receiver_id, is_default = false WHERE id = p_workspace_id;
  INSERT INTO workspace (account_id, is_default) VALUES (giver, true) ON CONFLICT DO NOTHING;
  INSERT INTO search_change (transformation_id)
  SELECT id FROM transformation WHERE workspace_id = p_workspace_id AND kind = 'transform';
  INSERT INTO audit_entry (workspace_id, actor_id, action, subject_kind, subject_id, request_id)
  VALUES (p_workspace_id, giver, 'workspace.handed-over', 'user', p_receiver_id, p_request_id);
  RETURN true;
END $$;
