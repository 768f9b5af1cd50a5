import { PLANS, type PaidPlan } from '@repurpose/contract';
import Stripe from 'stripe';
import type { Clock } from '../../../config/clock.js';
import type { Env } from '../../../config/env.js';
import { AppError } from '../../../errors/app-error.js';
import type { Checkout, OpenCheckout, PaymentsPort, Subscription } from './payments.port.js';
import { pickSubscription } from './pick-subscription.js';
import { cancelledBy, plannedEnd, plannedPrice, staying } from './planned-change.js';
import { asking, finding, isRefusal } from './stripe-errors.js';

export type StripeEnv = Pick<Env, 'APP_URL' | 'STRIPE_PRICE_PRO' | 'STRIPE_PRICE_AGENCY'>;

const KEY_SPAN_MS = 10 * 60_000;
const MAX_CHANGE_TRIES = 5;

const instant = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Stripe's subscriptions through Stripe's SDK; the same code runs against Stripe and against the sandbox. */
export class StripePayments implements PaymentsPort {
  private readonly prices: Record<PaidPlan, string>;

  constructor(
    private readonly stripe: Stripe,
    private readonly env: StripeEnv,
    private readonly clock: Clock,
  ) {
    this.prices = { pro: env.STRIPE_PRICE_PRO, agency: env.STRIPE_PRICE_AGENCY };
  }

  async createCustomer(input: {
    userId: string;
    email: string | null;
    replaces: string | null;
  }): Promise<string> {
    const params = {
      metadata: { userId: input.userId },
      ...(input.email === null ? {} : { email: input.email }),
    };
    const idempotencyKey = this.keyOf('customer', input.userId, input.replaces);
    return (await asking(() => this.stripe.customers.create(params, { idempotencyKey }))).id;
  }

  async openCheckout({ userId, customerId, plan, after }: OpenCheckout): Promise<Checkout> {
    const metadata = { userId, plan };
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      ui_mode: 'embedded_page',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: this.prices[plan], quantity: 1 }],
      return_url: `${this.env.APP_URL}/checkout-return?session_id={CHECKOUT_SESSION_ID}`,
      metadata,
      subscription_data: { metadata },
    };
    const idempotencyKey = this.keyOf('checkout', `${customerId}:${plan}`, after);
    return toCheckout(await asking(() => this.stripe.checkout.sessions.create(params, { idempotencyKey })));
  }

  async findCheckout(checkoutId: string): Promise<Checkout | null> {
    const session = await finding(() => this.stripe.checkout.sessions.retrieve(checkoutId));
    return session && toCheckout(session);
  }

  async expireCheckout(checkoutId: string): Promise<void> {
    try {
      await this.stripe.checkout.sessions.expire(checkoutId);
    } catch (error) {
      // Paid or expired meanwhile: that is what the caller finds when it looks again.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
      await asking(() => Promise.reject(error));
    }
  }

  async currentSubscription(customerId: string): Promise<Subscription | null> {
    const query = { customer: customerId, status: 'all' as const, limit: 100 };
    try {
      const page = await asking(() => this.stripe.subscriptions.list(query));
      const picked = pickSubscription(page.data.flatMap((each) => this.toSubscription(each)));
      return picked && (await this.withPlannedPrice(picked));
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'CUSTOMER_GONE';
      if (isGone && (await this.isDeleted(customerId))) return null;
      throw error;
    }
  }

  changePlan(subscription: Subscription, plan: PaidPlan): Promise<void> {
    return this.change(subscription, (current) => this.changeFrom(current, plan));
  }

  keepPlan(subscription: Subscription): Promise<void> {
    return this.change(subscription, async (current) => {
      await this.releaseSchedule(current);
      await this.letStay(current);
    });
  }

  /** Makes a change from the subscription as it was seen; from the present one when it is refused. */
  private async change(
    subscription: Subscription,
    make: (current: Subscription) => Promise<void>,
  ): Promise<void> {
    let current: Subscription | undefined = subscription;
    for (let tries = 1; current; tries += 1) {
      try {
        return await make(current);
      } catch (error) {
        // Another click changed the subscription meanwhile: look again and go on from there.
        if (!isRefusal(error) || tries === MAX_CHANGE_TRIES) throw error;
        [current] = this.toSubscription(
          await asking(() => this.stripe.subscriptions.retrieve(subscription.id)),
        );
      }
    }
  }

  async endSubscription(subscriptionId: string): Promise<void> {
    await finding(() => this.stripe.subscriptions.cancel(subscriptionId));
  }

  async openPortal(customerId: string): Promise<string> {
    const params = { customer: customerId, return_url: `${this.env.APP_URL}/dashboard` };
    return (await asking(() => this.stripe.billingPortal.sessions.create(params))).url;
  }

  private async changeFrom(subscription: Subscription, plan: PaidPlan): Promise<void> {
    await this.releaseSchedule(subscription);
    const isUpgrade = PLANS[plan].priceCents > (subscription.plan ? PLANS[subscription.plan].priceCents : 0);
    if (isUpgrade) await this.upgrade(subscription, plan);
    else await this.planDowngrade(subscription, plan);
  }

  private async releaseSchedule({ scheduleId }: Subscription): Promise<void> {
    if (scheduleId !== null) await asking(() => this.stripe.subscriptionSchedules.release(scheduleId));
  }

  private async letStay(subscription: Subscription): Promise<void> {
    if (subscription.cancelledBy === null) return;
    await asking(() => this.stripe.subscriptions.update(subscription.id, staying(subscription)));
  }

  /** The difference is charged now; a card that refuses leaves everything as it was. */
  private async upgrade(subscription: Subscription, plan: PaidPlan): Promise<void> {
    await asking(() =>
      this.stripe.subscriptions.update(subscription.id, {
        items: [{ id: subscription.itemId, price: this.prices[plan] }],
        ...staying(subscription),
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    );
  }

  /** What is paid for stays until the period's end, then the cheaper price begins. */
  private async planDowngrade(subscription: Subscription, plan: PaidPlan): Promise<void> {
    const { id, periodStart, periodEnd } = subscription;
    const current = { start_date: periodStart.getTime() / 1000, end_date: periodEnd.getTime() / 1000 };
    await this.letStay(subscription);
    const schedule = await asking(() => this.stripe.subscriptionSchedules.create({ from_subscription: id }));
    const before = this.prices[subscription.plan ?? plan];
    const month = { interval: 'month', interval_count: 1 } as const;
    await asking(() =>
      this.stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          { ...current, items: [{ price: before, quantity: 1 }] },
          { duration: month, items: [{ price: this.prices[plan], quantity: 1 }] },
        ],
      }),
    );
  }

  /**
   * Clicks at the same time create one thing. Stripe remembers failures under a key too, for a day: the key changes
   * after some minutes, so that one bad answer does not lock a user out.
   */
  private keyOf(kind: string, subject: string, after: string | null): string {
    const span = Math.floor(this.clock.now().getTime() / KEY_SPAN_MS);
    return `${kind}:${subject}:${after ?? 'first'}:${span}`;
  }

  private toSubscription(subscription: Stripe.Subscription): Subscription[] {
    const item = subscription.items.data[0];
    if (!item) return [];
    const endsAt = plannedEnd(subscription);
    return [
      {
        ...{ id: subscription.id, status: subscription.status, itemId: item.id },
        plan: this.planOf(item.price.id),
        anchorAt: instant(subscription.billing_cycle_anchor),
        periodStart: instant(item.current_period_start),
        periodEnd: instant(item.current_period_end),
        endedAt: subscription.ended_at === null ? null : instant(subscription.ended_at),
        next: endsAt && { plan: 'free', at: endsAt },
        scheduleId: idOf(subscription.schedule),
        cancelledBy: cancelledBy(subscription),
      },
    ];
  }

  private planOf(priceId: string): PaidPlan | null {
    return (Object.keys(this.prices) as PaidPlan[]).find((each) => this.prices[each] === priceId) ?? null;
  }

  /** With what its schedule plans; a cancellation comes before that. */
  private async withPlannedPrice(subscription: Subscription): Promise<Subscription> {
    const { scheduleId } = subscription;
    if (scheduleId === null || subscription.next !== null) return subscription;
    const schedule = await finding(() => this.stripe.subscriptionSchedules.retrieve(scheduleId));
    const planned = schedule && plannedPrice(schedule);
    const plan = planned && this.planOf(planned.priceId);
    return plan && plan !== subscription.plan
      ? { ...subscription, next: { plan, at: planned.at } }
      : subscription;
  }

  /** Whether this account of ours had the customer once: Stripe remembers whom it deleted. */
  private async isDeleted(customerId: string): Promise<boolean> {
    const customer = await finding(() => this.stripe.customers.retrieve(customerId));
    return customer?.deleted === true;
  }
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const plan = session.metadata?.['plan'];
  return {
    ...{ id: session.id, status: session.status ?? 'unknown', clientSecret: session.client_secret },
    userId: session.metadata?.['userId'] ?? null,
    customerId: idOf(session.customer),
    customerEmail: session.customer_details?.email ?? session.customer_email,
    plan: plan === 'pro' || plan === 'agency' ? plan : null,
  };
}
