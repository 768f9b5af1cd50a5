import { PLANS, type PlanKey } from '@repurpose/contract';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../errors/app-error.js';
import { BillingAccount } from '../billing-account.entity.js';
import { CreditEntry } from './credit-entry.entity.js';

export interface PlanPeriod {
  plan: PlanKey;
  anchorAt: Date;
  periodStart: Date;
  periodEndsAt: Date;
  /** Of a new account. */
  first?: { maxCredits: number };
}

/** The second part of a grant's `reason`, after the plan. The reason is in a unique index, so never rename these words. An expiry stores the word alone, or nothing. */
type GrantReason = 'registration' | 'renewal' | 'plan change' | 'plan ended';

export function reasonOf(from: PlanKey, to: PlanKey): GrantReason {
  if (from === to) return 'renewal';
  return to === 'free' ? 'plan ended' : 'plan change';
}

/** Serialises credit changes of the account. @throws AppError NO_SESSION */
export async function lockAccount(tx: EntityManager, accountId: string): Promise<BillingAccount> {
  const lock = { mode: 'pessimistic_write' } as const;
  const account = await tx.findOne(BillingAccount, { where: { accountId }, lock });
  if (!account) throw new AppError('NO_SESSION');
  return account;
}

/** Writes plan, period and credits; nothing if the account's period is later. A new period first expires all that is left; within one, only the difference is granted. */
export async function grantPeriod(tx: EntityManager, accountId: string, period: PlanPeriod): Promise<number> {
  const account = await lockAccount(tx, accountId);
  const { plan, periodStart, periodEndsAt, anchorAt } = period;
  if (periodStart < account.periodStart) return 0;
  const granted = (await tx.sum(CreditEntry, 'credits', { accountId, periodStart, kind: 'grant' })) ?? 0;
  const kept = periodStart > account.periodStart ? await expireAbove(tx, account, 0) : account.creditsLeft;
  // An unlimited plan is granted no credits.
  const quota = Math.min(PLANS[plan].monthlyCredits ?? 0, period.first?.maxCredits ?? Infinity);
  const credits = Math.max(0, quota - granted);
  const creditsLeft = kept + credits;
  if (credits > 0) {
    const reason = `${plan} ${period.first ? 'registration' : reasonOf(account.plan, plan)}`;
    const entry = {
      accountId,
      kind: 'grant',
      credits,
      balanceAfter: creditsLeft,
      periodStart,
      reason,
    } as const;
    await tx.insert(CreditEntry, entry);
  }
  await tx.update(BillingAccount, { accountId }, { plan, creditsLeft, periodStart, periodEndsAt, anchorAt });
  return credits;
}

/** Only writes the ledger. Returns the balance, which the caller stores. */
export async function expireAbove(
  tx: EntityManager,
  account: BillingAccount,
  quota: number,
  reason: GrantReason | '' = '',
): Promise<number> {
  const { accountId, periodStart, creditsLeft } = account;
  if (creditsLeft <= quota) return creditsLeft;
  const credits = quota - creditsLeft;
  await tx.insert(CreditEntry, {
    accountId,
    kind: 'expire',
    credits,
    balanceAfter: quota,
    periodStart,
    reason,
  });
  return quota;
}

/** Opens the period of `now` if due; returns the locked account. A planned change does not wait for Stripe's report. */
export async function openDuePeriod(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<BillingAccount> {
  const account = await lockAccount(tx, accountId);
  if (now < account.periodEndsAt) return account;
  const { plannedPlan, plannedPlanAt } = account;
  const isChanging = plannedPlan !== null && plannedPlanAt !== null && plannedPlanAt <= now;
  const anchorAt = isChanging && plannedPlan === 'free' ? plannedPlanAt : account.anchorAt;
  const period = periodAt(anchorAt, now);
  // Stripe may move the period's end off the anchor. A period never begins before the last one ended.
  const periodStart = period.periodStart < account.periodEndsAt ? account.periodEndsAt : period.periodStart;
  await grantPeriod(tx, accountId, {
    plan: isChanging ? plannedPlan : account.plan,
    anchorAt,
    periodStart,
    periodEndsAt: period.periodEndsAt,
  });
  if (isChanging) await tx.update(BillingAccount, { accountId }, { plannedPlan: null, plannedPlanAt: null });
  return lockAccount(tx, accountId);
}

export interface Period {
  periodStart: Date;
  periodEndsAt: Date;
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
  return { periodStart: addMonths(anchor, index), periodEndsAt: addMonths(anchor, index + 1) };
}
