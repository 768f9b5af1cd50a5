import { type PaidPlan, type PlanChangeKind, type PlanKey, PLANS } from '@repurpose/contract';

export const PAYMENTS = Symbol('PAYMENTS');

export interface Checkout {
  id: string;
  status: string;
  accountId: string | null;
  customerId: string | null;
  customerEmail: string | null;
  plan: PaidPlan | null;
  clientSecret: string | null;
}

export interface PlannedChange {
  plan: PlanKey;
  at: Date;
}

export interface Subscription {
  id: string;
  /** Stripe's: active, trialing, past_due, unpaid, canceled, paused, incomplete, incomplete_expired. */
  status: string;
  plan: PaidPlan | null;
  anchorAt: Date;
  periodStart: Date;
  periodEndsAt: Date;
  endedAt: Date | null;
  /** A planned cancellation (free) or downgrade; null: it renews. */
  plannedChange: PlannedChange | null;
  itemId: string;
  scheduleId: string | null;
  cancelField: 'cancel_at' | 'cancel_at_period_end' | null;
}

export type RunningSubscription = Subscription & { plan: PaidPlan };

export interface ChangeTerms {
  kind: PlanChangeKind;
  from: PaidPlan;
  to: PaidPlan;
  dueCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** `dueCents` is prorated from here. Null: nothing is charged now. */
  proratedAt: Date | null;
  renewsAt: Date;
  renewalCents: number;
  withdraws: PlannedChange | null;
}

/** Every method @throws AppError PAYMENTS_UNAVAILABLE; the call may be repeated. */
export interface PaymentsPort {
  /** `replaces`: a deleted customer. Concurrent calls create one customer. */
  createCustomer(input: {
    accountId: string;
    email: string | null;
    replaces: string | null;
  }): Promise<string>;
  /** `after`: the previous checkout. Concurrent calls open one. @throws AppError CUSTOMER_GONE */
  openCheckout(input: OpenCheckout): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  expireCheckout(checkoutId: string): Promise<void>;
  /** As `pickSubscription`. Null: none, or the customer was deleted. @throws AppError CUSTOMER_GONE: Stripe knows no such customer */
  currentSubscription(customerId: string): Promise<Subscription | null>;
  /** Default: as of now. @throws AppError PLAN_CHANGE_OUTDATED outside the current period */
  previewChange(
    subscription: RunningSubscription,
    plan: PaidPlan,
    proratedAt: Date | null,
  ): Promise<ChangeTerms>;
  /** Charges once per `key`. @throws AppError PAYMENT_DECLINED, PLAN_CHANGE_OUTDATED: nothing has changed */
  changePlan(subscription: Subscription, terms: ChangeTerms, key: string): Promise<void>;
  endSubscription(subscriptionId: string): Promise<void>;
  removeCustomer(customerId: string): Promise<void>;
  /** @throws AppError CUSTOMER_GONE */
  openPortal(customerId: string): Promise<string>;
}

export interface OpenCheckout {
  accountId: string;
  customerId: string;
  plan: PaidPlan;
  after: string | null;
}

const RUNNING = new Set(['active', 'trialing', 'past_due']);
const ENDED = new Set(['canceled', 'incomplete_expired']);

export const isRunning = (subscription: Subscription): boolean => RUNNING.has(subscription.status);

export const isEntitled = (subscription: Subscription): subscription is RunningSubscription =>
  isRunning(subscription) && subscription.plan !== null;

export const hasEnded = (subscription: Subscription): boolean => ENDED.has(subscription.status);

const priceOf = (subscription: Subscription): number =>
  subscription.plan === null ? 0 : PLANS[subscription.plan].priceCents;

/** The most expensive one that gives a plan, else the newest that has not ended, else the newest. */
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
