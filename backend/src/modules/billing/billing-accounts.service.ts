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
  creditsLeft: number;
  stripeCustomerId: string | null;
  periodEndsAt: Date;
  plannedChange: PlanChange | null;
}

export type UnfinishedPeriod = Pick<
  BillingAccount,
  'anchorAt' | 'periodStart' | 'periodEndsAt' | 'creditsLeft'
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
    accountId: string,
    now: Date,
    unfinished: UnfinishedPeriod | null = null,
  ): Promise<void> {
    const fresh = { anchorAt: now, periodStart: now, periodEndsAt: addMonths(now, 1), creditsLeft: Infinity };
    const { anchorAt, periodStart, periodEndsAt, creditsLeft: maxCredits } = unfinished ?? fresh;
    const period = { anchorAt, periodStart, periodEndsAt };
    await tx.insert(BillingAccount, { accountId, ...period });
    await grantPeriod(tx, accountId, { plan: 'free', ...period, first: { maxCredits } });
  }

  /** @throws AppError NO_SESSION */
  async viewInOpenPeriod(accountId: string): Promise<BillingView> {
    const account = await this.inOpenPeriod(accountId);
    const { plan, stripeCustomerId, periodEndsAt } = account;
    const plannedChange = shownChange(account);
    return { plan, creditsLeft: shownCredits(account), stripeCustomerId, periodEndsAt, plannedChange };
  }

  async overview(accountId: string): Promise<Credits> {
    const account = await this.inOpenPeriod(accountId);
    return {
      balance: shownCredits(account),
      quota: PLANS[account.plan].monthlyCredits,
      periodStart: account.periodStart.toISOString(),
      renewsAt: account.periodEndsAt.toISOString(),
      entries: await this.credits.list(accountId, ENTRIES_SHOWN),
    };
  }

  async get(accountId: string): Promise<BillingAccount> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new AppError('NO_SESSION');
    return account;
  }

  async setCustomer(accountId: string, customerId: string, replaces: string | null): Promise<string> {
    await this.accounts.setCustomer(accountId, customerId, replaces);
    const { stripeCustomerId } = await this.get(accountId);
    return stripeCustomerId ?? customerId;
  }

  setCheckout(accountId: string, checkoutId: string, previous: string | null): Promise<boolean> {
    return this.accounts.setCheckout(accountId, checkoutId, previous);
  }

  /** Opens the next period if it is due. */
  private async inOpenPeriod(accountId: string): Promise<BillingAccount> {
    const now = this.clock.now();
    const account = await this.get(accountId);
    if (now < account.periodEndsAt) return account;
    await this.credits.ensureOpenPeriod(accountId, now);
    return this.get(accountId);
  }
}

const shownCredits = ({ plan, creditsLeft }: BillingAccount): number =>
  PLANS[plan].monthlyCredits === null ? 0 : creditsLeft;

function shownChange({ plannedPlan, plannedPlanAt, graceEndsAt }: BillingAccount): PlanChange | null {
  if (plannedPlan === null || plannedPlanAt === null) return null;
  return {
    plan: plannedPlan,
    at: plannedPlanAt.toISOString(),
    reason: graceEndsAt === null ? 'planned' : 'unpaid',
  };
}
