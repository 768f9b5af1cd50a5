import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { isUnspaced, rawWords } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';
import { mentionsOf } from '../mentions/extract-mentions.js';

/** A longer phrase is no tag. */
const MAX_WORDS = 4;
/** Part of its uses from which a neighbour belongs to a topic. */
const BOUND = 0.7;
const LEAST_USES = 2;
const PERSON = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** The positions of each word, so that a search for a topic starts at its first word. */
type Places = ReadonlyMap<string, readonly number[]>;

function neighbourOf(
  topic: readonly string[],
  side: -1 | 1,
  words: readonly string[],
  places: Places,
): string {
  const uses = (places.get(topic[0] ?? '') ?? []).filter((at) =>
    topic.every((word, part) => words[at + part] === word),
  );
  const counts = new Map<string, number>();
  for (const at of uses) {
    const word = words[side < 0 ? at - 1 : at + topic.length] ?? '';
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [word, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count >= LEAST_USES && count >= uses.length * BOUND ? word : '';
}

function whole(
  topic: string,
  words: readonly string[],
  places: Places,
  { text, language }: Pick<Source, 'text' | 'language'>,
): string {
  const { adverbs } = languageOf(language).topics ?? {};
  const isNoun = (word: string): boolean =>
    /^\p{L}{3,}/u.test(word) && !isStopword(word, language) && adverbs?.test(word) !== true;
  let own = rawWords(topic, language).map((word) => word.toLowerCase());
  for (const side of [1, -1] as const) {
    const next = neighbourOf(own, side, words, places);
    const more = side > 0 ? [...own, next] : [next, ...own];
    // its words are adjacent, unlike those of "Gap Fill: Slotwell"
    if (own.length < MAX_WORDS && isNoun(next) && text.includes(more.join(' '))) own = more;
  }
  return own.length === rawWords(topic, language).length ? topic : own.join(' ');
}

/** Half of a speaker's or of the title's name as that name: no surname, and nothing that runs on into one. */
function asName(topic: string, names: readonly string[]): string {
  const words = topic.split(' ');
  if (names.some((name) => topic.startsWith(name))) return topic;
  return names.find((name) => name.split(' ').some((word) => words.includes(word))) ?? topic;
}

/** "heat pump tumble" and "pump tumble dryer" are one phrase. */
function joined(topic: string, others: readonly string[], text: string): string {
  const words = topic.split(' ');
  const next = others.find((other) => other !== topic && other.startsWith(`${words.slice(1).join(' ')} `));
  const phrase = next === undefined || words.length < 2 ? topic : `${words[0] ?? ''} ${next}`;
  return text.includes(phrase.toLowerCase()) ? phrase : topic;
}

const isFragment = (topic: string, language: string): boolean => {
  const words = topic.toLowerCase().split(' ');
  const ends = words.length > 3 ? [] : [words[0] ?? '', words.at(-1) ?? ''];
  return /[-–]$/u.test(topic) || ends.some((word) => isStopword(word, language));
};

/** Topics as whole phrases: none is a surname, a fragment of a fixed phrase, or begins or ends with a word that names nothing. */
export function wholeTopics(topics: readonly string[], source: Source): string[] {
  const { text, title, language } = source;
  if (isUnspaced(text)) return [...topics];
  const lower = text.toLowerCase();
  const words = rawWords(lower, language);
  const places = Map.groupBy(words.keys(), (at) => words[at] ?? '');
  const { blocks, sentences } = source;
  const isSaid = (name: string): boolean =>
    sentences.some((sentence) => blocks[sentence.block]?.kind !== 'heading' && sentence.text.includes(name));
  const named = mentionsOf(source).flatMap(({ kind, text: name, speaker = '' }) => [
    speaker,
    kind === 'name' && title.includes(name) ? name : '',
  ]);
  const isWhole = (name: string): boolean =>
    !new RegExp(`\\p{Lu}\\p{L}+ ${name}|${name} \\p{Lu}`, 'u').test(title);
  const names = [...new Set(named)].filter((name) => PERSON.test(name) && isSaid(name) && isWhole(name));
  const told = topics
    .filter((topic) => !isFragment(topic, language))
    .map((topic) => joined(topic, topics, lower))
    .map((topic) => whole(asName(topic, names), words, places, { text: lower, language }));
  return told.filter(
    (topic, at) => !told.slice(0, at).some((other) => other.toLowerCase().includes(topic.toLowerCase())),
  );
}
