import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { BillingAccount } from './billing-account.entity.js';

@Injectable()
export class BillingAccountRepository {
  constructor(private readonly db: DataSource) {}

  find(userId: string): Promise<BillingAccount | null> {
    return this.db.manager.findOneBy(BillingAccount, { userId });
  }

  findByCustomer(stripeCustomerId: string): Promise<BillingAccount | null> {
    return this.db.manager.findOneBy(BillingAccount, { stripeCustomerId });
  }

  lockByCustomer(tx: EntityManager, stripeCustomerId: string): Promise<BillingAccount | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return tx.findOne(BillingAccount, { where: { stripeCustomerId }, lock });
  }

  async setCustomer(userId: string, stripeCustomerId: string, replaces: string | null): Promise<void> {
    await this.db.manager.update(
      BillingAccount,
      { userId, stripeCustomerId: replaces ?? IsNull() },
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
  async setCheckout(userId: string, checkoutSessionId: string, previous: string | null): Promise<boolean> {
    const where = [
      { userId, checkoutSessionId: previous ?? IsNull() },
      { userId, checkoutSessionId },
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

  findDuePaidAfter(userId: string, now: Date): Promise<BillingAccount[]> {
    const due = { periodEndsAt: LessThanOrEqual(now) };
    return this.db.manager.find(BillingAccount, {
      where: { ...due, userId: MoreThan(userId), plan: Not('free'), stripeCustomerId: Not(IsNull()) },
      order: { userId: 'ASC' },
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

  findPayingAfter(userId: string): Promise<BillingAccount[]> {
    const known = { userId: MoreThan(userId), stripeCustomerId: Not(IsNull()) };
    return this.db.manager.find(BillingAccount, {
      where: [
        { ...known, plan: Not('free') },
        { ...known, checkoutSessionId: Not(IsNull()) },
        { ...known, subscriptionStatus: Not('canceled') },
      ],
      order: { userId: 'ASC' },
      take: SETTINGS.billing.accountBatch,
    });
  }
}
