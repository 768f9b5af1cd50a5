import type Stripe from 'stripe';
import type { Subscription } from './payments.port.js';

const instant = (seconds: number): Date => new Date(seconds * 1000);

/** The API and classic subscriptions set `cancel_at_period_end`, the portal of flexible ones only `cancel_at`. */
export function cancelledBy(subscription: Stripe.Subscription): Subscription['cancelledBy'] {
  if (subscription.cancel_at_period_end) return 'cancel_at_period_end';
  return subscription.cancel_at ? 'cancel_at' : null;
}

/** Null when it renews. */
export function plannedEnd(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at) return instant(subscription.cancel_at);
  const end = subscription.items.data[0]?.current_period_end;
  return subscription.cancel_at_period_end && end !== undefined ? instant(end) : null;
}

export function withoutCancellation({ cancelledBy }: Subscription): Stripe.SubscriptionUpdateParams {
  if (cancelledBy === 'cancel_at') return { cancel_at: '' };
  return cancelledBy === null ? {} : { cancel_at_period_end: false };
}

/** The price of the phase after the current one, or null. */
export function plannedPrice(schedule: Stripe.SubscriptionSchedule): { priceId: string; at: Date } | null {
  const ends = schedule.current_phase?.end_date;
  if (ends === undefined) return null;
  const next = schedule.phases.find((phase) => phase.start_date >= ends);
  const price = next?.items[0]?.price;
  if (!next || price === undefined) return null;
  return { priceId: typeof price === 'string' ? price : price.id, at: instant(next.start_date) };
}
