-- The admission rule: why an account may not start another job now, or null. Exact under the account's
-- lock, except the length of the queue, which all accounts share.
-- terms: userId (absent: the owner), keyId (of an API key, which only the account's limit applies to), maxQueued,
-- hasWorker, and per plan maxInFlight (per person), maxInFlightOfAccount and isAllowed.
-- A function because every admission calls it, including admit_transformation.
CREATE OR REPLACE FUNCTION admission_refusal(owner uuid, owner_plan text, terms jsonb) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN NOT (terms -> 'hasWorker')::boolean THEN 'QUEUE_UNAVAILABLE'
    WHEN (SELECT terms ->> 'keyId' IS NULL
                 AND count(*) FILTER (WHERE author_id = coalesce((terms ->> 'userId')::uuid, owner) AND key_id IS NULL)
                     >= (terms #> ARRAY['plans', owner_plan, 'maxInFlight'])::integer
              OR count(*) >= (terms #> ARRAY['plans', owner_plan, 'maxInFlightOfAccount'])::integer
            FROM transformation WHERE user_id = owner AND status IN ('queued', 'running')) THEN 'TOO_MANY_IN_FLIGHT'
    WHEN EXISTS (SELECT 1 FROM transformation WHERE status = 'queued' OFFSET (terms -> 'maxQueued')::integer LIMIT 1)
      THEN 'QUEUE_FULL'
    WHEN NOT (terms #> ARRAY['plans', owner_plan, 'isAllowed'])::boolean THEN 'FORMAT_NOT_IN_PLAN'
  END
$$;
