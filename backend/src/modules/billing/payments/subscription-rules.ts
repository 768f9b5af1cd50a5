import { PLANS, type PaidPlan, type PlanChangeKind } from '@repurpose/contract';
import type { RunningSubscription, Subscription } from './payments.port.js';

const ENTITLED = new Set(['active', 'trialing', 'past_due']);
const ENDED = new Set(['canceled', 'incomplete_expired']);

export const isPaidFor = (subscription: Subscription): boolean => ENTITLED.has(subscription.status);

export const isEntitled = (subscription: Subscription): subscription is RunningSubscription =>
  isPaidFor(subscription) && subscription.plan !== null;

export const hasEnded = (subscription: Subscription): boolean => ENDED.has(subscription.status);

const priceOf = (subscription: Subscription): number =>
  subscription.plan === null ? 0 : PLANS[subscription.plan].priceCents;

export function pickSubscription(newestFirst: readonly Subscription[]): Subscription | null {
  const [best] = newestFirst.filter(isEntitled).sort((a, b) => priceOf(b) - priceOf(a));
  return best ?? newestFirst.find((each) => !hasEnded(each)) ?? newestFirst[0] ?? null;
}

export function kindOfChange(
  { plan: from }: Pick<RunningSubscription, 'plan'>,
  to: PaidPlan,
): PlanChangeKind {
  if (from === to) return 'keep';
  return PLANS[to].priceCents > PLANS[from].priceCents ? 'upgrade' : 'downgrade';
}
