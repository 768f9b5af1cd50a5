import type { PaidPlan, PlanChangeKind, PlanKey } from '@repurpose/contract';

export const PAYMENTS = Symbol('PAYMENTS');

/** A checkout as the payment service knows it. */
export interface Checkout {
  id: string;
  status: string;
  userId: string | null;
  customerId: string | null;
  customerEmail: string | null;
  plan: PaidPlan | null;
  /** Told while it is open. */
  clientSecret: string | null;
}

/** What a customer has subscribed to, as the payment service reports it now. */
export interface Subscription {
  id: string;
  /** Stripe's words: active, trialing, past_due, unpaid, canceled, paused, incomplete, incomplete_expired. */
  status: string;
  /** Null for a price that is not ours. */
  plan: PaidPlan | null;
  /** What its periods are counted from. */
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  endedAt: Date | null;
  /** What it becomes by itself: cancelled (free) or stepped down for a date; null: it renews. */
  next: { plan: PlanKey; at: Date } | null;
  /** Its one item and what plans its change, as the adapter needs them to change the plan. */
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
 * The payment service in our words. Every method @throws AppError PAYMENTS_UNAVAILABLE when it cannot be reached or
 * fails; nothing has changed then, or the same call repeated changes it once (idempotency keys).
 */
export interface PaymentsPort {
  /** Creates the customer of a user. `replaces`: the customer that was deleted. Asked at once twice: one customer. */
  createCustomer(input: { userId: string; email: string | null; replaces: string | null }): Promise<string>;
  /**
   * Opens an embedded checkout for a paid plan. `after`: the checkout opened before it. Asked at once twice: one
   * checkout. @throws AppError CUSTOMER_GONE
   */
  openCheckout(input: OpenCheckout): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  /** Closes an open checkout; does nothing to one that is paid or expired. */
  expireCheckout(checkoutId: string): Promise<void>;
  /**
   * The subscription that counts: one that is paid for, else the newest; null when there never was one, or the customer
   * was deleted. @throws AppError CUSTOMER_GONE when the payment service has never had this customer
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
   * Makes the change that was previewed: an upgrade is charged and begins now, a downgrade begins with the next period.
   * The same `key` again: charged once.
   * @throws AppError PAYMENT_DECLINED, PLAN_CHANGE_OUTDATED: nothing has changed. After PAYMENTS_UNAVAILABLE it may have
   */
  changePlan(subscription: Subscription, terms: ChangeTerms, key: string): Promise<void>;
  /** Takes a planned end or step down back; the subscription renews. Nothing planned: nothing changes. */
  keepPlan(subscription: Subscription): Promise<void>;
  /** Ends a subscription now. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** A link to the customer's own billing pages. @throws AppError CUSTOMER_GONE */
  openPortal(customerId: string): Promise<string>;
}

export interface OpenCheckout {
  userId: string;
  customerId: string;
  plan: PaidPlan;
  after: string | null;
}
