import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { Analysis, List } from '../analysis.types.js';
import { FINISHED } from '../hooks/first-lines.js';
import type { Kit } from '../kit.js';
import { wordsOf } from '../passages.js';
import { beginningOf, listText } from '../realise.js';

const CAPTION = { maxWords: 50, maxSentences: 2, itemWords: 8 } as const;
/** The text begins with this many passages. */
const OPENING = 3;

/** The sentence that introduces the person interviewed; empty for none. */
function introductionOf({ units, tellings, isInterview }: Analysis): readonly Unit[] {
  const name = isInterview ? (units.find(({ speaker }) => speaker !== '')?.speaker ?? '') : '';
  const at = name === '' ? -1 : units.findIndex(({ speaker, text }) => speaker === '' && text.includes(name));
  return at < 0 ? [] : tellings.closureAt(at).slice(-1);
}

/** The introduction of the person interviewed, or the first paragraph of the text that can be read alone. */
function beginningIn({ analysis, tell }: Kit): string {
  const runs = analysis.passages
    .slice(0, OPENING)
    .filter(({ units: [unit] }) => !unit.isDependent)
    .map((passage) => beginningOf(passage, CAPTION, tell));
  const told = [introductionOf(analysis), ...runs]
    .filter((run) => wordsOf(run) <= CAPTION.maxWords)
    .map(tell);
  return told.find((text) => FINISHED.test(text)) ?? '';
}

/** What a text is about: its description if the video does not say it, else its title with its beginning. */
export function aboutOf(kit: Kit, spoken: string): string {
  const { description, title } = kit.analysis;
  const sentences = partsOfText(description, 'sentence');
  if (description !== '' && sentences.every((sentence) => !spoken.includes(sentence.trim())))
    return description;
  const beginning = beginningIn(kit);
  if (beginning === '' || beginning === title) return title;
  return spoken.startsWith(title) ? beginning : `${title}\n\n${beginning}`;
}

/** A main list that the video does not have, for reading below it, such as the ingredients of a recipe; else empty. */
export function listBelow({ analysis: { lists } }: Kit, told: readonly List[]): string {
  const isBrief = ({ items }: List): boolean =>
    items.every(({ label, text }) => countWords(label) + countWords(text) <= CAPTION.itemWords);
  const isTold = ({ index }: List): boolean => told.some((list) => list.index === index);
  const below = lists.find((list) => list.isMain && !isTold(list) && isBrief(list));
  return below === undefined ? '' : listText(below);
}
