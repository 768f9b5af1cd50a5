import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { wordsOf } from '../passages.js';
import { windowFor, type WindowSize } from '../runs.js';

/** A shorter first paragraph continues with the next one. */
const LINE_WORDS = 12;

const BEGUN_WORDS = 25;

/** Whether a sentence is an entry of minutes or a record: "Place: the old pier". */
export const isEntry = ({ text, opensBlock }: Unit): boolean =>
  opensBlock && /^\p{Lu}[\p{L} ]{1,24}: [^.!?…]*$/u.test(text);

/** Position of the first paragraph that can be read alone; -1 for none. */
const beginningAt = ({ units, tellings }: Analysis): number =>
  units.findIndex((unit, at) => unit.opensBlock && !isEntry(unit) && tellings.closureAt(at)[0] === unit);

/** The beginning of the text: its first paragraph in at most `paragraph` words, else at most `run` words; empty if it is an item. */
export function ledeOf(
  { analysis, tell }: Kit,
  { paragraph, run, line = LINE_WORDS }: { paragraph: number; run: number; line?: number | undefined },
): readonly Unit[] {
  const { units, tellings } = analysis;
  const at = beginningAt(analysis);
  const first = units[at];
  if (first === undefined || first.isItem) return [];
  const whole = tellings.around(at, { maxWords: paragraph }, tell, { backwards: false });
  const isWhole = units[at + whole.length]?.block !== first.block;
  // in a speech each sentence is a paragraph
  const isLine = isWhole && wordsOf(whole) < line;
  if (isWhole && !isLine) return whole;
  const found = tellings.around(at, { maxWords: run }, tell, { backwards: false, across: isLine });
  // the rest of an unfinished thought follows in the text
  const more = found.length > 0 || first.words > run ? found : [first];
  const cut = units[at + more.length]?.block;
  const begun = more.filter(({ block }) => block === cut && block !== first.block);
  return wordsOf(begun) < BEGUN_WORDS ? more.slice(0, more.length - begun.length) : more;
}

/** Whether an output begins like its text. Other tones and further versions take a hook from anywhere. */
export const beginsAtBeginning = ({ variant, tone }: Kit): boolean =>
  variant === 0 && tone === 'professional';

/** Whether a sentence begins the first point of a numbered main list of headings: its number would be alone if an opening had it. */
const beginsList = (unit: Unit | undefined, { lists, title }: Analysis): boolean =>
  unit !== undefined &&
  title !== '' &&
  lists.some(
    ({ isMain, isOfHeadings, isNumbered, parts }) =>
      isMain && isOfHeadings && isNumbered && parts[0] === unit.section,
  );

/** The opening of an output: the description of the text, else its beginning, else a hook. */
export function openingOf(
  kit: Kit,
  size: WindowSize & { paragraph: number; line?: number | undefined },
): readonly Unit[] {
  const window = windowFor(kit, 0, size);
  const isLede = beginsAtBeginning(kit) && (window === null || window.hook.at >= 0);
  const lede = isLede ? ledeOf(kit, { paragraph: size.paragraph, run: size.words[1], line: size.line }) : [];
  if (beginsList(lede[0], kit.analysis)) return [];
  return lede.length > 0 ? lede : (window?.units ?? []);
}
