import type { Term, VoiceRule } from '@repurpose/contract';
import type { Span } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { escapePattern } from '../text/text-pattern.js';
import { upperFirst } from '../text/upper-first.js';
import type { Edit } from './revision.js';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What is looked for: the forms of a preferred word, else the word and its forms. */
const writtenAs = ({ kind, text, forms }: Term): string[] =>
  kind === 'preferred' ? forms : [text, ...forms];

interface Matcher {
  pattern: RegExp;
  termOf: (found: string) => Term | undefined;
}

/** One pattern for all terms of a way of writing: whole words, or anywhere in scripts without spaces. */
function matcher(terms: readonly Term[], isCaseSensitive: boolean, isUnspaced: boolean): Matcher[] {
  const keyOf = (text: string): string => (isCaseSensitive ? text : text.toLowerCase());
  const byKey = new Map<string, Term>();
  for (const term of terms)
    for (const written of writtenAs(term))
      if (term.isCaseSensitive === isCaseSensitive && UNSPACED.test(written) === isUnspaced)
        byKey.set(keyOf(written), term);
  if (byKey.size === 0) return [];
  const words = [...byKey.keys()].toSorted((x, y) => y.length - x.length).map(escapePattern);
  const any = `(?:${words.join('|')})`;
  const source = isUnspaced ? any : `(?<![\\p{L}\\p{N}_-])${any}(?![\\p{L}\\p{N}_-])`;
  const pattern = new RegExp(source, isCaseSensitive ? 'gu' : 'giu');
  return [{ pattern, termOf: (found) => byKey.get(keyOf(found)) }];
}

const matchersOf = onceFor((terms: readonly Term[]): Matcher[] =>
  [true, false].flatMap((isCaseSensitive) =>
    [true, false].flatMap((isUnspaced) => matcher(terms, isCaseSensitive, isUnspaced)),
  ),
);

/** The places of terms in a text. */
export function findTerms(text: string, terms: readonly Term[]): (Span & { term: Term; found: string })[] {
  return matchersOf(terms).flatMap(({ pattern, termOf }) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const term = termOf(found);
      return term ? [{ start: index, end: index + found.length, term, found }] : [];
    }),
  );
}

/** A capital where the word found had one. */
const withCase = (found: string, wanted: string): string =>
  /^\p{Lu}/u.test(found) && !/^\p{Lu}{2}/u.test(found) ? upperFirst(wanted) : wanted;

const ARTICLE = /(?<![\p{L}\p{N}])(?<article>an?) $/iu;
const startsWithVowel = (word: string): boolean =>
  /^(?:[aeio]|u(?!ni|s[ei]|k|ti|ro)|hour|hono|heir)/iu.test(word) && !/^(?:eu|one\b|once)/iu.test(word);

/** "a leverage" → "a use": the article before a replaced English word follows its sound. */
function withArticle(text: string, edit: Edit, language: string): Edit {
  const before = language === 'en' ? ARTICLE.exec(text.slice(Math.max(0, edit.start - 4), edit.start)) : null;
  const said = before?.groups?.['article'];
  if (said === undefined || edit.after === null) return edit;
  const article = startsWithVowel(edit.after) ? `${said.charAt(0)}n` : said.charAt(0);
  if (article === said) return edit;
  return { ...edit, start: edit.start - said.length - 1, after: `${article} ${edit.after}` };
}

/** The places of banned words, or of words that have a preferred form. */
export function termEdits(text: string, terms: readonly Term[], language: string): Edit[] {
  const edits = findTerms(text, terms).map(({ start, end, term, found }): Edit => {
    const rule: VoiceRule = term.kind === 'banned' ? 'banned-word' : 'preferred-word';
    const wanted = term.kind === 'banned' ? term.replacement : term.text;
    const after = wanted === null ? null : withCase(found, wanted);
    return withArticle(text, { start, end, after, rule }, language);
  });
  return inOrder(edits);
}

/** Edits in order of place; of two that overlap the longer, earlier one. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return sorted.filter((edit) => {
    const isFree = edit.start >= end;
    if (isFree) end = edit.end;
    return isFree;
  });
}
