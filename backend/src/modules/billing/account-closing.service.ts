import type { PlanKey } from '@repurpose/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { BillingAccountRepository } from './billing-account.repository.js';
import { BillingAccountsService } from './billing-accounts.service.js';
import { PAYMENTS, type PaymentsPort, hasEnded } from './payments/payments.port.js';

const MAX_SUBSCRIPTIONS = 5;

export interface PaymentLinks {
  stripeCustomerId: string | null;
  checkoutSessionId: string | null;
}

@Injectable()
export class AccountClosingService {
  constructor(
    private readonly accounts: BillingAccountsService,
    private readonly repository: BillingAccountRepository,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
  ) {}

  /** Idempotent. @throws AppError PAYMENTS_UNAVAILABLE */
  async endPayments(accountId: string): Promise<PaymentLinks> {
    const { plan, stripeCustomerId, checkoutSessionId } = await this.accounts.get(accountId);
    // First, because a checkout that is being paid becomes a subscription.
    if (checkoutSessionId !== null) await this.payments.expireCheckout(checkoutSessionId);
    if (stripeCustomerId !== null) {
      await this.endAll(stripeCustomerId, plan);
      await this.payments.removeCustomer(stripeCustomerId);
    }
    return { stripeCustomerId, checkoutSessionId };
  }

  async isUnchanged(accountId: string, ended: PaymentLinks): Promise<boolean> {
    const { stripeCustomerId, checkoutSessionId } = await this.accounts.get(accountId);
    return stripeCustomerId === ended.stripeCustomerId && checkoutSessionId === ended.checkoutSessionId;
  }

  async forgetCustomer(tx: EntityManager, { stripeCustomerId }: PaymentLinks): Promise<void> {
    if (stripeCustomerId === null) return;
    await this.repository.forgetEvents(tx, stripeCustomerId);
  }

  /** A customer unknown to Stripe pays nothing, unless the plan says otherwise. */
  private async endAll(customerId: string, plan: PlanKey): Promise<void> {
    try {
      await this.endSubscriptions(customerId);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CUSTOMER_GONE') throw error;
      if (plan !== 'free') throw new AppError('PAYMENTS_UNAVAILABLE', { cause: error });
    }
  }

  private async endSubscriptions(customerId: string): Promise<void> {
    for (let ended = 0; ended <= MAX_SUBSCRIPTIONS; ended += 1) {
      const subscription = await this.payments.currentSubscription(customerId);
      if (!subscription || hasEnded(subscription)) return;
      await this.payments.endSubscription(subscription.id);
    }
    throw new AppError('PAYMENTS_UNAVAILABLE', { cause: new Error('subscriptions do not end') });
  }
}
