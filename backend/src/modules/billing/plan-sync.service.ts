import { PLANS, type PlanKey } from '@repurpose/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../config/clock.js';
import { BillingAccount } from './billing-account.entity.js';
import { grantPeriod, type Grant } from './credits/grants.js';
import { PAYMENTS, type PaymentsPort, type Subscription } from './payments/payments.port.js';
import { hasEnded, isEntitled } from './payments/pick-subscription.js';
import { addMonths } from './period.js';

/** `stale`: a later look at the payment service has already been written. `unknown`: no account has this customer. */
export type SyncOutcome = 'changed' | 'unchanged' | 'stale' | 'unknown';

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/**
 * Makes an account what the payment service says. Whoever calls it (webhook, return page, reconciliation), in
 * whatever order and however often: a ticket is drawn before the look, and only a later look overwrites an earlier.
 */
@Injectable()
export class PlanSyncService {
  private readonly logger = new Logger(PlanSyncService.name);

  constructor(
    private readonly db: DataSource,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PAYMENTS_UNAVAILABLE; nothing was changed then */
  async syncCustomer(customerId: string): Promise<SyncOutcome> {
    const known = await this.db.manager.existsBy(BillingAccount, { stripeCustomerId: customerId });
    if (!known) return 'unknown';
    const [drawn] = await this.db.query<{ ticket: string }[]>(
      `SELECT nextval('billing_sync_ticket') AS ticket`,
    );
    const ticket = BigInt(drawn?.ticket ?? 0);
    const subscription = await this.payments.currentSubscription(customerId);
    if (subscription && subscription.plan === null && !hasEnded(subscription))
      this.logger.error(`subscription ${subscription.id} has a price that is none of ours`);
    return this.db.transaction(async (tx) => {
      const account = await tx.findOne(BillingAccount, {
        where: { stripeCustomerId: customerId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) return 'unknown';
      if (BigInt(account.syncTicket) >= ticket) return 'stale';
      await this.write(tx, account, subscription);
      await tx.update(BillingAccount, { userId: account.userId }, { syncTicket: ticket.toString() });
      const after = await tx.findOneByOrFail(BillingAccount, { userId: account.userId });
      return isSame(account, after) ? 'unchanged' : 'changed';
    });
  }

  private async write(
    tx: EntityManager,
    account: BillingAccount,
    subscription: Subscription | null,
  ): Promise<void> {
    const { userId } = account;
    const now = this.clock.now();
    const grant = nextGrant(account, subscription, now);
    if (grant) {
      await grantPeriod(tx, userId, grant);
      await expireSurplus(tx, userId, grant.plan);
    }
    const anchorAt = grant?.anchorAt ?? account.anchorAt;
    const stripeSubscriptionId = subscription?.id ?? null;
    const subscriptionStatus = subscription?.status ?? null;
    await tx.update(
      BillingAccount,
      { userId },
      { anchorAt, stripeSubscriptionId, subscriptionStatus, syncedAt: now },
    );
  }
}

/**
 * The plan and period an account is due: the subscription's own while it entitles; after its end a free month of its
 * own. Null leaves a free account as it is. A period never begins before the account's current one.
 */
export function nextGrant(
  account: Pick<BillingAccount, 'plan' | 'anchorAt' | 'periodStart' | 'periodEndsAt'>,
  subscription: Subscription | null,
  now: Date,
): (Grant & { anchorAt: Date }) | null {
  if (subscription?.plan && isEntitled(subscription)) {
    const { plan, anchorAt, periodEnd } = subscription;
    const periodStart = later(subscription.periodStart, account.periodStart);
    const reason = account.plan === plan ? 'renewal' : 'plan change';
    // Our own clock may have opened the next period already, before the renewal was reported.
    const isOver = periodEnd <= periodStart;
    return { plan, anchorAt, periodStart, periodEnd: isOver ? account.periodEndsAt : periodEnd, reason };
  }
  if (account.plan === 'free') return null;
  const periodStart = later(subscription?.endedAt ?? now, account.periodStart);
  return {
    plan: 'free',
    anchorAt: periodStart,
    periodStart,
    periodEnd: addMonths(periodStart, 1),
    reason: 'plan ended',
  };
}

/** After a step down within a period: what is above the new plan's quota expires, as a line of the ledger. */
async function expireSurplus(tx: EntityManager, userId: string, plan: PlanKey): Promise<void> {
  const quota = PLANS[plan].monthlyCredits;
  if (quota === null) return;
  await tx.query(
    `WITH held AS (SELECT user_id, remaining, period_start FROM billing_account WHERE user_id = $1 AND remaining > $2),
          kept AS (UPDATE billing_account b SET remaining = $2 FROM held WHERE b.user_id = held.user_id)
     INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, reason)
     SELECT user_id, 'expire', $2 - remaining, $2, period_start, 'plan ended' FROM held`,
    [userId, quota],
  );
}

const isSame = (a: BillingAccount, b: BillingAccount): boolean =>
  a.plan === b.plan &&
  a.subscriptionStatus === b.subscriptionStatus &&
  a.periodStart.getTime() === b.periodStart.getTime();
