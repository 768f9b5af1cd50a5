import { contentKeys } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';

/** What a topic gains for standing in the title as it is, for each part of it that does, for being a pair, and loses by rank. */
const WEIGHTS = { inTitle: 2, partInTitle: 2, pair: 0.8, rank: 0.25 } as const;

/** Topics of the title first: what a text says most often is not always what it is about. */
export function rankTopics(
  topics: readonly string[],
  { title, description, language }: Pick<Source, 'title' | 'description' | 'language'>,
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
  return topics
    .map((topic, rank) => ({ topic, weight: weigh(topic, rank) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ topic }) => topic);
}
