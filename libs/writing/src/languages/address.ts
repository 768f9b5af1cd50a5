import { discourseOf } from './discourse-words.js';
import { languageOf } from './registry.js';
import { rawWords } from './words.js';

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

/** Where a text first says "you"; -1 where it does not. */
export function addressAt(text: string, language: string): number {
  const { formal, familiar } = languageOf(language).address ?? {};
  const readers = familiar === undefined ? discourseOf(language)?.reader : undefined;
  const word = rawWords(text, language).find((own) =>
    readers?.has(own.toLowerCase().split(/['’]/u)[0] ?? ''),
  );
  const places = [formal, familiar].map((sign) => (sign ? text.search(sign) : -1));
  if (word !== undefined) places.push(text.indexOf(word));
  const found = places.filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** "Sie erhalten den Schlüssel": the opening means the readers of a text that addresses them so. */
export function withoutAddress(text: string, language: string, address: Address): string {
  const { opening } = languageOf(language).address ?? {};
  return address === 'formal' && opening ? text.replace(opening, '') : text;
}
