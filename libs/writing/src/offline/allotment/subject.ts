import type { FormatKey } from '@repurpose/contract';
import { contentKeys } from '../../languages/words.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';
import type { Hand } from './hand.js';

/** Pieces without a title: what they are about, one of their sentences has to say. */
const UNTITLED: ReadonlySet<FormatKey> = new Set<FormatKey>(['facebook', 'instagram', 'reels', 'tiktok']);
/** What the sentence gains that says it first. */
const NAMES = 0.25;
/** Words of the title that make a sentence speak of it. */
const WORDS = 2;

const known = new WeakMap<Plan, ReadonlySet<number>>();

function findSubject({ candidates, title, language }: Plan): ReadonlySet<number> {
  const subject = new Set(contentKeys(title, language));
  const wanted = Math.min(WORDS, subject.size);
  const speaks = ({ stems }: Candidate): boolean =>
    stems.filter((each) => subject.has(each)).length >= wanted;
  return new Set(subject.size === 0 ? [] : candidates.filter(speaks).map(({ index }) => index));
}

/** What a sentence is worth more to a piece without a title that does not yet say what it is about. */
export function namesSubject(
  plan: Plan,
  { format, chosen }: Pick<Hand, 'format' | 'chosen'>,
  { index }: Candidate,
): number {
  if (!UNTITLED.has(format)) return 0;
  const found = known.get(plan) ?? findSubject(plan);
  known.set(plan, found);
  return found.has(index) && ![...chosen].some((each) => each !== index && found.has(each)) ? NAMES : 0;
}
