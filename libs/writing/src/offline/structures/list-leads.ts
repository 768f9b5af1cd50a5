import { isTrueInWhole, isUntellable } from '../../annotate/discourse/housekeeping.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Source } from '../../source/source.types.js';
import type { List } from '../analysis.types.js';
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
  isNumbered: false,
  isSteps: false,
  isOfHeadings: false,
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

type Lead = Pick<List, 'leadIn' | 'leadUnit'>;

/** The heading right over the items that begin at a block. */
const headingOver = (from: number, { source, sectionOf, places }: ListContext): string =>
  source.blocks[from - 1]?.kind === 'heading' ? (places[sectionOf.get(from) ?? 0]?.heading ?? '') : '';

/** "These are the tips we follow:" points at its items; any other lead-in that leans on the sentence before it goes with that. */
const POINTS_AHEAD = /^(?:(?:these|here) (?:is|are)|here['’]s)\b/iu;
function leadWith(lead: Unit, { byBlock }: ListContext, below: Below): Lead | null {
  if (!isTellableLead(lead, below)) return null;
  if (POINTS_AHEAD.test(lead.text)) return { leadIn: lead.text, leadUnit: lead };
  const before = byBlock.get(lead.block)?.find(({ index }) => index === lead.index - 1);
  const isWhole = before !== undefined && isLead(before, below);
  return isWhole ? { leadIn: `${before.text} ${lead.text}`, leadUnit: lead } : null;
}

/** The lead-in of the items that begin at a block; null if it is not usable, because the items need it. */
export function leadOf(from: number, context: ListContext): Lead | null {
  const { language, blocks } = context.source;
  const below = { language, isTable: blocks[from]?.kind === 'table' };
  const above = context.byBlock.get(from - 1)?.at(-1);
  const before = above !== undefined && isLead(above, below) ? above : null;
  const announces = above?.isItem === false && /[:：]$/u.test(above.text);
  if (announces && before === null) return leadWith(above, context, below);
  if (announces) return { leadIn: before?.text ?? '', leadUnit: before };
  const heading = headingOver(from, context);
  return { leadIn: heading, leadUnit: heading === '' ? before : null };
}
