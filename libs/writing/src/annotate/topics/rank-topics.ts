import { isStopword } from '../../languages/stop-words.js';
import { contentKeys, rawWords } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';

type TitledText = Pick<Source, 'title' | 'text' | 'language'>;
const ENOUGH_TOPICS = 3;

/** "static source" is "static source analysis" where the title says so. */
function wholeInTitle(topic: string, { title, text, language }: TitledText): string {
  const words = topic.split(' ');
  const said = rawWords(title, language).map((word) => word.toLowerCase());
  const at = said.findIndex((_, start) =>
    words.every((word, turn) => said[start + turn] === word.toLowerCase()),
  );
  if (at < 0 || words.length !== 2) return topic;
  const isNoun = (word: string): boolean =>
    word.length > 3 &&
    !isStopword(word, language) &&
    !/(?:ing|ed|ly|s)$/u.test(word) &&
    !/^(?:anymore|again|today|later|together|instead)$/u.test(word);
  const lower = text.toLowerCase();
  // "Architecture Decision Records: …" names its subject
  const [subject = ''] = title.toLowerCase().split(/ ?[:–—?!.] ?/u);
  const isTold = (phrase: string): boolean =>
    phrase === subject || lower.indexOf(phrase) !== lower.lastIndexOf(phrase);
  const [before = '', after = ''] = [said[at - 1], said[at + words.length]];
  const joins = (word: string, phrase: string): boolean =>
    word !== '' &&
    title.toLowerCase().includes(phrase.toLowerCase()) &&
    (isNoun(word) || (!isStopword(word, language) && isTold(phrase.toLowerCase())));
  if (joins(after, `${topic} ${after}`)) return `${topic} ${after}`;
  return at > 1 && joins(before, `${before} ${topic}`) ? `${before} ${topic}` : topic;
}

/** What a topic gains for standing in the title as it is, for each part of it that does, for being a pair, and loses by rank. */
const WEIGHTS = { inTitle: 2, partInTitle: 2, pair: 0.8, rank: 0.25 } as const;

/** Topics of the title first: what a text says most often is not always what it is about. */
export function rankTopics(
  topics: readonly string[],
  { title, text, description, language }: TitledText & Pick<Source, 'description'>,
): string[] {
  const named = `${title} ${description}`.toLowerCase();
  // a single word of the description is as often any word
  const inTitle = title.toLowerCase();
  const stems = new Set(contentKeys(named, language));
  const weigh = (topic: string, rank: number): number => {
    const own = contentKeys(topic, language);
    const part = own.filter((stem) => stems.has(stem)).length / Math.max(1, own.length);
    return (
      ((own.length > 1 ? named : inTitle).includes(topic.toLowerCase()) ? WEIGHTS.inTitle : 0) +
      part * WEIGHTS.partInTitle +
      (own.length > 1 ? WEIGHTS.pair : 0) -
      rank * WEIGHTS.rank
    );
  };
  const ranked = topics
    .map((topic, rank) => ({ topic, weight: weigh(topic, rank) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ topic }) => wholeInTitle(topic, { title, text, language }));
  const distinct = ranked.filter(
    (topic, at) => !ranked.slice(0, at).some((other) => other.toLowerCase().includes(topic.toLowerCase())),
  );
  // a single common word is a topic only where there is little else
  const telling = distinct.filter((topic) => /[\s\p{Lu}]|[^\p{Script=Latin}\s]/u.test(topic));
  return telling.length >= ENOUGH_TOPICS ? telling : distinct;
}
