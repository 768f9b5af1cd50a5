import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { isUnspaced, rawWords } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';
import { isGeneric } from './generic.js';

/** A word of a text, or the end of a clause (both fields empty). */
export interface Said {
  word: string;
  key: string;
}

const END: Said = { word: '', key: '' };

/** The same key for singular and plural. */
const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .replace(/(?<=\p{L}{2})(?:e?[ns]|e)$/u, '');

/** The word before an apostrophe: "c’est" is as empty as "est". */
const ELIDED = /^\p{L}{1,2}['’](?=\p{L})/u;

/** Whether a word can name a topic; in scripts without spaces, every noun can. */
export const isTelling = (word: string, language: string): boolean =>
  isUnspaced(word) ||
  (/^\p{L}/u.test(word) &&
    [word, word.replace(ELIDED, '')].every((form) => !isStopword(form.toLowerCase(), language)));

/** The words of a text with the ends of its clauses; in scripts without spaces, only the nouns. */
export function saidIn(text: string, language: string): Said[] {
  const { unspaced } = languageOf(language).topics ?? {};
  const said = (word: string): Said => ({ word, key: keyOf(word) });
  if (unspaced !== undefined || isUnspaced(text)) {
    const words = unspaced === undefined ? rawWords(text, language) : (text.match(unspaced) ?? []);
    return words.flatMap((word) => [said(word), END]);
  }
  return text
    .replace(/(?<!\S)(?:\S*\p{L})?\.\p{L}\S*/gu, ' | ')
    .split(/[.,;:!?()[\]"“”«»„—–/|¿¡]+(?=\s|$)|\s[-&–—]\s|[()"“”«»„]/u)
    .flatMap((clause) => [...rawWords(clause, language).map(said), END]);
}

/** The words of a text's sentences, with the positions of each word. */
export class SaidText {
  private readonly said: readonly Said[];
  private readonly places = new Map<string, number[]>();
  private readonly leads: ReadonlySet<string> | null;
  /** The number of uses of the most frequent content word. */
  readonly peak: number;

  constructor(private readonly source: Source) {
    const { blocks, sentences, language } = source;
    const told = new Set(sentences.map(({ block }) => block));
    this.said = blocks.flatMap(({ kind, text }, at) =>
      kind === 'heading' || kind === 'code' || !told.has(at) ? [] : saidIn(text, language),
    );
    this.said.forEach(({ key }, at) => {
      const known = this.places.get(key);
      if (known === undefined) this.places.set(key, [at]);
      else known.push(at);
    });
    const { leads } = languageOf(language).topics ?? {};
    this.leads = leads === undefined ? null : new Set(leads.split(' '));
    const counts = [...this.places.values()].filter(([at = 0]) => {
      const { word } = this.said[at] ?? END;
      return isTelling(word, language) && !isGeneric(word, language);
    });
    this.peak = Math.max(1, ...counts.map(({ length }) => length));
  }

  usesOf(keys: readonly string[]): readonly number[] {
    const starts = this.places.get(keys[0] ?? '') ?? [];
    return starts.filter((at) => keys.every((key, part) => this.said[at + part]?.key === key));
  }

  quartersOf(uses: readonly number[]): number {
    return new Set(uses.map((at) => Math.floor((at * 4) / this.said.length))).size;
  }

  /** Fraction of uses at the end of a clause or before a function word: "hackathon" in "civic hackathon", not "civic". */
  endsShare(uses: readonly number[], length: number): number {
    const ends = uses.filter((at) => {
      const { word } = this.said[at + length] ?? END;
      return word === '' || isStopword(word.toLowerCase(), this.source.language);
    });
    return ends.length / Math.max(1, uses.length);
  }

  /** Fraction of uses after an article or preposition; 1 if the language has no list of them. */
  ledShare(uses: readonly number[]): number {
    const { leads } = this;
    if (leads === null) return 1;
    const led = uses.filter((at) => leads.has((this.said[at - 1]?.word ?? '').toLowerCase()));
    return led.length / Math.max(1, uses.length);
  }

  /** Whether all uses have a capital in every word. */
  isName(uses: readonly number[], length: number): boolean {
    const words = uses.flatMap((at) => this.said.slice(at, at + length));
    return words.length > 0 && words.every(({ word }) => /\p{Lu}/u.test(word));
  }

  /** Whether all uses are right after a word that is no article or preposition. */
  isAfter(uses: readonly number[], word: string): boolean {
    if (word === '' || this.leads?.has(word.toLowerCase()) !== false) return false;
    return uses.length > 0 && uses.every((at) => this.said[at - 1]?.word === word);
  }

  /** Fraction of uses with no name next to them: "Program" may be a part of "UCR Program". */
  aloneShare(uses: readonly number[]): number {
    const isName = (at: number): boolean => /^\p{Lu}/u.test(this.said[at]?.word ?? '');
    const begins = (at: number): boolean => (this.said[at - 1]?.word ?? '') === '';
    const alone = uses.filter((at) => (begins(at - 1) || !isName(at - 1)) && !isName(at + 1));
    return alone.length / Math.max(1, uses.length);
  }

  spellingOf(uses: readonly number[], length: number): string {
    const counts = new Map<string, number>();
    for (const at of uses) {
      const words = this.said.slice(at, at + length).map(({ word }) => word);
      const spelling = words.join(' ').replace(/['’]s?$/u, '');
      counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
    }
    return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  }
}
