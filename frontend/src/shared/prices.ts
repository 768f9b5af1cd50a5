import type { PaidPlan } from '@repurpose/contract';

/** Price ids of the payment provider. */
export type Prices = Record<PaidPlan, string>;

/** The server replaces them (`backend/src/http/built-site.ts`). */
const PLACEHOLDERS: Prices = { pro: '__PRICE_PRO__', agency: '__PRICE_AGENCY__' };

/**
 * In the page itself, so that a pricing link is right before any script or call. Undefined if our server did not send
 * the page.
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
