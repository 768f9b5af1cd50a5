import type { Fingerprint, Term } from '@repurpose/contract';
import { SuggestionList } from './suggestion-list.js';

type SuggestedWordsProps = {
  fingerprint: Fingerprint | null;
  terms: readonly Term[];
  onAdd: (terms: readonly Term[]) => void;
};

/** Of two words for one thing those that the samples use. */
export function SuggestedWords({ fingerprint, terms, onAdd }: SuggestedWordsProps) {
  const open = (fingerprint?.suggestedTerms ?? []).filter(
    ({ term }) => !terms.some(({ kind, text }) => kind === term.kind && text === term.text),
  );
  return (
    <SuggestionList
      suggestions={open.map(({ term, count, of }) => ({
        text: `“${term.text}” instead of ${term.forms.map((form) => `“${form}”`).join(', ')}`,
        evidence: `${count} of ${of} times`,
        accept: () => onAdd([term]),
      }))}
      onAcceptAll={() => onAdd(open.map(({ term }) => term))}
    />
  );
}
