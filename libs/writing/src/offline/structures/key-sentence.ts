import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';

/** Words of the sentence that says what an item or a part comes to. */
const KEY_WORDS = { least: 5, most: 28 } as const;
/** What makes a sentence the point of its item or part besides its salience. */
const POINT = {
  named: 0.1,
  instruction: 0.12,
  cue: 0.05,
  contrast: 0.05,
  figure: 0.1,
  hedged: -0.2,
} as const;

/** What some sentences come to: the one that sums them up, else the one that says most; or empty. */
export function keySentenceOf(units: readonly Unit[], label = '', language = ''): string {
  const { instruction } = languageOf(language);
  const named = new Set(contentKeys(label, language));
  const stands = units.filter(
    (unit) =>
      !unit.isUntellable &&
      !unit.isDependent &&
      !unit.announces &&
      !unit.isQuestion &&
      !unit.owesNext &&
      unit.words <= KEY_WORDS.most &&
      unit.words >= KEY_WORDS.least,
  );
  const worth = ({ text, stems, salience, isCue, isContrast, isHedged, figure }: Unit): number =>
    salience +
    POINT.named * Math.min(2, stems.filter((stem) => named.has(stem)).length) +
    (instruction?.test(text) ? POINT.instruction : 0) +
    (isCue ? POINT.cue : 0) +
    (isContrast ? POINT.contrast : 0) +
    (figure === '' ? 0 : POINT.figure) +
    (isHedged ? POINT.hedged : 0);
  const best = stands.toSorted((a, b) => worth(b) - worth(a))[0];
  return (stands.find(({ isSumming }) => isSumming) ?? best)?.text ?? '';
}
