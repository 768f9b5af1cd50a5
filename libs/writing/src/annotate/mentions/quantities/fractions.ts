import { oneOf } from '../../../text/one-of.js';
import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { boundOf } from './approximation.js';
import { memoize } from '../../../text/memo.js';

/** Patterns for fifths and smaller fractions, each with its percentage. */
function smallParts(language: string): readonly (readonly [string, string])[] {
  const { partNames: naming, smallParts: written } = languageOf(language).numerals;
  if (written !== undefined) return written;
  if (naming === undefined) return [];
  return Object.entries(naming.parts).flatMap(([of, name]) =>
    naming.counts.split(';').flatMap((count, at) => {
      const percent = (100 * (at + 1)) / Number(of);
      return percent >= 100 ? [] : [[`${count}[ -]?${name}`, String(Number(percent.toFixed(1)))] as const];
    }),
  );
}

const ROUGHLY = oneOf`
  about almost nearly around over more_than fast rund knapp etwa gut mehr_als casi cerca_de más_de près_de
  presque plus_de quasi oltre quase mais_de bijna ruim`;
/** Words before a fraction that make it the size of a change. */
const BY = String.raw`(?<=(?<!\p{L})(?:(?:by|um|en|de|di|met) (?:(?:${ROUGHLY}) )?|d['’]))`;
const BY_BEFORE = new TextPattern(new RegExp(`${BY}$`, 'iu'));

type Part = readonly [pattern: TextPattern, value: string];
interface Parts {
  /** Any of the patterns; texts without a match are not searched for each. */
  any: TextPattern;
  each: readonly Part[];
}

/** Small and large fractions are separate: `half` is frequent, the forty small fractions are rare. */
const partsOf = memoize((language: string, isStrict: boolean): readonly Parts[] => {
  const { isUnspaced, numerals } = languageOf(language);
  const whole = isStrict ? (numerals.partOf ?? '') : '';
  const opens = numerals.openingParts;
  const opening = isStrict && opens !== undefined ? `(?<=^|[.!?\\n] ?)(?=${opens})` : '(?!)';
  const by = isStrict && whole !== '' ? BY : '';
  const edge = isUnspaced ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const patternOf = (words: string): TextPattern =>
    new TextPattern(
      new RegExp(
        `${edge[0]}(?:${by}(?:${words})|${opening}(?:${words})(?= \\p{Ll})|(?:${words})${edge[1]}${whole})${edge[1]}`,
        'giu',
      ),
    );
  return [smallParts(language), numerals.largeParts ?? []].map((parts) => ({
    any: new TextPattern(new RegExp(parts.map(([words]) => words).join('|') || '(?!)', 'iu')),
    each: parts.map(([words, value]): Part => [patternOf(words), value]),
  }));
});

/** Fractions in words (`two thirds of`), as percentages. Strict: only those of a named whole. */
export function findFractions(text: string, language: string, isStrict: boolean): Mention[] {
  const near = partsOf(language, isStrict).filter(({ any }) => any.for(text).test(text));
  const said = near
    .flatMap(({ each }) => each)
    .flatMap(([pattern, value]) =>
      pattern.matchesIn(text).map(({ 0: said, index: start }): Mention => {
        const before = text.slice(Math.max(0, start - 20), start);
        // the `de` of `más de un tercio` belongs to the bound, not to a change
        const isBy =
          BY_BEFORE.for(before).test(before) && boundOf(text, start, start, language) === undefined;
        const part = isBy ? 'change' : 'share';
        return { kind: 'percent', text: said, value, start, end: start + said.length, part };
      }),
    );
  return [...writtenParts(text), ...said];
}

const IN_DIGITS = /(?<![\d/.,])([1-9])\/(10|[2-9])(?![\d/])/g;

function writtenParts(text: string): Mention[] {
  return [...text.matchAll(IN_DIGITS)].flatMap(({ 0: said, 1: part, 2: whole, index: start }): Mention[] => {
    if (Number(part) >= Number(whole)) return [];
    const value = String(Number(((100 * Number(part)) / Number(whole)).toFixed(1)));
    return [{ kind: 'percent', text: said, value, start, end: start + said.length, part: 'share' }];
  });
}
