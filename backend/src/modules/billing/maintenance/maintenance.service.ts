import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../config/clock.js';
import { SETTINGS } from '../../../config/settings.js';
import { limitStatements } from '../../../database/postgres.repository.js';
import { AppError } from '../../../errors/app-error.js';
import { METRICS } from '../../../metrics/metrics.js';
import type { BillingAccount } from '../billing-account.entity.js';
import { BillingAccountRepository } from '../billing-account.repository.js';
import { openDuePeriod } from '../credits/grants.js';
import { PlanSyncService } from '../plan-sync.service.js';

export interface Reconciliation {
  checked: number;
  repaired: number;
  failed: number;
  missing: number;
  /** Most lookups failed, so the fault is ours, for example another account's key. */
  isStopped: boolean;
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** The accounts that `find` returns after an account id, batch by batch. */
async function* batchesOf(
  find: (after: string) => Promise<BillingAccount[]>,
): AsyncGenerator<BillingAccount[]> {
  let batch = await find(NIL_UUID);
  for (; batch.length > 0; batch = await find(batch.at(-1)?.accountId ?? '')) {
    yield batch;
    if (batch.length < SETTINGS.billing.accountBatch) return;
  }
}

@Injectable()
export class MaintenanceService {
  private readonly logger = new Logger(MaintenanceService.name);

  constructor(
    private readonly db: DataSource,
    private readonly accounts: BillingAccountRepository,
    private readonly sync: PlanSyncService,
    private readonly clock: Clock,
  ) {}

  async openDuePeriods(): Promise<number> {
    const now = this.clock.now();
    for await (const batch of batchesOf((after) => this.accounts.findDuePaidAfter(after, now)))
      for (const { stripeCustomerId } of batch) await this.attemptSync(String(stripeCustomerId));
    let opened = 0;
    for (;;) {
      const batch = await this.openBatch(now);
      opened += batch;
      if (batch < SETTINGS.billing.accountBatch) break;
    }
    if (opened > 0) this.logger.log(`${opened} accounts began a new month`);
    return opened;
  }

  /** Accounts unknown to Stripe lose their plan at the end, and only if most customers were found. */
  async reconcileAll(): Promise<Reconciliation> {
    const result: Reconciliation = { checked: 0, repaired: 0, failed: 0, missing: 0, isStopped: false };
    const missing: string[] = [];
    for await (const batch of batchesOf((after) => this.accounts.findPayingAfter(after))) {
      for (const { stripeCustomerId } of batch) {
        const customerId = String(stripeCustomerId);
        const outcome = await this.attemptSync(customerId);
        result.checked += 1;
        if (outcome === 'changed') result.repaired += 1;
        if (outcome === 'failed') result.failed += 1;
        if (outcome === 'missing') result.missing = missing.push(customerId);
      }
      if (result.failed + result.missing > result.checked / 2) return this.stop(result);
    }
    for (const customerId of missing) {
      this.logger.error(`Stripe has no customer ${customerId}: its plan ends`);
      if ((await this.sync.endCustomer(customerId)) === 'changed') result.repaired += 1;
    }
    return this.report(result);
  }

  private stop(result: Reconciliation): Reconciliation {
    this.logger.error('most customers could not be found at Stripe: is it the right account?');
    return this.report({ ...result, isStopped: true });
  }

  private report(result: Reconciliation): Reconciliation {
    const { checked, repaired, failed, missing, isStopped } = result;
    const figures = { checked, repaired, failed, missing, stopped: Number(isStopped) };
    for (const [outcome, count] of Object.entries(figures)) METRICS.reconciled.set({ outcome }, count);
    this.logger.log({ msg: 'reconciled with Stripe', ...result });
    return result;
  }

  private async attemptSync(customerId: string): Promise<string> {
    try {
      return await this.sync.syncCustomer(customerId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'CUSTOMER_GONE') return 'missing';
      this.logger.warn(`an account could not be compared with Stripe: ${String(error)}`);
      return 'failed';
    }
  }

  private openBatch(now: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      await limitStatements(tx, 'maintenance');
      const due = await this.accounts.lockDue(tx, now);
      for (const { accountId } of due) await openDuePeriod(tx, accountId, now);
      return due.length;
    });
  }
}
