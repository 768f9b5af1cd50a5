import type { Claim } from '@repurpose/contract';
import type { Source, Span } from '../../source/source.types.js';
import { partsOfText } from '../../text/units-of-text.js';
import { tokensOf } from '../source-parts.js';
import { passageFor } from './passage-finder.js';

/** A sentence with a claim, and the passage of the source to compare it with. */
export interface EntailmentItem extends Span {
  /** Counts from 1; the model refers to sentences by it. */
  id: number;
  sentence: string;
  passage: string;
}

const MAX_SENTENCES = 40;
/** Longer ones are lists or paragraphs without a full stop. */
const MAX_SENTENCE_CHARS = 500;

/** The sentences with claims, at most 40, that fit in `maxTokens` with their passages. Already unsupported ones come last. */
export function entailmentItems(
  text: string,
  claims: readonly Claim[],
  source: Source,
  maxTokens: number,
): EntailmentItem[] {
  const told = tellingSentences(text, claims);
  const isMarked = (each: TellingSentence): boolean => each.claims.some((claim) => claim.source === null);
  const byNeed = told.toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b))).slice(0, MAX_SENTENCES);
  let tokens = 0;
  const items = byNeed.flatMap(({ start, end, claims: made }) => {
    const sentence = text.slice(start, end);
    const passage = passageFor(sentence, made, source);
    tokens += tokensOf(sentence) + tokensOf(passage);
    return passage === '' || tokens > maxTokens ? [] : [{ start, end, sentence, passage }];
  });
  return items.sort((a, b) => a.start - b.start).map((item, index) => ({ ...item, id: index + 1 }));
}

interface TellingSentence extends Span {
  claims: Claim[];
}

function tellingSentences(text: string, claims: readonly Claim[]): TellingSentence[] {
  const byPlace = claims.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return sentencesOf(text).flatMap(({ start, end }) => {
    const first = next;
    while ((byPlace[next]?.start ?? Infinity) < end) next += 1;
    const made = byPlace.slice(first, next);
    return made.length === 0 || end - start > MAX_SENTENCE_CHARS ? [] : [{ start, end, claims: made }];
  });
}

function sentencesOf(text: string): Span[] {
  let next = 0;
  return text.split('\n').flatMap((line) => {
    let at = next;
    next += line.length + 1;
    if (line.trim() === '') return [];
    return partsOfText(line, 'sentence').flatMap((part) => {
      const start = at + part.length - part.trimStart().length;
      at += part.length;
      return part.trim() === '' ? [] : [{ start, end: start + part.trim().length }];
    });
  });
}
