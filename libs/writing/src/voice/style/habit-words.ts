import { discourseOf } from '../../languages/discourse-words.js';
import { languageOf } from '../../languages/registry.js';
import type { StyleRules } from '../../languages/style.types.js';
import { isUnspaced } from '../../text/count-words.js';
import { memoize } from '../../text/memo.js';
import { stockPhrasesOf } from '../../stock-phrases/stock-phrases.js';
import { functionWordsOf } from './function-words.js';

const SINGULAR = new Set("i me my mine i'm i've i'll i'd i’m i’ve i’ll i’d".split(' '));
const STEM = 4;
export const stemOf = (word: string): string => word.slice(0, STEM);

/** Words that show a writer's habits; empty sets for unsupported languages. */
export interface HabitWords {
  author: ReadonlySet<string>;
  singular: ReadonlySet<string>;
  reader: ReadonlySet<string>;
  hedges: ReadonlySet<string>;
  links: ReadonlySet<string>;
  pronouns: ReadonlySet<string>;
  /** First letters of stock phrases, a fast test for sentences. */
  stock: ReadonlySet<string>;
  functionWords: ReadonlyMap<string, number>;
  style: StyleRules | undefined;
}

const NONE: ReadonlySet<string> = new Set();

export const habitWordsOf = memoize((language: string): HabitWords => {
  const known = discourseOf(language);
  const { author = NONE, reader = NONE, hedges = NONE } = known ?? {};
  const { additives = NONE, contrast = NONE, conjunctions = NONE } = known ?? {};
  const { pronouns = NONE, demonstratives = NONE } = known ?? {};
  const stock = isUnspaced(language) ? [] : stockPhrasesOf(language);
  return {
    ...{ author, reader, hedges },
    singular: SINGULAR,
    links: new Set([...additives, ...contrast, ...conjunctions]),
    pronouns: new Set([...pronouns, ...demonstratives, ...author, ...reader]),
    stock: new Set(stock.map(stemOf)),
    style: languageOf(language).style,
    functionWords: new Map(functionWordsOf(language).map(({ word }, index) => [word, index])),
  };
});
