import { MESSAGES, type CheckoutStatus } from '@repurpose/contract';

import { messageOf, type ApiFailure } from '../../shared/api/failure.js';

interface StatusCall {
  readonly data?: CheckoutStatus | null | undefined;
  readonly failure?: ApiFailure | undefined;
}

export type ReturnView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'complete'; readonly email: string | null }
  | { readonly kind: 'open' | 'expired' }
  | { readonly kind: 'unknown'; readonly status: string };

/** Only reads: the webhook grants the plan. */
export function returnView(sessionId: string | null, call: StatusCall): ReturnView {
  if (!sessionId) return { kind: 'error', message: MESSAGES.checkout.noSessionId };
  if (call.failure)
    return { kind: 'error', message: MESSAGES.checkout.statusFailed(messageOf(call.failure)) };
  if (call.data === undefined) return { kind: 'loading' };
  if (call.data === null) return { kind: 'error', message: MESSAGES.checkout.sessionNotFound };
  const { status, customer_email: email } = call.data;
  if (!status) return { kind: 'error', message: MESSAGES.checkout.sessionNotLoaded };
  if (status === 'complete') return { kind: 'complete', email: email || null };
  if (status === 'open' || status === 'expired') return { kind: status };
  return { kind: 'unknown', status };
}
