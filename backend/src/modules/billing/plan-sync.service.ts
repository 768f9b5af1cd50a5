import { PLANS, type PlanKey } from '@repurpose/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../config/clock.js';
import { BillingAccount } from './billing-account.entity.js';
import { grantPeriod } from './credits/grants.js';
import { PAYMENTS, type PaymentsPort, type Subscription } from './payments/payments.port.js';
import { hasEnded } from './payments/pick-subscription.js';
import { comingChange, graceOf, nextGrant } from './next-grant.js';

/** `stale`: a later look at the payment service has already been written. `unknown`: no account has this customer. */
export type SyncOutcome = 'changed' | 'unchanged' | 'stale' | 'unknown';

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

  /** @throws AppError PAYMENTS_UNAVAILABLE, CUSTOMER_GONE; nothing was changed then */
  syncCustomer(customerId: string): Promise<SyncOutcome> {
    return this.bringIn(customerId, () => this.payments.currentSubscription(customerId));
  }

  /** The same, where the webhook says it too a moment later: a failure loses nothing. */
  async trySync(customerId: string): Promise<void> {
    try {
      await this.syncCustomer(customerId);
    } catch (error) {
      this.logger.warn(`the plan will follow by webhook: ${String(error)}`);
    }
  }

  /** For a customer the payment service does not have, once it is sure that it is the right payment service. */
  endCustomer(customerId: string): Promise<SyncOutcome> {
    return this.bringIn(customerId, () => Promise.resolve(null));
  }

  private async bringIn(customerId: string, look: () => Promise<Subscription | null>): Promise<SyncOutcome> {
    const known = await this.db.manager.existsBy(BillingAccount, { stripeCustomerId: customerId });
    if (!known) return 'unknown';
    const [drawn] = await this.db.query<{ ticket: string }[]>(
      `SELECT nextval('billing_sync_ticket') AS ticket`,
    );
    const ticket = BigInt(drawn?.ticket ?? 0);
    const subscription = await look();
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
    const graceEndsAt = graceOf(account, subscription);
    const grant = nextGrant({ ...account, graceEndsAt }, subscription, now);
    if (grant) {
      await grantPeriod(tx, userId, grant);
      await expireSurplus(tx, userId, grant.plan);
    }
    const next = grant && grant.plan !== 'free' ? comingChange(subscription, graceEndsAt, now) : null;
    const stripeSubscriptionId = subscription?.id ?? null;
    const subscriptionStatus = subscription?.status ?? null;
    await tx.update(
      BillingAccount,
      { userId },
      {
        ...{ stripeSubscriptionId, subscriptionStatus, graceEndsAt, syncedAt: now },
        ...{ nextPlan: next?.plan ?? null, nextPlanAt: next?.at ?? null },
      },
    );
  }
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
  a.periodStart.getTime() === b.periodStart.getTime() &&
  a.nextPlan === b.nextPlan;
