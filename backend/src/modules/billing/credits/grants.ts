import { PLANS, type PlanKey } from '@repurpose/contract';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../errors/app-error.js';
import { periodAt } from '../period.js';

/** The part of a billing account that credits are about. */
export interface CreditAccount {
  plan: PlanKey;
  remaining: number;
  /** What months are counted from: registration, or Stripe's billing cycle anchor. */
  anchorAt: Date;
  periodStart: Date;
  periodEndsAt: Date;
  /** What the plan becomes at `nextPlanAt`; both null when it renews. */
  nextPlan: PlanKey | null;
  nextPlanAt: Date | null;
}

export interface Grant {
  plan: PlanKey;
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Bounds what is granted; without it, the plan's quota. */
  maxCredits?: number;
  /** For the ledger: `registration`, `renewal`, `upgrade` … */
  reason: string;
}

const ACCOUNT = `
  SELECT plan, remaining, anchor_at AS "anchorAt", period_start AS "periodStart", period_ends_at AS "periodEndsAt",
         next_plan AS "nextPlan", next_plan_at AS "nextPlanAt"`;

/** The account as it is written; its period may have ended. @throws AppError NO_SESSION when there is none */
export async function readAccount(db: EntityManager, userId: string, lock = ''): Promise<CreditAccount> {
  const [account] = await db.query<CreditAccount[]>(
    `${ACCOUNT} FROM billing_account WHERE user_id = $1 ${lock}`,
    [userId],
  );
  if (!account) throw new AppError('NO_SESSION');
  return account;
}

/** The same of many, by user; who has none is left out. */
export async function readAccounts(
  db: EntityManager,
  userIds: string[],
): Promise<Map<string, CreditAccount>> {
  const rows = await db.query<(CreditAccount & { userId: string })[]>(
    `${ACCOUNT}, user_id AS "userId" FROM billing_account WHERE user_id = ANY($1)`,
    [userIds],
  );
  return new Map(rows.map(({ userId, ...account }) => [userId, account]));
}

/**
 * Locks the account until the transaction ends: credit changes of one user happen one after the other.
 * @throws AppError NO_SESSION when there is none
 */
export function lockAccount(tx: EntityManager, userId: string): Promise<CreditAccount> {
  return readAccount(tx, userId, 'FOR UPDATE');
}

/**
 * Puts the account on a plan and a period and grants the period's credits, at most once: what was granted to the
 * same period before is subtracted, so an upgrade within a period adds the difference and a repeated call nothing.
 * Credits left over from the period before expire. A period older than the current one changes nothing.
 * Returns the credits granted.
 */
export async function grantPeriod(tx: EntityManager, userId: string, grant: Grant): Promise<number> {
  const account = await lockAccount(tx, userId);
  if (grant.periodStart < account.periodStart) return 0;
  const [before] = await tx.query<{ credits: number }[]>(
    `SELECT coalesce(sum(credits), 0)::int AS credits FROM credit_entry
      WHERE user_id = $1 AND period_start = $2 AND kind = 'grant'`,
    [userId, grant.periodStart],
  );
  let balance = account.remaining;
  if (grant.periodStart > account.periodStart && balance > 0) {
    await append(tx, userId, { kind: 'expire', credits: -balance, balance: 0, at: account.periodStart });
    balance = 0;
  }
  const quota = Math.min(PLANS[grant.plan].monthlyCredits ?? 0, grant.maxCredits ?? Infinity);
  const credits = Math.max(0, quota - (before?.credits ?? 0));
  balance += credits;
  if (credits > 0) {
    const reason = `${grant.plan} ${grant.reason}`;
    await append(tx, userId, { kind: 'grant', credits, balance, at: grant.periodStart, reason });
  }
  await tx.query(
    `UPDATE billing_account SET plan = $2, remaining = $3, period_start = $4, period_ends_at = $5, anchor_at = $6
      WHERE user_id = $1`,
    [userId, grant.plan, balance, grant.periodStart, grant.periodEnd, grant.anchorAt],
  );
  return credits;
}

/**
 * Opens the period `now` falls into when the account's own has ended; the account is locked and returned as it then
 * stands. Called by every hold and read and by the worker's monthly job: whoever comes first does it, once. A plan that
 * was to end or to step down by now has done so, whether or not the payment service has told it yet.
 */
export async function rollOver(tx: EntityManager, userId: string, now: Date): Promise<CreditAccount> {
  const account = await lockAccount(tx, userId);
  if (now < account.periodEndsAt) return account;
  const next = dueChange(account, now);
  const anchorAt = next?.plan === 'free' ? next.at : account.anchorAt;
  const period = periodAt(anchorAt, now);
  // A period that was moved by hand or by Stripe may end off the anchor: never begin before the old one ended.
  const periodStart = period.startsAt < account.periodEndsAt ? account.periodEndsAt : period.startsAt;
  await grantPeriod(tx, userId, {
    plan: next?.plan ?? account.plan,
    anchorAt,
    periodStart,
    periodEnd: period.endsAt,
    reason: next ? 'plan ended' : 'renewal',
  });
  if (next) {
    const done = 'UPDATE billing_account SET next_plan = NULL, next_plan_at = NULL WHERE user_id = $1';
    await tx.query(done, [userId]);
  }
  return lockAccount(tx, userId);
}

function dueChange({ nextPlan, nextPlanAt }: CreditAccount, now: Date): { plan: PlanKey; at: Date } | null {
  return nextPlan !== null && nextPlanAt !== null && nextPlanAt <= now
    ? { plan: nextPlan, at: nextPlanAt }
    : null;
}

interface LedgerLine {
  kind: 'grant' | 'expire';
  credits: number;
  balance: number;
  at: Date;
  reason?: string;
}

async function append(tx: EntityManager, userId: string, line: LedgerLine): Promise<void> {
  await tx.query(
    `INSERT INTO credit_entry (user_id, kind, credits, balance_after, period_start, reason)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [userId, line.kind, line.credits, line.balance, line.at, line.reason ?? ''],
  );
}
