import type { ErrorCode } from '@repurpose/contract';
import { QueryFailedError } from 'typeorm';

export const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  uq_app_user_email: 'EMAIL_TAKEN',
  uq_app_user_firebase_uid: 'EMAIL_TAKEN',
  ck_billing_account_remaining: 'NO_CREDITS',
  fk_billing_account_user: 'NO_SESSION',
  fk_transformation_user: 'NO_SESSION',
  fk_credit_entry_user: 'NO_SESSION',
  fk_plan_change_offer_user: 'NO_SESSION',
  fk_share_link_output: 'NOT_FOUND',
  ux_voice_name: 'VOICE_NAME_TAKEN',
  uq_workspace_slug: 'SLUG_TAKEN',
  uq_invitation_open: 'ALREADY_INVITED',
  uq_transformation_regeneration_open: 'REGENERATION_RUNNING',
};

interface DriverError {
  code?: string;
  constraint?: string;
}

export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  return (error.driverError as DriverError).constraint ?? null;
}
