import { PLANS } from '@repurpose/contract';
import { useGetConfigQuery } from '../../shared/api/api.js';
import { paths } from '../../shared/paths.js';

/** The plan that has what is locked, with its price, and where it is bought. */
export function useProOffer(): { name: string; words: string; href: string } {
  const prices = useGetConfigQuery().data?.payments.prices;
  const { name, priceCents } = PLANS.pro;
  const href = prices ? paths.checkout.getHref(prices.pro) : '#change-plan';
  return { name, words: `with ${name}, $${priceCents / 100} a month`, href };
}
