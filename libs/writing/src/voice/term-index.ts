import type { Term } from '@repurpose/contract';
import type { Span } from '../source/source.types.js';
import { type Reading, type Vocabulary, wordsIn } from '../text/words-in.js';

export interface FoundTerm extends Span {
  term: Term;
  found: string;
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORD_BEFORE = /[\p{L}\p{N}_-]$/u;
const WORD_BEHIND = /^[\p{L}\p{N}_-]/u;

/** The forms of a preferred word, or any other word with its forms. */
const writtenAs = ({ kind, text, forms }: Term): string[] =>
  kind === 'preferred' ? forms : [text, ...forms];

/** Whether a match is not part of a longer word, in scripts with spaces. */
const isWhole = (found: string, text: string, { start, end }: Span): boolean =>
  UNSPACED.test(found) ||
  (!WORD_BEFORE.test(text.slice(Math.max(0, start - 2), start)) &&
    !WORD_BEHIND.test(text.slice(end, end + 2)));

/** Terms with the same lookup word or character. */
interface Entry {
  /** Characters before the lookup word, and of the whole term; longest first. */
  sizes: { offset: number; length: number }[];
  exact: Map<string, Term>;
  folded: Map<string, Term>;
}

function addTo(entries: Map<string, Entry>, key: string, term: Term, written: string, offset: number): void {
  const entry: Entry = entries.get(key) ?? { sizes: [], exact: new Map(), folded: new Map() };
  entries.set(key, entry);
  const { length } = written;
  if (!entry.sizes.some((size) => size.offset === offset && size.length === length))
    entry.sizes.push({ offset, length });
  if (term.isCaseSensitive) entry.exact.set(written, term);
  else entry.folded.set(written.toLowerCase(), term);
}

/** Terms by their first word, so that lookup time does not depend on their number. */
export class TermIndex {
  private readonly byWord = new Map<string, Entry>();
  /** Lookup by first character, for symbols and scripts without spaces. */
  private readonly byCharacter = new Map<string, Entry>();

  get words(): Vocabulary {
    return this.byWord;
  }

  constructor(terms: readonly Term[]) {
    for (const term of terms) for (const written of writtenAs(term)) this.add(term, written);
    for (const { sizes } of [...this.byWord.values(), ...this.byCharacter.values()])
      sizes.sort((a, b) => b.length - a.length);
  }

  find(read: Reading): FoundTerm[] {
    const { text } = read;
    const found: FoundTerm[] = [];
    let end = 0;
    const look = (entry: Entry | undefined, at: number): void => {
      const here = entry === undefined || at < end ? null : longestAt(entry, at, text);
      if (here === null) return;
      found.push(here);
      ({ end } = here);
    };
    if (this.byWord.size > 0) for (const { word, start } of read.words) look(this.byWord.get(word), start);
    if (this.byCharacter.size === 0) return found;
    end = 0;
    let at = 0;
    for (const character of text) {
      look(this.byCharacter.get(character), at);
      at += character.length;
    }
    return found;
  }

  private add(term: Term, written: string): void {
    const [first] = wordsIn(written);
    if (first === undefined || UNSPACED.test(written))
      addTo(this.byCharacter, String.fromCodePoint(written.codePointAt(0) ?? 0), term, written, 0);
    else addTo(this.byWord, first.word, term, written, first.start);
  }
}

function longestAt({ sizes, exact, folded }: Entry, at: number, text: string): FoundTerm | null {
  for (const { offset, length } of sizes) {
    const span = { start: at - offset, end: at - offset + length };
    const found = text.slice(Math.max(0, span.start), span.end);
    const term = exact.get(found) ?? folded.get(found.toLowerCase());
    if (term !== undefined && isWhole(found, text, span)) return { ...span, term, found };
  }
  return null;
}
