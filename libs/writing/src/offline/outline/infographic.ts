import type { Unit } from '../../annotate/unit.types.js';
import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Kit } from '../kit.js';
import { endsWell } from '../realise.js';

type Block = InfographicDraft['blocks'][number];

const TEXT_WORDS = 25;
const HEADING_WORDS = 7;
const ITEM_LABEL_WORDS = 8;
const FIGURES = 5;
const BLOCKS = { enough: 6, few: 3, most: 8 } as const;

const wordsIn = (text: string): number => text.split(/\s+/u).length;
/** Whether a sentence can stand alone in a block. */
const stands = (unit: Unit): boolean =>
  !unit.isUntellable &&
  !unit.isDependent &&
  !unit.announces &&
  !unit.isQuestion &&
  !unit.isIntent &&
  unit.words <= TEXT_WORDS;

/** The figures that matter most with what they measure; hedged and imagined ones are never set large. */
function figureBlocks({ analysis, tell, variant }: Kit, told: Set<number>): Block[] {
  const units = analysis.units
    .filter((unit) => unit.figure !== '' && !unit.isHedged && stands(unit))
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
  const list = fitting.toSorted((a, b) => b.salience - a.salience)[0];
  return (list?.items ?? []).map(({ label, text }) =>
    label === '' ? { figure: text, text: '' } : { figure: label, text },
  );
}

/** A sentence of each section under its heading. */
function sectionBlocks({ analysis, tell, variant }: Kit, told: ReadonlySet<number>): Block[] {
  const points = analysis.sections.flatMap(({ heading, passages }) => {
    if (heading === '' || wordsIn(heading) > HEADING_WORDS) return [];
    const fitting = passages.filter(
      (passage) => stands(passage.units[0]) && endsWell(passage, 0) && !told.has(passage.units[0].index),
    );
    const unit = fitting.slice(0, variant + 1).at(-1)?.units[0];
    return unit === undefined ? [] : [{ heading, unit }];
  });
  return points
    .toSorted((a, b) => b.unit.salience - a.unit.salience)
    .slice(0, BLOCKS.enough)
    .toSorted((a, b) => a.unit.index - b.unit.index)
    .map(({ heading, unit }) => ({ figure: heading, text: tell([unit]) }));
}

/** Figures with what they measure, else the source's own list, else a point a section. A thin source gives few blocks. */
export function writeInfographic(kit: Kit): InfographicDraft {
  const { analysis, core, tell } = kit;
  const told = new Set<number>();
  const figures = figureBlocks(kit, told);
  const list = figures.length + listBlocks(kit).length <= BLOCKS.most ? listBlocks(kit) : [];
  const first = [...figures, ...list];
  const sections = sectionBlocks(kit, told).slice(0, Math.max(0, BLOCKS.enough - first.length));
  const points =
    first.length + sections.length >= BLOCKS.few
      ? []
      : core.points
          .map(({ units }) => units[0])
          .filter((unit) => stands(unit) && !told.has(unit.index))
          .map((unit) => ({ figure: '', text: tell([unit]) }));
  const takeaway = core.takeaway?.units[0];
  const footer = takeaway && stands(takeaway) && !told.has(takeaway.index) ? tell([takeaway]) : '';
  const blocks = [
    ...new Map(
      [...first, ...sections, ...points].map((block) => [
        block.figure + (block.figure === '' ? block.text : ''),
        block,
      ]),
    ).values(),
  ];
  return { format: 'infographic', headline: analysis.title, blocks: blocks.slice(0, BLOCKS.most), footer };
}
