import { TextPattern } from './text-pattern.js';

/** A word in lower case; it may contain hyphens and underscores, so that `re-use` is one word. */
export interface WordAt {
  start: number;
  end: number;
  word: string;
  isCapital: boolean;
}

export interface Vocabulary {
  has: (word: string) => boolean;
}

const WORD = new TextPattern(/[\p{L}\p{N}_-]+/gu);

function hasOne(all: readonly string[], asked: readonly Vocabulary[]): boolean {
  for (const found of all) {
    const word = found.toLowerCase();
    for (const words of asked) if (words.has(word)) return true;
  }
  return false;
}

export function wordsIn(text: string, asked?: readonly Vocabulary[]): WordAt[] {
  // `match` with `indexOf` takes half as long as `matchAll`
  const all = text.match(WORD.for(text)) ?? [];
  if (asked !== undefined && !hasOne(all, asked)) return [];
  let end = 0;
  return all.map((found) => {
    const start = text.indexOf(found, end);
    end = start + found.length;
    const word = found.toLowerCase();
    return { word, isCapital: word[0] !== found[0], start, end };
  });
}

/** A text with its words, which are split on first use. */
export class Reading {
  private found: readonly WordAt[] | undefined;

  /** `asked`: words that steps look for; a text without any of them is not split. */
  constructor(
    readonly text: string,
    private readonly asked?: readonly Vocabulary[],
  ) {}

  get words(): readonly WordAt[] {
    return (this.found ??= wordsIn(this.text, this.asked));
  }
}
