import type { Block, Source } from '../../source/source.types.js';
import { upperFirst } from '../../text/upper-first.js';
import { isForeign } from '../../languages/stop-words.js';
import { countWords } from '../../languages/words.js';

/** Words of a quotation that is told whole or not at all. */
const MAX_WORDS = 40;

/** First sentence of a short quotation set apart → all of it, the others' → null. */
export function wholeQuotes({
  blocks,
  sentences,
  text: written,
}: Source): ReadonlyMap<number, string | null> {
  const whole = new Map<number, string | null>();
  const byBlock = Map.groupBy(sentences.keys(), (index) => sentences[index]?.block ?? -1);
  for (const [at, indexes] of byBlock) {
    if (blocks[at]?.kind !== 'quote' || indexes.length < 2) continue;
    // what its author left out of it, "(...)", is no sentence
    const text = written
      .slice(sentences[indexes[0] ?? 0]?.start, sentences[indexes.at(-1) ?? 0]?.end)
      .replace(/\s+/gu, ' ');
    if (countWords(text) <= MAX_WORDS)
      indexes.forEach((index, turn) => whole.set(index, turn === 0 ? text : null));
  }
  return whole;
}

/** A text as it stands in quotation marks: what is quoted in it stands in single ones. */
export const asQuoted = (text: string): string =>
  text.replace(
    /“([^“”]*)”|"([^"]*)"/gu,
    (_, curly?: string, straight?: string) => `‘${curly ?? straight ?? ''}’`,
  );

/** What is one quotation from end to end, without its marks. */
const inMarks = (text: string): string => text.replace(/^["“„«]([^"“”„«»]+)["”“»]$/u, '$1');

/** A heading that is a quotation, without its marks and its full stop. */
export function unquoted(text: string): string {
  const inner = inMarks(text);
  return inner === text ? text : inner.replace(/\.$/u, '');
}

/** Says something of who speaks; other languages need no word for that. */
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}'’])(?:I|my|me|we|our|us)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|mein(?:e[rnms]?)?|wir|uns|unser(?:e[rnms]?)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]\p{L}+|me|m['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ik|mij|me|mijn|wij|we|ons|onze)(?!\p{L})/iu,
};

/** "We" may be the author's own house, "I" is somebody. */
const SINGULAR =
  /(?<![\p{L}'’])(?:I|my|me|ich|mich|mir|mein(?:e[rnms]?)?|je|j['’]\p{L}+|moi|mon|ik|mijn)(?!\p{L})/u;

/**
 * Whether a quotation is not to be told: nobody has translated it, or it says "I" and not who that is: told as it stands it
 * would be the author who says so.
 */
export function isUntold({ kind, speaker, text: whole }: Block, text: string, language: string): boolean {
  if (kind !== 'quote') return false;
  return isForeign(whole, language) || (speaker === undefined && SINGULAR.test(text));
}

/** What somebody in a talk says of themselves is theirs to say, and so is all of a quotation; null for what anybody may say. */
export function inQuotes(text: string, block: Block, language: string): string | null {
  const speaker = upperFirst(block.speaker ?? '');
  const isPersonal = block.kind === 'quote' || FIRST_PERSON[language]?.test(text) !== false;
  if (speaker === '' || !isPersonal) return null;
  const inner = asQuoted(inMarks(text));
  return /[“”"]/u.test(inner) || inner.startsWith('‘') ? null : `${speaker}: “${inner}”`;
}
