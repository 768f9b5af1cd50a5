import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { wordsOf } from '../passages.js';
import { windowFor, type WindowSize } from '../runs.js';

/** A shorter first paragraph takes the next one along. */
const LINE_WORDS = 12;

/** A paragraph that it only begins has so many words. */
const BEGUN_WORDS = 25;

/** "Place: the old pier": a line of what minutes or a card record opens nothing. */
export const isEntry = ({ text, opensBlock }: Unit): boolean =>
  opensBlock && /^\p{Lu}[\p{L} ]{1,24}: [^.!?…]*$/u.test(text);

/** The first paragraph that can be read alone; -1 for none. */
const beginningAt = ({ units, tellings }: Analysis): number =>
  units.findIndex((unit, at) => unit.opensBlock && !isEntry(unit) && tellings.closureAt(at)[0] === unit);

/** The beginning of the text down to the end of its first paragraph, if that is short, else in at most `run` words. */
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
  // a speech sets each sentence as a paragraph
  const isLine = isWhole && wordsOf(whole) < line;
  if (isWhole && !isLine) return whole;
  const found = tellings.around(at, { maxWords: run }, tell, { backwards: false, across: isLine });
  // what its first sentence owes comes next in the text
  const more = found.length > 0 || first.words > run ? found : [first];
  const cut = units[at + more.length]?.block;
  const begun = more.filter(({ block }) => block === cut && block !== first.block);
  return wordsOf(begun) < BEGUN_WORDS ? more.slice(0, more.length - begun.length) : more;
}

/** Other tones and further versions take a hook from any place. */
export const beginsAtBeginning = ({ variant, tone }: Kit): boolean =>
  variant === 0 && tone === 'professional';

/** What an output opens with: the author's own line about the text, else its beginning. */
export function openingOf(
  kit: Kit,
  size: WindowSize & { paragraph: number; line?: number | undefined },
): readonly Unit[] {
  const window = windowFor(kit, 0, size);
  const isLede = beginsAtBeginning(kit) && (window === null || window.hook.at >= 0);
  const lede = isLede ? ledeOf(kit, { paragraph: size.paragraph, run: size.words[1], line: size.line }) : [];
  return lede.length > 0 ? lede : (window?.units ?? []);
}
