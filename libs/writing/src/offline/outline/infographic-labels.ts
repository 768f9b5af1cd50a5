import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { withoutFinalColon } from '../realise.js';
import { isTorn, labelAbove } from '../digest/labels.js';
import { ofPart } from '../digest/parts.js';
import type { Analysis } from '../analysis.types.js';
import { countWords } from '../../languages/words.js';

export type Block = InfographicDraft['blocks'][number];

export interface Placed {
  at: number;
  block: Block;
  /** The section of a list, for its first row. */
  section?: number;
  /** A row of a list below its first one. */
  isRow?: true;
}

/** Most words of a heading that a block needs (`figure` in the platform's rules). */
const HEADING_WORDS = 9;

/** What a figure without its noun goes on with: "60% of the wool". Any other word is what it counts: "60% wool means …". */
const OF = /^(?:of|von|der|des|de|del|di|van|av)(?!\p{L})/iu;
/** What a time goes on with: "Two hours before we left, …". */
const FROM_TIME =
  /^(?:before|after|ago|later|earlier|into|since|vor|nach|später|zuvor|antes|después|avant|après|prima|dopo)(?!\p{L})/iu;

/** A sentence below its figure, without the figure at its beginning if that is all of its subject or a part of it. */
export function belowFigure(text: string, figure: string): string {
  if (!text.startsWith(`${figure} `)) return text;
  const rest = text.slice(figure.length + 1);
  return (/\p{L}$/u.test(figure) ? !FROM_TIME.test(rest) : OF.test(rest)) ? rest : text;
}

/** No section. */
const NONE = -1;

/** A section's heading, or the nearest one above that fits and is not the one that is shown. */
function headingOver(section: number | null, shown: number, analysis: Analysis): string {
  const view = section === null || section === shown ? undefined : analysis.sections[section];
  if (view === undefined) return '';
  const heading = view.heading || view.asked;
  const fits = heading !== '' && heading !== analysis.title && countWords(heading) <= HEADING_WORDS;
  const isWhole = !/^(?:…|\.{3})/u.test(heading) && !isTorn(heading, analysis);
  return fits && isWhole
    ? ofPart(section ?? NONE, heading, HEADING_WORDS, analysis)
    : headingOver(view.parent, shown, analysis);
}

/** Whether a sentence is in the last paragraph of the text and not about its heading. */
function closes(at: number, analysis: Analysis): boolean {
  const unit = analysis.units[at];
  if (unit === undefined || unit.block !== analysis.units.at(-1)?.block) return false;
  const opens = analysis.units[at - 1]?.section !== unit.section;
  return !opens && labelAbove(unit, analysis, HEADING_WORDS) === '';
}

/** Whether a list has only the heading over it, which is above the blocks before it already. */
const isHeadAgain = ({ block, section }: Placed, above: readonly Placed[]): boolean =>
  section !== undefined &&
  block.text === '' &&
  above.findLast((each) => each.block.figure !== '')?.block.figure === block.figure;

const labelledOnce = (placed: readonly Placed[]): Placed[] =>
  placed.flatMap((own, at) => {
    const { figure, text } = own.block;
    const above = placed.slice(0, at);
    if (isHeadAgain(own, above)) return [];
    const isRepeated = text !== '' && above.some(({ block }) => block.figure === figure);
    return { ...own, block: { figure: isRepeated ? '' : withoutFinalColon(figure), text } };
  });

const sectionOf = ({ at, section }: Placed, { units }: Analysis): number =>
  section ?? units[at]?.section ?? NONE;

/** Whether a block has a label, or begins with the question that it answers. */
function isHeaded({ figure, text }: Block, section: number, { sections }: Analysis): boolean {
  const over = sections[section]?.heading || sections[section]?.asked || '';
  return figure !== '' || (over !== '' && text.startsWith(over));
}

interface Headed {
  blocks: Block[];
  /** The last words of the text, if they would stand under the heading of something else. */
  closing: string;
}

/** The blocks with their labels once, and with those that they need so that none is read under the heading of another section. */
export function headed(placed: readonly Placed[], mayClose: boolean, analysis: Analysis): Headed {
  const blocks: Block[] = [];
  let shown = NONE;
  for (const own of labelledOnce(placed)) {
    const section = sectionOf(own, analysis);
    const hasLabel = isHeaded(own.block, section, analysis);
    const isUnder = hasLabel || own.isRow === true || [NONE, section].includes(shown);
    const isClosing = !isUnder && closes(own.at, analysis);
    if (isClosing && mayClose && own.at === placed.at(-1)?.at) return { blocks, closing: own.block.text };
    const label = isUnder || isClosing ? '' : withoutFinalColon(headingOver(section, shown, analysis));
    blocks.push(label === '' ? own.block : { ...own.block, figure: label });
    if (hasLabel || label !== '') shown = section;
  }
  return { blocks, closing: '' };
}
