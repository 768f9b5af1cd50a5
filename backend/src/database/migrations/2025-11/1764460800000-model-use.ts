import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class ModelUse1764460800000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE transformation ADD COLUMN brief jsonb;
      CREATE TABLE model_use (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_model_use PRIMARY KEY,
        transformation_id uuid NOT NULL
          CONSTRAINT fk_model_use_transformation REFERENCES transformation ON DELETE CASCADE,
        piece text NOT NULL,
        input_tokens integer NOT NULL,
        cached_input_tokens integer NOT NULL,
        output_tokens integer NOT NULL,
        cost_micro_usd bigint NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ck_model_use_tokens
          CHECK (cached_input_tokens BETWEEN 0 AND input_tokens AND output_tokens >= 0 AND cost_micro_usd >= 0)
      );
      CREATE INDEX ix_model_use_transformation ON model_use (transformation_id)`);
  }
}
