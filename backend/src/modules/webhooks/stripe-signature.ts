import { LIMITS } from '@repurpose/contract';
import Stripe from 'stripe';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import type { SignedEvent } from './webhook-events.js';

/** Parses a signed event. @throws AppError WEBHOOK_SIGNATURE unless `v1` matches and is at most 5 minutes old */
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
