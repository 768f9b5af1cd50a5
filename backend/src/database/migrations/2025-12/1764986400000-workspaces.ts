import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';
import { functionText } from '../../stored-functions.repository.js';

export class Workspaces1764986400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(COLUMNS);
    for (const name of FUNCTIONS) await runner.query(functionText(name));
    await runner.query(TRIGGERS);
  }
}

// The owner is `account_id`, not a member. Audit entries outlive their actors, so they have no foreign key.
const TABLES = `
  CREATE TABLE workspace (
    id uuid CONSTRAINT pk_workspace PRIMARY KEY DEFAULT gen_random_uuid(),
    account_id uuid NOT NULL CONSTRAINT fk_workspace_account REFERENCES billing_account ON DELETE CASCADE,
    name text NOT NULL DEFAULT 'My workspace',
    slug text NOT NULL DEFAULT 'w-' || left(replace(gen_random_uuid()::text, '-', ''), 12)
      CONSTRAINT uq_workspace_slug UNIQUE,
    is_default boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT uq_workspace_account UNIQUE (id, account_id)
  );
  CREATE INDEX ix_workspace_account ON workspace (account_id);
  CREATE UNIQUE INDEX uq_workspace_default ON workspace (account_id) WHERE is_default;
  CREATE TABLE workspace_member (
    workspace_id uuid NOT NULL CONSTRAINT fk_workspace_member_workspace REFERENCES workspace ON DELETE CASCADE,
    user_id uuid NOT NULL CONSTRAINT fk_workspace_member_user REFERENCES app_user ON DELETE CASCADE,
    role text NOT NULL CONSTRAINT ck_workspace_member_role CHECK (role IN ('admin', 'editor', 'viewer')),
    invited_by uuid CONSTRAINT fk_workspace_member_inviter REFERENCES app_user ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT pk_workspace_member PRIMARY KEY (workspace_id, user_id)
  );
  CREATE INDEX ix_workspace_member_user ON workspace_member (user_id);
  CREATE INDEX ix_workspace_member_inviter ON workspace_member (invited_by);
  CREATE TABLE invitation (
    id uuid CONSTRAINT pk_invitation PRIMARY KEY DEFAULT gen_random_uuid(),
    workspace_id uuid NOT NULL CONSTRAINT fk_invitation_workspace REFERENCES workspace ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT ck_invitation_kind CHECK (kind IN ('mail', 'link')),
    email text,
    role text NOT NULL CONSTRAINT ck_invitation_role CHECK (role IN ('admin', 'editor', 'viewer')),
    token_hash bytea NOT NULL CONSTRAINT uq_invitation_token UNIQUE,
    invited_by uuid CONSTRAINT fk_invitation_inviter REFERENCES app_user ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    max_uses integer NOT NULL CONSTRAINT ck_invitation_max_uses CHECK (max_uses > 0),
    uses integer NOT NULL DEFAULT 0,
    revoked_at timestamptz,
    CONSTRAINT ck_invitation_uses CHECK (uses BETWEEN 0 AND max_uses),
    CONSTRAINT ck_invitation_email CHECK ((kind = 'mail') = (email IS NOT NULL)),
    CONSTRAINT ck_invitation_link_role CHECK (kind = 'mail' OR role <> 'admin')
  );
  CREATE INDEX ix_invitation_workspace ON invitation (workspace_id);
  CREATE INDEX ix_invitation_inviter ON invitation (invited_by);
  CREATE UNIQUE INDEX uq_invitation_open ON invitation (workspace_id, email)
    WHERE email IS NOT NULL AND revoked_at IS NULL AND uses = 0;
  CREATE TABLE audit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_audit_entry PRIMARY KEY,
    workspace_id uuid NOT NULL CONSTRAINT fk_audit_entry_workspace REFERENCES workspace ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    actor_kind text NOT NULL DEFAULT 'user'
      CONSTRAINT ck_audit_entry_actor CHECK (actor_kind IN ('user', 'key', 'visitor', 'system')),
    actor_id uuid,
    action text NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid,
    detail jsonb NOT NULL DEFAULT '{}',
    request_id text
  );
  CREATE INDEX ix_audit_entry_workspace ON audit_entry (workspace_id, id)`;

// Validated by the next migration. Ledger entries outlive what they name.
const COLUMNS = `
  ALTER TABLE transformation ADD COLUMN workspace_id uuid, ADD COLUMN author_id uuid,
    ADD CONSTRAINT ck_transformation_workspace CHECK (workspace_id IS NOT NULL) NOT VALID,
    ADD CONSTRAINT fk_transformation_workspace FOREIGN KEY (workspace_id, user_id)
      REFERENCES workspace (id, account_id) ON DELETE CASCADE ON UPDATE CASCADE NOT VALID,
    ADD CONSTRAINT fk_transformation_author FOREIGN KEY (author_id) REFERENCES app_user ON DELETE SET NULL NOT VALID;
  ALTER TABLE transformation_tag ADD COLUMN workspace_id uuid;
  ALTER TABLE output_version ADD COLUMN author_id uuid,
    ADD CONSTRAINT fk_output_version_author FOREIGN KEY (author_id) REFERENCES app_user ON DELETE SET NULL NOT VALID;
  ALTER TABLE credit_entry ADD COLUMN actor_id uuid, ADD COLUMN workspace_id uuid`;

const FUNCTIONS = ['create_default_workspace', 'set_workspace', 'set_workspace_of_tag'];
const TRIGGERS = `
  CREATE TRIGGER create_default_workspace AFTER INSERT ON billing_account
    FOR EACH ROW EXECUTE FUNCTION create_default_workspace();
  CREATE TRIGGER set_workspace BEFORE INSERT ON transformation
    FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION set_workspace();
  CREATE TRIGGER set_workspace_of_tag BEFORE INSERT ON transformation_tag
    FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION set_workspace_of_tag()`;
