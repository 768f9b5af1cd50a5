import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { CURRENCY_BEHIND, currencyOf } from './currencies.js';
import type { Mention } from '../mention.js';
import { boundedBy, boundOf } from './approximation.js';
import { memoize } from '../../../text/memo.js';

interface Measures {
  any: TextPattern;
  each: readonly (readonly [TextPattern, number, string | undefined])[];
}

const measuresOf = memoize((language: string): Measures => {
  const { isUnspaced, numerals } = languageOf(language);
  const { measures = [] } = numerals;
  const [before, behind] = isUnspaced ? ['(?<!\\d)', ''] : ['(?<![\\p{L}-])', '(?!\\p{L})'];
  const each = measures.map(
    ([words, amount, unit]) =>
      [new TextPattern(new RegExp(`${before}(?:${words})${behind}`, 'giu')), amount, unit] as const,
  );
  const any = new TextPattern(new RegExp(measures.map(([words]) => words).join('|') || '(?!)', 'iu'));
  return { any, each };
});

/** Times and amounts in halves and quarters, `drie kwartier`, in the smaller unit, because an output may use figures. */
export function findHalves(text: string, language: string): Mention[] {
  const { any, each } = measuresOf(language);
  if (!any.for(text).test(text)) return [];
  return each.flatMap(([pattern, amount, unit]) =>
    pattern.matchesIn(text).map((match) => measureOf(match, text, language, [amount, unit])),
  );
}

function measureOf(
  { 0: said, index: start }: RegExpExecArray,
  text: string,
  language: string,
  [amount, unit]: readonly [number, string | undefined],
): Mention {
  const end = start + said.length;
  const bound = boundedBy(boundOf(text, start, start, language));
  const number: Mention = { kind: 'number', text: said, value: String(amount), start, end, ...bound };
  if (unit !== undefined) return { ...number, unit };
  const behind = text.slice(end, end + 24);
  const currency = CURRENCY_BEHIND.for(behind).exec(behind)?.[0];
  if (currency === undefined) return number;
  const value = `${currencyOf(currency)}:${amount}`;
  return { ...number, kind: 'money', text: said + currency, value, end: end + currency.length };
}
