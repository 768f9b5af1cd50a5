import { PLANS, type PaidPlan } from '@repurpose/contract';
import { useGetConfigQuery } from './api/api.js';
import { paths } from './paths.js';
import { beside } from './workspace/workspace-context.js';

export const offerWords = (plan: PaidPlan) =>
  `with ${PLANS[plan].name}, $${PLANS[plan].priceCents / 100} a month`;

/** With its price, and where it is bought. */
export function usePlanOffer(plan: PaidPlan): { name: string; words: string; href: string } {
  const prices = useGetConfigQuery().data?.payments.prices;
  const href = prices ? paths.checkout.getHref(prices[plan]) : `${beside.dashboard()}#change-plan`;
  return { name: PLANS[plan].name, words: offerWords(plan), href };
}
export const useProOffer = () => usePlanOffer('pro');
