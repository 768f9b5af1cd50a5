-- Trigger on transformation: queues it for the search index.
CREATE OR REPLACE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_change (transformation_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
