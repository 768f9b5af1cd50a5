import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { startOf } from '../runs.js';

const WORDS_PER_SECOND = 2.5;
const CLOSING = { maxWords: 60, maxSentences: 3 } as const;

/** Whole seconds a text takes to say. */
export const secondsOf = (text: string): number =>
  Math.max(2, Math.round(text.split(/\s+/u).length / WORDS_PER_SECOND));

/** What sentences put on screen: a figure with what it counts, or a topic of two words; empty where they have neither. */
export function onScreenOf(units: readonly Unit[], topics: readonly string[]): string {
  const figure = units.find((unit) => unit.figure !== '' && !unit.isHedged)?.figure ?? '';
  if (figure !== '') return upperFirst(figure);
  const text = units.map((unit) => unit.text.toLowerCase()).join(' ');
  const topic = topics.find((each) => each.includes(' ') && text.includes(each.toLowerCase()));
  return topic === undefined ? '' : upperFirst(topic);
}

/** The takeaway, where it was not told before. */
export function closing({ core: { takeaway }, tell }: Kit, told: ReadonlySet<number>): string {
  if (takeaway === null || told.has(startOf(takeaway))) return '';
  return tell(beginningOf(takeaway, CLOSING, tell));
}
