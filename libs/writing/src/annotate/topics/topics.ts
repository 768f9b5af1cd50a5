import { mentionsOf } from '../mentions/extract-mentions.js';
import type { Source } from '../../source/source.types.js';
import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { isUnspaced, prefixKey } from '../../languages/words.js';
import type { Topics } from '../../languages/topics.types.js';
import { titleTopics } from './title-topics.js';
import { isGeneric, isUnit, topicWordsOf } from './topic-words.js';
import { TextPattern } from '../../text/text-pattern.js';
import { upperFirst } from '../../text/upper-first.js';

const MAX_TOPICS = 14;
/** With fewer topics than this, the thresholds of a text of `FEW_WORDS` apply. */
const LEAST_TOPICS = 3;
const FEW_WORDS = 400;

interface Tally {
  count: number;
  /** Uses where nouns stand. */
  strong: number;
  spelling: string;
  spellings: Map<string, number>;
  isHeaded: boolean;
  words: number;
}

const keyOf = (words: readonly string[]): string => words.map(prefixKey).join(' ');

function add(
  tallies: Map<string, Tally>,
  words: readonly string[],
  isWeak: boolean,
  isHeading: boolean,
): void {
  const key = keyOf(words);
  const spelling = words.join(' ');
  const known = tallies.get(key) ?? {
    count: 0,
    strong: 0,
    spelling,
    spellings: new Map<string, number>(),
    isHeaded: false,
    words: words.length,
  };
  tallies.set(key, known);
  known.count += isWeak ? (isHeading ? 0 : 0.4) : 1;
  if (!isWeak) known.strong += 1;
  known.isHeaded ||= isHeading;
  // a heading's capitals are no spelling; the most usual one wins
  const uses = (known.spellings.get(spelling) ?? 0) + (isHeading ? 0.1 : 1);
  known.spellings.set(spelling, uses);
  if (uses > (known.spellings.get(known.spelling) ?? 0)) known.spelling = spelling;
}

/** `Vier-Tage-Woche` in a heading names the subject, though it never comes back. */
const isCompound = ({ isHeaded, spelling }: Tally): boolean =>
  isHeaded && /^\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+$/u.test(spelling);

function weigh(tally: Tally, language: string): number {
  const { words, isHeaded, spelling } = tally;
  const count = Math.max(tally.count, isCompound(tally) ? 2 : 0);
  // a name of three words says more than two of them
  const pair = words > 2 ? 3.2 : words > 1 ? 2.4 : 1;
  const headed = isHeaded ? 1.8 : 1;
  const isName = /\p{Lu}/u.test(spelling) ? 1.15 : 1;
  return count * pair * headed * isName * (words === 1 && isGeneric(spelling, language) ? 0.2 : 1);
}

function isFresh(stems: readonly string[], used: ReadonlySet<string>): boolean {
  if (stems.length === 1) return !used.has(stems[0] ?? '');
  return stems.filter((part) => used.has(part)).length <= (stems.length > 2 ? 1 : 0);
}

/** A name, another script, or (where pairs are not counted) a long word. */
function isDistinct(spelling: string, isPairedFreely: boolean): boolean {
  return /^\p{Lu}|[^\p{Script=Latin}]/u.test(spelling) || (!isPairedFreely && spelling.length >= 6);
}

/** A quoted person speaks about the topic and is not one, unless the title names them. */
function quotedNames(source: Source): Set<string> {
  const speakers = mentionsOf(source).flatMap(({ speaker = '' }) => (speaker === '' ? [] : [speaker]));
  const outside = speakers.filter((speaker) => !source.title.includes(speaker.split(' ').at(-1) ?? speaker));
  return new Set(outside.flatMap((speaker) => speaker.split(' ')));
}

/** Names that are no pair of nouns, as often as they stand: "Digital Analytics Program", "Call Lane". */
function longNames(source: Source, pairs: ReadonlyMap<string, Tally>): string[] {
  return (
    mentionsOf(source)
      .filter(
        ({ kind, text }) =>
          kind === 'name' && /^\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+){1,3}$/u.test(text),
      )
      .map(({ text }) => text)
      // a title's capitals make no name of "Fix Them"
      .filter((name) => !isStopword((name.split(' ').at(-1) ?? '').toLowerCase(), source.language))
      .filter((name) => !pairs.has(keyOf(name.split(' '))))
  );
}

/** The author's tags that the text mentions, in the text's spelling. */
function declaredTopics({ tags, text, language }: Source): string[] {
  const lower = text.toLowerCase();
  return tags.flatMap((tag) => {
    const at = lower.indexOf(tag.toLowerCase());
    if (at < 0 || tag.length < 3 || tag.includes('.') || isGeneric(tag, language)) return [];
    const spelled = text.slice(at, at + tag.length);
    return /^\p{Lu}{2,}$/u.test(spelled) || tag.includes(' ') || tag !== tag.toLowerCase()
      ? [spelled]
      : [tag];
  });
}

/** A heading's noun that the text has in compounds: "Bibliothek" in "Stadtbibliothek". */
const isCompounded = ({ isHeaded, strong, spelling }: Tally, text: string): boolean =>
  isHeaded && strong > 0 && new RegExp(`\\p{L}${spelling.toLowerCase()}(?!\\p{L})`, 'u').test(text);

/** A pair must come back or stand in a heading; a single word must come back more, and stand once where nouns do. */
function isTopic(tally: Tally, { wordCount, language, text }: Source): boolean {
  const { count, isHeaded } = tally;
  if (tally.words === 1 && isUnit(tally.spelling, language)) return false;
  const { capitalisesNouns, topics } = languageOf(language);
  if (capitalisesNouns === true && (isCompound(tally) || isCompounded(tally, text))) return true;
  if (tally.words > 1)
    return count >= (topics?.hasLoosePairs === true && (isHeaded || wordCount < 120) ? 1 : 2);
  return isSingleTopic(tally, wordCount, topics);
}

/** "four-day" says something only of what it counts: the four-day week. */
const COUNTED = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf)-/iu;

function isSingleTopic(tally: Tally, wordCount: number, rules: Topics | undefined): boolean {
  const { count, strong, isHeaded, spelling } = tally;
  if (COUNTED.test(spelling) || rules?.quality?.test(spelling) === true) return false;
  const least = wordCount > 400 ? 3 : wordCount > 120 ? 1.8 : 1;
  if (wordCount < 120 && count < 1.4 && !isDistinct(spelling, rules?.hasLoosePairs === true)) return false;
  return strong > 0 && count >= (isHeaded ? Math.min(2, least) : least);
}

/** The topics of a source in its spelling, best first: repeated nouns and repeated pairs. */
export function findTopics(source: Source): string[] {
  const { language } = source;
  if (languageOf(language).topics === undefined) return titleTopics(source);
  const tallies = new Map<string, Tally>();
  for (const { words, isWeak } of topicWordsOf(source.title, language)) {
    const isOfAny = words.some((word) => isGeneric(word, language)) && !COUNTED.test(words[0] ?? '');
    add(tallies, words, isWeak || isOfAny, true);
  }
  const told = new Set(source.sentences.map(({ block }) => block));
  source.blocks.forEach((block, index) => {
    const isHeading = block.kind === 'heading';
    if (!isHeading && !told.has(index)) return;
    for (const { words, isWeak } of topicWordsOf(block.text, language))
      add(tallies, words, isWeak || isHeading, isHeading);
  });
  const headings = source.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  for (const name of longNames(source, tallies))
    add(
      tallies,
      name.split(' '),
      false,
      headings.some((heading) => heading.includes(name)),
    );
  const quoted = quotedNames(source);
  const strict = [...tallies.values()].filter((each) => isTopic(each, source));
  // a text of many small stories has few words that come back often
  const words = Math.min(source.wordCount, FEW_WORDS);
  const found =
    strict.length >= LEAST_TOPICS
      ? strict
      : [...tallies.values()].filter((each) => isTopic(each, { ...source, wordCount: words }));
  const ranked = found
    .filter(({ spelling }) => !spelling.split(' ').some((word) => quoted.has(word)))
    .sort((a, b) => weigh(b, language) - weigh(a, language));
  const telling = ranked.filter(({ spelling, words }) => words > 1 || !isGeneric(spelling, language));
  const chosen: string[] = [];
  const used = new Set<string>();
  const spelled = (telling.length > 0 ? telling : ranked).map((each) => spellingOf(each, source));
  for (const spelling of [...declaredTopics(source), ...spelled]) {
    const stems = spelling.split(' ').map(prefixKey);
    if (!isFresh(stems, used)) continue;
    chosen.push(spelling);
    for (const part of stems) used.add(part);
    if (chosen.length === MAX_TOPICS) break;
  }
  return [...new Set(chosen.map((topic, at) => sharper(topic, ranked, chosen.slice(0, at))))];
}

/** Of "pair program" and "pair programming", keeps the one in the title. */
function spellingOf({ spelling, spellings }: Tally, { title }: Source): string {
  const words = ` ${title.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  const told = [...spellings].filter(
    ([each, uses]) => uses >= 1 && words.includes(` ${each.toLowerCase()} `),
  );
  return told.toSorted((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0] ?? spelling;
}

/** "design" where the text speaks of "form design": the pair says what a single common word leaves open. */
function sharper(topic: string, ranked: readonly Tally[], before: readonly string[]): string {
  if (/\s|\p{Lu}/u.test(topic)) return topic;
  const pair = ranked.find(
    ({ words, count, spelling }) =>
      words === 2 && count >= 2 && spelling.split(' ').map(prefixKey).includes(prefixKey(topic)),
  )?.spelling;
  return pair === undefined || before.includes(pair) ? topic : pair;
}

/** A topic as a hashtag's text, without `#`: `ReleaseNotes`. */
function hashtagOf(topic: string): string {
  return topic
    .split(/[^\p{L}\p{N}\p{M}ー]+/u)
    .filter(Boolean)
    .map(upperFirst)
    .join('');
}

const WORD = new TextPattern(/[\p{L}\p{N}]+/gu);

/** Hashtags of the topics that a text speaks of, the first topic of its source in any case; of single common words those of the title. */
export function tagsOf(topics: readonly string[], title: string, text: string, most: number): string[] {
  const titled = new Set((title.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => prefixKey(word.toLowerCase())));
  const isTelling = (topic: string): boolean =>
    /[\s\p{Lu}-]|[^\p{Script=Latin}]/u.test(topic) || titled.has(prefixKey(topic));
  const said = new Set((text.match(WORD.for(text)) ?? []).map((word) => prefixKey(word.toLowerCase())));
  const isSaid = (topic: string): boolean =>
    (topic.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => said.has(prefixKey(word.toLowerCase())));
  const own = topics
    .filter((topic, at) => at === 0 || isUnspaced(topic) || (isTelling(topic) && isSaid(topic)))
    .filter((topic, at, all) => !all.slice(0, at).some((other) => overlaps(topic, other)))
    .map(hashtagOf);
  return [...new Set(own)].filter(isTag).slice(0, most);
}

/** "First-ever White House" beside "White House Summit": two cuts of one name. */
function overlaps(topic: string, other: string): boolean {
  const words = new Set(other.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const own = topic.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return own.filter((word) => words.has(word)).length >= 2;
}

/** Whether a hashtag says something: three letters, or two signs of a script that writes words with as many. */
function isTag(tag: string): boolean {
  return tag.length > (/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(tag) ? 1 : 2);
}
