import { type CheckoutResponse, type CheckoutStatus, LIMITS, type PaidPlan } from '@repurpose/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { AppError } from '../../errors/app-error.js';
import { BillingAccountsService } from './billing-accounts.service.js';
import {
  PAYMENTS,
  type Checkout,
  type PaymentsPort,
  type Subscription,
  hasEnded,
  isEntitled,
  isRunning,
} from './payments/payments.port.js';
import { PlanChangeService } from './plan-change/plan-change.service.js';
import { PlanSyncService } from './plan-sync.service.js';

const MAX_TRIES = 8;

@Injectable()
export class CheckoutService {
  constructor(
    private readonly accounts: BillingAccountsService,
    private readonly sync: PlanSyncService,
    private readonly changes: PlanChangeService,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** With a running subscription, only previews the change. @throws AppError PRICE_UNKNOWN, SUBSCRIPTION_UNKNOWN */
  async open(accountId: string, priceId: string, email: string | null = null): Promise<CheckoutResponse> {
    const plan = this.planOf(priceId);
    try {
      return await this.openFor(accountId, await this.customerOf(accountId, email), plan);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CUSTOMER_GONE') throw error;
      const { stripeCustomerId } = await this.accounts.get(accountId);
      if (stripeCustomerId !== null) await this.refuseWhilePaid(accountId, stripeCustomerId, error);
      const customerId = await this.newCustomer(accountId, email, stripeCustomerId);
      return this.openFor(accountId, customerId, plan);
    }
  }

  /** Applies a completed checkout at once. @throws AppError CHECKOUT_NOT_FOUND */
  async status(accountId: string, sessionId: string): Promise<CheckoutStatus> {
    const isPlausible = sessionId.length <= LIMITS.paymentIdChars && /^cs_\w+$/.test(sessionId);
    const checkout = isPlausible ? await this.payments.findCheckout(sessionId) : null;
    if (!checkout || checkout.accountId !== accountId) throw new AppError('CHECKOUT_NOT_FOUND');
    if (checkout.status === 'complete' && checkout.customerId) await this.sync.trySync(checkout.customerId);
    return { status: checkout.status, customer_email: checkout.customerEmail };
  }

  /** @throws AppError NO_SUBSCRIPTION (no customer), CUSTOMER_GONE, PAYMENTS_UNAVAILABLE */
  async openPortal(accountId: string): Promise<{ url: string }> {
    const { stripeCustomerId } = await this.accounts.get(accountId);
    if (!stripeCustomerId) throw new AppError('NO_SUBSCRIPTION');
    return { url: await this.payments.openPortal(stripeCustomerId) };
  }

  private planOf(priceId: string): PaidPlan {
    if (priceId === this.env.STRIPE_PRICE_PRO) return 'pro';
    if (priceId === this.env.STRIPE_PRICE_AGENCY) return 'agency';
    throw new AppError('PRICE_UNKNOWN');
  }

  private async customerOf(accountId: string, email: string | null): Promise<string> {
    const { stripeCustomerId } = await this.accounts.get(accountId);
    return stripeCustomerId ?? this.newCustomer(accountId, email, null);
  }

  private async newCustomer(
    accountId: string,
    email: string | null,
    replaces: string | null,
  ): Promise<string> {
    const customerId = await this.payments.createCustomer({ accountId, email, replaces });
    return this.accounts.setCustomer(accountId, customerId, replaces);
  }

  /** Our key may belong to another Stripe account now: do not sell a second subscription to someone who pays there. */
  private async refuseWhilePaid(accountId: string, customerId: string, gone: AppError): Promise<void> {
    await this.sync.trySync(customerId);
    if ((await this.accounts.get(accountId)).plan === 'free') return;
    throw new AppError('PAYMENTS_UNAVAILABLE', { cause: gone });
  }

  private async openFor(accountId: string, customerId: string, plan: PaidPlan): Promise<CheckoutResponse> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const subscription = await this.payments.currentSubscription(customerId);
      if (subscription && isRunning(subscription))
        return this.previewFor(accountId, customerId, subscription, plan);
      if (subscription && !hasEnded(subscription)) await this.payments.endSubscription(subscription.id);
      const checkout = await this.reuseOrReplace(accountId, customerId, plan);
      if (checkout?.clientSecret) return { clientSecret: checkout.clientSecret };
    }
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
  }

  private async previewFor(
    accountId: string,
    customerId: string,
    subscription: Subscription,
    plan: PaidPlan,
  ): Promise<CheckoutResponse> {
    if (!isEntitled(subscription)) throw new AppError('SUBSCRIPTION_UNKNOWN');
    // The webhook may be late, but the dashboard must agree with the preview.
    await this.sync.trySync(customerId);
    return { clientSecret: null, planChange: await this.changes.preview(accountId, subscription, plan) };
  }

  private async reuseOrReplace(
    accountId: string,
    customerId: string,
    plan: PaidPlan,
  ): Promise<Checkout | null> {
    const { checkoutSessionId: before } = await this.accounts.get(accountId);
    const open = before === null ? null : await this.payments.findCheckout(before);
    if (open?.status === 'open') {
      if (open.plan === plan && open.customerId === customerId) return open;
      await this.payments.expireCheckout(open.id);
      const closed = await this.payments.findCheckout(open.id);
      if (closed?.status !== 'expired') return null;
    }
    const checkout = await this.payments.openCheckout({ accountId, customerId, plan, after: before });
    if (await this.accounts.setCheckout(accountId, checkout.id, before)) return checkout;
    await this.payments.expireCheckout(checkout.id);
    return null;
  }
}
