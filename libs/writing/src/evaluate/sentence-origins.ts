import type { Draft } from '../formats/draft/draft.types.js';
import type { Source } from '../source/source.types.js';
import { groupedBy } from '../text/collections.js';
import { keyOf } from '../text/sentence-keys.js';
import { sentencesOfDraft } from './output-sentences.js';

export interface SentenceOrigin {
  text: string;
  /** UTF-16 offsets in the content as sent, and whether the sentence is verbatim; null if no sentence of the source has its words. */
  source: { start: number; end: number; isWhole: boolean } | null;
}

/** Minimum fraction of a sentence's words that its source sentence must have. */
const MIN_SHARE = 0.8;
/** More frequent words do not distinguish sentences. */
const MAX_SENTENCES = 40;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The sentences of a draft in order, each with the source sentence it comes from. `content` is the content as sent. */
export function sentenceOrigins(draft: Draft, source: Source, content: string): SentenceOrigin[] {
  // outputs may use headings too
  const told = [...source.sentences, ...source.blocks.filter(({ kind }) => kind === 'heading')];
  const byKey = new Map(told.map(({ text }, index) => [keyOf(text), index]));
  const byWord = groupedBy(told.keys(), (index) => new Set(wordsOf(told[index]?.text ?? '')));
  const head = content.slice(0, source.toContent(source.blocks[0]?.start ?? 0));
  return sentencesOfDraft(draft).map((text) => {
    const key = keyOf(text);
    const whole = key === '' ? undefined : byKey.get(key);
    const stated = whole === undefined ? placeIn(head, text) : null;
    if (stated) return { text, source: stated };
    const index = whole ?? nearest(wordsOf(text), byWord, told);
    const sentence = index === undefined ? undefined : told[index];
    if (!sentence) return { text, source: null };
    const [start, end] = [source.toContent(sentence.start), source.toContent(sentence.end)];
    return { text, source: { start, end, isWhole: whole !== undefined } };
  });
}

/** The place of a description from the front matter, which is before the source's blocks. */
function placeIn(head: string, text: string): SentenceOrigin['source'] {
  const start = head.indexOf(text);
  return start < 0 ? null : { start, end: start + text.length, isWhole: true };
}

type Told = readonly { text: string }[];

/** The sentence with most of the words; undefined if it has too few of them. */
function nearest(words: string[], byWord: Map<string, number[]>, told: Told): number | undefined {
  const telling = words.map((word) => byWord.get(word) ?? []).filter(({ length }) => length <= MAX_SENTENCES);
  const votes = new Map<number, number>();
  for (const index of telling.flat()) votes.set(index, (votes.get(index) ?? 0) + 1);
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  if (!best) return undefined;
  const own = new Set(wordsOf(told[best[0]]?.text ?? ''));
  const shared = words.filter((word) => own.has(word)).length;
  return shared >= words.length * MIN_SHARE ? best[0] : undefined;
}
