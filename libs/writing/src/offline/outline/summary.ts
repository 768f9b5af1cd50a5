import type { SummaryDraft } from '../../formats/draft/draft.types.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import { digest } from '../digest/digest.js';
import { introductionOf } from '../glosses.js';
import type { Kit } from '../kit.js';
import type { List } from '../analysis.types.js';
import { labelled, waysToTell, wordsOfList } from '../realise.js';
import { partRule } from '../../platforms/rules.js';
import { indexesOf, toldBy } from '../runs.js';
import { BULLET_WORDS, bulletsOf } from './paragraphs.js';

const MOST_BULLETS = partRule('summary', 'bullets').limit ?? Infinity;
/** Words of a summary at medium length, and of a description that is its thesis. */
const WORDS = { least: 190, part: 0.3, most: 280, point: 26, answer: 60, thesis: 60 } as const;

const colonBehind = (lead: string): string => (/[:：?？]$/u.test(lead) || lead === '' ? lead : `${lead}:`);

/** A list set inline after its lead-in: "Records name: the context; the options." */
const inline = ({ leadIn, items }: List): string =>
  items
    .map(({ label, text }) => labelled(label, text))
    .reduce((said, item, at) => {
      const isLast = at === items.length - 1;
      const open = /[?!？！]$/u.test(item) ? item : item.replace(/[.;,]$/u, '') + (isLast ? '.' : ';');
      return `${said} ${open}`;
    }, colonBehind(leadIn));

/** The items of a list, after their lead-in where they complete it: in one bullet if they fit. */
function bulletsOfList(list: List, title: string): string[] {
  const fits = (text: string): boolean => countWords(text) <= BULLET_WORDS;
  const ways = waysToTell(list);
  const completes = /[:：?？]$/u.test(list.leadIn);
  const isPhrases = list.items.every(({ text }) => !/[.!?]$/u.test(text));
  const isInline = !list.isOfHeadings && !list.isSteps && list.leadIn !== '' && (completes || isPhrases);
  const whole = isInline ? ways.map(inline).find(fits) : undefined;
  if (whole !== undefined) return [whole];
  const told = ways.map(({ items }) => items.map(({ label, text }) => labelled(label, text)));
  const items = told.find((each) => each.every((item) => fits(item) && item.includes(' '))) ?? [];
  return completes && list.leadIn !== title && items.length > 0 ? [list.leadIn, ...items] : items;
}

/** The description as the thesis, without the question it ends on; empty where it is none. */
function thesisOf({ analysis }: Kit): string {
  const description = analysis.description.split(/(?<=[.!?])\s+(?=[^.!?]*\?$)/u)[0] ?? '';
  const isThesis =
    description !== '' && !description.endsWith('?') && countWords(description) <= WORDS.thesis;
  return isThesis ? description : '';
}

/** Words of the text's steps, which are included in full. */
const stepWords = ({ analysis: { lists } }: Kit): number =>
  lists.filter(({ isSteps, isMain }) => isSteps && isMain).reduce((sum, list) => sum + wordsOfList(list), 0);

/** The bullets of one paragraph or list. */
interface Group {
  bullets: readonly string[];
  /** Before the first heading. */
  isOpening: boolean;
  /** A list by its labels alone; null for a paragraph. */
  labels: readonly string[] | null;
}

/** Steps by their first sentences, in as few bullets as hold them. */
function stepsOf(list: List): string[] {
  const bullets: string[] = [];
  waysToTell(list)
    .at(-1)
    ?.items.forEach(({ label, text }, at) => {
      const step = `${at + 1}. ${labelled(label, text)}`;
      const joined = `${bullets.at(-1) ?? ''} ${step}`;
      if (bullets.length > 0 && countWords(joined) <= BULLET_WORDS) bullets[bullets.length - 1] = joined;
      else bullets.push(step);
    });
  return bullets;
}

/** The labels of a list after its lead-in, in as few bullets as hold them; none where an item has no label. */
function labelsOf(list: List): string[] {
  const { leadIn, items, isSteps } = list;
  if (items.some(({ label }) => label === '')) return isSteps ? stepsOf(list) : [];
  const bullets = [colonBehind(leadIn)];
  for (const { label } of items) {
    const last = bullets.at(-1) ?? '';
    const joined = `${last}${/[\p{L}\d)]$/u.test(last) ? ';' : ''} ${label}`.trim();
    if (countWords(joined) <= BULLET_WORDS) bullets[bullets.length - 1] = joined;
    else bullets.push(label);
  }
  return bullets.map((text) => (/[.!?。！？]$/u.test(text) ? text : `${text}.`));
}

/** As many bullets as there is room for: lists whole or by their labels, then the first of every paragraph, the second of every one, and so on; the opening last. */
function withinLimit(groups: readonly Group[], most: number, variant: number): string[] {
  let room = most;
  const chosen = new Map<Group, string[]>();
  for (const group of groups) {
    if (group.labels === null || group.bullets.length === 0) continue;
    const own = group.bullets.length <= room ? group.bullets : group.labels;
    chosen.set(group, [...own]);
    room -= own.length;
  }
  const others = groups.filter(({ labels }) => labels === null);
  const inOrder = [
    ...others.filter(({ isOpening }) => !isOpening),
    ...others.filter(({ isOpening }) => isOpening),
  ];
  // a further version begins with another part
  const ordered = [...inOrder.slice(variant), ...inOrder.slice(0, variant)];
  const longest = Math.max(0, ...others.map(({ bullets }) => bullets.length));
  for (let round = 0; round < longest; round += 1)
    for (const group of ordered) {
      const { bullets } = group;
      const bullet = bullets[(round + variant) % Math.max(1, bullets.length)];
      if (bullet === undefined || round >= bullets.length || room <= 0) continue;
      chosen.set(group, [...(chosen.get(group) ?? []), bullet]);
      room -= 1;
    }
  return groups.flatMap((group) => chosen.get(group) ?? []);
}

/** The thesis, the point of every part in source order, the next step. */
export function writeSummary(kit: Kit): SummaryDraft {
  const { analysis, factor, variant } = kit;
  const description = thesisOf(kit);
  const told = toldBy(description === '' ? [] : analysis.about, analysis.units);
  const bullets = (units: readonly Unit[]): string[] => {
    if (units.some(({ index }) => told.has(index))) return [];
    for (const index of indexesOf(units)) told.add(index);
    return bulletsOf(units, kit.tell);
  };
  const thesis = description === '' ? [] : [description];
  const speaker = bullets(introductionOf(analysis));
  const all =
    Math.min(Math.max(WORDS.least, analysis.words * WORDS.part), WORDS.most) * factor + stepWords(kit);
  const words = all - countWords(thesis.join(' '));
  const leastPart = analysis.isInterview ? WORDS.answer : WORDS.point;
  const groups = digest(analysis, { words, told, variant, asLists: true, leastPart, shows: 'title' }).flatMap(
    ({ section, parts }) =>
      parts.map((part): Group =>
        part.kind === 'paragraph'
          ? { bullets: bullets(part.units), isOpening: section === 0, labels: null }
          : {
              bullets: bulletsOfList(part.list, analysis.title),
              isOpening: false,
              labels: labelsOf(part.list),
            },
      ),
  );
  const room = MOST_BULLETS - thesis.length - speaker.length;
  const found = withinLimit(groups, room, variant);
  return {
    format: 'summary',
    title: analysis.title,
    bullets: [...thesis, ...speaker, ...found],
  };
}
