import { languageOf } from './registry.js';

/** How a text speaks to its readers, where its language has two ways. */
export type Address = 'formal' | 'familiar' | 'unknown';

/** One `Sie` may be part of a quotation. */
const LEAST = 2;

export function addressIn(text: string, language: string): Address {
  const { formal, familiar } = languageOf(language).address ?? {};
  const count = (signs: RegExp | undefined): number => (signs && text.match(signs)?.length) ?? 0;
  const [far, near] = [count(formal), count(familiar)];
  if (Math.max(far, near) < LEAST) return 'unknown';
  return far >= near ? 'formal' : 'familiar';
}

/** "Sie erhalten den Schlüssel": the opening means the readers of a text that addresses them so. */
export function withoutAddress(text: string, language: string, address: Address): string {
  const { opening } = languageOf(language).address ?? {};
  return address === 'formal' && opening ? text.replace(opening, '') : text;
}
