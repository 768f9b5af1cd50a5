import type { SuggestedTerm, Term } from '@repurpose/contract';
import { languageOf } from '../../languages/registry.js';
import { Reading } from '../../text/words-in.js';
import { findTerms } from '../terms.js';

const LEAST = { uses: 3, part: 0.85 } as const;

const termOf = (forms: readonly string[], kind: Term['kind'], isCaseSensitive: boolean): Term => {
  const [text = ''] = forms;
  return { kind, text, forms: forms.slice(1), replacement: null, isCaseSensitive };
};

/** For pairs of synonyms, the one that the samples use. */
export function suggestedTerms(text: string, language: string): SuggestedTerm[] {
  const { pairs = [] } = languageOf(language).style ?? {};
  const read = new Reading(text);
  return pairs.flatMap(({ plain, other, isOneWay = false, isCaseSensitive = false }): SuggestedTerm[] => {
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
