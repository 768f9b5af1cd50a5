import type { SummaryDraft } from '../../formats/draft/draft.types.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import { digest } from '../digest/digest.js';
import { introductionOf } from '../glosses.js';
import type { Kit } from '../kit.js';
import type { List } from '../analysis.types.js';
import { beginningOf, labelled, listText, waysToTell } from '../realise.js';
import { indexesOf, wordsOf } from '../runs.js';

/** Words of a summary at medium length, of a bullet at most and of a description that is its thesis. */
const WORDS = { least: 190, part: 0.3, most: 280, bullet: 50, point: 26, answer: 60, thesis: 60 } as const;

/** Sentences as bullets, as many in each as fit; one that leans on the sentence before may begin the next bullet. */
function bulletsOf(units: readonly Unit[], { tell }: Kit): string[] {
  const bullets: Unit[][] = [];
  for (const unit of units) {
    const last = bullets.at(-1);
    const isOwed = last?.at(-1)?.owesNext === true;
    if (last && (isOwed || wordsOf(last) + unit.words <= WORDS.bullet)) last.push(unit);
    else bullets.push([unit]);
  }
  return bullets.map((bullet) => tell(bullet));
}

/** A list set inline behind its lead-in: "Records name: the context; the options." */
const inline = ({ leadIn, items }: List): string =>
  items
    .map(({ label, text }) => labelled(label, text))
    .reduce((said, item, at) => {
      const isLast = at === items.length - 1;
      const open = /[?!？！]$/u.test(item) ? item : item.replace(/[.;,]$/u, '') + (isLast ? '.' : ';');
      return `${said} ${open}`;
    }, leadIn);

/** The items of a list, behind their lead-in where they complete it: in one bullet if they fit. */
function bulletsOfList(list: List): string[] {
  const fits = (text: string): boolean => countWords(text) <= WORDS.bullet;
  const ways = waysToTell(list);
  const completes = /[:：?？]$/u.test(list.leadIn);
  const whole = completes && !list.isOfHeadings ? ways.map(inline).find(fits) : undefined;
  if (whole !== undefined) return [whole];
  const told = ways.map(({ items }) => items.map(({ label, text }) => labelled(label, text)));
  const items = told.find((each) => each.every((item) => fits(item) && item.includes(' '))) ?? [];
  return completes && items.length > 0 ? [list.leadIn, ...items] : items;
}

/** The description as the thesis, without the question it ends on; empty where it is none. */
function thesisOf({ analysis }: Kit): string {
  const description = analysis.description.split(/(?<=[.!?])\s+(?=[^.!?]*\?$)/u)[0] ?? '';
  const isThesis =
    description !== '' && !description.endsWith('?') && countWords(description) <= WORDS.thesis;
  return isThesis ? description : '';
}

/** Words of the steps a text tells: they are told whole. */
const stepWords = ({ analysis: { lists } }: Kit): number =>
  lists
    .filter(({ isSteps, isMain }) => isSteps && isMain)
    .reduce((sum, list) => sum + countWords(listText(list)), 0);

/** The thesis, what every part comes to in source order, what follows. */
export function writeSummary(kit: Kit): SummaryDraft {
  const { analysis, core, factor, variant } = kit;
  const told = new Set<number>();
  const bullets = (units: readonly Unit[]): string[] => {
    if (units.some(({ index }) => told.has(index))) return [];
    for (const index of indexesOf(units)) told.add(index);
    return bulletsOf(units, kit);
  };
  const description = thesisOf(kit);
  const stated = core.thesis === null ? [] : beginningOf(core.thesis, { maxWords: WORDS.bullet }, kit.tell);
  const thesis = description === '' ? bullets(stated) : [description];
  const speaker = bullets(introductionOf(analysis));
  const takeaway = bullets(core.takeaway?.units ?? []);
  const all =
    Math.min(Math.max(WORDS.least, analysis.words * WORDS.part), WORDS.most) * factor + stepWords(kit);
  const words = all - countWords([...thesis, ...takeaway].join(' '));
  const leastPart = analysis.isInterview ? WORDS.answer : WORDS.point;
  const found = digest(analysis, { words, told, variant, asLists: true, leastPart }).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'paragraph' ? bullets(part.units) : bulletsOfList(part.list))),
  );
  return {
    format: 'summary',
    title: analysis.title,
    bullets: [...thesis, ...speaker, ...found, ...takeaway],
  };
}
