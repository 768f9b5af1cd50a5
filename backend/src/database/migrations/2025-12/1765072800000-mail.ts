import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class Mail1765072800000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_message (
        id uuid CONSTRAINT pk_mail_message PRIMARY KEY,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        user_id uuid CONSTRAINT fk_mail_message_user REFERENCES app_user ON DELETE CASCADE,
        to_address text,
        status text NOT NULL
          CONSTRAINT ck_mail_message_status CHECK (status IN ('pending', 'sent', 'failed', 'skipped')),
        created_at timestamptz NOT NULL DEFAULT now(),
        queued_at timestamptz,
        settled_at timestamptz,
        CONSTRAINT uq_mail_message_cause UNIQUE (kind, subject_id)
      );
      CREATE INDEX ix_mail_message_pending ON mail_message (created_at) WHERE status = 'pending';
      CREATE INDEX ix_mail_message_user ON mail_message (user_id);
      CREATE INDEX ix_mail_message_age ON mail_message (created_at);

      CREATE TABLE one_time_token (
        token_hash bytea CONSTRAINT pk_one_time_token PRIMARY KEY,
        purpose text NOT NULL,
        user_id uuid NOT NULL CONSTRAINT fk_one_time_token_user REFERENCES app_user ON DELETE CASCADE,
        address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX ix_one_time_token_user ON one_time_token (user_id);
      CREATE INDEX ix_one_time_token_expiry ON one_time_token (expires_at)`);
  }
}
