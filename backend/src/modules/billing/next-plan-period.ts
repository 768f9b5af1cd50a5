import type { PlanKey } from '@repurpose/contract';
import type { BillingAccount } from './billing-account.entity.js';
import { type PlanPeriod, addMonths, periodAt } from './credits/grants.js';
import { type PlannedChange, type Subscription, isEntitled } from './payments/payments.port.js';

type AccountPeriod = Pick<
  BillingAccount,
  'plan' | 'anchorAt' | 'periodStart' | 'periodEndsAt' | 'graceEndsAt'
>;

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The grace ends with the unpaid month. It is not extended while Stripe retries the payment. */
export function graceOf(
  account: Pick<BillingAccount, 'stripeSubscriptionId' | 'graceEndsAt'>,
  subscription: Subscription | null,
): Date | null {
  if (subscription?.status !== 'past_due') return null;
  const isSameOne = account.stripeSubscriptionId === subscription.id;
  return (isSameOne ? account.graceEndsAt : null) ?? subscription.periodEndsAt;
}

export function plannedChangeOf(
  subscription: Subscription | null,
  graceEndsAt: Date | null,
  now: Date,
): PlannedChange | null {
  const planned = graceEndsAt ? endAt(graceEndsAt) : subscription?.plannedChange;
  return planned && planned.at > now ? planned : null;
}

/** A planned change that is due counts as done, even if Stripe is late. Null: a free account does not change. */
export function nextPlanPeriod(
  account: AccountPeriod,
  subscription: Subscription | null,
  now: Date,
): PlanPeriod | null {
  const due = dueChange(account.graceEndsAt, subscription, now);
  if (subscription && isEntitled(subscription)) {
    const plan = due?.plan ?? subscription.plan ?? 'free';
    if (plan !== 'free') return paidPeriod(account, subscription, plan, due);
  }
  if (account.plan === 'free') return null;
  const periodStart = later(subscription?.endedAt ?? due?.at ?? now, account.periodStart);
  return { plan: 'free', anchorAt: periodStart, periodStart, periodEndsAt: addMonths(periodStart, 1) };
}

const endAt = (at: Date): PlannedChange => ({ plan: 'free', at });

function dueChange(
  graceEndsAt: Date | null,
  subscription: Subscription | null,
  now: Date,
): PlannedChange | null {
  if (graceEndsAt && graceEndsAt <= now) return endAt(graceEndsAt);
  const planned = subscription?.plannedChange;
  return planned && planned.at <= now ? planned : null;
}

function paidPeriod(
  account: AccountPeriod,
  subscription: Subscription,
  plan: PlanKey,
  due: PlannedChange | null,
): PlanPeriod {
  const { anchorAt } = subscription;
  const reported = due ? periodAt(anchorAt, due.at) : subscription;
  const periodStart = later(reported.periodStart, account.periodStart);
  // Our clock may open the next period before Stripe reports the renewal.
  const isOver = reported.periodEndsAt <= periodStart;
  return { plan, anchorAt, periodStart, periodEndsAt: isOver ? account.periodEndsAt : reported.periodEndsAt };
}
