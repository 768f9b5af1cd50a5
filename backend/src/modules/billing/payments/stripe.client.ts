import Stripe from 'stripe';
import type { Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';

/** The version our code was written against; an upgrade of the SDK does not move it unseen. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** The SDK, pointed at Stripe or at the local sandbox. It repeats failed calls itself, with an idempotency key. */
export function stripeClient(env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>): Stripe {
  const base = new URL(env.STRIPE_API_BASE);
  const isHttps = base.protocol === 'https:';
  return new Stripe(env.STRIPE_SECRET_KEY, {
    apiVersion: STRIPE_API_VERSION,
    host: base.hostname,
    port: base.port === '' ? (isHttps ? 443 : 80) : Number(base.port),
    protocol: isHttps ? 'https' : 'http',
    timeout: SETTINGS.billing.paymentsTimeoutMs,
    maxNetworkRetries: SETTINGS.billing.paymentsRetries,
    telemetry: false,
  });
}
