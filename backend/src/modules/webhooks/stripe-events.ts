import { LIMITS } from '@repurpose/contract';
import Stripe from 'stripe';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';

/** The events that may change a plan. We read only the customer's id from them, and fetch the current state from Stripe. */
const SYNC_EVENTS = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]);

export interface SignedEvent {
  id: string;
  type: string;
  livemode: boolean;
  /** Unix seconds. */
  created: number;
  data: { object: object };
}

export function customerToSync(event: Pick<SignedEvent, 'type' | 'data'>): string | null {
  if (!SYNC_EVENTS.has(event.type)) return null;
  const { customer } = event.data.object as { customer?: unknown };
  if (typeof customer === 'string') return customer;
  const id: unknown = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

/** @throws AppError WEBHOOK_SIGNATURE unless the signature (`v1` of Stripe's header) is right and at most 5 minutes old */
export function verifyEvent(rawBody: Buffer | undefined, signature: unknown, secret: string): SignedEvent {
  const isSigned = typeof signature === 'string' && signature.length <= LIMITS.signatureChars;
  if (rawBody === undefined || !isSigned) throw new AppError('WEBHOOK_SIGNATURE');
  try {
    return Stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      SETTINGS.billing.webhookToleranceSeconds,
    );
  } catch (error) {
    throw new AppError('WEBHOOK_SIGNATURE', { cause: error });
  }
}
