import type { SummaryDraft } from '../../formats/draft/draft.types.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import { digest } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import type { Analysis } from '../analysis.types.js';
import { wordsOfList } from '../realise.js';
import { countAs } from '../../platforms/count.js';
import { wholeQuotations } from '../../annotate/quotations/quotations.js';
import { wordsOf } from '../passages.js';
import { indexesOf, toldBy } from '../runs.js';
import { openingSaid } from '../core/core.js';
import { decisionsIn } from '../core/zone.js';
import { subjectList } from '../structures/subject-list.js';
import { partsOfText } from '../../text/units-of-text.js';
import { BULLET_WORDS, bulletGroups, bulletsOf } from './paragraphs.js';
import { bulletsOfList, forBullets, labelsOf, MOST_BULLETS } from './summary-lists.js';

/** Least and most words of a summary, its share of the text, and least words of a section; most words of a thesis. */
const WORDS = { least: 400, part: 0.6, most: 560, point: 8, answer: 60, thesis: 60 } as const;

/** The description without a question at its end; empty if there is none or it is too long. */
function thesisOf({ analysis }: Kit): string {
  if (analysis.about.length === 0) return '';
  const description = analysis.description.split(/(?<=[.!?]) (?=[^.!?]*\?$)/u)[0] ?? '';
  return countWords(description) <= WORDS.thesis ? description : '';
}

const stepWords = ({ analysis: { lists } }: Kit): number =>
  lists.filter(({ isSteps }) => isSteps).reduce((sum, list) => sum + wordsOfList(list), 0);

interface Group {
  /** Those that go together are in one. */
  bullets: readonly (readonly string[])[];
  /** Positions of required bullets. */
  required: ReadonlySet<number>;
  /** Positions of bullets that are not used without the one before. */
  leaning: ReadonlySet<number>;
  isMain: boolean;
  salience: number;
  /** The labels of a list; null for a paragraph. */
  labels: readonly string[] | null;
}

interface Claim {
  group: Group;
  bullets: readonly string[];
  at: number;
  /** Lower ranks come first. */
  rank: number;
}

/** Whether a text can be a bullet: "Cheers." is too short. */
const isBullet = (text: string): boolean =>
  countAs('words', partsOfText(text, 'sentence')[0] ?? '') <= BULLET_WORDS && countWords(text) >= LEAST_WORDS;
const LEAST_WORDS = 4;

/** All claims for room: the main list, required bullets, other lists, then one bullet of each paragraph after the other. */
const claimsOf = (groups: readonly Group[]): Claim[] =>
  groups
    .flatMap((group): Claim[] => {
      const { bullets, labels, required, isMain, salience } = group;
      if (labels !== null) return [{ group, bullets: bullets.flat(), at: 0, rank: isMain ? -2 : 0 }];
      return bullets
        .map((own, at) => ({
          group,
          bullets: own,
          at,
          rank: required.has(at) ? -1 : 2 + at - salience,
        }))
        .filter(({ bullets: own }) => own.every(isBullet));
    })
    .toSorted((a, b) => a.rank - b.rank);

function withinLimit(groups: readonly Group[], most: number): string[] {
  let room = most;
  const chosen = new Map<Group, { at: number; own: readonly string[] }[]>();
  for (const { group, bullets, at } of claimsOf(groups)) {
    if (group.leaning.has(at) && chosen.get(group)?.some((each) => each.at === at - 1) !== true) continue;
    const own = [bullets, group.labels ?? []].find(({ length }) => length <= room) ?? [];
    if (own.length > 0) chosen.set(group, [...(chosen.get(group) ?? []), { at, own }]);
    room -= own.length;
  }
  return groups.flatMap((group) =>
    (chosen.get(group) ?? []).toSorted((a, b) => a.at - b.at).flatMap((each) => each.own),
  );
}

/** Positions of bullets with sentences of the core, and of those that they depend on. */
function requiredIn(bullets: readonly (readonly Unit[])[], core: ReadonlySet<number>): Set<number> {
  const required = new Set<number>();
  for (const [at, units] of [...bullets.entries()].toReversed()) {
    const isLeant = required.has(at + 1) && bullets[at + 1]?.[0]?.isDependent === true;
    if (isLeant || units.some(({ index }) => core.has(index))) required.add(at);
  }
  return required;
}

/** Positions of bullets that lean on the one before, if that can be a bullet. */
const leaningIn = (bullets: readonly (readonly Unit[])[]): Set<number> =>
  new Set(
    bullets.flatMap(([first], at) =>
      first?.isDependent === true && isBullet(bullets[at - 1]?.[0]?.text ?? '') ? [at] : [],
    ),
  );

/** Returns whether a sentence may be used: not in a quotation longer than a bullet. */
function inOneBullet({ units }: Analysis): (unit: Unit) => boolean {
  const long = wholeQuotations(units).filter((own) => own.length > 1 && wordsOf(own) > BULLET_WORDS);
  const out = new Set(indexesOf(long.flat()));
  return ({ index }) => !out.has(index);
}

/** A summary: the thesis, then the best passages in source order. */
export function writeSummary(kit: Kit): SummaryDraft {
  const { factor, variant } = kit;
  const analysis = forBullets(kit.analysis);
  const description = thesisOf(kit);
  const told = toldBy(description === '' ? [] : analysis.about, analysis.units);
  if (description !== '') for (const { index } of openingSaid(analysis)) told.add(index);
  const core = new Set([
    ...[kit.core.thesis, kit.core.takeaway].flatMap(
      (passage) => analysis.units[passage?.at ?? -1]?.index ?? [],
    ),
    ...decisionsIn(analysis).flatMap((at) => analysis.units[at]?.index ?? []),
  ]);
  const bullets = (units: readonly Unit[]): string[][] => {
    if (units.some(({ index }) => told.has(index))) return [];
    for (const index of indexesOf(units)) told.add(index);
    return bulletsOf(units, requiredIn(bulletGroups(units), core), kit.tell);
  };
  const thesis = description === '' ? [] : [description];
  const all =
    Math.min(Math.max(WORDS.least, analysis.words * WORDS.part), WORDS.most) * factor + stepWords(kit);
  const words = all - countWords(thesis.join(' '));
  const leastPart = analysis.isInterview ? WORDS.answer : WORDS.point;
  const groups = digest(analysis, {
    words,
    told,
    variant,
    asLists: true,
    keeps: subjectList(analysis, words),
    leastPart,
    shows: 'title',
    fits: inOneBullet(analysis),
  }).flatMap(({ parts }) =>
    parts.map((part): Group =>
      part.kind === 'paragraph'
        ? {
            bullets: bullets(part.units),
            required: requiredIn(bulletGroups(part.units), core),
            leaning: leaningIn(bulletGroups(part.units)),
            isMain: false,
            salience: Math.max(...part.units.map(({ salience }) => salience)),
            labels: null,
          }
        : {
            bullets: [bulletsOfList(part.list, analysis.title)],
            required: new Set(),
            leaning: new Set(),
            isMain: part.list.isMain || part.list.isOfHeadings,
            salience: part.list.salience,
            labels: labelsOf(part.list, analysis),
          },
    ),
  );
  const room = MOST_BULLETS - thesis.length;
  const found = withinLimit(groups, room);
  return {
    format: 'summary',
    title: analysis.title,
    bullets: [...thesis, ...found],
  };
}
