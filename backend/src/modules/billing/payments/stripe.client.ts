import Stripe from 'stripe';
import type { Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';

/** SDK upgrades do not change it. */
const STRIPE_API_VERSION = '2026-10-28.endive';

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
