import { groupedBy } from '../text/collections.js';
import { oneOf } from '../text/one-of.js';
import { isStopword } from '../languages/stop-words.js';
import { isUnit } from '../annotate/mentions/quantities/units.js';
import { likeness } from '../annotate/mentions/quotations.js';

/** Quotations at least this similar are the same (a changed inflection, a dropped filler word). */
const QUOTE_LIKENESS = 0.85;
const NEGATIONS = oneOf`
  not no never none nobody nothing nor neither without cannot t isnt dont nicht kein\p{L}* nie niemals
  niemand nichts ohne nunca jamás sin nadie nada tampoco ne n pas jamais rien aucune? sans non mai
  nessun\p{L}* niente senza não nem sem ninguém niet geen nooit niemand niets zonder`;
const NEGATION = new RegExp(String.raw`^(?:${NEGATIONS})$`, 'u');
const ASIAN_NEGATION = /ない|ません|なかっ|ずに|ぬ|不|没|沒|无|未|非|안 |않|없|못/gu;
const ASIAN = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/u;
const ASIAN_WORD = /[々\u3400-\u9FFF\u30A0-\u30FF\uAC00-\uD7AF\d]/u;

/** The part of a phrase that differs from the other phrase. */
function changed(phrase: string, other: string): string {
  let from = 0;
  while (from < phrase.length && phrase[from] === other[from]) from += 1;
  let to = 0;
  while (to < Math.min(phrase.length, other.length) - from && phrase.at(-1 - to) === other.at(-1 - to))
    to += 1;
  return phrase.slice(from, phrase.length - to);
}

/** Words that share this number of first letters are forms of one word. */
const SHARED_LETTERS = 4;

/** The words of `left` that `right` lacks, counting repetitions. */
function surplus(left: readonly string[], right: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of right) counts.set(word, (counts.get(word) ?? 0) + 1);
  return left.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** The forms of a quotation's content words, which every matching quotation shares; empty in scripts without spaces. */
export const formsOf = (quotation: string, language: string): readonly string[] =>
  ASIAN.test(quotation)
    ? []
    : quotation
        .split(' ')
        .filter((word) => !isStopword(word, language) || isUnit(word))
        .map((word) => word.slice(0, SHARED_LETTERS));

export const byForm = <Quotation extends { value: string }>(
  quotations: readonly Quotation[],
): ReadonlyMap<string, readonly Quotation[]> =>
  groupedBy(
    quotations,
    ({ value }) => new Set(value.split(' ').map((word) => word.slice(0, SHARED_LETTERS))),
  );

function areForms(a: string, b: string): boolean {
  return a.slice(0, SHARED_LETTERS) === b.slice(0, SHARED_LETTERS) && Math.abs(a.length - b.length) <= 4;
}

/** Whether a normalised word negates: `not`, `kein`, `jamais`. */
export function isNegation(word: string): boolean {
  return NEGATION.test(word);
}

/**
 * Whether two quotations, as normalised words, are the same except for fillers and inflections. A different
 * negation, figure or content word makes them different.
 */
export function isSameQuotation(claimed: string, known: string, language: string): boolean {
  return areSameWords(claimed, known, language) && likeness(claimed, known) >= QUOTE_LIKENESS;
}

function areSameWords(claimed: string, known: string, language: string): boolean {
  if (ASIAN.test(claimed))
    return (
      (claimed.match(ASIAN_NEGATION)?.length ?? 0) === (known.match(ASIAN_NEGATION)?.length ?? 0) &&
      !ASIAN_WORD.test(changed(claimed, known))
    );
  const [theirs, ours] = [claimed.split(' '), known.split(' ')];
  const [added, dropped] = [surplus(theirs, ours), surplus(ours, theirs)];
  if ([...added, ...dropped].some((word) => isNegation(word) || /\d/u.test(word))) return false;
  const isKept = (word: string, others: readonly string[]): boolean =>
    (isStopword(word, language) && !isUnit(word)) || others.some((other) => areForms(word, other));
  if (!added.every((word) => isKept(word, dropped)) || !dropped.every((word) => isKept(word, added)))
    return false;
  const kept = (words: readonly string[], gone: readonly string[]) => surplus(words, gone).join(' ');
  return kept(theirs, added) === kept(ours, dropped);
}
