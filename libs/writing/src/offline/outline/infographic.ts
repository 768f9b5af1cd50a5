import type { Unit } from '../../annotate/unit.types.js';
import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { countAs } from '../../platforms/count.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { upperFirst } from '../../text/upper-first.js';
import type { List, ListItem } from '../analysis.types.js';
import { findings } from '../findings.js';
import type { Kit } from '../kit.js';
import { opensWithPronoun } from '../opening-pronoun.js';
import { isSubject, POINTED } from '../structures/list-story.js';
import { isPlain, onScreenOf } from './spoken.js';

type Block = InfographicDraft['blocks'][number];

const WORDS = { least: 7, text: 30, quoted: 28, label: 8, heading: 7 } as const;
const BLOCKS = { least: 3, few: 4, enough: 6, most: 8 } as const;
/** Most figures, and most of one part. */
const FIGURES = { most: 6, ofSection: 3 } as const;
/** A number in words is set large only where its sentence matters. */
const TELLING_SALIENCE = 0.3;
/** The figure of an earlier time says nothing without today's. */
/** "At 30 cents, that is 1.35": continues a calculation. */
const RECKONS = /, (?:that|this|it) (?:is|was|makes)\b/iu;
const COMPARES = /\b(?:last|previous|prior) (?:year|month|quarter|time)\b|\b(?:on paper|in theory)\b/iu;

/** "When asked to choose, 71 percent chose the bus": an attempt whose outcome is a figure. */
const isAnswered = ({ isIntent, isHedged, isContrast, figure }: Unit): boolean =>
  isIntent && !isHedged && !isContrast && /\d/u.test(figure);

/** Whether a sentence reads alone, far from every other one. */
function stands(unit: Unit, language: string): boolean {
  return (
    !unit.isUntellable &&
    !unit.isDependent &&
    !unit.announces &&
    !unit.isQuestion &&
    (!unit.owesNext || isAnswered(unit)) &&
    !unit.isItem &&
    unit.words >= WORDS.least &&
    countAs('words', unit.text) <= (unit.speaker === '' ? WORDS.text : WORDS.quoted) &&
    !RECKONS.test(unit.text) &&
    !opensWithPronoun(unit, language)
  );
}

/** The figures that matter most with what they measure, no part of the text before all others; none that is hedged or denied. */
function figureBlocks({ analysis, tell, variant }: Kit, told: Set<number>): Block[] {
  const isTelling = (unit: Unit): boolean =>
    !COMPARES.test(unit.text) && (/\d/u.test(unit.figure) || unit.salience >= TELLING_SALIENCE);
  const worth = (unit: Unit): number => unit.salience + (/\d/u.test(unit.figure) ? 0.1 : 0);
  const all = analysis.units
    .filter((unit) => !told.has(unit.index) && isPlain(unit, unit.figure) && isTelling(unit))
    .filter((unit) => stands(unit, analysis.language))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(variant);
  const own = [...Map.groupBy(all, ({ section }) => section).values()];
  const chosen = own
    .flatMap((units) => units.slice(0, own.length < BLOCKS.least ? FIGURES.most : FIGURES.ofSection))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, FIGURES.most)
    .toSorted((a, b) => a.index - b.index);
  for (const { index } of chosen) told.add(index);
  return chosen.map((unit) => ({ figure: upperFirst(unit.figure), text: tell([unit]) }));
}

/** What introduces a list, where it fits a block: its lead-in, else the heading over it. */
function leadOf({ leadIn, leadUnit, section }: List, { analysis }: Kit): string {
  const lines = leadUnit === null ? [leadIn] : [leadIn, analysis.sections[section]?.heading ?? ''];
  return lines.find((line) => line !== '' && countWords(line) <= WORDS.label)?.replace(/[:：]$/u, '') ?? '';
}

/** An item as a block: a short label over its point, else in one line with its number. */
function blockOf({ label, point }: ListItem, at: number, { isNumbered }: List, areShort: boolean): Block {
  const number = isNumbered || !areShort ? `${at + 1}. ` : '';
  return label !== '' && areShort
    ? { figure: number + label, text: point }
    : { figure: '', text: number + (label || point) };
}

/** A list as blocks under its lead-in, whole or not at all; short items without labels in one block. */
function blocksOfList(list: List, kit: Kit): Block[] {
  const { items, isNumbered, leadUnit } = list;
  const lead = leadOf(list, kit);
  if (items.every(({ label }) => label === '') && !isNumbered)
    return fitting([{ figure: lead, text: items.map(({ text }) => text).join(' · ') }], lead !== '');
  const isTitled = isSubject(list, kit.analysis) && leadUnit === null;
  const pointed = items.filter(({ point }) => point !== '').length;
  const areShort =
    pointed >= items.length * POINTED && items.every(({ label }) => countWords(label) <= WORDS.label);
  const own = items.map((item, at) => blockOf(item, at, list, areShort));
  const isWhole =
    items.length >= BLOCKS.least && items.every(({ label, point }) => label !== '' || point !== '');
  return isTitled || list.isTable
    ? fitting(own, isWhole)
    : fitting([{ figure: lead, text: '' }, ...own], isWhole && areShort && lead !== '');
}

const fitting = (blocks: Block[], isWhole: boolean): Block[] =>
  isWhole &&
  blocks.length <= BLOCKS.most &&
  blocks.every(
    ({ figure, text }) => countWords(figure) <= WORDS.label + 1 && countAs('words', text) <= WORDS.text,
  )
    ? blocks
    : [];

interface Listed {
  list: List;
  blocks: Block[];
  /** The text is about it. */
  isAll: boolean;
}

/** The list that the text is about, else the weightiest one that fits. */
function listOf(kit: Kit): Listed | null {
  const { analysis } = kit;
  const lists = analysis.lists
    .map((list) => ({
      list,
      blocks: blocksOfList(list, kit),
      isAll: list.isTable || isSubject(list, analysis),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const rank = ({ isAll, list }: Listed): number => (isAll ? 1 : 0) + list.salience;
  return lists.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The label above a sentence: its heading if the sentence uses its words, else the sentence's key phrase. */
function labelFor(unit: Unit, kit: Kit, used: ReadonlySet<string>): string {
  const { analysis } = kit;
  const { heading = '' } = analysis.sections[unit.section] ?? {};
  const stems = new Set(contentKeys(heading, analysis.language));
  const isOf =
    unit.stems.some((stem) => stems.has(stem)) ||
    languageOf(analysis.language).instruction?.test(heading) === true;
  const fits = (label: string): boolean =>
    label !== '' && countWords(label) <= WORDS.heading && !/[?？]$/u.test(label) && !used.has(label);
  return [isOf ? heading : '', onScreenOf([unit], used)].find(fits) ?? '';
}

/** What each part of the text finds, under a label of its own. */
function pointBlocks(kit: Kit, told: Set<number>, first: readonly Block[]): Block[] {
  const used = new Set(first.map(({ figure }) => figure.replace(/^\d+\. /u, '')));
  const found = findings(kit, told, BLOCKS.most, WORDS.text).filter((unit) =>
    stands(unit, kit.analysis.language),
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

/** What to take away: the last word of the text, else its thesis. */
function footerOf({ analysis, core, tell }: Kit, told: ReadonlySet<number>): string {
  const last = [core.takeaway, core.thesis].flatMap((passage) => passage?.units[0] ?? []);
  const unit = last.find((each) => !told.has(each.index) && stands(each, analysis.language));
  return unit === undefined ? '' : tell([unit]);
}

/** Figures with what they measure, the list the text is about, then what its parts find; few blocks from a thin source. */
export function writeInfographic(kit: Kit): InfographicDraft {
  const told = new Set<number>();
  const listed = listOf(kit);
  const own = listed?.blocks ?? [];
  for (const { units } of listed?.list.items ?? []) for (const { index } of units) told.add(index);
  const figures = figureBlocks(kit, told).slice(0, listed?.isAll ? BLOCKS.most - own.length : FIGURES.most);
  const fromList = figures.length + own.length <= BLOCKS.most ? own : [];
  const first = listed?.isAll ? [...fromList, ...figures] : [...figures, ...fromList];
  const blocks = [...first, ...pointBlocks(kit, told, first)];
  return {
    format: 'infographic',
    headline: kit.analysis.title,
    blocks,
    footer: footerOf(kit, told),
    ...(blocks.length < BLOCKS.least && { thin: 'few-points' }),
  };
}
