import type { PlanChange } from './calls/api.js';
import type { PaidPlan } from './plans.js';

export interface CheckoutRequest {
  priceId: string;
}
/** `clientSecret` opens the payment form. Null with a `planChange`, which changes nothing until confirmed. */
export interface CheckoutResponse {
  clientSecret: string | null;
  planChange?: PlanChangePreview;
}
/** `upgrade`: charged and effective now. `downgrade`: from the next period. `keep`: withdraws a planned change. */
export type PlanChangeKind = 'upgrade' | 'downgrade' | 'keep';
/** What a plan change costs, as computed by Stripe. Shown before anything changes. */
export interface PlanChangePreview {
  /** Confirms exactly this change in `POST /api/change-plan`, once and before `expiresAt`. */
  token: string;
  expiresAt: string;
  kind: PlanChangeKind;
  from: PaidPlan;
  to: PaidPlan;
  dueTodayCents: number;
  currency: string;
  /** ISO instant (UTC) of the next renewal, and what it costs. */
  renewsAt: string;
  renewalCents: number;
  /** A planned cancellation or downgrade that this change withdraws. */
  withdraws: Pick<PlanChange, 'plan' | 'at'> | null;
}
export interface ChangePlanRequest {
  token: string;
}
export interface PlanChangeResult {
  plan: PaidPlan;
  kind: PlanChangeKind;
  paidCents: number;
  currency: string;
  /** ISO instant at which a downgrade takes effect; null: it is in effect now. */
  begins: string | null;
}
export interface CheckoutStatus {
  status: string;
  customer_email: string | null;
}
