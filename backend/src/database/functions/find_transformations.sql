-- Ids of transformations whose search words match. Sequential scans are off, because the planner underestimates the
-- cost of reading every document's words and would skip the index. Called by the previous release.
CREATE OR REPLACE FUNCTION find_transformations(query tsquery) RETURNS SETOF uuid LANGUAGE sql STABLE SET enable_seqscan = off
  AS 'SELECT transformation_id FROM search_document WHERE words @@ query';
