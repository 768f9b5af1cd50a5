-- p_voice: the voice of a request; null or a voice that is gone: nothing is noted.
CREATE OR REPLACE FUNCTION note_voice_use(p_transformation_id uuid, p_voice jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voice_use (transformation_id, voice_id, voice_version)
  SELECT p_transformation_id, id, (p_voice ->> 'version')::integer FROM voice WHERE id = (p_voice ->> 'id')::uuid
  ON CONFLICT DO NOTHING;
END $$;
