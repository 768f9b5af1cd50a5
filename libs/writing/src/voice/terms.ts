import type { Term, VoiceRule } from '@repurpose/contract';
import { languageOf } from '../languages/registry.js';
import { onceFor } from '../text/once-for.js';
import { upperFirst } from '../text/upper-first.js';
import type { Edit } from '../languages/style.types.js';
import { type FoundTerm, TermIndex } from './term-index.js';
import type { Reading, Vocabulary } from '../text/words-in.js';

const indexOf = onceFor((terms: readonly Term[]) => new TermIndex(terms));

export const wordsOfTerms = (terms: readonly Term[]): Vocabulary => indexOf(terms).words;

export const findTerms = (read: Reading, terms: readonly Term[]): FoundTerm[] => indexOf(terms).find(read);

/** Capitalises a replacement if the word it replaces was capitalised. */
const withCase = (found: string, wanted: string): string =>
  /^\p{Lu}/u.test(found) && !/^\p{Lu}{2}/u.test(found) ? upperFirst(wanted) : wanted;

export function termEdits(read: Reading, terms: readonly Term[], language: string): Edit[] {
  const { text } = read;
  const { style } = languageOf(language);
  const edits = findTerms(read, terms).map(({ start, end, term, found }): Edit => {
    const rule: VoiceRule = term.kind === 'banned' ? 'banned-word' : 'preferred-word';
    const wanted = term.kind === 'banned' ? term.replacement : term.text;
    const after = wanted === null ? null : withCase(found, wanted);
    const edit = { start, end, after, rule };
    return style?.withArticle(text, edit) ?? edit;
  });
  return inOrder(edits);
}

/** Edits in order of place; of two that overlap, the earlier, longer one. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return sorted.filter((edit) => {
    const isFree = edit.start >= end;
    if (isFree) end = edit.end;
    return isFree;
  });
}
