import { languageOf } from '../../../languages/registry.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';

interface VagueQuantifiers {
  any: TextPattern;
  each: readonly (readonly [RegExp, number])[];
}

const countsOf = memoize((language: string): VagueQuantifiers => {
  const { isUnspaced, numerals } = languageOf(language);
  const words = numerals.vague ?? [];
  const [before, behind] = isUnspaced ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const all = words.map(([each]) => each).join('|') || '(?!)';
  return {
    any: new TextPattern(new RegExp(`${before}(?:${all})${behind}`, 'giu')),
    each: words.map(([each, least]) => [new RegExp(`^(?:${each})$`, 'iu'), least] as const),
  };
});

/** The counted noun is within this distance, after short words. */
const COUNTED_CHARS = 40;
const COUNTED = new TextPattern(/^(?:[^\S\n]\p{L}{1,3}(?!\p{L})){0,2}(?:[^\S\n]|['’])(\p{L}{4,})/u);

/** `dozens of`, `Tausende`, `数百` as numbers with the value `open 100`: at least a hundred. */
export function findVagueQuantifiers(text: string, language: string): Mention[] {
  const { any, each } = countsOf(language);
  return any.matchesIn(text).map(({ 0: said, index: start }) => {
    const least = each.find(([words]) => words.test(said))?.[1] ?? 0;
    const end = start + said.length;
    const behind = text.slice(end, end + COUNTED_CHARS);
    const counted = COUNTED.for(behind).exec(behind)?.[1];
    const count: Mention = { kind: 'number', text: said, value: `open ${least}`, start, end };
    return counted === undefined ? count : { ...count, counted };
  });
}
