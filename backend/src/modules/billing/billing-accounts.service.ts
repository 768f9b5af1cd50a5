import { PLANS, type PlanChange, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../config/clock.js';
import { AppError } from '../../errors/app-error.js';
import { BillingAccount } from './billing-account.entity.js';
import { CreditsService } from './credits/credits.service.js';
import { grantPeriod } from './credits/grants.js';
import { addMonths } from './period.js';

/** What the page shows of a user's billing. */
export interface BillingView {
  plan: PlanKey;
  /** Not counted down on an unlimited plan. */
  remainingCredits: number;
  stripeCustomerId: string | null;
  creditsRenewAt: Date;
  planChange: PlanChange | null;
}

/** A period of credits that has begun before. */
export type UnfinishedPeriod = Pick<
  BillingAccount,
  'anchorAt' | 'periodStart' | 'periodEndsAt' | 'remaining'
>;

/** The billing accounts: one for each user, opened with the user. */
@Injectable()
export class BillingAccountsService {
  constructor(
    private readonly db: DataSource,
    private readonly credits: CreditsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the free account of a new user, in the transaction that creates the user. `unfinished`: the month of an account
   * that was deleted; it goes on with what is left of it.
   */
  async open(
    tx: EntityManager,
    userId: string,
    now: Date,
    unfinished: UnfinishedPeriod | null = null,
  ): Promise<void> {
    const fresh = { anchorAt: now, periodStart: now, periodEndsAt: addMonths(now, 1), remaining: Infinity };
    const { anchorAt, periodStart, periodEndsAt: periodEnd, remaining: maxCredits } = unfinished ?? fresh;
    await tx.query(
      `INSERT INTO billing_account (user_id, anchor_at, period_start, period_ends_at) VALUES ($1, $2, $3, $4)`,
      [userId, anchorAt, periodStart, periodEnd],
    );
    const period = { anchorAt, periodStart, periodEnd };
    await grantPeriod(tx, userId, { plan: 'free', ...period, maxCredits, reason: 'registration' });
  }

  /** Opens the next period when the last one has ended. @throws AppError NO_SESSION */
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

  /** @throws AppError NO_SESSION */
  async get(userId: string): Promise<BillingAccount> {
    const account = await this.db.manager.findOneBy(BillingAccount, { userId });
    if (!account) throw new AppError('NO_SESSION');
    return account;
  }

  findByCustomer(customerId: string): Promise<BillingAccount | null> {
    return this.db.manager.findOneBy(BillingAccount, { stripeCustomerId: customerId });
  }

  /** Keeps a user's customer unless another call was first; returns the one that counts. */
  async keepCustomer(userId: string, customerId: string, replaces: string | null): Promise<string> {
    await this.db.query(
      `UPDATE billing_account SET stripe_customer_id = $2, checkout_session_id = NULL
        WHERE user_id = $1 AND stripe_customer_id IS NOT DISTINCT FROM $3`,
      [userId, customerId, replaces],
    );
    const { stripeCustomerId } = await this.get(userId);
    return stripeCustomerId ?? customerId;
  }

  /** Notes the checkout opened last. Returns false when another call noted one meanwhile. */
  async keepCheckout(userId: string, checkoutId: string, after: string | null): Promise<boolean> {
    const [, kept] = await this.db.query<[unknown, number]>(
      `UPDATE billing_account SET checkout_session_id = $2
        WHERE user_id = $1 AND (checkout_session_id IS NOT DISTINCT FROM $3 OR checkout_session_id = $2)`,
      [userId, checkoutId, after],
    );
    return kept > 0;
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
