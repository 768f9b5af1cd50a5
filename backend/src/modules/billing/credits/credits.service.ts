import type { LedgerEntry } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { BatchLoader } from '../../../database/batch-loader.js';
import { AppError } from '../../../errors/app-error.js';
import { BillingAccount } from '../billing-account.entity.js';
import { CreditEntry } from './credit-entry.entity.js';
import { CreditsRepository, type CreditAccount, type HeldFor } from './credits.repository.js';
import { openDuePeriod } from './grants.js';

@Injectable()
export class CreditsService {
  private readonly accounts = new BatchLoader((accountIds) => this.credits.findAccounts(accountIds));

  constructor(
    private readonly db: DataSource,
    private readonly credits: CreditsRepository,
  ) {}

  /** Opens the next period if due. @throws AppError NO_SESSION */
  async ensureOpenPeriod(accountId: string, now = new Date()): Promise<CreditAccount> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new AppError('NO_SESSION');
    if (now < account.periodEndsAt) return account;
    return this.db.transaction((tx) => openDuePeriod(tx, accountId, now));
  }

  lockInOpenPeriod(tx: EntityManager, accountId: string): Promise<Pick<BillingAccount, 'plan'>> {
    return openDuePeriod(tx, accountId, new Date());
  }

  /** @throws AppError NO_CREDITS, NO_SESSION */
  async hold(
    tx: EntityManager,
    accountId: string,
    holderId: string,
    now = new Date(),
    by: HeldFor = { actorId: null, workspaceId: null },
  ): Promise<void> {
    if (await this.credits.hold(tx, accountId, { holderId, ...by }, now)) return;
    const account = await tx.findOneBy(BillingAccount, { accountId });
    if (!account) throw new AppError('NO_SESSION');
    if (account.creditsLeft === 0 && now < account.periodEndsAt) throw new AppError('NO_CREDITS');
    // The period was over, or a credit was just released.
    await openDuePeriod(tx, accountId, now);
    if (!(await this.credits.hold(tx, accountId, { holderId, ...by }, now))) throw new AppError('NO_CREDITS');
  }

  /** Newest first. `before`: the id of the last one known. */
  async list(accountId: string, limit: number, before: string | null = null): Promise<LedgerEntry[]> {
    const entries = await this.db.manager.find(CreditEntry, {
      where: before === null ? { accountId } : { accountId, id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
    return entries.map(({ accountId: _, periodStart, createdAt, ...entry }) => ({
      ...entry,
      periodStart: periodStart.toISOString(),
      createdAt: createdAt.toISOString(),
    }));
  }
}
