import type { LedgerEntry, PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { BatchLoader } from '../../../database/batch-loader.js';
import { AppError } from '../../../errors/app-error.js';
import { BillingAccount } from '../billing-account.entity.js';
import { CreditEntry } from './credit-entry.entity.js';
import { CreditsRepository, type CreditAccount, type HeldFor } from './credits.repository.js';
import { openDuePeriod } from './grants.js';

export interface Balance {
  plan: PlanKey;
  remainingCredits: number;
}

@Injectable()
export class CreditsService {
  private readonly accounts = new BatchLoader((userIds) => this.credits.findAccounts(userIds));

  constructor(
    private readonly db: DataSource,
    private readonly credits: CreditsRepository,
  ) {}

  /** Opens the next period if due. @throws AppError NO_SESSION */
  async current(userId: string, now = new Date()): Promise<CreditAccount> {
    const account = await this.accounts.find(userId);
    if (!account) throw new AppError('NO_SESSION');
    if (now < account.periodEndsAt) return account;
    return this.db.transaction((tx) => openDuePeriod(tx, userId, now));
  }

  async lock(tx: EntityManager, userId: string, now = new Date()): Promise<Balance> {
    const { plan, remaining: remainingCredits } = await openDuePeriod(tx, userId, now);
    return { plan, remainingCredits };
  }

  async hold(
    tx: EntityManager,
    userId: string,
    holderId: string,
    now = new Date(),
    by: HeldFor = { actorId: null, workspaceId: null },
  ): Promise<Balance> {
    const held = await this.credits.hold(tx, userId, { holderId, ...by }, now);
    if (held) return held;
    const account = await tx.findOneBy(BillingAccount, { userId });
    if (!account) throw new AppError('NO_SESSION');
    if (account.remaining === 0 && now < account.periodEndsAt) throw new AppError('NO_CREDITS');
    // The period was over, or a credit was just released.
    await openDuePeriod(tx, userId, now);
    const heldNow = await this.credits.hold(tx, userId, { holderId, ...by }, now);
    if (!heldNow) throw new AppError('NO_CREDITS');
    return heldNow;
  }

  /** Newest first. `before`: the id of the last one known. */
  async list(userId: string, limit: number, before: string | null = null): Promise<LedgerEntry[]> {
    const entries = await this.db.manager.find(CreditEntry, {
      where: before === null ? { userId } : { userId, id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
    return entries.map(({ userId: _, periodStart, createdAt, ...entry }) => ({
      ...entry,
      periodStart: periodStart.toISOString(),
      createdAt: createdAt.toISOString(),
    }));
  }
}
