import { PLANS, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../http/app-error.js';
import { rollOver } from './credits/grants.js';
import { addMonths } from './period.js';

/** What a user may know of their own billing. */
export interface BillingView {
  plan: PlanKey;
  remainingCredits: number;
  stripeCustomerId: string | null;
  creditsRenewAt: Date;
}

interface ViewRow extends BillingView {
  isOver: boolean;
}

/** Opens billing accounts and reads them; knows a `userId`, never a user. */
@Injectable()
export class BillingAccountsService {
  constructor(private readonly db: DataSource) {}

  /** A free account whose months are counted from `now`, with its first credits; in the caller's transaction. */
  async open(tx: EntityManager, userId: string, now: Date): Promise<void> {
    const credits = PLANS.free.monthlyCredits;
    await tx.query(
      `WITH account AS (
         INSERT INTO billing_account (user_id, plan, remaining, anchor_at, period_start, period_ends_at)
         VALUES ($1, 'free', $2, $3, $3, $4) RETURNING user_id)
       INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, reason)
       SELECT user_id, 'grant', $2, $2, $3, 'free registration' FROM account`,
      [userId, credits, now, addMonths(now, 1)],
    );
  }

  /** The account as it stands now, its period opened first when the last one has ended. @throws AppError NO_SESSION */
  async find(userId: string, now = new Date()): Promise<BillingView> {
    const row = await this.read(userId, now);
    if (!row.isOver) return view(row);
    await this.db.transaction((tx) => rollOver(tx, userId, now));
    return view(await this.read(userId, now));
  }

  private async read(userId: string, now: Date): Promise<ViewRow> {
    const [row] = await this.db.query<ViewRow[]>(
      `SELECT plan, remaining AS "remainingCredits", stripe_customer_id AS "stripeCustomerId",
              period_ends_at AS "creditsRenewAt", period_ends_at <= $2 AS "isOver"
         FROM billing_account WHERE user_id = $1`,
      [userId, now],
    );
    if (!row) throw new AppError('NO_SESSION');
    return row;
  }
}

function view({ isOver: _isOver, ...rest }: ViewRow): BillingView {
  return rest;
}
