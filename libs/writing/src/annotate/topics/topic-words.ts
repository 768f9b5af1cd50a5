import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import type { Topics } from '../../languages/topics.types.js';
import { isUnspaced, rawWords, prefixKey } from '../../languages/words.js';
import { memoize } from '../../text/memo.js';

interface TopicRules extends Pick<Topics, 'hasLoosePairs' | 'endings' | 'isNoPair'> {
  language: string;
  capitalisesNouns: boolean;
  generic: ReadonlySet<string>;
  units: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  leads: ReadonlySet<string> | undefined;
}

const rulesOf = memoize((code: string): TopicRules => {
  const { topics, times, capitalisesNouns = false } = languageOf(code);
  const { generic = '', units = '', nouns = '', leads, ...rules } = topics ?? {};
  const months = times.months?.flatMap((names) => names.split('|')) ?? [];
  return {
    ...rules,
    language: code,
    capitalisesNouns,
    generic: new Set(generic.split(' ').map(prefixKey)),
    units: new Set([...units.split(' '), ...months].map(prefixKey)),
    nouns: new Set(nouns.split(' ')),
    leads: leads === undefined ? undefined : new Set(leads.split(' ')),
  };
});

function isNoun(word: string, { language, capitalisesNouns, endings, nouns }: TopicRules): boolean {
  if (/^\p{N}/u.test(word) || /['’]/u.test(word) || word.length < 3) return false;
  if (isStopword(word.toLowerCase(), language)) return false;
  if (capitalisesNouns) return /^\p{Lu}/u.test(word);
  return endings?.test(word) !== true || nouns.has(word.toLowerCase());
}

export interface TopicWords {
  words: string[];
  /** Only a heading or a sentence's first word: weak evidence. */
  isWeak: boolean;
}

/** Whether the word at a place is a name or in the position of a noun. */
function standsAsNoun(all: readonly string[], at: number, { leads }: TopicRules): boolean {
  if (leads?.has(all[at - 1]?.toLowerCase() ?? '') === true) return true;
  return at > 0 && (leads === undefined || /^\p{Lu}/u.test(all[at] ?? ''));
}

/** "release notes", "código abierto": the second word makes the first one specific. */
function pairAt(all: readonly string[], at: number, rules: TopicRules): TopicWords | null {
  const [word, next, behind = ''] = all.slice(at, at + 3);
  if (rules.leads === undefined || !word || !next || !isNoun(next, rules)) return null;
  if (rules.isNoPair?.(word, next, behind) === true) return null;
  const isLed = standsAsNoun(all, at, rules);
  if (!isLed && rules.hasLoosePairs !== true) return null;
  return { words: [word, next], isWeak: !isLed && at > 0 && !isNoun(all[at - 1] ?? '', rules) };
}

function inSpaced(clause: string, rules: TopicRules): TopicWords[] {
  const all = rawWords(clause, rules.language);
  return all.flatMap((word, at) => {
    if (!isNoun(word, rules)) return [];
    const pair = pairAt(all, at, rules);
    const single = { words: [word], isWeak: !standsAsNoun(all, at, rules) };
    return pair ? [single, pair] : [single];
  });
}

/** `www.example.com`, `.gov` and `e.g.` are no words. */
function withoutAddresses(text: string): string {
  return /\.[^\s.]/.test(text) ? text.replace(/(?<!\S)(?:\S*\p{L})?\.\p{L}\S*/gu, ' | ') : text;
}

/** The words and pairs of a text that may name a topic, as written. */
export function topicWordsOf(text: string, language: string): TopicWords[] {
  const { unspaced } = languageOf(language).topics ?? {};
  if (unspaced !== undefined)
    return [...text.matchAll(unspaced)].map(([word]) => ({ words: [word], isWeak: false }));
  if (isUnspaced(text)) {
    const long = rawWords(text, language).filter((word) => word.length > 1);
    return long.map((word) => ({ words: [word], isWeak: false }));
  }
  return withoutAddresses(text)
    .split(/[.,;:!?()[\]"“”«»„—–/|¿¡]+(?=\s|$)|\s[-&–—]\s|[()"“”«»„]/)
    .flatMap((clause) => inSpaced(clause, rulesOf(language)));
}

/** Whether a word of a language is true of nearly any text. */
export const isGeneric = (word: string, language: string): boolean =>
  rulesOf(language).generic.has(prefixKey(word)) || isUnit(word, language);

export const isUnit = (word: string, language: string): boolean =>
  rulesOf(language).units.has(prefixKey(word));
