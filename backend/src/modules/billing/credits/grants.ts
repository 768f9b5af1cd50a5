import { PLANS, type PlanKey } from '@repurpose/contract';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../errors/app-error.js';
import { BillingAccount } from '../billing-account.entity.js';
import { CreditEntry } from './credit-entry.entity.js';

export interface Grant {
  plan: PlanKey;
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Of a new account. */
  first?: { maxCredits: number };
}

/** Stored after the plan as a grant's `reason`, which is part of a unique index: they stay as they are. */
type GrantReason = 'registration' | 'renewal' | 'plan change' | 'plan ended';

export function reasonOf(from: PlanKey, to: PlanKey): GrantReason {
  if (from === to) return 'renewal';
  return to === 'free' ? 'plan ended' : 'plan change';
}

/** Serialises credit changes of the account. @throws AppError NO_SESSION */
export async function lockAccount(tx: EntityManager, userId: string): Promise<BillingAccount> {
  const lock = { mode: 'pessimistic_write' } as const;
  const account = await tx.findOne(BillingAccount, { where: { userId }, lock });
  if (!account) throw new AppError('NO_SESSION');
  return account;
}

/** Writes plan, period and credits. Grants a period once; an upgrade adds the difference; leftover credits expire. */
export async function grantPeriod(tx: EntityManager, userId: string, grant: Grant): Promise<number> {
  const account = await lockAccount(tx, userId);
  const { plan, periodStart, periodEnd: periodEndsAt, anchorAt } = grant;
  if (periodStart < account.periodStart) return 0;
  const granted = (await tx.sum(CreditEntry, 'credits', { userId, periodStart, kind: 'grant' })) ?? 0;
  const kept = periodStart > account.periodStart ? await expireAbove(tx, account, 0) : account.remaining;
  // An unlimited plan is granted no credits.
  const quota = Math.min(PLANS[plan].monthlyCredits ?? 0, grant.first?.maxCredits ?? Infinity);
  const credits = Math.max(0, quota - granted);
  const remaining = kept + credits;
  if (credits > 0) {
    const reason = `${plan} ${grant.first ? 'registration' : reasonOf(account.plan, plan)}`;
    const entry = { userId, kind: 'grant', credits, balanceAfter: remaining, periodStart, reason } as const;
    await tx.insert(CreditEntry, entry);
  }
  await tx.update(BillingAccount, { userId }, { plan, remaining, periodStart, periodEndsAt, anchorAt });
  return credits;
}

/** Only writes the ledger. Returns the balance, which the caller stores. */
export async function expireAbove(
  tx: EntityManager,
  account: BillingAccount,
  quota: number,
  reason: GrantReason | '' = '',
): Promise<number> {
  const { userId, periodStart, remaining } = account;
  if (remaining <= quota) return remaining;
  const credits = quota - remaining;
  await tx.insert(CreditEntry, { userId, kind: 'expire', credits, balanceAfter: quota, periodStart, reason });
  return quota;
}

/** Opens the period of `now` if due; returns the locked account. A planned change does not wait for Stripe's report. */
export async function openDuePeriod(tx: EntityManager, userId: string, now: Date): Promise<BillingAccount> {
  const account = await lockAccount(tx, userId);
  if (now < account.periodEndsAt) return account;
  const { nextPlan, nextPlanAt } = account;
  const isChanging = nextPlan !== null && nextPlanAt !== null && nextPlanAt <= now;
  const anchorAt = isChanging && nextPlan === 'free' ? nextPlanAt : account.anchorAt;
  const period = periodAt(anchorAt, now);
  // Stripe may move the period's end off the anchor. A period never begins before the last one ended.
  const periodStart = period.startsAt < account.periodEndsAt ? account.periodEndsAt : period.startsAt;
  await grantPeriod(tx, userId, {
    plan: isChanging ? nextPlan : account.plan,
    anchorAt,
    periodStart,
    periodEnd: period.endsAt,
  });
  if (isChanging) await tx.update(BillingAccount, { userId }, { nextPlan: null, nextPlanAt: null });
  return lockAccount(tx, userId);
}

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** In UTC, counted from the anchor like Stripe: 31 Jan → 28 Feb → 31 Mar. */
export function addMonths(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(anchor.getTime());
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

export function periodAt(anchor: Date, now: Date): Period {
  const guess =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const index = Math.max(0, addMonths(anchor, guess) > now ? guess - 1 : guess);
  return { startsAt: addMonths(anchor, index), endsAt: addMonths(anchor, index + 1) };
}
