-- Ids of transformations whose search words match. Indexed words begin with the first characters of their account's
-- id, which replace {} in the query. Sequential scans are off, because the planner underestimates the cost of
-- reading every document's words and would skip the index.
CREATE OR REPLACE FUNCTION search_workspace(p_workspace_id uuid, p_query text) RETURNS SETOF uuid LANGUAGE sql STABLE
  SET enable_seqscan = off AS $$
  SELECT transformation_id FROM search_document
   WHERE words @@ replace(p_query, '{}', (SELECT left(account_id::text, 4) FROM workspace
                                           WHERE id = p_workspace_id))::tsquery
$$;
