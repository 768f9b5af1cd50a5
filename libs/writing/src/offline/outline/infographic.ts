import { isBroken } from '../../annotate/discourse/broken.js';
import { isTally } from '../../annotate/discourse/motions.js';
import { figureRank, isBareShare } from '../../annotate/figures.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { InfographicDraft, Thinness } from '../../formats/draft/draft.types.js';
import { languageOf } from '../../languages/registry.js';
import { countAs } from '../../platforms/count.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { opensWithPronoun, saysI, saysWhatItMeans } from '../opening-pronoun.js';
import { decisionsIn } from '../core/zone.js';
import { requiredIn } from '../digest/required.js';
import { digest, unitsIn } from '../digest/digest.js';
import { belowFigure, headed, type Block, type Placed } from './infographic-labels.js';
import { BLOCKS, inSequences, listOf } from './infographic-list.js';
import { indexesOf, toldBy } from '../runs.js';
import { labelAbove } from '../digest/labels.js';
import { bulletGroups, leans } from './paragraphs.js';
import { isPlain } from './spoken.js';

/** Limits in words: least and most of a sentence (`text`); of a block, a section, a quotation, a headline and a label; least of a decision. */
const WORDS = {
  least: 7,
  text: 30,
  block: 24,
  part: 14,
  quoted: 28,
  headline: 16,
  label: 8,
  decision: 10,
} as const;
const FIGURES = { most: 6, ofSection: 3 } as const;
/** Least salience of a sentence with a number in words that is shown large; more in a story. */
const TELLING_SALIENCE = 0.25;
const STORY_SALIENCE = 0.4;
/** What each rank of a figure adds to its sentence's salience. */
const RANKED = 0.15;
/** Whether a sentence adds to another one: "You can also …" does, "You can sail, and also row" does not. */
const adds = ({ text }: Unit, language: string): boolean =>
  languageOf(language).context?.adds.test(text.split(/[,;:]/u)[0] ?? '') === true;

/** Whether a sentence can be read alone on a board. */
function stands(unit: Unit, language: string): boolean {
  return (
    !unit.isExcluded &&
    !unit.isDependent &&
    !unit.announces &&
    !unit.isQuestion &&
    !unit.owesNext &&
    !unit.isItem &&
    !adds(unit, language) &&
    unit.words >= WORDS.least &&
    countAs('words', unit.text) <= (unit.speaker === '' ? WORDS.text : WORDS.quoted) &&
    !opensWithPronoun(unit, language)
  );
}

/** Whether a sentence is a fact or a point: authors' remarks on themselves are not. */
const isPoint = (unit: Unit, language: string): boolean =>
  stands(unit, language) && !saysI(unit.text, language);

/** Whether the figure of a sentence is its point: not hedged, nor the second share as in "… saw more, and only 9% saw less". */
const isShown = (unit: Unit): boolean =>
  isPlain(unit, unit.figure) &&
  !(isBareShare(unit.figure) && unit.text.slice(0, unit.text.indexOf(unit.figure)).includes(','));

/** Whether a figure matters to the text and is not mentioned in passing. */
const isAbout = ({ salience }: Unit, { isSequential }: Analysis): boolean =>
  salience >= (isSequential ? STORY_SALIENCE : TELLING_SALIENCE);

/** The strongest figures with what they measure, spread over the sections. */
function figureBlocks({ analysis, tell, variant }: Kit, told: Set<number>): Placed[] {
  const isTelling = ({ figure, salience }: Unit): boolean =>
    figureRank(figure) > 1 || (figureRank(figure) === 1 && salience >= TELLING_SALIENCE);
  const worth = (unit: Unit): number => unit.salience + RANKED * figureRank(unit.figure);
  const found = analysis.units
    .filter((unit) => !told.has(unit.index) && isShown(unit) && isTelling(unit))
    .filter((unit) => stands(unit, analysis.language) && countAs('words', tell([unit])) <= WORDS.text);
  const all = (found.length < BLOCKS.least ? found.filter((unit) => isAbout(unit, analysis)) : found)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(variant);
  const strong = all.filter(({ figure }) => figureRank(figure) > 1);
  const some = strong.length >= BLOCKS.least ? strong : all;
  const own = [...Map.groupBy(some, ({ section }) => section).values()];
  const chosen = own
    .flatMap((units) => units.slice(0, own.length < BLOCKS.least ? FIGURES.most : FIGURES.ofSection))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, FIGURES.most)
    .toSorted((a, b) => a.index - b.index);
  for (const { index } of chosen) told.add(index);
  return chosen.map((unit) => ({
    at: unit.index,
    block: { figure: upperFirst(unit.figure), text: belowFigure(tell([unit]), unit.figure) },
  }));
}

/** Sentences in blocks under their figures, without those that are too long, cut a quotation or need the block before. */
function blocksOf(units: readonly Unit[], kit: Kit): Placed[] {
  return bulletGroups(units, WORDS.text).flatMap((own) => {
    const [first] = own;
    const text = kit.tell(own);
    if (first === undefined || adds(first, kit.analysis.language) || leans(own)) return [];
    const isCut = own.at(-1)?.announces === true || countAs('words', text) > WORDS.text;
    if (isCut || isBroken(text) || /[?？]$/u.test(text)) return [];
    const { figure = '' } = own.find((unit) => isAbout(unit, kit.analysis) && isShown(unit)) ?? {};
    return [{ at: first.index, block: { figure: figureRank(figure) > 1 ? upperFirst(figure) : '', text } }];
  });
}

/** The decisions of a meeting, in sentences that are understood alone. */
function decisionBlocks({ analysis, tell }: Kit): Placed[] {
  const says = (unit: Unit): boolean =>
    !unit.isExcluded &&
    !isTally(unit) &&
    saysWhatItMeans(unit, analysis.language) &&
    !adds(unit, analysis.language) &&
    unit.words >= WORDS.decision &&
    countAs('words', unit.text) <= WORDS.text;
  return decisionsIn(analysis)
    .flatMap((at) => analysis.units[at] ?? [])
    .filter(says)
    .map((unit) => ({ at: unit.index, block: { figure: '', text: tell([unit]) } }));
}

/** The best passages in at most `most` blocks, the first of each section under its heading. */
function pointBlocks(kit: Kit, told: readonly Unit[], most: number, without: readonly number[]): Placed[] {
  const { analysis, variant } = kit;
  if (most <= 0) return [];
  const apart = inSequences(analysis);
  const bounds = {
    told: toldBy(told, analysis.units),
    said: new Set(indexesOf(told)),
    variant,
    lists: 'none',
    points: { count: most, words: WORDS.text },
    words: most * WORDS.block,
    leastPart: WORDS.part,
    shows: 'title',
    fits: (unit: Unit) =>
      unit.words <= WORDS.text &&
      !unit.isQuestion &&
      !without.includes(unit.section) &&
      !apart.has(unit.index),
  } as const;
  const placed = digest(analysis, bounds).flatMap((section) => {
    // its heading is the label; a question is not
    const own = unitsIn(section).map((unit) =>
      /[?？]$/u.test(unit.question) ? unit : { ...unit, question: '' },
    );
    const [first, ...rest] = blocksOf(own, kit);
    const unit = own.find(({ index }) => index === first?.at);
    if (first === undefined || unit === undefined) return [];
    const figure = first.block.figure || labelAbove(unit, analysis, WORDS.label);
    return [{ ...first, block: { ...first.block, figure } }, ...rest];
  });
  return strongest(placed, kit, most);
}

/** At most `most` blocks: required ones first, then those of most salience. */
function strongest(placed: readonly Placed[], { analysis, variant }: Kit, most: number): Placed[] {
  const required = requiredIn(analysis, variant);
  const saliences = new Map(analysis.units.map(({ index, salience }) => [index, salience]));
  const rank = ({ at }: Placed): number => Number(required.has(at)) + (saliences.get(at) ?? 0);
  return placed
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

/** The first sentence of the conclusion if the board does not have it; else empty. */
function footerOf(
  { analysis, core, tell }: Kit,
  told: ReadonlySet<number>,
  blocks: readonly Block[],
): string {
  const unit = core.takeaway?.units[0];
  if (unit === undefined || told.has(unit.index) || !isPoint(unit, analysis.language)) return '';
  const last = tell([unit]);
  return blocks.some(({ text }) => text.includes(last)) ? '' : last;
}

/** Whether a block is a plain sentence, without figure, label or number. */
const isSentence = ({ figure, text }: Block): boolean => figure === '' && !/^\d+\. /u.test(text);

/** The headline of a text without a title: its first sentence if that is short. */
const headOf = ({ analysis: { title, units } }: Kit): readonly Unit[] =>
  title === ''
    ? units.slice(0, 1).filter(({ words, isExcluded }) => words <= WORDS.headline && !isExcluded)
    : [];

/** What a board lacks: points, or facts. */
function thinOf(blocks: readonly Block[], { analysis: { isSequential, isInterview } }: Kit): Thinness | null {
  if (blocks.length < BLOCKS.least) return isSequential || isInterview ? 'no-facts' : 'few-points';
  return blocks.every(isSentence) ? 'no-facts' : null;
}

/** The blocks a board must have (list, decisions, figures), with their sentences, the sections to skip and the blocks left. */
function firstBlocks(
  kit: Kit,
  head: readonly Unit[],
): { first: Placed[]; said: Unit[]; without: readonly number[]; room: number } {
  const { list = null, blocks: rows = [] } = listOf(kit) ?? {};
  const items = list?.items.flatMap((item) => item.units) ?? [];
  const at = items[0]?.index ?? 0;
  const own: Placed[] = rows.map((block, row) =>
    row > 0 || list === null ? { at, block, isRow: true } : { at, block, section: list.section },
  );
  const decided = decisionBlocks(kit).slice(0, BLOCKS.enough);
  const apart = inSequences(kit.analysis);
  const told = new Set([...indexesOf([...head, ...items]), ...apart, ...decided.map(({ at }) => at)]);
  const figures = figureBlocks(kit, told).slice(0, Math.max(0, BLOCKS.most - own.length - decided.length));
  const first = [...own, ...decided, ...figures];
  return {
    first,
    said: [
      ...head,
      ...items,
      ...kit.analysis.units.filter(({ index }) => first.some(({ at }) => at === index)),
    ],
    without: list?.parts ?? [],
    room: decided.length < BLOCKS.least ? BLOCKS.enough - first.length : 0,
  };
}

/** A list, figures with what they measure, and the best points, in the order of the source. */
export function writeInfographic(kit: Kit): InfographicDraft {
  const head = headOf(kit);
  const { first, said, without, room } = firstBlocks(kit, head);
  const points = pointBlocks(kit, said, room, without);
  const told = new Set([...indexesOf(said), ...points.map(({ at }) => at)]);
  const placed = [...first, ...points].toSorted((a, b) => a.at - b.at);
  const footer = footerOf(
    kit,
    told,
    placed.map(({ block }) => block),
  );
  const { blocks, closing } = headed(placed, footer === '', kit.analysis);
  const thin = thinOf(blocks, kit);
  return {
    format: 'infographic',
    headline: kit.analysis.title || kit.tell(head),
    blocks,
    footer: footer || closing,
    ...(thin !== null && { thin }),
  };
}
