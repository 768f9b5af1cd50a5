import { MESSAGES, PLANS, PLAN_KEYS, isPaidPlan, type PaidPlan, type PlanKey } from '@repurpose/contract';
import { paths } from '../../../shared/paths.js';

export interface PlanCard {
  plan: PlanKey;
  isCurrent: boolean;
  /** Null: the card offers nothing to do (spec §2: the current one, and Free). */
  action: { label: string; href: string } | null;
}

/** Spec §2, Change Plan: 'Upgrade to' from Free, else 'Switch to'; the Free card has no action. */
export function planCardsOf(
  current: PlanKey,
  prices: Readonly<Record<PaidPlan, string>> | undefined,
): PlanCard[] {
  return PLAN_KEYS.map((plan) => {
    const isCurrent = plan === current;
    if (isCurrent || !isPaidPlan(plan) || !prices) return { plan, isCurrent, action: null };
    const label =
      current === 'free'
        ? MESSAGES.billing.upgradeTo(PLANS[plan].name)
        : MESSAGES.billing.switchTo(PLANS[plan].name);
    return { plan, isCurrent, action: { label, href: paths.checkout.getHref(prices[plan]) } };
  });
}
