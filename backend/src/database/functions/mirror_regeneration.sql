-- Maintains the job of a row that the previous release wrote to its table regeneration. The job is archived, so that
-- the library of the previous release, which has no kind, does not list it. Called by triggers, and by the migration
-- that fills in existing rows.
CREATE OR REPLACE FUNCTION mirror_regeneration(r regeneration) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO transformation (id, kind, parent_id, user_id, request, request_hash, status, plan, deadline_at, error_code,
                              request_id, created_at, settled_at, archived_at)
  VALUES (r.id, 'regeneration', r.transformation_id, r.user_id,
          jsonb_build_object('formats', jsonb_build_array(r.format), 'part', r.part, 'instruction', r.instruction,
                             'variant', r.variant),
          '', r.status, r.plan, r.deadline_at, r.error_code, r.request_id, r.created_at, r.settled_at, r.created_at)
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, error_code = excluded.error_code, settled_at = excluded.settled_at
   WHERE transformation.status IN ('queued', 'running') AND transformation.status <> excluded.status;
  INSERT INTO output (transformation_id, format, status, error_code)
  VALUES (r.id, r.format, CASE WHEN r.status IN ('succeeded', 'failed') THEN r.status ELSE 'queued' END, r.error_code)
  ON CONFLICT (transformation_id, format) DO UPDATE SET status = excluded.status, error_code = excluded.error_code
   WHERE output.status = 'queued' AND excluded.status <> 'queued';
EXCEPTION WHEN unique_violation THEN
  -- A job of the current release regenerates the same output: the previous release settles its own row.
  NULL;
END $$;
