import type { PaidPlan } from '@repurpose/contract';
import Stripe from 'stripe';
import type { Clock } from '../../../config/clock.js';
import type { Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import type {
  ChangeTerms,
  Checkout,
  OpenCheckout,
  PaymentsPort,
  RunningSubscription,
  Subscription,
} from './payments.port.js';
import { mapErrors, orNull } from './stripe-errors.js';
import { StripePlanChanges } from './stripe.plan-changes.js';
import { StripeSubscriptions } from './stripe.subscriptions.js';

export type StripeEnv = Pick<Env, 'APP_URL' | 'STRIPE_PRICE_PRO' | 'STRIPE_PRICE_AGENCY'>;

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export class StripePayments implements PaymentsPort {
  private readonly prices: Record<PaidPlan, string>;
  private readonly subscriptions: StripeSubscriptions;
  private readonly changes: StripePlanChanges;

  constructor(
    private readonly stripe: Stripe,
    private readonly env: StripeEnv,
    private readonly clock: Clock,
  ) {
    this.prices = { pro: env.STRIPE_PRICE_PRO, agency: env.STRIPE_PRICE_AGENCY };
    this.subscriptions = new StripeSubscriptions(stripe, this.prices);
    this.changes = new StripePlanChanges(stripe, this.subscriptions, this.prices);
  }

  async createCustomer(input: {
    accountId: string;
    email: string | null;
    replaces: string | null;
  }): Promise<string> {
    const params = {
      metadata: { userId: input.accountId },
      ...(input.email === null ? {} : { email: input.email }),
    };
    const idempotencyKey = this.keyOf('customer', input.accountId, input.replaces);
    return (await mapErrors(() => this.stripe.customers.create(params, { idempotencyKey }))).id;
  }

  async openCheckout({ accountId, customerId, plan, after }: OpenCheckout): Promise<Checkout> {
    const metadata = { userId: accountId, plan };
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      ui_mode: 'embedded_page',
      customer: customerId,
      client_reference_id: accountId,
      line_items: [{ price: this.prices[plan], quantity: 1 }],
      return_url: `${this.env.APP_URL}/checkout-return?session_id={CHECKOUT_SESSION_ID}`,
      metadata,
      subscription_data: { metadata },
    };
    const idempotencyKey = this.keyOf('checkout', `${customerId}:${plan}`, after);
    return toCheckout(
      await mapErrors(() => this.stripe.checkout.sessions.create(params, { idempotencyKey })),
    );
  }

  async removeCustomer(customerId: string): Promise<void> {
    await orNull(() => this.stripe.customers.del(customerId));
  }

  async findCheckout(checkoutId: string): Promise<Checkout | null> {
    const session = await orNull(() => this.stripe.checkout.sessions.retrieve(checkoutId));
    return session && toCheckout(session);
  }

  async expireCheckout(checkoutId: string): Promise<void> {
    try {
      await this.stripe.checkout.sessions.expire(checkoutId);
    } catch (error) {
      // Paid or expired since. The caller looks again.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
      await mapErrors(() => Promise.reject(error));
    }
  }

  currentSubscription(customerId: string): Promise<Subscription | null> {
    return this.subscriptions.current(customerId);
  }

  previewChange(
    subscription: RunningSubscription,
    plan: PaidPlan,
    proratedAt: Date | null,
  ): Promise<ChangeTerms> {
    return this.changes.preview(subscription, plan, proratedAt);
  }

  changePlan(subscription: Subscription, terms: ChangeTerms, key: string): Promise<void> {
    return this.changes.change(subscription, terms, key);
  }

  async endSubscription(subscriptionId: string): Promise<void> {
    await orNull(() => this.stripe.subscriptions.cancel(subscriptionId));
  }

  async openPortal(customerId: string): Promise<string> {
    const params = { customer: customerId, return_url: `${this.env.APP_URL}/dashboard` };
    return (await mapErrors(() => this.stripe.billingPortal.sessions.create(params))).url;
  }

  /** The same for concurrent clicks. It changes after minutes, because Stripe remembers failures for a day. */
  private keyOf(kind: string, subject: string, after: string | null): string {
    const span = Math.floor(this.clock.now().getTime() / SETTINGS.billing.checkoutKeyMs);
    return `${kind}:${subject}:${after ?? 'first'}:${span}`;
  }
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const plan = session.metadata?.['plan'];
  return {
    ...{ id: session.id, status: session.status ?? 'unknown', clientSecret: session.client_secret },
    accountId: session.metadata?.['userId'] ?? null,
    customerId: idOf(session.customer),
    customerEmail: session.customer_details?.email ?? session.customer_email,
    plan: plan === 'pro' || plan === 'agency' ? plan : null,
  };
}
