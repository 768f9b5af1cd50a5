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
export interface PlanChangePreview {
  /** For `POST /api/change-plan`: confirms exactly this change, once. */
  token: string;
  expiresAt: string;
  kind: PlanChangeKind;
  from: PaidPlan;
  to: PaidPlan;
  dueTodayCents: number;
  currency: string;
  renewsAt: string;
  renewalCents: number;
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
  /** ISO time (UTC) of a downgrade; null: in effect now. */
  begins: string | null;
}
export interface CheckoutStatus {
  status: string;
  customer_email: string | null;
}
