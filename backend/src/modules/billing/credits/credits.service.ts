import { PLAN_KEYS, PLANS, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BatchLoader } from '../../../database/batch-loader.js';
import { AppError } from '../../../errors/app-error.js';
import { readAccount, readAccounts, rollOver, type CreditAccount } from './grants.js';

/** What a caller needs to know of the account after a credit moved. */
export interface Balance {
  plan: PlanKey;
  /** Not counted down on an unlimited plan. */
  remainingCredits: number;
}

const SETTLE = 'SELECT settle_credit($1, $2, $3, $4)';

/** Credits by plan, null is unlimited: what the functions in Postgres are told of the plans. */
export const QUOTAS = JSON.stringify(
  Object.fromEntries(PLAN_KEYS.map((plan) => [plan, PLANS[plan].monthlyCredits])),
);

/**
 * A credit is held when a transformation is accepted, then captured (delivered) or released (given back): held →
 * captured | released, each once, however often it is asked for. Every change is a line of the ledger, in the
 * caller's transaction.
 */
@Injectable()
export class CreditsService {
  private readonly accounts = new BatchLoader((userIds) => readAccounts(this.db.manager, userIds));

  constructor(private readonly db: DataSource) {}

  /** The account as it stands, its period opened when the last one has ended. @throws AppError NO_SESSION */
  async current(userId: string, now = new Date()): Promise<CreditAccount> {
    const account = await this.accounts.find(userId);
    if (!account) throw new AppError('NO_SESSION');
    if (now < account.periodEndsAt) return account;
    return this.db.transaction((tx) => rollOver(tx, userId, now));
  }

  /** Locks the account until `tx` ends and opens its period: what is decided from it cannot change meanwhile. @throws AppError NO_SESSION */
  async lock(tx: EntityManager, userId: string, now = new Date()): Promise<Balance> {
    return balanceOf(await rollOver(tx, userId, now));
  }

  /**
   * Takes one credit for a transformation (none on an unlimited plan).
   * @throws AppError NO_CREDITS
   */
  async hold(
    tx: EntityManager,
    userId: string,
    transformationId: string,
    now = new Date(),
  ): Promise<Balance> {
    const held = await take(tx, userId, transformationId, now);
    if (held) return held;
    const account = await readAccount(tx, userId);
    if (account.remaining === 0 && now < account.periodEndsAt) throw new AppError('NO_CREDITS');
    // The period was over, or a credit came back just now.
    await rollOver(tx, userId, now);
    const heldThen = await take(tx, userId, transformationId, now);
    if (!heldThen) throw new AppError('NO_CREDITS');
    return heldThen;
  }

  /** The held credit is spent. Does nothing when it was already captured or released. */
  async capture(tx: EntityManager, transformationId: string): Promise<void> {
    await tx.query(SETTLE, [transformationId, 'capture', '', QUOTAS]);
  }

  /**
   * The held credit goes back to the period it was taken from, never above the quota of a plan that has one; a credit of
   * a period that is over expires. Does nothing when it was already captured or released.
   */
  async release(tx: EntityManager, transformationId: string, reason: string): Promise<void> {
    await tx.query(SETTLE, [transformationId, 'release', reason, QUOTAS]);
  }
}

/** One round trip: the credit and its line, or null when there is none or the period is over. */
async function take(
  tx: EntityManager,
  userId: string,
  transformationId: string,
  now: Date,
): Promise<Balance | null> {
  const [held] = await tx.query<Balance[]>(
    `SELECT held_plan AS plan, held_remaining AS "remainingCredits" FROM hold_credit($1, $2, $3, $4)
      WHERE held_plan IS NOT NULL`,
    [userId, transformationId, now, QUOTAS],
  );
  return held ?? null;
}

function balanceOf(account: CreditAccount): Balance {
  return { plan: account.plan, remainingCredits: account.remaining };
}
