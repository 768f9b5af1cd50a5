import { numberWords } from '../../annotate/mentions/quantities/number-words.js';
import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { isTrueInWhole, isExcluded } from '../../annotate/discourse/housekeeping.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Source } from '../../source/source.types.js';
import type { List } from '../analysis.types.js';
import type { Place } from './sections.js';

export interface ListContext {
  source: Source;
  sectionOf: ReadonlyMap<number, number>;
  places: readonly Place[];
  byBlock: ReadonlyMap<number, readonly Unit[]>;
}

export const NO_LIST = {
  leadIn: '',
  leadUnit: null,
  leadUnits: [],
  isNumbered: false,
  isUncounted: false,
  isSteps: false,
  isOfHeadings: false,
  isOfSides: false,
  isTable: false,
  isOfLinks: false,
  parts: [],
  isMain: false,
  salience: 0,
} as const;

/** Whether a lead-in is usable above its list or table: "… two areas outlined below:", "Here is what it costs:". */
const isTellableLead = (
  { isExcluded: isOut, isApart, isOfWhole, isBanned, announces, text }: Unit,
  language: string,
): boolean =>
  !isOut ||
  (announces &&
    !isApart &&
    !isOfWhole &&
    !isBanned &&
    (!isExcluded(text, language) || isTrueInWhole(text, language)));

type Lead = Pick<List, 'leadIn' | 'leadUnit' | 'leadUnits'>;

/** The heading right above a block; empty if there is none. */
const headingOver = (from: number, { source, sectionOf, places }: ListContext): string =>
  source.blocks[from - 1]?.kind === 'heading' ? (places[sectionOf.get(from) ?? 0]?.heading ?? '') : '';

/** "These are the tips we follow:" points at the items. */
const POINTS_AHEAD = /^(?:(?:these|here) (?:is|are)|here['’]s)\b/iu;

/** "Here's why:" gives the reasons of the sentence before, "Here are a few:" some of its things. */
const ASKS_BACK = /^(?:why|how|(?:just |only )?(?:a few|some|(?<count>\p{L}+)))[:.]?$/iu;
function asksBack(rest: string, language: string): boolean {
  const found = ASKS_BACK.exec(rest);
  const count = found?.groups?.['count']?.toLowerCase();
  return found !== null && (count === undefined || numberWords(language).has(count));
}

/** A lead-in with the sentences that it depends on if they are usable, else alone if it points ahead or opens its paragraph, else empty. */
export function leadRun(lead: Unit, units: readonly Unit[], language: string): readonly Unit[] {
  const pointsAhead = POINTS_AHEAD.test(lead.text);
  const rest = lead.text.replace(POINTS_AHEAD, '').trim();
  const leans = pointsAhead
    ? asksBack(rest, language) || isContextDependent(rest, language)
    : lead.isDependent;
  if (!leans) return [lead];
  const before = units.filter(({ block, index }) => block === lead.block && index < lead.index);
  const from = before.findLastIndex(({ isDependent }) => !isDependent);
  const run = [...before.slice(from), lead];
  if (from >= 0 && before.slice(from).every(({ isExcluded }) => !isExcluded)) return run;
  // at the beginning of a paragraph "What I learned from this:" refers to the text above, as does "They gave three reasons."
  return pointsAhead || (lead.opensBlock && (lead.announces || /[:：]$/u.test(lead.text))) ? [lead] : [];
}

const leadOfRun = (run: readonly Unit[], lead: Unit): Lead => ({
  leadIn: run.map(({ text }) => text).join(' '),
  leadUnit: lead,
  leadUnits: run,
});

/** The sentence of the paragraph above that announces the items: "I've taken some notes. Afterward, I'll give a few thoughts." */
function announcedBy(above: readonly Unit[], language: string): Lead | null {
  const lead = above.find(({ announces }) => announces);
  const run = lead === undefined ? [] : leadRun(lead, above, language);
  return lead === undefined || run.length === 0 ? null : leadOfRun(run, lead);
}

const OPEN_START = /^(?:…|\.{3}) ?\p{Ll}/u;
/** Whether the sentence above the items ends below them: "With talks about ..." and "... we filled the hall." */
function goesOnBelow(from: number, above: Unit | undefined, { source }: ListContext): boolean {
  if (!/(?:…|\.{3})$/u.test(above?.text ?? '')) return false;
  const below = source.blocks.slice(from).find(({ kind }) => kind !== 'item');
  return OPEN_START.test(below?.text ?? '');
}

/** The question right above a lead-in that only begins its answer: "So why do so few of them float?" above "That's because:". */
function askedAbove(
  [lead, ...others]: readonly Unit[],
  from: number,
  { byBlock }: ListContext,
): readonly Unit[] {
  const above = byBlock.get(from - 2) ?? [];
  const question = above.at(-1);
  const answers = lead?.isDependent === true && others.length === 0 && question?.section === lead.section;
  const isAlone = above.length === 1 && question?.isItem === false;
  return answers && isAlone && question.isQuestion && !question.isExcluded ? [question] : [];
}

/** The lead-in of the items from a block on; null if it is not usable, because the items need it. */
export function leadOf(from: number, context: ListContext): Lead | null {
  const { language } = context.source;
  const own = context.byBlock.get(from - 1) ?? [];
  const above = own.at(-1);
  if (goesOnBelow(from, above, context)) return null;
  if (above?.isItem === false && /[:：]$/u.test(above.text)) {
    const run = isTellableLead(above, language) ? leadRun(above, own, language) : [];
    return run.length > 0 ? leadOfRun([...askedAbove(own, from, context), ...run], above) : null;
  }
  const announced = announcedBy(own, language);
  if (announced !== null) return announced;
  const isLead = above !== undefined && !above.isDependent && isTellableLead(above, language);
  const before = isLead ? above : null;
  const heading = headingOver(from, context);
  return { leadIn: heading, leadUnit: heading === '' ? before : null, leadUnits: [] };
}
