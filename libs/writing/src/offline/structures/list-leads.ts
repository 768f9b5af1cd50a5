import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { isTrueInWhole, isUntellable } from '../../annotate/discourse/housekeeping.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Source } from '../../source/source.types.js';
import type { List } from '../analysis.types.js';
import { contentKeys } from '../../languages/words.js';
import { wordsOf } from '../passages.js';
import type { Place } from './sections.js';

/** What a list is found in. */
export interface ListContext {
  source: Source;
  sectionOf: ReadonlyMap<number, number>;
  places: readonly Place[];
  byBlock: ReadonlyMap<number, readonly Unit[]>;
}

/** Defaults of a list. */
export const NO_LIST = {
  leadIn: '',
  leadUnit: null,
  leadUnits: [],
  isNumbered: false,
  isSteps: false,
  isOfHeadings: false,
  saysInLabels: false,
  isTable: false,
  parts: [],
  isMain: false,
  salience: 0,
} as const;

/** What a lead-in introduces. */
interface Below {
  language: string;
  isTable: boolean;
}

/** "… two areas outlined below:" is true above its list, "Here's how long it takes:" above its table. */
const isTellableLead = (
  { isUntellable: isOut, announces, text }: Unit,
  { language, isTable }: Below,
): boolean =>
  !isOut ||
  (announces &&
    (isTrueInWhole(text, language) || (isTable && !SHOWN.test(text) && !isUntellable(text, language))));
/** "the story of this code" */
const SHOWN = /\b(?:this|these|that|those) \p{L}/iu;

const isLead = (unit: Unit, below: Below): boolean =>
  !unit.isItem && !unit.isDependent && isTellableLead(unit, below);

type Lead = Pick<List, 'leadIn' | 'leadUnit' | 'leadUnits'>;

/** The heading right over the items that begin at a block. */
const headingOver = (from: number, { source, sectionOf, places }: ListContext): string =>
  source.blocks[from - 1]?.kind === 'heading' ? (places[sectionOf.get(from) ?? 0]?.heading ?? '') : '';

/** "These are the tips we follow:" points at its items. */
const POINTS_AHEAD = /^(?:(?:these|here) (?:is|are)|here['’]s)\b/iu;
const MOST_WORDS = 80;

/**
 * A lead-in with the sentences of its paragraph that it leans on: "My grandfather gave advice. Here is what he would say:".
 * Where they are too many, one that points at its items is kept; any other is empty.
 */
export function leadRun(lead: Unit, units: readonly Unit[], language: string): readonly Unit[] {
  const pointsAhead = POINTS_AHEAD.test(lead.text);
  const leans = pointsAhead
    ? isContextDependent(lead.text.replace(POINTS_AHEAD, '').trim(), language)
    : lead.isDependent;
  if (!leans) return [lead];
  const before = units.filter(({ block, index }) => block === lead.block && index < lead.index);
  const from = before.findLastIndex(({ isDependent }) => !isDependent);
  const run = [...before.slice(from), lead];
  if (from >= 0 && before.slice(from).every(isTold) && wordsOf(run) <= MOST_WORDS) return run;
  return pointsAhead ? [lead] : [];
}
const isTold = ({ isUntellable: isOut, isItem }: Unit): boolean => !isOut && !isItem;

const leadOfRun = (run: readonly Unit[], lead: Unit): Lead => ({
  leadIn: run.map(({ text }) => text).join(' '),
  leadUnit: lead,
  leadUnits: run,
});

/** "I've taken some notes. Afterward, I'll give a few thoughts.": the sentence of the paragraph above that announces the items. */
function announcedBy(above: readonly Unit[], below: Below): Lead | null {
  const lead = above.find((unit) => unit.announces && !unit.isItem && isTellableLead(unit, below));
  const run = lead === undefined ? [] : leadRun(lead, above, below.language);
  return lead === undefined || run.length === 0 ? null : leadOfRun(run, lead);
}

/** Items at least, part of them that a lead-in names, and words of an item that may say which one it is. */
const NAMED = { least: 3, part: 0.75, words: 6 } as const;

/** "There are three groups: bakers, millers and farmers." above "The bakers …": the sentence that names the items. */
function naming(lead: Unit | null, from: number, { source: { blocks, language } }: ListContext): Lead | null {
  const to = blocks.findIndex(({ kind }, at) => at > from && kind !== 'item');
  const items = blocks.slice(from, to < 0 ? blocks.length : to);
  const named = items.flatMap(({ text }) => {
    const beginning = text.split(' ').slice(0, NAMED.words).join(' ');
    return contentKeys(beginning, language).find((key) => lead?.stems.includes(key)) ?? [];
  });
  const isNaming = items.length >= NAMED.least && new Set(named).size >= items.length * NAMED.part;
  return lead !== null && isNaming ? leadOfRun([lead], lead) : null;
}

/** The lead-in of the items that begin at a block; null if it is not usable, because the items need it. */
export function leadOf(from: number, context: ListContext): Lead | null {
  const { language, blocks } = context.source;
  const below = { language, isTable: blocks[from]?.kind === 'table' };
  const above = context.byBlock.get(from - 1)?.at(-1);
  const before = above !== undefined && isLead(above, below) ? above : null;
  const own = context.byBlock.get(from - 1) ?? [];
  if (above?.isItem === false && /[:：]$/u.test(above.text)) {
    const run = isTellableLead(above, below) ? leadRun(above, own, language) : [];
    return run.length > 0 ? leadOfRun(run, above) : null;
  }
  const announced = announcedBy(own, below) ?? naming(before, from, context);
  if (announced !== null) return announced;
  const heading = headingOver(from, context);
  return { leadIn: heading, leadUnit: heading === '' ? before : null, leadUnits: [] };
}
