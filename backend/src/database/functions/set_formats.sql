-- Trigger: copies the formats of the request to their column, for filters.
CREATE OR REPLACE FUNCTION set_formats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.formats := ARRAY(SELECT jsonb_array_elements_text(NEW.request -> 'formats'));
  RETURN NEW;
END $$;
