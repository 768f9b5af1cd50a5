import type { Claim } from '@repurpose/contract';
import { contentKeys } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';
import { groupedBy, lastUpTo } from '../../text/collections.js';
import { onceFor } from '../../text/once-for.js';

/** A passage contains this many sentences or headings nearest to the claim, with their neighbours. */
const MAX_NEAREST = 2;
const MAX_PASSAGE_CHARS = 700;
/** More frequent words do not distinguish sentences. */
const MAX_SENTENCES_OF_WORD = 60;

interface Told {
  text: string;
  start: number;
}
interface SourceIndex {
  told: readonly Told[];
  byWord: ReadonlyMap<string, readonly number[]>;
  /** The start of each in the content as sent. */
  starts: readonly number[];
}

const indexOf = onceFor(({ sentences, blocks, language, toContent }: Source): SourceIndex => {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const told = [...sentences, ...headings].sort((a, b) => a.start - b.start);
  const byWord = groupedBy(told.keys(), (index) => new Set(contentKeys(told[index]?.text ?? '', language)));
  return { told, byWord, starts: told.map(({ start }) => toContent(start)) };
});

/** The passage of a source nearest to a sentence and its claims; empty if they share nothing. */
export function passageFor(sentence: string, claims: readonly Claim[], source: Source): string {
  const { told, byWord, starts } = indexOf(source);
  const scores = new Map<number, number>();
  const add = (index: number, score: number) => scores.set(index, (scores.get(index) ?? 0) + score);
  for (const key of new Set(contentKeys(sentence, source.language))) {
    const found = byWord.get(key) ?? [];
    if (found.length <= MAX_SENTENCES_OF_WORD)
      for (const index of found) add(index, Math.log(1 + told.length / found.length));
  }
  // not names: their place is the first mention, wherever the sentence comes from
  for (const { kind, source: place } of claims)
    if (kind !== 'name' && place !== null) add(lastUpTo(starts, place.start), Math.log(1 + told.length));
  const nearest = [...scores].sort(([a, one], [b, other]) => other - one || a - b).slice(0, MAX_NEAREST);
  return joined(
    nearest.flatMap(([index]) => [index, index - 1, index + 1]),
    told,
  );
}

/** Joins sentences in the order of the source. `indexes` are sorted by weight; those beyond the maximum length are left out. */
function joined(indexes: readonly number[], told: readonly Told[]): string {
  const kept = new Set<number>();
  let chars = 0;
  for (const index of indexes) {
    const { text } = told[index] ?? { text: '' };
    const isFitting = kept.size === 0 || chars + text.length <= MAX_PASSAGE_CHARS;
    if (text === '' || kept.has(index) || !isFitting) continue;
    kept.add(index);
    chars += text.length;
  }
  return [...kept]
    .sort((a, b) => a - b)
    .map((index) => `${kept.has(index - 1) ? '' : '… '}${told[index]?.text ?? ''}`)
    .join(' ')
    .replace(/^… /u, '')
    .slice(0, MAX_PASSAGE_CHARS);
}
