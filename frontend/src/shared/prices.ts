import type { PaidPlan } from '@repurpose/contract';

/** The payment provider's price id of each paid plan. */
export type Prices = Record<PaidPlan, string>;

/** What the build writes where a price id belongs; the server puts the installation's own there (`backend/src/http/built-site.ts`). */
const PLACEHOLDERS: Prices = { pro: '__PRICE_PRO__', agency: '__PRICE_AGENCY__' };

/**
 * The price ids as they stand in the page, so that a pricing link is right before any script or call; undefined in a
 * document that our server did not send.
 */
export function pricesOfPage(): Prices | undefined {
  if (typeof document === 'undefined') return PLACEHOLDERS;
  const pro = priceIn('price-pro');
  const agency = priceIn('price-agency');
  return pro && agency ? { pro, agency } : undefined;
}

function priceIn(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return decodeURIComponent(content ?? '');
}
