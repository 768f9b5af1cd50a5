import { isPleasantry } from '../../annotate/salience.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { windowFor, wordsOf, type WindowSize } from '../runs.js';

/** If a text reaches its topic later than this, the output starts at the beginning. */
const LATE = 0.4;

/** A shorter first paragraph takes the next one along. */
const LINE_WORDS = 12;

/** A paragraph that it only begins has so many words. */
const BEGUN_WORDS = 25;

/** First paragraphs among which thanks make a greeting of the beginning. */
const GREETING = 3;

/** Where a text begins: behind a speaker's thanks where it comes to its topic, else at its first paragraph. */
function beginningAt({ units, tellings, title, language }: Analysis): number {
  const topic = new Set(contentKeys(title, language));
  const isStart = (at: number): boolean =>
    tellings.closureAt(at)[0] === units[at] && units[at]?.opensBlock === true;
  const starts = [...units.keys()].filter(isStart);
  const isThanks = (at: number): boolean => isPleasantry(units[at]?.text ?? '');
  const others = starts.filter((at) => !isThanks(at));
  const first = others[0] ?? starts[0] ?? -1;
  if (!starts.slice(0, GREETING).some(isThanks)) return first;
  const isOnTopic = (at: number): boolean =>
    tellings.closureAt(at).some(({ stems }) => stems.some((stem) => topic.has(stem)));
  const onTopic = others.find(isOnTopic) ?? first;
  return onTopic <= units.length * LATE ? onTopic : first;
}

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
  const more = tellings.around(at, { maxWords: run }, tell, { backwards: false, across: isLine });
  const cut = units[at + more.length]?.block;
  const begun = more.filter(({ block }) => block === cut && block !== first.block);
  return wordsOf(begun) < BEGUN_WORDS ? more.slice(0, more.length - begun.length) : more;
}

/** Other tones and further versions take a hook wherever it stands. */
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
