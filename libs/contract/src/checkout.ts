import type { PlanChange } from './calls/api.js';
import type { PaidPlan } from './plans.js';

export interface CheckoutRequest {
  priceId: string;
}
/**
 * `clientSecret` opens the payment form. Null with a `planChange`: there is a subscription already, and it stays as it is
 * until the user confirms the change.
 */
export interface CheckoutResponse {
  clientSecret: string | null;
  planChange?: PlanChangePreview;
}
/** `upgrade`: charged and begun now. `downgrade`: begins with the next period. `keep`: takes a planned change back. */
export type PlanChangeKind = 'upgrade' | 'downgrade' | 'keep';
/** What a plan change costs, as the payment service works it out. Shown before anything happens. */
export interface PlanChangePreview {
  /** Confirms exactly this change in `POST /api/change-plan`, once and before `expiresAt`. */
  token: string;
  /** ISO instant (UTC). */
  expiresAt: string;
  kind: PlanChangeKind;
  from: PaidPlan;
  to: PaidPlan;
  /** Charged when the change is confirmed. */
  dueTodayCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** ISO instant (UTC) of the next renewal, and what it costs. */
  renewsAt: string;
  renewalCents: number;
  /** A planned end or downgrade that this change takes back. */
  withdraws: Pick<PlanChange, 'plan' | 'at'> | null;
}
export interface ChangePlanRequest {
  token: string;
}
/** The change that was confirmed and made. */
export interface PlanChangeResult {
  plan: PaidPlan;
  kind: PlanChangeKind;
  paidCents: number;
  currency: string;
  /** ISO instant at which a downgrade begins; null: the plan holds now. */
  begins: string | null;
}
export interface CheckoutStatus {
  status: string;
  customer_email: string | null;
}
