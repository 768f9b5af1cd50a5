import { isBackground, isPleasantry, yes } from '../../annotate/salience.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis } from '../analysis.types.js';

/** Share (0 to 1) of the promised words that a sentence mentions; three words count as all. */
export const overlap = (stems: readonly string[], promise: ReadonlySet<string>): number =>
  Math.min(1, stems.filter((stem) => promise.has(stem)).length / Math.max(1, Math.min(3, promise.size)));

/** Share (0 to 1) of the title's words that a sentence has. */
export const titleShare = (stems: readonly string[], title: ReadonlySet<string>): number =>
  title.size === 0 ? 0 : stems.filter((stem) => title.has(stem)).length / title.size;

type Titled = Pick<Analysis, 'title' | 'language'>;
const titleWordsOf = onceFor(({ title, language }: Titled) => new Set(contentKeys(title, language)));

/** Share (0 to 1) of the words of a text's title that are among `stems`. */
export const shareOfTitle = (stems: readonly string[], analysis: Titled): number =>
  titleShare([...new Set(stems)], titleWordsOf(analysis));

/** Weight of a sentence as the thesis of its text. */
export const thesisWeight = (
  unit: Unit,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  promise: ReadonlySet<string>,
): number =>
  unit.salience +
  0.15 * yes(isLast && overlap(unit.stems, promise) > 0) +
  0.15 * yes(unit.isCue) +
  0.08 * yes(unit.isContrast) +
  0.3 * yes(unit.statesPoint) * overlap(unit.stems, promise) +
  0.2 * overlap(unit.stems, promise) +
  0.35 * titleShare(unit.stems, promise) +
  0.1 * yes(unit.isDemand) +
  0.25 * yes(isFirst && !isBackground(unit.text)) -
  0.3 * yes(unit.isQuestion) -
  0.1 * yes(unit.isDependent);

/** What one person did is not a conclusion: "Alvaro S. shared how …". */
const SOMEBODY = /^\p{Lu}\p{Ll}+ \p{Lu}(?:\.|\p{Ll}+),? \p{Ll}/u;

export const takeawayWeight = (
  unit: Unit,
  { isInLastBlock, isAdvice }: { isInLastBlock: boolean; isAdvice: boolean },
  promise: ReadonlySet<string>,
  title: ReadonlySet<string>,
): number =>
  unit.salience +
  0.25 * overlap(unit.stems, promise) +
  0.3 * yes(unit.isSumming) +
  0.2 * yes(unit.isDemand) +
  0.7 * yes(isAdvice) +
  0.1 * yes(unit.isCue) +
  0.1 * yes(unit.isContrast) +
  0.35 * titleShare(unit.stems, title) +
  0.5 * yes(isInLastBlock) -
  0.5 * yes(SOMEBODY.test(unit.text)) -
  0.3 * yes(unit.isQuestion) -
  0.5 * yes(isPleasantry(unit.text));
