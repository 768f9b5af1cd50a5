-- Whether an invitation that nobody revoked still lets a person in: its maker may still invite (inviters: an array of
-- roles, the owner's among them), and the person was not removed by somebody else since it was made. A person of null is
-- anybody. Not a row of the table as parameter: a function of its type would keep the table from being dropped.
CREATE OR REPLACE FUNCTION invitation_stands(place uuid, maker uuid, made_at timestamptz, person uuid, inviters jsonb)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM workspace w LEFT JOIN workspace_member m ON m.workspace_id = w.id AND m.user_id = maker
     WHERE w.id = place AND inviters ? CASE WHEN w.account_id = maker THEN 'owner' ELSE m.role END)
  AND NOT EXISTS (
    SELECT 1 FROM audit_entry e WHERE e.workspace_id = place AND e.action = 'member.removed'
       AND e.subject_id = person AND e.actor_id <> person AND e.at >= made_at);
$$;
