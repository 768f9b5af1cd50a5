import type { Unit } from '../../annotate/unit.types.js';
import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Kit } from '../kit.js';
import { findings } from '../findings.js';

type Block = InfographicDraft['blocks'][number];

const TEXT_WORDS = 25;
const HEADING_WORDS = 7;
const ITEM_LABEL_WORDS = 8;
const FIGURES = 5;
const BLOCKS = { few: 3, enough: 6, most: 8 } as const;

/** The figure of an earlier time says nothing without today's. */
const COMPARES = /\b(?:last|previous|prior) (?:year|month|quarter|time)\b|\b(?:on paper|in theory)\b/iu;

/** A number in words is set large only where its sentence matters. */
const TELLING_SALIENCE = 0.5;
const isTelling = (unit: Unit): boolean =>
  !COMPARES.test(unit.text) && (/\d/u.test(unit.figure) || unit.salience >= TELLING_SALIENCE);

const wordsIn = (text: string): number => text.split(/\s+/u).length;
/** Whether a sentence can stand alone in a block. */
const stands = (unit: Unit): boolean =>
  !unit.isUntellable &&
  !unit.isDependent &&
  !unit.announces &&
  !unit.isQuestion &&
  !unit.owesNext &&
  unit.words <= TEXT_WORDS;

/** The figures that matter most with what they measure; hedged and imagined ones are never set large. */
function figureBlocks({ analysis, tell, variant }: Kit, told: Set<number>): Block[] {
  const units = analysis.units
    .filter((unit) => unit.figure !== '' && !unit.isHedged && isTelling(unit) && stands(unit))
    .toSorted((a, b) => b.salience - a.salience)
    .slice(variant, variant + FIGURES)
    .toSorted((a, b) => a.index - b.index);
  for (const { index } of units) told.add(index);
  return units.map((unit) => ({ figure: upperFirst(unit.figure), text: tell([unit]) }));
}

/** The weightiest list whose items are short phrases. */
function listBlocks({ analysis: { lists } }: Kit): Block[] {
  const fitting = lists.filter(
    ({ items }) =>
      items.length >= 3 &&
      items.length < BLOCKS.most &&
      items.every(
        ({ label, text }) => wordsIn(text) <= TEXT_WORDS && wordsIn(label || text) <= ITEM_LABEL_WORDS,
      ),
  );
  const list = fitting.toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || b.salience - a.salience)[0];
  return (list?.items ?? []).map(({ label, text }) =>
    label === '' ? { figure: text, text: '' } : { figure: label, text },
  );
}

/** A finding of each section under its heading. */
function sectionBlocks(kit: Kit, told: ReadonlySet<number>): Block[] {
  const { sections } = kit.analysis;
  const found = findings(kit, told, BLOCKS.enough, TEXT_WORDS);
  const shown = new Set<string>();
  return found.map((unit) => {
    const { heading = '' } = sections[unit.section] ?? {};
    const figure =
      wordsIn(heading) <= HEADING_WORDS && !/[?？]$/u.test(heading) && !shown.has(heading) ? heading : '';
    shown.add(heading);
    return { figure, text: kit.tell([unit]) };
  });
}

/** Figures with what they measure, else the source's own list, else a point a section. A thin source gives few blocks. */
export function writeInfographic(kit: Kit): InfographicDraft {
  const { analysis, core, tell } = kit;
  const told = new Set<number>();
  const figures = figureBlocks(kit, told);
  const list = figures.length + listBlocks(kit).length <= BLOCKS.most ? listBlocks(kit) : [];
  const first = [...figures, ...list];
  const found = sectionBlocks(kit, told);
  const labelled = found.filter(({ figure }) => figure !== '');
  const usable = first.length + labelled.length >= BLOCKS.few ? labelled : found;
  const sections = usable.slice(0, Math.max(0, BLOCKS.enough - first.length));
  const takeaway = core.takeaway?.units[0];
  const blocks = [
    ...new Map(
      [...first, ...sections].map((block) => [block.figure + (block.figure === '' ? block.text : ''), block]),
    ).values(),
  ];
  const footer =
    takeaway && stands(takeaway) && !blocks.some(({ text }) => text === tell([takeaway]))
      ? tell([takeaway])
      : '';
  return { format: 'infographic', headline: analysis.title, blocks: blocks.slice(0, BLOCKS.most), footer };
}
