import { MESSAGES, type CheckoutResponse, type PlanChangePreview } from '@repurpose/contract';

import { messageOf, type ApiFailure } from '../../shared/api/failure.js';

/** `data: null`: an empty answer. */
export interface CheckoutCall {
  readonly data?: CheckoutResponse | null | undefined;
  readonly failure?: ApiFailure | undefined;
}

type CheckoutView =
  | { readonly kind: 'loading'; readonly priceId: string }
  | { readonly kind: 'error'; readonly message: string; readonly needsSignIn: boolean }
  | { readonly kind: 'payment'; readonly priceId: string; readonly clientSecret: string }
  | { readonly kind: 'confirm'; readonly preview: PlanChangePreview };

const error = (message: string, needsSignIn = false): CheckoutView => ({
  kind: 'error',
  message,
  needsSignIn,
});

/** A subscriber confirms a plan change first. */
export function checkoutView(priceId: string | null, call: CheckoutCall): CheckoutView {
  if (!priceId) return error(MESSAGES.checkout.noPlan);
  if (call.failure) {
    return error(MESSAGES.checkout.failedToStart(messageOf(call.failure)), call.failure.status === 401);
  }
  if (call.data === undefined) return { kind: 'loading', priceId };
  if (call.data?.planChange) return { kind: 'confirm', preview: call.data.planChange };
  const clientSecret = call.data?.clientSecret;
  return clientSecret ? { kind: 'payment', priceId, clientSecret } : error(MESSAGES.checkout.noClientSecret);
}
