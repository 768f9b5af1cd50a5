import { PLANS, type PlanKey } from '@repurpose/contract';

/** Included ones first, so that the rows of all cards line up. */
export function planRows(plan: PlanKey) {
  const { included, excluded } = PLANS[plan];
  return [
    ...included.map((text) => ({ text, isIncluded: true })),
    ...excluded.map((text) => ({ text, isIncluded: false })),
  ];
}

export function priceText(priceCents: number): string {
  return `$${priceCents % 100 === 0 ? priceCents / 100 : (priceCents / 100).toFixed(2)}`;
}
