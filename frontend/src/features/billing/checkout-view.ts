import {
  MESSAGES,
  PLANS,
  isPaidPlan,
  type CheckoutResponse,
  type PaidPlan,
  type PlanKey,
} from '@repurpose/contract';

import { messageOf, type ApiFailure } from '../../shared/api/failure.js';

/** What became of the call that opens a checkout. `data: null` is an empty answer. */
export interface CheckoutCall {
  readonly data?: CheckoutResponse | null | undefined;
  readonly failure?: ApiFailure | undefined;
}

export type CheckoutView =
  | { readonly kind: 'loading'; readonly priceId: string }
  | { readonly kind: 'error'; readonly message: string; readonly needsSignIn: boolean }
  | { readonly kind: 'payment'; readonly priceId: string; readonly clientSecret: string }
  | { readonly kind: 'changed'; readonly plan: PaidPlan; readonly begins: string | null };

const error = (message: string, needsSignIn = false): CheckoutView => ({
  kind: 'error',
  message,
  needsSignIn,
});

function isPlan(value: unknown): value is PlanKey {
  return typeof value === 'string' && Object.hasOwn(PLANS, value);
}

/** The state of `/checkout` (spec §2, §8). An existing subscription is switched at once and needs no payment form. */
export function checkoutView(priceId: string | null, call: CheckoutCall): CheckoutView {
  if (!priceId) return error(MESSAGES.checkout.noPlan);
  if (call.failure) {
    return error(MESSAGES.checkout.failedToStart(messageOf(call.failure)), call.failure.status === 401);
  }
  if (call.data === undefined) return { kind: 'loading', priceId };
  const changed = call.data?.changed;
  if (isPlan(changed) && isPaidPlan(changed))
    return { kind: 'changed', plan: changed, begins: call.data?.begins ?? null };
  const clientSecret = call.data?.clientSecret;
  return clientSecret ? { kind: 'payment', priceId, clientSecret } : error(MESSAGES.checkout.noClientSecret);
}
