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

const QUOTED = /[“"](?<said>[^“”"]{4,40})[”"]/u;

/** What sentences put on screen: a figure with what it counts, or a short term they set in quotation marks; else nothing. */
export function onScreenOf(units: readonly Unit[]): string {
  const figure = units.find((unit) => unit.figure !== '' && !unit.isHedged)?.figure ?? '';
  if (figure !== '') return upperFirst(figure);
  const said = units.map(({ text, speaker }) =>
    speaker === '' ? QUOTED.exec(text)?.groups?.['said'] : undefined,
  );
  return upperFirst(said.find((each) => each !== undefined && each.split(' ').length <= 5) ?? '');
}

/** The takeaway, where it was not told before. */
export function closing({ core: { takeaway }, tell }: Kit, told: ReadonlySet<number>): string {
  if (takeaway === null || told.has(startOf(takeaway))) return '';
  return tell(beginningOf(takeaway, CLOSING, tell));
}
