-- Trigger on output and transformation_tag: queues their transformation for the search index.
CREATE OR REPLACE FUNCTION note_search_change_of_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_change (transformation_id) VALUES (coalesce(NEW.transformation_id, OLD.transformation_id));
  RETURN NULL;
END $$;
