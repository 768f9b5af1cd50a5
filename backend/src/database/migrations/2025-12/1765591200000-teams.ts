import type { MigrationInterface, QueryRunner } from 'typeorm';
import { functionText } from '../../stored-functions.repository.js';

/** Invitations by mail, archived workspaces, the end of a team plan, and mails about ended runs. */
export class Teams1765591200000 implements MigrationInterface {
  name = 'Teams1765591200000';

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
    // The 30 days start with this migration, because no owner was notified before.
    await runner.query(`
      UPDATE billing_account a SET team_ended_at = now()
       WHERE plan <> 'agency' AND EXISTS (
         SELECT 1 FROM workspace_member m JOIN workspace w ON w.id = m.workspace_id WHERE w.account_id = a.user_id)`);
    await runner.query(functionText('note_team_end'));
    await runner.query(`
      CREATE TRIGGER note_team_end BEFORE UPDATE OF plan ON billing_account
        FOR EACH ROW WHEN (OLD.plan IS DISTINCT FROM NEW.plan) EXECUTE FUNCTION note_team_end()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER note_team_end ON billing_account;
      DROP FUNCTION note_team_end;
      ALTER TABLE billing_account DROP COLUMN team_ended_at;
      ALTER TABLE transformation DROP COLUMN seen_at;
      ALTER TABLE app_user DROP COLUMN wants_run_ended;
      ALTER TABLE mail_message DROP COLUMN facts;
      DROP TABLE invitation_token;
      DELETE FROM invitation WHERE token_hash IS NULL;
      ALTER TABLE invitation DROP CONSTRAINT ck_invitation_token, ALTER COLUMN token_hash SET NOT NULL;
      ALTER TABLE workspace DROP COLUMN archived_at`);
  }
}
