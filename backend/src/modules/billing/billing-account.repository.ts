import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { BillingAccount } from './billing-account.entity.js';

@Injectable()
export class BillingAccountRepository {
  constructor(private readonly db: DataSource) {}

  find(accountId: string): Promise<BillingAccount | null> {
    return this.db.manager.findOneBy(BillingAccount, { accountId });
  }

  findByCustomer(stripeCustomerId: string): Promise<BillingAccount | null> {
    return this.db.manager.findOneBy(BillingAccount, { stripeCustomerId });
  }

  lockByCustomer(tx: EntityManager, stripeCustomerId: string): Promise<BillingAccount | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return tx.findOne(BillingAccount, { where: { stripeCustomerId }, lock });
  }

  async setCustomer(accountId: string, stripeCustomerId: string, replaces: string | null): Promise<void> {
    await this.db.manager.update(
      BillingAccount,
      { accountId, stripeCustomerId: replaces ?? IsNull() },
      { stripeCustomerId, checkoutSessionId: null },
    );
  }

  /** Raw: a table of the webhooks module, which imports billing. */
  async forgetEvents(tx: EntityManager, stripeCustomerId: string): Promise<void> {
    await tx.query(
      'UPDATE webhook_event SET customer_id = NULL, applied_at = coalesce(applied_at, now()) WHERE customer_id = $1',
      [stripeCustomerId],
    );
  }

  /** False: another request set one after `previous`. */
  async setCheckout(accountId: string, checkoutSessionId: string, previous: string | null): Promise<boolean> {
    const where = [
      { accountId, checkoutSessionId: previous ?? IsNull() },
      { accountId, checkoutSessionId },
    ];
    const { affected } = await this.db.manager.update(BillingAccount, where, { checkoutSessionId });
    return (affected ?? 0) > 0;
  }

  /** Drawn before each fetch from Stripe, so that only a later fetch overwrites an earlier one. Raw: a sequence. */
  async nextSyncTicket(): Promise<bigint> {
    const [row] = await this.db.query<{ ticket: string }[]>(
      `SELECT nextval('billing_sync_ticket') AS ticket`,
    );
    return BigInt(row?.ticket ?? 0);
  }

  findDuePaidAfter(accountId: string, now: Date): Promise<BillingAccount[]> {
    const due = { periodEndsAt: LessThanOrEqual(now) };
    return this.db.manager.find(BillingAccount, {
      where: { ...due, accountId: MoreThan(accountId), plan: Not('free'), stripeCustomerId: Not(IsNull()) },
      order: { accountId: 'ASC' },
      take: SETTINGS.billing.accountBatch,
    });
  }

  lockDue(tx: EntityManager, now: Date): Promise<BillingAccount[]> {
    return tx.find(BillingAccount, {
      where: { periodEndsAt: LessThanOrEqual(now) },
      order: { periodEndsAt: 'ASC' },
      take: SETTINGS.billing.accountBatch,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  findPayingAfter(accountId: string): Promise<BillingAccount[]> {
    const known = { accountId: MoreThan(accountId), stripeCustomerId: Not(IsNull()) };
    return this.db.manager.find(BillingAccount, {
      where: [
        { ...known, plan: Not('free') },
        { ...known, checkoutSessionId: Not(IsNull()) },
        { ...known, subscriptionStatus: Not('canceled') },
      ],
      order: { accountId: 'ASC' },
      take: SETTINGS.billing.accountBatch,
    });
  }
}
