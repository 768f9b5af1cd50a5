import type { SuggestedTerm, Term } from '@repurpose/contract';
import { Reading } from '../reading.js';
import { findTerms } from '../terms.js';

/** Two ways to say one thing, the forms of each in the same order. The second may only be replaced where `isOneWay`. */
interface Pair {
  plain: string;
  other: string;
  isOneWay?: true;
  isCaseSensitive?: true;
}

/** Only words that stand for each other in every sentence; a capital says that it opens one. */
const PAIRS: readonly Pair[] = [
  { plain: 'But', other: 'However,', isCaseSensitive: true },
  { plain: 'Also,', other: 'Additionally,|In addition,', isCaseSensitive: true },
  { plain: 'So', other: 'Therefore,|Consequently,|As a result,', isOneWay: true, isCaseSensitive: true },
  { plain: 'for example', other: 'for instance' },
  { plain: 'maybe', other: 'perhaps' },
  { plain: 'kids', other: 'children' },
  { plain: 'lots of', other: 'a lot of' },
  { plain: 'toward', other: 'towards' },
  { plain: 'among', other: 'amongst' },
  { plain: 'website', other: 'web site' },
  { plain: 'email', other: 'e-mail' },
  { plain: 'okay', other: 'OK' },
];
const LEAST = { uses: 3, part: 0.85 } as const;

const termOf = (forms: readonly string[], kind: Term['kind'], isCaseSensitive: boolean): Term => {
  const [text = ''] = forms;
  return { kind, text, forms: forms.slice(1), replacement: null, isCaseSensitive };
};

/** Of pairs of words for one thing, that which English samples use. */
export function suggestedTerms(text: string, language: string): SuggestedTerm[] {
  if (language !== 'en') return [];
  const read = new Reading(text);
  return PAIRS.flatMap(({ plain, other, isOneWay = false, isCaseSensitive = false }): SuggestedTerm[] => {
    const uses = (forms: string): number =>
      findTerms(read, [termOf(forms.split('|'), 'banned', isCaseSensitive)]).length;
    const [ofPlain, ofOther] = [uses(plain), uses(other)];
    const of = ofPlain + ofOther;
    const suggested = (wanted: string, count: number, instead: string): SuggestedTerm[] =>
      count < LEAST.uses || count < of * LEAST.part
        ? []
        : [
            {
              term: termOf([wanted.split('|')[0] ?? '', ...instead.split('|')], 'preferred', isCaseSensitive),
              count,
              of,
            },
          ];
    return [...suggested(plain, ofPlain, other), ...(isOneWay ? [] : suggested(other, ofOther, plain))];
  });
}
