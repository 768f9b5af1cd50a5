import type { Source } from '../source/source.types.js';
import { isStopword } from './language/stopwords.js';
import { isUnspaced, rawWords, stem } from './language/words.js';

const MAX_TOPICS = 14;

interface Tally {
  count: number;
  spelling: string;
  isHeaded: boolean;
  words: number;
}

/** German nouns are capitalised; elsewhere any content word may carry a topic. */
function isTopicWord(word: string, language: string): boolean {
  if (/^\p{N}/u.test(word) || word.includes("'") || word.includes('’')) return false;
  if (isUnspaced(word)) return word.length > 1 && !/^\p{Script=Hiragana}+$/u.test(word);
  if (word.length < 3 || isStopword(word.toLowerCase(), language)) return false;
  if (language === 'de') return /^\p{Lu}/u.test(word);
  return !(language === 'en' && /(?:ly|ing)$/u.test(word));
}

function add(tallies: Map<string, Tally>, words: string[], isHeaded: boolean): void {
  const key = words.map(stem).join(' ');
  const spelling = words.join(' ');
  const known = tallies.get(key);
  if (!known) {
    tallies.set(key, { count: 1, spelling, isHeaded, words: words.length });
    return;
  }
  known.count += 1;
  known.isHeaded ||= isHeaded;
  if (/^\p{Lu}/u.test(spelling) && !/^\p{Lu}/u.test(known.spelling) && isHeaded) return;
  if (known.spelling.length > spelling.length && !isHeaded) known.spelling = spelling;
}

/** Pairs of topic words that stand side by side: "release notes"; only where adjectives lead ("en", "de", "nl") or scripts join. */
function tally(text: string, language: string, isHeaded: boolean, tallies: Map<string, Tally>): void {
  const pairs = language === 'en' || language === 'nl';
  for (const clause of text.split(/[.,;:!?()[\]"“”«»—–/|。、！？「」（）]+|\s[-&]\s/u)) {
    const words = rawWords(clause, language);
    words.forEach((word, at) => {
      if (!isTopicWord(word, language)) return;
      add(tallies, [word], isHeaded);
      const next = words[at + 1];
      if (pairs && next && isTopicWord(next, language)) add(tallies, [word, next], isHeaded);
    });
  }
}

function weigh(tally: Tally): number {
  const pair = tally.words > 1 ? 2.2 : 1;
  const headed = tally.isHeaded ? 1.8 : 1;
  const isName = /\p{Lu}/u.test(tally.spelling) ? 1.15 : 1;
  return tally.count * pair * headed * isName;
}

/**
 * What the source is about, best first, as it spells it. A single word must come back or stand in a heading; a pair must come
 * back.
 */
export function findTopics(source: Source): string[] {
  const tallies = new Map<string, Tally>();
  tally(source.title, source.language, true, tallies);
  for (const block of source.blocks) {
    if (block.kind === 'code' || block.kind === 'table') continue;
    tally(block.text, source.language, block.kind === 'heading', tallies);
  }
  const least = source.wordCount > 400 ? 3 : source.wordCount > 120 ? 2 : 1;
  const ranked = [...tallies.values()]
    .filter(
      ({ count, isHeaded, words }) =>
        count >= (words > 1 ? Math.min(2, least) : isHeaded ? Math.min(2, least) : least),
    )
    .sort((a, b) => weigh(b) - weigh(a));
  const chosen: string[] = [];
  const used = new Set<string>();
  for (const { spelling } of ranked) {
    const stems = spelling.split(' ').map(stem);
    if (stems.every((part) => used.has(part)) || stems.some((part) => used.has(part) && stems.length === 1))
      continue;
    if (stems.length > 1 && stems.some((part) => used.has(`${part}+`))) continue;
    chosen.push(spelling);
    for (const part of stems) used.add(part).add(stems.length > 1 ? `${part}+` : part);
    if (chosen.length === MAX_TOPICS) break;
  }
  return chosen;
}

/** A topic as a hashtag's text, without `#`: `releaseNotes` never, `ReleaseNotes` always. */
export function hashtagOf(topic: string): string {
  return topic
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Topics with those of an industry raised by three places; nothing is added that the source does not have. */
export function byIndustry(topics: readonly string[], industry: ReadonlySet<string>): string[] {
  const place = (topic: string, at: number) =>
    topic.split(' ').some((word) => industry.has(stem(word))) ? at - 3.5 : at;
  return topics
    .map((topic, at) => ({ topic, place: place(topic, at) }))
    .sort((a, b) => a.place - b.place)
    .map(({ topic }) => topic);
}
