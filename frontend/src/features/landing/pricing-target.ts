import { isPaidPlan, type PlanKey } from '@repurpose/contract';
import type { Prices } from '../../shared/prices.js';
import { paths } from '../../shared/paths.js';

/** Free leads to the sign-up page, a paid plan to its checkout, for guests by way of the sign-up page. */
export function pricingTarget(plan: PlanKey, isSignedIn: boolean, prices: Prices | undefined): string {
  if (!isPaidPlan(plan)) return paths.auth.getHref({ tab: 'register' });
  const priceId = prices?.[plan];
  const query = priceId ? `priceId=${encodeURIComponent(priceId)}` : '';
  if (isSignedIn) return query ? `/checkout?${query}` : '/checkout';
  return ['/auth?returnTo=/checkout', query].filter(Boolean).join('&');
}
