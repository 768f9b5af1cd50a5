-- Whether an invitation that was not revoked is still valid for a person (null: anyone): its maker may still invite
-- (inviters: the roles that may), and no one else has removed the person since it was made.
-- The parameter is not a row of the table, because such a function would prevent dropping the table.
CREATE OR REPLACE FUNCTION invitation_stands(place uuid, maker uuid, made_at timestamptz, person uuid, inviters jsonb)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM workspace w LEFT JOIN workspace_member m ON m.workspace_id = w.id AND m.user_id = maker
     WHERE w.id = place AND inviters ? CASE WHEN w.account_id = maker THEN 'owner' ELSE m.role END)
  AND NOT EXISTS (
    SELECT 1 FROM audit_entry e WHERE e.workspace_id = place AND e.action = 'member.removed'
       AND e.subject_id = person AND e.actor_id <> person AND e.at >= made_at);
$$;
