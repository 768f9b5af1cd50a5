import { MESSAGES, PLANS, type User, PLAN_KEYS, isPaidPlan, type PaidPlan } from '@repurpose/contract';
import { paths } from '../../../shared/paths.js';

export type PlanCard = ReturnType<typeof planCardsOf>[number];

/** 'Upgrade to' from Free, else 'Switch to'. Free has no action. */
export function planCardsOf(
  { plan: current, planChange }: Pick<User, 'plan' | 'planChange'>,
  prices: Readonly<Record<PaidPlan, string>> | undefined,
) {
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
