import { PLANS, type PlanKey } from '@repurpose/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../config/clock.js';
import { SecurityLog } from '../../security-log.js';
import { BillingAccount } from './billing-account.entity.js';
import { BillingAccountRepository } from './billing-account.repository.js';
import { expireAbove, grantPeriod, lockAccount, reasonOf } from './credits/grants.js';
import { PAYMENTS, type PaymentsPort, type Subscription, hasEnded } from './payments/payments.port.js';
import { plannedChangeOf, graceOf, nextPlanPeriod } from './next-plan-period.js';

/** `changed`: plan, status, start of the period or planned plan (not credits, grace or dates alone). `stale`: a later fetch was written already. `unknown`: no account has this customer. */
export type SyncOutcome = 'changed' | 'unchanged' | 'stale' | 'unknown';

/** Makes an account match Stripe. Idempotent in any order. */
@Injectable()
export class PlanSyncService {
  private readonly logger = new Logger(PlanSyncService.name);

  constructor(
    private readonly db: DataSource,
    private readonly accounts: BillingAccountRepository,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws AppError PAYMENTS_UNAVAILABLE, CUSTOMER_GONE; nothing has changed */
  syncCustomer(customerId: string): Promise<SyncOutcome> {
    return this.syncWith(customerId, () => this.payments.currentSubscription(customerId));
  }

  /** Only logs a failure: the webhook repeats the sync. */
  async trySync(customerId: string): Promise<void> {
    try {
      await this.syncCustomer(customerId);
    } catch (error) {
      this.logger.warn(`the plan will follow by webhook: ${String(error)}`);
    }
  }

  endCustomer(customerId: string): Promise<SyncOutcome> {
    return this.syncWith(customerId, () => Promise.resolve(null));
  }

  private async syncWith(
    customerId: string,
    fetchSubscription: () => Promise<Subscription | null>,
  ): Promise<SyncOutcome> {
    if (!(await this.accounts.findByCustomer(customerId))) return 'unknown';
    const ticket = await this.accounts.nextSyncTicket();
    const subscription = await fetchSubscription();
    if (subscription && subscription.plan === null && !hasEnded(subscription))
      this.logger.error(`subscription ${subscription.id} has a price that is not ours`);
    return this.db.transaction(async (tx) => {
      const account = await this.accounts.lockByCustomer(tx, customerId);
      if (!account) return 'unknown';
      if (BigInt(account.syncTicket) >= ticket) return 'stale';
      await this.write(tx, account, subscription);
      await tx.update(BillingAccount, { accountId: account.accountId }, { syncTicket: ticket.toString() });
      const after = await tx.findOneByOrFail(BillingAccount, { accountId: account.accountId });
      this.logChange(account, after);
      return isSame(account, after) ? 'unchanged' : 'changed';
    });
  }

  private logChange({ accountId, plan: from }: BillingAccount, { plan: to }: BillingAccount): void {
    if (from !== to) this.securityLog.write('plan-changed', { userId: accountId }, { from, to });
  }

  private async write(
    tx: EntityManager,
    account: BillingAccount,
    subscription: Subscription | null,
  ): Promise<void> {
    const { accountId } = account;
    const now = this.clock.now();
    const graceEndsAt = graceOf(account, subscription);
    const next = nextPlanPeriod({ ...account, graceEndsAt }, subscription, now);
    if (next) {
      await grantPeriod(tx, accountId, next);
      await expireSurplus(tx, account, next.plan);
    }
    const planned = next && next.plan !== 'free' ? plannedChangeOf(subscription, graceEndsAt, now) : null;
    const stripeSubscriptionId = subscription?.id ?? null;
    const subscriptionStatus = subscription?.status ?? null;
    await tx.update(
      BillingAccount,
      { accountId },
      {
        ...{ stripeSubscriptionId, subscriptionStatus, graceEndsAt, syncedAt: now },
        ...{ plannedPlan: planned?.plan ?? null, plannedPlanAt: planned?.at ?? null },
      },
    );
  }
}

async function expireSurplus(
  tx: EntityManager,
  { accountId, plan: before }: BillingAccount,
  plan: PlanKey,
): Promise<void> {
  const quota = PLANS[plan].monthlyCredits;
  if (quota === null) return;
  const account = await lockAccount(tx, accountId);
  const creditsLeft = await expireAbove(tx, account, quota, reasonOf(before, plan));
  await tx.update(BillingAccount, { accountId }, { creditsLeft });
}

const isSame = (a: BillingAccount, b: BillingAccount): boolean =>
  a.plan === b.plan &&
  a.subscriptionStatus === b.subscriptionStatus &&
  a.periodStart.getTime() === b.periodStart.getTime() &&
  a.plannedPlan === b.plannedPlan;
