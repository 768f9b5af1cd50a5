import {
  MESSAGES,
  PLANS,
  PLAN_KEYS,
  isPaidPlan,
  type PaidPlan,
  type PlanKey,
  type User,
} from '@repurpose/contract';
import { paths } from '../../../shared/paths.js';

export interface PlanCard {
  plan: PlanKey;
  isCurrent: boolean;
  /** ISO time at which a planned change makes this the current plan. */
  beginsAt: string | null;
  /** Null for the current plan and Free. `isAdvised`: most users choose it. */
  action: { label: string; href: string; isAdvised: boolean } | null;
}

/** 'Upgrade to' from Free, else 'Switch to'. Free has no action. */
export function planCardsOf(
  { plan: current, planChange }: Pick<User, 'plan' | 'planChange'>,
  prices: Readonly<Record<PaidPlan, string>> | undefined,
): PlanCard[] {
  return PLAN_KEYS.map((plan) => {
    const isCurrent = plan === current;
    const beginsAt = planChange?.plan === plan ? planChange.at : null;
    const card = { plan, isCurrent, beginsAt };
    if (isCurrent || beginsAt !== null || !isPaidPlan(plan) || !prices) return { ...card, action: null };
    const label =
      current === 'free'
        ? MESSAGES.billing.upgradeTo(PLANS[plan].name)
        : MESSAGES.billing.switchTo(PLANS[plan].name);
    const isAdvised = current === 'free' && PLANS[plan].isPopular;
    return { ...card, action: { label, href: paths.checkout.getHref(prices[plan]), isAdvised } };
  });
}
