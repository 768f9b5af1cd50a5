import { PLANS, type Credits, type PlanChange, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../config/clock.js';
import { AppError } from '../../errors/app-error.js';
import { BillingAccount } from './billing-account.entity.js';
import { BillingAccountRepository } from './billing-account.repository.js';
import { CreditsService } from './credits/credits.service.js';
import { grantPeriod, addMonths } from './credits/grants.js';

const ENTRIES_SHOWN = 50;

export interface BillingView {
  plan: PlanKey;
  /** Not counted down on an unlimited plan. */
  remainingCredits: number;
  stripeCustomerId: string | null;
  creditsRenewAt: Date;
  planChange: PlanChange | null;
}

export type UnfinishedPeriod = Pick<
  BillingAccount,
  'anchorAt' | 'periodStart' | 'periodEndsAt' | 'remaining'
>;

@Injectable()
export class BillingAccountsService {
  constructor(
    private readonly accounts: BillingAccountRepository,
    private readonly credits: CreditsService,
    private readonly clock: Clock,
  ) {}

  async open(
    tx: EntityManager,
    userId: string,
    now: Date,
    unfinished: UnfinishedPeriod | null = null,
  ): Promise<void> {
    const fresh = { anchorAt: now, periodStart: now, periodEndsAt: addMonths(now, 1), remaining: Infinity };
    const { anchorAt, periodStart, periodEndsAt, remaining: maxCredits } = unfinished ?? fresh;
    await tx.insert(BillingAccount, { userId, anchorAt, periodStart, periodEndsAt });
    const period = { anchorAt, periodStart, periodEnd: periodEndsAt };
    await grantPeriod(tx, userId, { plan: 'free', ...period, first: { maxCredits } });
  }

  /** Opens the next period if due. @throws AppError NO_SESSION */
  async find(userId: string): Promise<BillingView> {
    const now = this.clock.now();
    let account = await this.get(userId);
    if (account.periodEndsAt <= now) {
      await this.credits.current(userId, now);
      account = await this.get(userId);
    }
    return {
      plan: account.plan,
      remainingCredits: PLANS[account.plan].monthlyCredits === null ? 0 : account.remaining,
      stripeCustomerId: account.stripeCustomerId,
      creditsRenewAt: account.periodEndsAt,
      planChange: planChangeOf(account),
    };
  }

  async overview(userId: string): Promise<Credits> {
    // First: it opens the next period if due.
    const { plan, remainingCredits: balance, creditsRenewAt } = await this.find(userId);
    const [account, entries] = await Promise.all([
      this.get(userId),
      this.credits.list(userId, ENTRIES_SHOWN),
    ]);
    const periodStart = account.periodStart.toISOString();
    return {
      ...{ balance, quota: PLANS[plan].monthlyCredits, entries },
      ...{ periodStart, renewsAt: creditsRenewAt.toISOString() },
    };
  }

  async get(userId: string): Promise<BillingAccount> {
    const account = await this.accounts.find(userId);
    if (!account) throw new AppError('NO_SESSION');
    return account;
  }

  async setCustomer(userId: string, customerId: string, replaces: string | null): Promise<string> {
    await this.accounts.setCustomer(userId, customerId, replaces);
    const { stripeCustomerId } = await this.get(userId);
    return stripeCustomerId ?? customerId;
  }

  setCheckout(userId: string, checkoutId: string, previous: string | null): Promise<boolean> {
    return this.accounts.setCheckout(userId, checkoutId, previous);
  }
}

function planChangeOf({ nextPlan, nextPlanAt, graceEndsAt }: BillingAccount): PlanChange | null {
  if (nextPlan === null || nextPlanAt === null) return null;
  return {
    plan: nextPlan,
    at: nextPlanAt.toISOString(),
    reason: graceEndsAt === null ? 'planned' : 'unpaid',
  };
}
