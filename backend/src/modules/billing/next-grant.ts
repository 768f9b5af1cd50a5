import type { PlanKey } from '@repurpose/contract';
import type { BillingAccount } from './billing-account.entity.js';
import { type Grant, addMonths, periodAt } from './credits/grants.js';
import { type Subscription, isEntitled } from './payments/payments.port.js';

type AccountPeriod = Pick<
  BillingAccount,
  'plan' | 'anchorAt' | 'periodStart' | 'periodEndsAt' | 'graceEndsAt'
>;
interface Change {
  plan: PlanKey;
  at: Date;
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The grace ends with the unpaid month. It is not extended while Stripe retries the payment. */
export function graceOf(
  account: Pick<BillingAccount, 'stripeSubscriptionId' | 'graceEndsAt'>,
  subscription: Subscription | null,
): Date | null {
  if (subscription?.status !== 'past_due') return null;
  const isSameOne = account.stripeSubscriptionId === subscription.id;
  return (isSameOne ? account.graceEndsAt : null) ?? subscription.periodEnd;
}

export function upcomingChange(
  subscription: Subscription | null,
  graceEndsAt: Date | null,
  now: Date,
): Change | null {
  const next = graceEndsAt ? endAt(graceEndsAt) : subscription?.next;
  return next && next.at > now ? next : null;
}

/** A planned change that is due counts as done, even if Stripe is late. Null: a free account does not change. */
export function nextGrant(
  account: AccountPeriod,
  subscription: Subscription | null,
  now: Date,
): Grant | null {
  const due = dueChange(account.graceEndsAt, subscription, now);
  if (subscription && isEntitled(subscription)) {
    const plan = due?.plan ?? subscription.plan ?? 'free';
    if (plan !== 'free') return paidGrant(account, subscription, plan, due);
  }
  if (account.plan === 'free') return null;
  const periodStart = later(subscription?.endedAt ?? due?.at ?? now, account.periodStart);
  const periodEnd = addMonths(periodStart, 1);
  return { plan: 'free', anchorAt: periodStart, periodStart, periodEnd };
}

const endAt = (at: Date): Change => ({ plan: 'free', at });

function dueChange(graceEndsAt: Date | null, subscription: Subscription | null, now: Date): Change | null {
  if (graceEndsAt && graceEndsAt <= now) return endAt(graceEndsAt);
  return subscription?.next && subscription.next.at <= now ? subscription.next : null;
}

function paidGrant(
  account: AccountPeriod,
  subscription: Subscription,
  plan: PlanKey,
  due: Change | null,
): Grant {
  const { anchorAt } = subscription;
  const reported = due
    ? periodAt(anchorAt, due.at)
    : { startsAt: subscription.periodStart, endsAt: subscription.periodEnd };
  const periodStart = later(reported.startsAt, account.periodStart);
  // Our clock may open the next period before Stripe reports the renewal.
  const isOver = reported.endsAt <= periodStart;
  return { plan, anchorAt, periodStart, periodEnd: isOver ? account.periodEndsAt : reported.endsAt };
}
