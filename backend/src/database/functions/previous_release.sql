-- Only processes of the previous release call these, while an upgrade replaces them. The next release drops them, which
-- is why they share a file.
CREATE OR REPLACE FUNCTION accept_in_workspace(
  scope jsonb, new_id uuid, asked jsonb, asked_hash text, asked_key text, opening text, call_id text, due_in_ms float8,
  quotas jsonb, terms jsonb, moment timestamptz,
  OUT outcome text, OUT owner uuid, OUT accepted_id uuid, OUT accepted_plan text, OUT due_at timestamptz)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO outcome, owner, accepted_id, accepted_plan, due_at
    FROM admit_transformation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
END $$;
CREATE OR REPLACE FUNCTION end_pieces(ended_id uuid, uses jsonb, pieces jsonb, quotas jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$ BEGIN RETURN store_outputs($1, $2, $3, $4); END $$;
CREATE OR REPLACE FUNCTION end_outputs(p_id uuid, p_model_uses jsonb, p_outputs jsonb, p_quotas jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$ BEGIN RETURN store_outputs($1, $2, $3, $4); END $$;
CREATE OR REPLACE FUNCTION hold_credit_for(owner uuid, holder uuid, moment timestamptz, quotas jsonb, person uuid, place uuid,
                            OUT held_plan text, OUT held_remaining integer) LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO held_plan, held_remaining FROM hold_transformation_credit($1, $2, $3, $4, $5, $6);
END $$;
CREATE OR REPLACE FUNCTION find_in_workspace(place uuid, query text) RETURNS SETOF uuid LANGUAGE plpgsql STABLE
AS $$ BEGIN RETURN QUERY SELECT search_workspace($1, $2); END $$;
CREATE OR REPLACE FUNCTION hand_over_workspace(place uuid, receiver uuid, max_workspaces integer, call_id text) RETURNS boolean
LANGUAGE plpgsql AS $$ BEGIN RETURN transfer_workspace($1, $2, $3, $4); END $$;
CREATE OR REPLACE FUNCTION join_by_invitation(hash bytea, person uuid, terms jsonb, call_id text,
                                              OUT outcome text, OUT place uuid) LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO outcome, place FROM accept_invitation($1, $2, $3, $4);
END $$;
CREATE OR REPLACE FUNCTION invitation_stands(place uuid, maker uuid, made_at timestamptz, person uuid, inviters jsonb)
RETURNS boolean LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN is_invitation_valid($1, $2, $3, $4, $5); END $$;
