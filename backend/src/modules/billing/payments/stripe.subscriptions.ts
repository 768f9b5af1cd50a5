import type { PaidPlan } from '@repurpose/contract';
import type Stripe from 'stripe';
import { AppError } from '../../../errors/app-error.js';
import { type Subscription, pickSubscription } from './payments.port.js';
import { mapErrors, orNull } from './stripe-errors.js';

const instant = (seconds: number): Date => new Date(seconds * 1000);

export class StripeSubscriptions {
  constructor(
    private readonly stripe: Stripe,
    private readonly prices: Record<PaidPlan, string>,
  ) {}

  async current(customerId: string): Promise<Subscription | null> {
    const query = { customer: customerId, status: 'all' as const, limit: 100 };
    try {
      const page = await mapErrors(() => this.stripe.subscriptions.list(query));
      const picked = pickSubscription(page.data.flatMap((each) => this.toSubscription(each)));
      return picked && (await this.withPlannedPrice(picked));
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'CUSTOMER_GONE';
      if (isGone && (await this.isDeleted(customerId))) return null;
      throw error;
    }
  }

  async retrieve(subscriptionId: string): Promise<Subscription | undefined> {
    return this.toSubscription(await mapErrors(() => this.stripe.subscriptions.retrieve(subscriptionId)))[0];
  }

  private toSubscription(subscription: Stripe.Subscription): Subscription[] {
    const item = subscription.items.data[0];
    if (!item) return [];
    const endsAt = plannedEnd(subscription);
    const { schedule } = subscription;
    return [
      {
        ...{ id: subscription.id, status: subscription.status, itemId: item.id },
        plan: this.planOf(item.price.id),
        anchorAt: instant(subscription.billing_cycle_anchor),
        periodStart: instant(item.current_period_start),
        periodEndsAt: instant(item.current_period_end),
        endedAt: subscription.ended_at === null ? null : instant(subscription.ended_at),
        plannedChange: endsAt && { plan: 'free', at: endsAt },
        scheduleId: typeof schedule === 'string' ? schedule : (schedule?.id ?? null),
        cancelField: cancelField(subscription),
      },
    ];
  }

  private planOf(priceId: string): PaidPlan | null {
    return (Object.keys(this.prices) as PaidPlan[]).find((each) => this.prices[each] === priceId) ?? null;
  }

  private async withPlannedPrice(subscription: Subscription): Promise<Subscription> {
    const { scheduleId } = subscription;
    if (scheduleId === null || subscription.plannedChange !== null) return subscription;
    const schedule = await orNull(() => this.stripe.subscriptionSchedules.retrieve(scheduleId));
    const planned = schedule && plannedPrice(schedule);
    const plan = planned && this.planOf(planned.priceId);
    return plan && plan !== subscription.plan
      ? { ...subscription, plannedChange: { plan, at: planned.at } }
      : subscription;
  }

  private async isDeleted(customerId: string): Promise<boolean> {
    const customer = await orNull(() => this.stripe.customers.retrieve(customerId));
    return customer?.deleted === true;
  }
}

/** The API and classic subscriptions set `cancel_at_period_end`; for flexible ones the portal sets only `cancel_at`. */
function cancelField(subscription: Stripe.Subscription): Subscription['cancelField'] {
  if (subscription.cancel_at_period_end) return 'cancel_at_period_end';
  return subscription.cancel_at ? 'cancel_at' : null;
}

function plannedEnd(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at) return instant(subscription.cancel_at);
  const end = subscription.items.data[0]?.current_period_end;
  return subscription.cancel_at_period_end && end !== undefined ? instant(end) : null;
}

export function withoutCancellation({ cancelField }: Subscription): Stripe.SubscriptionUpdateParams {
  if (cancelField === 'cancel_at') return { cancel_at: '' };
  return cancelField === null ? {} : { cancel_at_period_end: false };
}

function plannedPrice(schedule: Stripe.SubscriptionSchedule): { priceId: string; at: Date } | null {
  const ends = schedule.current_phase?.end_date;
  if (ends === undefined) return null;
  const next = schedule.phases.find((phase) => phase.start_date >= ends);
  const price = next?.items[0]?.price;
  if (!next || price === undefined) return null;
  return { priceId: typeof price === 'string' ? price : price.id, at: instant(next.start_date) };
}
