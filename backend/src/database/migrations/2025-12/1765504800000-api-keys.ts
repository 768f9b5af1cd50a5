import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

/** No foreign key on `key_id`: it only records the caller. */
export class ApiKeys1765504800000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key (
        id uuid CONSTRAINT pk_api_key PRIMARY KEY,
        workspace_id uuid NOT NULL CONSTRAINT fk_api_key_workspace REFERENCES workspace ON DELETE CASCADE,
        made_by uuid NOT NULL CONSTRAINT fk_api_key_maker REFERENCES app_user ON DELETE CASCADE,
        name text NOT NULL,
        key_hash bytea NOT NULL CONSTRAINT uq_api_key_hash UNIQUE,
        start text NOT NULL,
        scopes text[] NOT NULL CONSTRAINT ck_api_key_scopes CHECK (cardinality(scopes) > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz,
        replaced_by uuid CONSTRAINT fk_api_key_replaced REFERENCES api_key ON DELETE SET NULL,
        warned_at timestamptz
      );
      CREATE INDEX ix_api_key_workspace ON api_key (workspace_id);
      CREATE INDEX ix_api_key_maker ON api_key (made_by);
      CREATE INDEX ix_api_key_replaced ON api_key (replaced_by);
      CREATE INDEX ix_api_key_ending ON api_key (expires_at)
        WHERE revoked_at IS NULL AND replaced_by IS NULL AND warned_at IS NULL;
      ALTER TABLE transformation ADD COLUMN key_id uuid`);
  }
}
