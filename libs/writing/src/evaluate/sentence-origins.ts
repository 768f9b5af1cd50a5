import type { Draft } from '../formats/draft/draft.types.js';
import type { Source } from '../source/source.types.js';
import { keyOf } from '../text/sentence-keys.js';
import { sentencesOfDraft } from './output-sentences.js';

export interface SentenceOrigin {
  text: string;
  /** UTF-16 offsets in the content as sent, and whether the sentence was taken whole; null: no sentence of the source has its words. */
  source: { start: number; end: number; isWhole: boolean } | null;
}

/** A sentence comes from the source's one that has at least this share of its words. */
const MIN_SHARE = 0.8;
/** A word in more sentences than this does not distinguish them. */
const MAX_SENTENCES = 40;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The sentences of a draft in reading order, each with its sentence of the source that was read from `content`. */
export function sentenceOrigins(draft: Draft, source: Source, content: string): SentenceOrigin[] {
  // A heading may stand in an output, too.
  const told = [...source.sentences, ...source.blocks.filter(({ kind }) => kind === 'heading')];
  const byKey = new Map(told.map(({ text }, index) => [keyOf(text), index]));
  const byWord = indexByWord(told);
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

/** A description from front matter is no sentence of the source. Its place is at the head of the content. */
function placeIn(head: string, text: string): SentenceOrigin['source'] {
  const start = head.indexOf(text);
  return start < 0 ? null : { start, end: start + text.length, isWhole: true };
}

type Told = readonly { text: string }[];

function indexByWord(told: Told): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  told.forEach(({ text }, index) => {
    for (const word of new Set(wordsOf(text))) {
      const known = byWord.get(word);
      if (known) known.push(index);
      else byWord.set(word, [index]);
    }
  });
  return byWord;
}

/** The sentence that has most of the words, if it has enough of them. */
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
