-- Whether an invitation that was not revoked is still valid for a person (null: anyone): its maker may still invite
-- (p_roles: the roles that may), and no one else has removed the person since it was made.
-- The parameter is not a row of the table, because such a function would prevent dropping the table.
CREATE OR REPLACE FUNCTION is_invitation_valid(
  p_workspace_id uuid, p_inviter_id uuid, p_invited_at timestamptz, p_user_id uuid, p_roles jsonb) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM workspace w LEFT JOIN workspace_member m ON m.workspace_id = w.id AND m.user_id = p_inviter_id
     WHERE w.id = p_workspace_id AND p_roles ? CASE WHEN w.account_id = p_inviter_id THEN 'owner' ELSE m.role END)
  AND NOT EXISTS (
    SELECT 1 FROM audit_entry e WHERE e.workspace_id = p_workspace_id AND e.action = 'member.removed'
       AND e.subject_id = p_user_id AND e.actor_id <> p_user_id AND e.at >= p_invited_at);
$$;
