import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

/** `errors.ts` maps the names of constraints to error codes. */
export class Initial1763683200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(USERS);
    await runner.query(BILLING);
    await runner.query(TRANSFORMS);
    await runner.query(PLUMBING);
  }
}

const USERS = `
  CREATE TABLE app_user (
    id uuid CONSTRAINT pk_app_user PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL CONSTRAINT uq_app_user_email UNIQUE,
    username text NOT NULL,
    password_hash text,
    firebase_uid text CONSTRAINT uq_app_user_firebase_uid UNIQUE,
    profile_image_url text NOT NULL DEFAULT '',
    email_proven_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

const BILLING = `
  CREATE TABLE billing_account (
    user_id uuid CONSTRAINT pk_billing_account PRIMARY KEY
      CONSTRAINT fk_billing_account_user REFERENCES app_user ON DELETE CASCADE,
    plan text NOT NULL DEFAULT 'free' CONSTRAINT ck_billing_account_plan CHECK (plan IN ('free', 'pro', 'agency')),
    stripe_customer_id text CONSTRAINT uq_billing_account_customer UNIQUE,
    stripe_subscription_id text,
    subscription_status text,
    remaining integer NOT NULL DEFAULT 0 CONSTRAINT ck_billing_account_remaining CHECK (remaining >= 0),
    anchor_at timestamptz NOT NULL,
    period_start timestamptz NOT NULL,
    period_ends_at timestamptz NOT NULL,
    synced_at timestamptz,
    CONSTRAINT ck_billing_account_period CHECK (period_ends_at > period_start)
  );
  CREATE INDEX ix_billing_account_period_ends ON billing_account (period_ends_at);
  CREATE TABLE credit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_credit_entry PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT fk_credit_entry_user REFERENCES app_user ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT ck_credit_entry_kind
      CHECK (kind IN ('grant', 'hold', 'capture', 'release', 'expire')),
    credits integer NOT NULL,
    balance_after integer NOT NULL,
    period_start timestamptz NOT NULL,
    transformation_id uuid,
    reason text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX ix_credit_entry_user ON credit_entry (user_id, id);
  CREATE UNIQUE INDEX uq_credit_entry_transformation ON credit_entry (transformation_id, kind)
    WHERE transformation_id IS NOT NULL;
  CREATE UNIQUE INDEX uq_credit_entry_grant ON credit_entry (user_id, period_start, reason) WHERE kind = 'grant'`;

const TRANSFORMS = `
  CREATE TABLE transformation (
    id uuid CONSTRAINT pk_transformation PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL CONSTRAINT fk_transformation_user REFERENCES app_user ON DELETE CASCADE,
    request jsonb NOT NULL,
    idempotency_key text,
    request_hash text NOT NULL,
    status text NOT NULL DEFAULT 'queued' CONSTRAINT ck_transformation_status
      CHECK (status IN ('queued', 'running', 'succeeded', 'failed')),
    plan text NOT NULL,
    attempt integer NOT NULL DEFAULT 0,
    deadline_at timestamptz NOT NULL,
    engine text,
    error_code text,
    created_at timestamptz NOT NULL DEFAULT now(),
    started_at timestamptz,
    settled_at timestamptz,
    CONSTRAINT uq_transformation_idempotency UNIQUE (user_id, idempotency_key)
  );
  CREATE INDEX ix_transformation_user ON transformation (user_id, created_at DESC, id);
  CREATE INDEX ix_transformation_open ON transformation (status, deadline_at) WHERE status IN ('queued', 'running');
  CREATE INDEX ix_transformation_errors ON transformation (settled_at) WHERE error_code IS NOT NULL;
  CREATE TABLE output (
    transformation_id uuid NOT NULL CONSTRAINT fk_output_transformation REFERENCES transformation ON DELETE CASCADE,
    format text NOT NULL,
    status text NOT NULL DEFAULT 'queued' CONSTRAINT ck_output_status
      CHECK (status IN ('queued', 'succeeded', 'failed')),
    draft jsonb,
    text text,
    checks jsonb,
    error_code text,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT pk_output PRIMARY KEY (transformation_id, format)
  )`;

const PLUMBING = `
  CREATE TABLE webhook_event (
    id text CONSTRAINT pk_webhook_event PRIMARY KEY,
    type text NOT NULL,
    payload_created_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    applied_at timestamptz,
    error text
  );
  CREATE INDEX ix_webhook_event_pending ON webhook_event (received_at) WHERE applied_at IS NULL;
  CREATE TABLE session (
    sid text CONSTRAINT pk_session PRIMARY KEY,
    sess json NOT NULL,
    expire timestamptz NOT NULL
  );
  CREATE INDEX ix_session_expire ON session (expire);
  CREATE INDEX ix_session_user ON session ((sess ->> 'userId'))`;
