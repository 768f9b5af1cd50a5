import type { PaidPlan } from '@repurpose/contract';
import type Stripe from 'stripe';
import { AppError } from '../../../errors/app-error.js';
import {
  kindOfChange,
  type ChangeTerms,
  type RunningSubscription,
  type Subscription,
} from './payments.port.js';
import { withoutCancellation } from './stripe.subscriptions.js';
import { mapErrors, isRefusal } from './stripe-errors.js';
import type { StripeSubscriptions } from './stripe.subscriptions.js';

type Previewed = Stripe.InvoiceCreatePreviewParams.SubscriptionDetails;

const MAX_CHANGE_TRIES = 5;
const MONTH = { interval: 'month', interval_count: 1 } as const;

const seconds = (at: Date): number => at.getTime() / 1000;
const instant = (unix: number): Date => new Date(unix * 1000);

export class StripePlanChanges {
  constructor(
    private readonly stripe: Stripe,
    private readonly subscriptions: StripeSubscriptions,
    private readonly prices: Record<PaidPlan, string>,
  ) {}

  async preview(
    subscription: RunningSubscription,
    plan: PaidPlan,
    proratedAt: Date | null,
  ): Promise<ChangeTerms> {
    const kind = kindOfChange(subscription, plan);
    const renewal = await this.previewRenewal(subscription, plan);
    const terms = {
      ...{ kind, from: subscription.plan, to: plan, currency: renewal.currency },
      ...{
        renewsAt: subscription.periodEndsAt,
        renewalCents: renewal.total,
        withdraws: subscription.plannedChange,
      },
    };
    if (kind !== 'upgrade') return { ...terms, dueCents: 0, proratedAt: null };
    const today = await this.previewUpgrade(subscription, plan, proratedAt);
    const at = today.parent?.subscription_details?.subscription_proration_date;
    if (at === undefined)
      throw new AppError('PAYMENTS_UNAVAILABLE', { cause: new Error('the preview has no proration date') });
    return { ...terms, dueCents: today.amount_due, currency: today.currency, proratedAt: instant(at) };
  }

  change(subscription: Subscription, terms: ChangeTerms, key: string): Promise<void> {
    if (terms.kind === 'upgrade') return this.upgrade(subscription, terms, key);
    if (terms.kind === 'keep') return this.keep(subscription);
    return this.asItStands(subscription, async (current) => {
      await this.releaseSchedule(current);
      await this.planDowngrade(current, terms);
    });
  }

  private keep(subscription: Subscription): Promise<void> {
    return this.asItStands(subscription, async (current) => {
      await this.releaseSchedule(current);
      await this.withdrawEnd(current);
    });
  }

  /** For free changes. If Stripe refuses, reads the subscription again and retries. */
  private async asItStands(
    subscription: Subscription,
    make: (current: Subscription) => Promise<void>,
  ): Promise<void> {
    let current: Subscription | undefined = subscription;
    for (let tries = 1; current; tries += 1) {
      try {
        return await make(current);
      } catch (error) {
        if (!isRefusal(error) || tries === MAX_CHANGE_TRIES) throw error;
        current = await this.subscriptions.retrieve(subscription.id);
      }
    }
  }

  private previewRenewal(subscription: Subscription, plan: PaidPlan): Promise<Stripe.Invoice> {
    return this.createPreview(subscription, plan, { preview_mode: 'recurring' });
  }

  private async previewUpgrade(
    subscription: Subscription,
    plan: PaidPlan,
    proratedAt: Date | null,
  ): Promise<Stripe.Invoice> {
    const at = proratedAt && { proration_date: seconds(proratedAt) };
    try {
      return await this.createPreview(subscription, plan, {
        subscription_details: { proration_behavior: 'always_invoice', ...at },
      });
    } catch (error) {
      if (proratedAt && isRefusal(error)) throw new AppError('PLAN_CHANGE_OUTDATED', { cause: error });
      throw error;
    }
  }

  private createPreview(
    subscription: Subscription,
    plan: PaidPlan,
    params: { preview_mode?: 'recurring'; subscription_details?: Previewed },
  ): Promise<Stripe.Invoice> {
    const items = [{ id: subscription.itemId, price: this.prices[plan] }];
    return mapErrors(() =>
      this.stripe.invoices.createPreview({
        ...params,
        subscription: subscription.id,
        subscription_details: { items, ...withoutCancellation(subscription), ...params.subscription_details },
      }),
    );
  }

  /** Safe to repeat. With `error_if_incomplete`, a card that is declined or needs confirmation changes nothing. */
  private async upgrade(subscription: Subscription, terms: ChangeTerms, key: string): Promise<void> {
    try {
      await this.releaseSchedule(subscription);
      await mapErrors(() =>
        this.stripe.subscriptions.update(
          subscription.id,
          {
            items: [{ id: subscription.itemId, price: this.prices[terms.to] }],
            ...withoutCancellation(subscription),
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
            ...(terms.proratedAt && { proration_date: seconds(terms.proratedAt) }),
          },
          { idempotencyKey: `plan-change:${key}` },
        ),
      );
    } catch (error) {
      if (isRefusal(error)) throw new AppError('PLAN_CHANGE_OUTDATED', { cause: error });
      throw error;
    }
  }

  private async planDowngrade(subscription: Subscription, { from, to }: ChangeTerms): Promise<void> {
    const { id, periodStart, periodEndsAt } = subscription;
    const current = { start_date: seconds(periodStart), end_date: seconds(periodEndsAt) };
    await this.withdrawEnd(subscription);
    const schedule = await mapErrors(() =>
      this.stripe.subscriptionSchedules.create({ from_subscription: id }),
    );
    await mapErrors(() =>
      this.stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          { ...current, items: [{ price: this.prices[from], quantity: 1 }] },
          { duration: MONTH, items: [{ price: this.prices[to], quantity: 1 }] },
        ],
      }),
    );
  }

  private async releaseSchedule({ scheduleId }: Subscription): Promise<void> {
    if (scheduleId !== null) await mapErrors(() => this.stripe.subscriptionSchedules.release(scheduleId));
  }

  private async withdrawEnd(subscription: Subscription): Promise<void> {
    if (subscription.cancelField === null) return;
    await mapErrors(() =>
      this.stripe.subscriptions.update(subscription.id, withoutCancellation(subscription)),
    );
  }
}
