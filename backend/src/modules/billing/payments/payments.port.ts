import type { PaidPlan, PlanChangeKind, PlanKey } from '@repurpose/contract';

export const PAYMENTS = Symbol('PAYMENTS');

export interface Checkout {
  id: string;
  status: string;
  userId: string | null;
  customerId: string | null;
  customerEmail: string | null;
  plan: PaidPlan | null;
  /** While it is open. */
  clientSecret: string | null;
}

export interface Subscription {
  id: string;
  /** Stripe's: active, trialing, past_due, unpaid, canceled, paused, incomplete, incomplete_expired. */
  status: string;
  /** Null: a price that is not ours. */
  plan: PaidPlan | null;
  /** Periods are counted from here. */
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  endedAt: Date | null;
  /** A planned cancellation (free) or downgrade; null: it renews. */
  next: { plan: PlanKey; at: Date } | null;
  /** For the adapter. */
  itemId: string;
  scheduleId: string | null;
  cancelledBy: 'cancel_at' | 'cancel_at_period_end' | null;
}

/** One of our plans, paid for. */
export type RunningSubscription = Subscription & { plan: PaidPlan };

/** What a plan change costs, and what it does. */
export interface ChangeTerms {
  kind: PlanChangeKind;
  from: PaidPlan;
  to: PaidPlan;
  /** Charged with the change, in cents. */
  dueCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** The instant that `dueCents` is counted from; null when nothing is charged with the change. */
  proratedAt: Date | null;
  renewsAt: Date;
  renewalCents: number;
  /** What was planned and is taken back. */
  withdraws: Subscription['next'];
}

/**
 * Every method @throws AppError PAYMENTS_UNAVAILABLE; then nothing has changed, or repeating the call changes it once
 * (idempotency keys).
 */
export interface PaymentsPort {
  /** `replaces`: the customer that was deleted. Concurrent calls create one customer. */
  createCustomer(input: { userId: string; email: string | null; replaces: string | null }): Promise<string>;
  /**
   * An embedded checkout. `after`: the checkout before it. Concurrent calls open one. @throws AppError CUSTOMER_GONE
   */
  openCheckout(input: OpenCheckout): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  /** Does nothing to one that is paid or expired. */
  expireCheckout(checkoutId: string): Promise<void>;
  /**
   * One that is paid for, else the newest; null when there never was one or the customer was deleted. @throws
   * AppError CUSTOMER_GONE when the customer never existed
   */
  currentSubscription(customerId: string): Promise<Subscription | null>;
  /**
   * What a change of plan would cost now, or as of `proratedAt`; changes nothing.
   * @throws AppError PLAN_CHANGE_OUTDATED when `proratedAt` is not in the present period
   */
  previewChange(
    subscription: RunningSubscription,
    plan: PaidPlan,
    proratedAt: Date | null,
  ): Promise<ChangeTerms>;
  /**
   * Makes the change that was previewed: an upgrade is charged and begins now, a downgrade begins with the next period,
   * keeping a plan withdraws what was planned. The same `key` again: charged once.
   * @throws AppError PAYMENT_DECLINED, PLAN_CHANGE_OUTDATED: nothing has changed. After PAYMENTS_UNAVAILABLE it may have
   */
  changePlan(subscription: Subscription, terms: ChangeTerms, key: string): Promise<void>;
  /** Immediately. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Deletes a customer without subscriptions. Idempotent. */
  removeCustomer(customerId: string): Promise<void>;
  /** @throws AppError CUSTOMER_GONE */
  openPortal(customerId: string): Promise<string>;
}

export interface OpenCheckout {
  userId: string;
  customerId: string;
  plan: PaidPlan;
  after: string | null;
}
