import { isUnlimited, PLANS, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../http/app-error.js';
import { lockAccount, readAccount, rollOver, type CreditAccount } from './grants.js';

/** What a caller needs to know of the account after a credit moved. */
export interface Balance {
  plan: PlanKey;
  /** Not counted down on an unlimited plan. */
  remainingCredits: number;
}

interface Hold {
  userId: string;
  credits: number;
  periodStart: Date;
}

/**
 * A credit is held when a transformation is accepted, then captured (delivered) or released (given back): held →
 * captured | released, each once, however often it is asked for. Every change is a line of the ledger, in the
 * caller's transaction.
 */
@Injectable()
export class CreditsService {
  constructor(private readonly db: DataSource) {}

  /** The account as it stands, its period opened when the last one has ended. @throws AppError NO_SESSION */
  async current(userId: string, now = new Date()): Promise<CreditAccount> {
    const account = await readAccount(this.db.manager, userId);
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
    const account = await rollOver(tx, userId, now);
    const credits = isUnlimited(account.plan) ? 0 : 1;
    const [rows] = await tx.query<[{ remaining: number }[], number]>(
      `UPDATE billing_account SET remaining = remaining - $2 WHERE user_id = $1 AND remaining >= $2 RETURNING remaining`,
      [userId, credits],
    );
    const held = rows[0];
    if (!held) throw new AppError('NO_CREDITS');
    await tx.query(
      `INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id)
       VALUES ($1, 'hold', $2, $3, $4, $5)`,
      [userId, -credits, held.remaining, account.periodStart, transformationId],
    );
    return { plan: account.plan, remainingCredits: held.remaining };
  }

  /** The held credit is spent. Does nothing when it was already captured or released. */
  async capture(tx: EntityManager, transformationId: string): Promise<void> {
    const open = await this.openHold(tx, transformationId);
    if (!open) return;
    await this.settle(tx, transformationId, open, { kind: 'capture', returned: 0, reason: '' });
  }

  /**
   * The held credit goes back to the period it was taken from, never above the plan's quota; a credit of a period
   * that is over expires. Does nothing when it was already captured or released.
   */
  async release(tx: EntityManager, transformationId: string, reason: string): Promise<void> {
    const open = await this.openHold(tx, transformationId);
    if (!open) return;
    const { hold, account } = open;
    const quota = PLANS[account.plan].monthlyCredits ?? account.remaining;
    const isSamePeriod = hold.periodStart.getTime() === account.periodStart.getTime();
    const room = Math.max(0, quota - account.remaining);
    const returned = isSamePeriod ? Math.min(-hold.credits, room) : 0;
    await this.settle(tx, transformationId, open, { kind: 'release', returned, reason });
  }

  private async openHold(
    tx: EntityManager,
    transformationId: string,
  ): Promise<{ hold: Hold; account: CreditAccount } | null> {
    const [hold] = await tx.query<Hold[]>(
      `SELECT user_id AS "userId", credits, period_start AS "periodStart" FROM credit_entry
        WHERE transformation_id = $1 AND kind = 'hold'`,
      [transformationId],
    );
    if (!hold) return null;
    const account = await lockAccount(tx, hold.userId);
    const settled = await tx.query<unknown[]>(
      `SELECT 1 FROM credit_entry WHERE transformation_id = $1 AND kind IN ('capture', 'release')`,
      [transformationId],
    );
    return settled.length > 0 ? null : { hold, account };
  }

  private async settle(
    tx: EntityManager,
    transformationId: string,
    open: { hold: Hold; account: CreditAccount },
    line: { kind: 'capture' | 'release'; returned: number; reason: string },
  ): Promise<void> {
    const balance = open.account.remaining + line.returned;
    await tx.query(
      `INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        open.hold.userId,
        line.kind,
        line.returned,
        balance,
        open.hold.periodStart,
        transformationId,
        line.reason,
      ],
    );
    if (line.returned === 0) return;
    await tx.query('UPDATE billing_account SET remaining = $2 WHERE user_id = $1', [
      open.hold.userId,
      balance,
    ]);
  }
}

function balanceOf(account: CreditAccount): Balance {
  return { plan: account.plan, remainingCredits: account.remaining };
}
