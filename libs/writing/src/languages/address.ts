import { QUOTED_PARTS } from '../text/marks.js';
import { discourseOf } from './discourse-words.js';
import { languageOf } from './registry.js';
import { rawWords } from './words.js';

export type Address = 'formal' | 'familiar' | 'unknown';

/** A single `Sie` may be part of a quotation. */
const LEAST = 2;

const signsIn = (text: string, language: string): { far: number; near: number } => {
  const { formal, familiar } = languageOf(language).address ?? {};
  const count = (signs: RegExp | undefined): number => (signs && text.match(signs)?.length) ?? 0;
  return { far: count(formal), near: count(familiar) };
};

export function addressIn(text: string, language: string): Address {
  const { far, near } = signsIn(text, language);
  if (Math.max(far, near) < LEAST) return 'unknown';
  return far >= near ? 'formal' : 'familiar';
}

/** How our own sentences address the readers of a text: formally also if it has a single `Sie`, and no `du`. */
export function addressFor(text: string, language: string): Address {
  const { far, near } = signsIn(text.replace(QUOTED_PARTS, ''), language);
  return far > 0 && near === 0 ? 'formal' : addressIn(text, language);
}

/** The offset of the first "you" in a text; -1 if there is none. */
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

/** Removes an opening that only means the readers, as in "Sie erhalten den Schlüssel", from a text with formal address. */
export function withoutAddress(text: string, language: string, address: Address): string {
  const { opening } = languageOf(language).address ?? {};
  return address === 'formal' && opening ? text.replace(opening, '') : text;
}
