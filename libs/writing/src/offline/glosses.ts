import type { Unit } from '../annotate/unit.types.js';
import { onceFor } from '../text/once-for.js';
import type { Analysis } from './analysis.types.js';
import { wordsOf } from './runs.js';

/** "a Request For Quotation (RFQ)", "the Agile Delivery Services Agreement, or Agile BPA for short". */
const NAMES =
  /\((?<abbreviation>\p{Lu}[\p{Lu}\d&-]{1,7}s?)\)|,? or (?:the )?(?<name>\p{Lu}[\p{L}\d]*(?: \p{L}[\p{L}\d]*){0,3}),? for short/gu;
/** A longer explanation is one the reader has no patience for. */
const MOST_WORDS = 60;

/** Short names of a text → position of the sentence that explains each. */
const explained = onceFor(({ units }: Analysis): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  units.forEach(({ text, isUntellable }, at) => {
    if (isUntellable) return;
    for (const { groups } of text.matchAll(NAMES)) {
      const short = groups?.['abbreviation'] ?? groups?.['name'] ?? '';
      if (short !== '' && !found.has(short)) found.set(short, at);
    }
  });
  return found;
});

/** The sentence in which the author introduces who is interviewed; empty where nobody is, or it is told. */
export function introductionOf({ units, tellings, isInterview }: Analysis): readonly Unit[] {
  const name = isInterview ? (units.find(({ speaker }) => speaker !== '')?.speaker ?? '') : '';
  const at = name === '' ? -1 : units.findIndex(({ speaker, text }) => speaker === '' && text.includes(name));
  return at < 0 ? [] : tellings.closureAt(at);
}

/** The sentences that explain the short names an output uses without saying what they mean, in source order. */
export function glossesFor(text: string, told: ReadonlySet<number>, analysis: Analysis): readonly Unit[] {
  const positions = [...explained(analysis)]
    .filter(([short, at]) => text.includes(short) && !told.has(analysis.units[at]?.index ?? -1))
    .map(([, at]) => at);
  const runs = [...new Set(positions)]
    .map((at) => analysis.tellings.closureAt(at))
    .filter(
      (run) => run.length > 0 && wordsOf(run) <= MOST_WORDS && run.every(({ index }) => !told.has(index)),
    );
  return [...new Set(runs.flat())].toSorted((a, b) => a.index - b.index);
}
