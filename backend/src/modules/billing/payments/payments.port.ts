import type { PaidPlan, PlanChangeKind, PlanKey } from '@repurpose/contract';

export const PAYMENTS = Symbol('PAYMENTS');

export interface Checkout {
  id: string;
  status: string;
  userId: string | null;
  customerId: string | null;
  customerEmail: string | null;
  plan: PaidPlan | null;
  /** Null unless the checkout is open. */
  clientSecret: string | null;
}

export interface Subscription {
  id: string;
  /** Stripe's: active, trialing, past_due, unpaid, canceled, paused, incomplete, incomplete_expired. */
  status: string;
  /** Null: the price is not one of ours. */
  plan: PaidPlan | null;
  /** Periods are counted from this instant. */
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  endedAt: Date | null;
  /** A planned cancellation (free) or downgrade; null: it renews. */
  next: { plan: PlanKey; at: Date } | null;
  itemId: string;
  scheduleId: string | null;
  cancelledBy: 'cancel_at' | 'cancel_at_period_end' | null;
}

/** One of our plans, paid for. */
export type RunningSubscription = Subscription & { plan: PaidPlan };

export interface ChangeTerms {
  kind: PlanChangeKind;
  from: PaidPlan;
  to: PaidPlan;
  dueCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** The instant from which `dueCents` is prorated; null when nothing is charged now. */
  proratedAt: Date | null;
  renewsAt: Date;
  renewalCents: number;
  /** A planned change that this one withdraws. */
  withdraws: Subscription['next'];
}

/** Methods @throws AppError PAYMENTS_UNAVAILABLE: nothing changed, or repeating the call changes it once. */
export interface PaymentsPort {
  /** `replaces`: the deleted customer. Concurrent calls create one customer. */
  createCustomer(input: { userId: string; email: string | null; replaces: string | null }): Promise<string>;
  /** An embedded checkout. `after`: the previous checkout. Concurrent calls open one. @throws AppError CUSTOMER_GONE */
  openCheckout(input: OpenCheckout): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  expireCheckout(checkoutId: string): Promise<void>;
  /** The paid one, else the newest, else null. @throws AppError CUSTOMER_GONE when the customer never existed */
  currentSubscription(customerId: string): Promise<Subscription | null>;
  /** Now, or as of `proratedAt`. Changes nothing. @throws AppError PLAN_CHANGE_OUTDATED outside the current period */
  previewChange(
    subscription: RunningSubscription,
    plan: PaidPlan,
    proratedAt: Date | null,
  ): Promise<ChangeTerms>;
  /**
   * Makes a previewed change. An upgrade is charged and effective now, a downgrade effective with the next period;
   * keeping a plan withdraws the planned change. Charges once per `key`. @throws AppError PAYMENT_DECLINED,
   * PLAN_CHANGE_OUTDATED: nothing has changed. After PAYMENTS_UNAVAILABLE it may have
   */
  changePlan(subscription: Subscription, terms: ChangeTerms, key: string): Promise<void>;
  endSubscription(subscriptionId: string): Promise<void>;
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
