import { isUnlimited, PLAN_KEYS, PLANS, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Gathered } from '../../../database/gathered.js';
import { AppError } from '../../../http/app-error.js';
import { readAccount, readAccounts, rollOver, type CreditAccount } from './grants.js';

/** What a caller needs to know of the account after a credit moved. */
export interface Balance {
  plan: PlanKey;
  /** Not counted down on an unlimited plan. */
  remainingCredits: number;
}

/** A hold and the account it was taken from, as that stands now. */
interface HeldAccount {
  credits: number;
  heldPeriod: Date;
  plan: PlanKey;
  remaining: number;
  periodStart: Date;
}

const UNLIMITED = PLAN_KEYS.filter(isUnlimited);

/** One round trip: the credit and its line, or no row when there is none or the period is over. */
const HOLD = `
  WITH held AS (
    UPDATE billing_account SET remaining = remaining - CASE WHEN plan = ANY($4) THEN 0 ELSE 1 END
     WHERE user_id = $1 AND period_ends_at > $3 AND (plan = ANY($4) OR remaining > 0)
    RETURNING user_id, plan, remaining, period_start),
  line AS (
    INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id)
    SELECT user_id, 'hold', CASE WHEN plan = ANY($4) THEN 0 ELSE -1 END, remaining, period_start, $2 FROM held)
  SELECT plan, remaining AS "remainingCredits" FROM held`;

/** The line of a settlement and what it gives back; nothing when the hold is settled. */
const SETTLE = `
  WITH line AS (
    INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, transformation_id, reason)
    SELECT h.user_id, $2, $3, a.remaining + $3, h.period_start, $1, $4
      FROM credit_entry h JOIN billing_account a ON a.user_id = h.user_id
     WHERE h.transformation_id = $1 AND h.kind = 'hold' AND NOT EXISTS
       (SELECT 1 FROM credit_entry s WHERE s.transformation_id = $1 AND s.kind IN ('capture', 'release'))
    RETURNING user_id, credits, balance_after)
  UPDATE billing_account a SET remaining = line.balance_after FROM line
   WHERE a.user_id = line.user_id AND line.credits <> 0`;

/**
 * A credit is held when a transformation is accepted, then captured (delivered) or released (given back): held →
 * captured | released, each once, however often it is asked for. Every change is a line of the ledger, in the
 * caller's transaction.
 */
@Injectable()
export class CreditsService {
  private readonly accounts = new Gathered((userIds) => readAccounts(this.db.manager, userIds));

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
    const take = (): Promise<Balance[]> =>
      tx.query<Balance[]>(HOLD, [userId, transformationId, now, UNLIMITED]);
    let [held] = await take();
    if (!held) {
      const account = await readAccount(tx, userId);
      if (account.remaining === 0 && now < account.periodEndsAt) throw new AppError('NO_CREDITS');
      // The period was over, or a credit came back just now.
      await rollOver(tx, userId, now);
      [held] = await take();
    }
    if (!held) throw new AppError('NO_CREDITS');
    return held;
  }

  /** The held credit is spent. Does nothing when it was already captured or released. */
  async capture(tx: EntityManager, transformationId: string): Promise<void> {
    if (!(await this.lockHold(tx, transformationId))) return;
    await this.settle(tx, transformationId, { kind: 'capture', returned: 0, reason: '' });
  }

  /**
   * The held credit goes back to the period it was taken from, never above the plan's quota; a credit of a period
   * that is over expires. Does nothing when it was already captured or released.
   */
  async release(tx: EntityManager, transformationId: string, reason: string): Promise<void> {
    const held = await this.lockHold(tx, transformationId);
    if (!held) return;
    const quota = PLANS[held.plan].monthlyCredits ?? held.remaining;
    const isSamePeriod = held.heldPeriod.getTime() === held.periodStart.getTime();
    const room = Math.max(0, quota - held.remaining);
    const returned = isSamePeriod ? Math.min(-held.credits, room) : 0;
    await this.settle(tx, transformationId, { kind: 'release', returned, reason });
  }

  /** The hold with its account, locked until `tx` ends; null when there is none. */
  private async lockHold(tx: EntityManager, transformationId: string): Promise<HeldAccount | null> {
    const [held] = await tx.query<HeldAccount[]>(
      `SELECT h.credits, h.period_start AS "heldPeriod", a.plan, a.remaining, a.period_start AS "periodStart"
         FROM credit_entry h JOIN billing_account a ON a.user_id = h.user_id
        WHERE h.transformation_id = $1 AND h.kind = 'hold' FOR UPDATE OF a`,
      [transformationId],
    );
    return held ?? null;
  }

  /** One line, unless there is one already: exact under the lock. Its credits go back to the account. */
  private async settle(
    tx: EntityManager,
    transformationId: string,
    line: { kind: 'capture' | 'release'; returned: number; reason: string },
  ): Promise<void> {
    await tx.query(SETTLE, [transformationId, line.kind, line.returned, line.reason]);
  }
}

function balanceOf(account: CreditAccount): Balance {
  return { plan: account.plan, remainingCredits: account.remaining };
}
