import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';
import { functionText } from '../../stored-functions.repository.js';

export class Teams1765591200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE workspace ADD COLUMN archived_at timestamptz;
      ALTER TABLE invitation ALTER COLUMN token_hash DROP NOT NULL,
        ADD CONSTRAINT ck_invitation_token CHECK ((kind = 'link') = (token_hash IS NOT NULL));
      CREATE TABLE invitation_token (
        token_hash bytea CONSTRAINT pk_invitation_token PRIMARY KEY,
        invitation_id uuid NOT NULL CONSTRAINT fk_invitation_token_invitation REFERENCES invitation ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ix_invitation_token_invitation ON invitation_token (invitation_id);
      ALTER TABLE mail_message ADD COLUMN facts jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE app_user ADD COLUMN wants_run_ended boolean NOT NULL DEFAULT false;
      CREATE INDEX ix_app_user_run_ended ON app_user (id) WHERE wants_run_ended;
      ALTER TABLE transformation ADD COLUMN seen_at timestamptz;
      ALTER TABLE billing_account ADD COLUMN team_ended_at timestamptz`);
    // The 30 days start now, because no owner was notified before.
    await runner.query(`
      UPDATE billing_account a SET team_ended_at = now()
       WHERE plan <> 'agency' AND EXISTS (
         SELECT 1 FROM workspace_member m JOIN workspace w ON w.id = m.workspace_id WHERE w.account_id = a.user_id)`);
    await runner.query(functionText('note_team_end'));
    await runner.query(`
      CREATE TRIGGER note_team_end BEFORE UPDATE OF plan ON billing_account
        FOR EACH ROW WHEN (OLD.plan IS DISTINCT FROM NEW.plan) EXECUTE FUNCTION note_team_end()`);
  }
}
