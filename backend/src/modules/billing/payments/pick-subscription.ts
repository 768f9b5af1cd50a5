import { PLANS } from '@repurpose/contract';
import type { RunningSubscription, Subscription } from './payments.port.js';

/** Statuses that entitle to the plan: paid, on trial, or in the grace Stripe gives a failed payment. */
const ENTITLED = new Set(['active', 'trialing', 'past_due']);
/** Statuses after which a subscription never comes back. */
const ENDED = new Set(['canceled', 'incomplete_expired']);

/** Whether it is paid for, also when its price is none of ours. */
export const isPaidFor = (subscription: Subscription): boolean => ENTITLED.has(subscription.status);

export const isEntitled = (subscription: Subscription): subscription is RunningSubscription =>
  isPaidFor(subscription) && subscription.plan !== null;

export const hasEnded = (subscription: Subscription): boolean => ENDED.has(subscription.status);

const priceOf = (subscription: Subscription): number =>
  subscription.plan === null ? 0 : PLANS[subscription.plan].priceCents;

/** Of all subscriptions of a customer (newest first) the one that counts: the best paid one, else the newest. */
export function pickSubscription(newestFirst: readonly Subscription[]): Subscription | null {
  const [best] = newestFirst.filter(isEntitled).sort((a, b) => priceOf(b) - priceOf(a));
  return best ?? newestFirst.find((each) => !hasEnded(each)) ?? newestFirst[0] ?? null;
}
