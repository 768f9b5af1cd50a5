import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../config/clock.js';
import { SETTINGS } from '../../../config/settings.js';
import { limitStatements } from '../../../database/data-source.js';
import { AppError } from '../../../errors/app-error.js';
import { METRICS } from '../../../metrics/metrics.js';
import { rollOver } from '../credits/grants.js';
import { PlanSyncService } from '../plan-sync.service.js';

interface Due {
  userId: string;
  customerId: string;
}
export interface Reconciliation {
  checked: number;
  /** Accounts that were not what the payment service says: an event was lost. */
  repaired: number;
  failed: number;
  /** Customers the payment service has never had. */
  missing: number;
  /** Ended early: most of what was asked went wrong, so the fault is ours (another account's key, say). */
  isStopped: boolean;
}

/** What keeps accounts right without anybody calling: the monthly reset and the nightly look at the payment service. */
@Injectable()
export class UpkeepService {
  private readonly logger = new Logger(UpkeepService.name);

  constructor(
    private readonly db: DataSource,
    private readonly sync: PlanSyncService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the next period of every account whose last one has ended; any number of workers may do it at once, and
   * one that slept for months catches up. Returns how many were opened.
   */
  async rollOverDue(): Promise<number> {
    const now = this.clock.now();
    for (const { customerId } of await this.duePaid(now)) await this.trySync(customerId);
    let opened = 0;
    for (;;) {
      const batch = await this.rollOverBatch(now);
      opened += batch;
      if (batch < SETTINGS.billing.rolloverBatch) break;
    }
    if (opened > 0) this.logger.log(`${opened} accounts began a new month`);
    return opened;
  }

  /**
   * Asks the payment service about every account that pays or could, and repairs what differs. A customer it never had
   * loses the plan only at the end of a round in which most were found.
   */
  async reconcile(): Promise<Reconciliation> {
    const result: Reconciliation = { checked: 0, repaired: 0, failed: 0, missing: 0, isStopped: false };
    const missing: string[] = [];
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const batch = await this.payingAfter(after);
      for (const { customerId } of batch) {
        const outcome = await this.trySync(customerId);
        result.checked += 1;
        if (outcome === 'changed') result.repaired += 1;
        if (outcome === 'failed') result.failed += 1;
        if (outcome === 'missing') result.missing = missing.push(customerId);
      }
      if (result.failed + result.missing > result.checked / 2) return this.stop(result);
      after = batch.at(-1)?.userId ?? after;
      if (batch.length < SETTINGS.billing.rolloverBatch) break;
    }
    for (const customerId of missing) {
      this.logger.error(`the payment service has no customer ${customerId}: its plan ends`);
      if ((await this.sync.endCustomer(customerId)) === 'changed') result.repaired += 1;
    }
    return this.report(result);
  }

  private stop(result: Reconciliation): Reconciliation {
    this.logger.error('most customers could not be found at the payment service: is it the right account?');
    return this.report({ ...result, isStopped: true });
  }

  private report(result: Reconciliation): Reconciliation {
    const { checked, repaired, failed, missing, isStopped } = result;
    const figures = { checked, repaired, failed, missing, stopped: Number(isStopped) };
    for (const [outcome, count] of Object.entries(figures)) METRICS.reconciled.set({ outcome }, count);
    this.logger.log({ msg: 'reconciled with the payment service', ...result });
    return result;
  }

  private async trySync(customerId: string): Promise<string> {
    try {
      return await this.sync.syncCustomer(customerId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'CUSTOMER_GONE') return 'missing';
      this.logger.warn(`an account could not be compared with the payment service: ${String(error)}`);
      return 'failed';
    }
  }

  /** Paid accounts first look whether the payment service renewed, changed or ended them. */
  private duePaid(now: Date): Promise<Due[]> {
    return this.db.query<Due[]>(
      `SELECT user_id AS "userId", stripe_customer_id AS "customerId" FROM billing_account
        WHERE period_ends_at <= $1 AND plan <> 'free' AND stripe_customer_id IS NOT NULL LIMIT $2`,
      [now, SETTINGS.billing.rolloverBatch],
    );
  }

  private rollOverBatch(now: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      await limitStatements(tx, 'maintenance');
      const due = await tx.query<Due[]>(
        `SELECT user_id AS "userId" FROM billing_account WHERE period_ends_at <= $1
          ORDER BY period_ends_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [now, SETTINGS.billing.rolloverBatch],
      );
      for (const { userId } of due) await rollOver(tx, userId, now);
      return due.length;
    });
  }

  private payingAfter(userId: string): Promise<Due[]> {
    return this.db.query<Due[]>(
      `SELECT user_id AS "userId", stripe_customer_id AS "customerId" FROM billing_account
        WHERE user_id > $1 AND stripe_customer_id IS NOT NULL
          AND (plan <> 'free' OR checkout_session_id IS NOT NULL OR subscription_status <> 'canceled')
        ORDER BY user_id LIMIT $2`,
      [userId, SETTINGS.billing.rolloverBatch],
    );
  }
}
