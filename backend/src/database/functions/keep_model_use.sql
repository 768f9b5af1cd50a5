-- Records the use of a model, if the transformation still exists. Called by store_outputs, in its round trip, and by
-- JobRepository.recordUse.
CREATE OR REPLACE FUNCTION keep_model_use(used_for uuid, uses jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO model_use (transformation_id, piece, input_tokens, cached_input_tokens, output_tokens, cost_micro_usd)
  SELECT t.id, u.piece, u.input_tokens, u.cached_input_tokens, u.output_tokens, u.cost_micro_usd
    FROM transformation t, jsonb_to_recordset(uses) AS u
         (piece text, input_tokens integer, cached_input_tokens integer, output_tokens integer, cost_micro_usd bigint)
   WHERE t.id = used_for
$$;
