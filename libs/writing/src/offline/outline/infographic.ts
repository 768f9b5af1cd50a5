import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { isBroken } from '../../annotate/discourse/broken.js';
import { figureRank } from '../../annotate/figures.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { countAs } from '../../platforms/count.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { partsOfText } from '../../text/units-of-text.js';
import { upperFirst } from '../../text/upper-first.js';
import { findings } from '../findings.js';
import type { Kit } from '../kit.js';
import { opensWithPronoun, saysI } from '../opening-pronoun.js';
import { shareOfTitle } from '../core/core-weights.js';
import { BLOCKS, listOf, type Block, type Listed } from './infographic-list.js';
import { isPlain, onScreenOf } from './spoken.js';
import { writeSummary } from './summary.js';

const WORDS = { least: 7, text: 30, quoted: 28, heading: 7 } as const;
/** Most figures, and most of one part. */
const FIGURES = { most: 6, ofSection: 3 } as const;
/** A number in words is set large only where its sentence matters. */
const TELLING_SALIENCE = 0.3;
/** What each rank of a figure adds to its sentence's salience. */
const RANKED = 0.15;
/** Whether a sentence reads alone, far from every other one. */
function stands(unit: Unit, language: string): boolean {
  return (
    !unit.isUntellable &&
    !unit.isDependent &&
    !unit.announces &&
    !unit.isQuestion &&
    !unit.owesNext &&
    !unit.isItem &&
    unit.words >= WORDS.least &&
    countAs('words', unit.text) <= (unit.speaker === '' ? WORDS.text : WORDS.quoted) &&
    !opensWithPronoun(unit, language)
  );
}

/** What authors say about themselves is no fact or point for a board. */
const isPoint = (unit: Unit, language: string): boolean =>
  stands(unit, language) && !saysI(unit.text, language);

/** The figures that say most with what they measure, no part of the text before all others; none that is hedged or denied. */
function figureBlocks({ analysis, tell, variant }: Kit, told: Set<number>): Block[] {
  const isTelling = ({ figure, salience }: Unit): boolean =>
    figureRank(figure) > 1 || (figureRank(figure) === 1 && salience >= TELLING_SALIENCE);
  const worth = (unit: Unit): number => unit.salience + RANKED * figureRank(unit.figure);
  const found = analysis.units
    .filter((unit) => !told.has(unit.index) && isPlain(unit, unit.figure) && isTelling(unit))
    .filter((unit) => stands(unit, analysis.language));
  // one or two are what a text is about, or mentioned in passing
  const isAbout = ({ salience }: Unit): boolean => !analysis.isStory && salience >= TELLING_SALIENCE;
  const all = (found.length < BLOCKS.least ? found.filter(isAbout) : found)
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
  return chosen.map((unit) => ({ figure: upperFirst(unit.figure), text: tell([unit]) }));
}

/** The label above a sentence: its heading if the sentence uses its words, else the sentence's key phrase. */
function labelFor(unit: Unit, kit: Kit, used: ReadonlySet<string>): string {
  const { analysis } = kit;
  const { heading = '' } = analysis.sections[unit.section] ?? {};
  const stems = new Set(contentKeys(heading, analysis.language));
  const isOf =
    unit.stems.some((stem) => stems.has(stem)) ||
    languageOf(analysis.language).instruction?.test(heading) === true;
  const isUsed = (label: string): boolean => [...used].some((other) => other !== '' && label.includes(other));
  const fits = (label: string): boolean =>
    label !== '' && countWords(label) <= WORDS.heading && !/[?？]$/u.test(label) && !isUsed(label);
  const shown = onScreenOf([unit], used);
  return [figureRank(shown) > 1 ? shown : '', isOf ? heading : '', shown].find(fits) ?? '';
}

/** What each part of the text finds, under a label of its own. */
function pointBlocks(
  kit: Kit,
  told: Set<number>,
  first: readonly Block[],
  without: readonly number[],
): Block[] {
  const used = new Set(first.map(({ figure }) => figure.replace(/^\d+\. /u, '')));
  const found = findings(kit, told, BLOCKS.most, WORDS.text).filter(
    (unit) => isPoint(unit, kit.analysis.language) && !without.includes(unit.section),
  );
  const blocks = found.map((unit) => {
    const figure = labelFor(unit, kit, used);
    used.add(figure);
    return { unit, block: { figure, text: kit.tell([unit]) } };
  });
  const labelled = blocks.filter(({ block }) => block.figure !== '');
  const chosen = labelled
    .slice(0, Math.max(0, BLOCKS.enough - first.length))
    .toSorted((a, b) => a.unit.index - b.unit.index);
  for (const { unit } of chosen) told.add(unit.index);
  return chosen.map(({ block }) => block);
}

/** What to take away: the last word of the text. */
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

/** The thesis, to stand under the title where no figure does. */
function thesisBlock({ analysis, core, tell }: Kit, told: Set<number>): Block[] {
  const unit = core.thesis?.units.find((each) => isPoint(each, analysis.language) && !told.has(each.index));
  if (unit === undefined || shareOfTitle(unit.stems, analysis) === 0) return [];
  told.add(unit.index);
  return [{ figure: '', text: tell([unit]) }];
}

/** The first sentences of a point, as many as fit a block. */
function beginningOf(point: string): string {
  const sentences = partsOfText(point, 'sentence');
  const fits = (_: string, at: number): boolean =>
    countAs('words', sentences.slice(0, at + 1).join('')) <= WORDS.text;
  return sentences.filter(fits).join('').trim();
}

/** The points of a summary as far as each fits a block: no items of lists, and none that leans on a point that does not fit. */
function pointsOf(kit: Kit): string[] {
  const { units, language } = kit.analysis;
  const items = units.filter(({ isItem }) => isItem);
  const isOfList = (point: string): boolean =>
    /[:：]$/u.test(point) || items.some(({ text }) => point.includes(text));
  let isWhole = true;
  return writeSummary(kit).bullets.flatMap((point) => {
    if (isOfList(point) || (!isWhole && isContextDependent(point, language))) return [];
    const beginning = beginningOf(point);
    // a question without its answer, or a quotation that is cut
    const text = /[?？]$/u.test(beginning) || isBroken(beginning) ? '' : beginning;
    isWhole = text === point;
    return text === '' ? [] : [text];
  });
}

/** The blocks of a text with few figures and no list, with points among them in the order of the source. */
function withPoints(first: readonly Block[], kit: Kit): Block[] {
  const { units } = kit.analysis;
  const isNew = (point: string): boolean =>
    !first.some(({ text }) => text.includes(point) || point.includes(text));
  const added = pointsOf(kit)
    .filter(isNew)
    .slice(0, BLOCKS.enough - first.length)
    .map((text) => ({ figure: '', text }));
  const placeOf = (block: Block): number => units.findIndex(({ text }) => block.text.includes(text));
  return [...first, ...added].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Figures with what they measure and the list the text is about; the thesis where there is neither. */
function firstBlocks(kit: Kit, listed: Listed | null, told: Set<number>): Block[] {
  const own = listed?.blocks ?? [];
  const isAll = listed?.isAll === true;
  for (const { units } of listed?.list.items ?? []) for (const { index } of units) told.add(index);
  const figures = figureBlocks(kit, told).slice(0, isAll ? BLOCKS.most - own.length : FIGURES.most);
  const fromList = figures.length + own.length <= BLOCKS.most ? own : [];
  if (isAll) return [...fromList, ...figures];
  return [...(figures.length === 0 ? thesisBlock(kit, told) : []), ...figures, ...fromList];
}

/** A sentence of an essay on a board: no figure or label above it, no number before it. */
const isSentence = ({ figure, text }: Block): boolean => figure === '' && !/^\d+\. /u.test(text);

/** Figures with what they measure, the list the text is about, then what its parts find; few blocks from a thin source. */
export function writeInfographic(kit: Kit): InfographicDraft {
  const told = new Set<number>();
  const listed = listOf(kit);
  const first = firstBlocks(kit, listed, told);
  const found = [...first, ...pointBlocks(kit, told, first, listed?.isAll === true ? listed.list.parts : [])];
  const blocks = listed === null && found.length < BLOCKS.few ? withPoints(found, kit) : found;
  const { title, isStory, isInterview } = kit.analysis;
  const isShort = blocks.length < BLOCKS.least;
  const isThin = isShort || blocks.every(isSentence);
  const reason = isShort && !isStory && !isInterview ? 'few-points' : 'no-facts';
  return {
    format: 'infographic',
    headline: title,
    blocks,
    footer: footerOf(kit, told, blocks),
    ...(isThin && { thin: reason }),
  };
}
