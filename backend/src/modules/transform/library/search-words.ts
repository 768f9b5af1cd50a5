/** Accents, Hebrew points, Arabic vowel marks and tatweel. Vowels of other scripts stay. */
const MARKS = /\u0640|[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** Scripts without spaces, and Korean: indexed in pairs of characters. */
const DENSE = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}ー]`;
const RUNS = new RegExp(
  String.raw`(${DENSE}+)|[[\p{L}\p{N}\p{M}]--${DENSE}]+|\p{Extended_Pictographic}`,
  'gv',
);

const WESTERN = /^[\0-\x7f¡«»¿\u2010-\u2027€]*$/;
const WESTERN_RUNS = /[a-z0-9]+/g;

const MAX_WORD_CHARS = 40;
const MAX_QUERY_WORDS = 16;
const MAX_DOCUMENT_BYTES = 900_000;
const BYTES_PER_ENTRY = 8;

/** A search reads only its account's part of the index. Equal prefixes only cost time. */
const accountPrefix = (accountId: string): string => accountId.slice(0, 4);
/** `search_workspace` replaces it. No word contains it. */
const PREFIX = '{}';

export interface SearchTerm {
  word: string;
  isBegin: boolean;
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();
  return plain.replace(FOLDED, (letter) => LETTERS[letter] ?? letter);
}

function* runsOf(text: string): Generator<{ text: string; isDense: boolean }> {
  const folded = fold(text);
  const runs = WESTERN.test(folded) ? WESTERN_RUNS : RUNS;
  for (const [run, dense] of folded.matchAll(runs)) yield { text: run, isDense: dense !== undefined };
}

const clip = (word: string): string => word.slice(0, MAX_WORD_CHARS).toWellFormed();
const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
};

export function documentWords(texts: Iterable<string>): string[] {
  const words = new Set<string>();
  let bytes = 0;
  const add = (word: string): void => {
    if (words.has(word) || bytes > MAX_DOCUMENT_BYTES) return;
    bytes += Buffer.byteLength(word) + BYTES_PER_ENTRY;
    words.add(word);
  };
  for (const text of texts) {
    for (const run of runsOf(text)) {
      if (!run.isDense) add(clip(run.text));
      else for (const word of [...pairsOf(run.text), [...run.text].at(-1) ?? '']) add(word);
    }
  }
  return [...words];
}

export function searchTerms(text: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const run of runsOf(text)) {
    const pairs = run.isDense ? pairsOf(run.text) : [];
    // A single letter matches too much; a single dense character is a word.
    const whole = { word: clip(run.text), isBegin: run.isDense || run.text.length > 1 };
    for (const term of pairs.length > 0 ? pairs.map((word) => ({ word, isBegin: false })) : [whole])
      terms.set(term.word, term);
  }
  return [...terms.values()].slice(0, MAX_QUERY_WORDS);
}

export function toIndexWords(accountId: string, texts: Iterable<string>): string[] {
  const prefix = accountPrefix(accountId);
  return documentWords(texts).map((word) => prefix + word);
}

export function indexQuery(search: string): string | null {
  const terms = searchTerms(search).map(({ word, isBegin }) => `'${PREFIX}${word}'${isBegin ? ':*' : ''}`);
  return terms.length === 0 ? null : terms.join(' & ');
}
