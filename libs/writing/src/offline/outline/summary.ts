import type { SummaryDraft } from '../../formats/draft/draft.types.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import { digest } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import type { Analysis, List } from '../analysis.types.js';
import { withFinalColon, labelled, formsOf, wordsOfList } from '../realise.js';
import { countAs } from '../../platforms/count.js';
import { partRule } from '../../platforms/rules.js';
import { wholeQuotations } from '../../annotate/discourse/quotations.js';
import { wordsOf } from '../passages.js';
import { indexesOf, toldBy } from '../runs.js';
import { openingSaid } from '../core/core.js';
import { decisionsIn } from '../core/zone.js';
import { keptList } from '../structures/subject-list.js';
import { partsOfText } from '../../text/units-of-text.js';
import { BULLET_WORDS, bulletGroups, bulletsOf, nested } from './paragraphs.js';

const MOST_BULLETS = partRule('summary', 'bullets').limit ?? Infinity;
/** Least and most words of a summary, its share of the text, and least words of a section; most words of a thesis. */
const WORDS = { least: 400, part: 0.6, most: 560, point: 8, answer: 60, thesis: 60 } as const;

const ENDS = /[.;,]$|(?<=\p{Ll}{4})\.(?=\)$)/u;
/** A list in one line after its lead-in: "Records name: the context; the options." */
const inline = ({ leadIn, items }: List): string =>
  items
    .map(({ label, text }) => labelled(label, text))
    .reduce((said, item, at) => {
      const end = at === items.length - 1 ? '.' : ';';
      return `${said} ${/[?!？！]$/u.test(item) ? item : item.replace(ENDS, '') + end}`;
    }, withFinalColon(leadIn));

const isOpen = (part: string): boolean => part.lastIndexOf('(') > part.lastIndexOf(')');
const closes = (part: string): boolean => part.includes(')') && !isOpen(part);
/** The sentences of a text, those in one pair of parentheses together if they fit in a bullet. */
function wholeSentences(text: string): string[] {
  const parts = partsOfText(text, 'sentence');
  const whole: string[] = [];
  for (let at = 0; at < parts.length;) {
    const ahead = isOpen(parts[at] ?? '') ? parts.slice(at + 1, at + BULLET_WORDS).findIndex(closes) : -1;
    const joined = parts.slice(at, at + ahead + 2).join('');
    const count = ahead >= 0 && fits(joined) ? ahead + 2 : 1;
    whole.push(parts.slice(at, at + count).join(''));
    at += count;
  }
  return whole;
}

/** The sentences of a long item in as few bullets as possible. */
const inBullets = (text: string): string[] =>
  wholeSentences(text)
    .reduce<string[]>((bullets, sentence) => {
      const joined = `${bullets.at(-1) ?? ''}${sentence}`;
      return bullets.length > 0 && fits(joined) ? [...bullets.slice(0, -1), joined] : [...bullets, sentence];
    }, [])
    .map((bullet) => bullet.trim());

const fits = (text: string): boolean => countAs('words', text) <= BULLET_WORDS;

/** The items of a list in the longest form of which each fits in a bullet, a word only if it is all of its item; long steps are split; else empty. */
function itemBullets({ isSteps }: List, ways: readonly List[], isLed: boolean): string[] {
  const told = ways.map(({ items }) => items.map(({ label, text }) => labelled(label, text)));
  const isSaid = (item: string, at: number): boolean =>
    item.includes(' ') || (isLed && item === told[0]?.[at]);
  const short = told.find((each) => each.every((item, at) => fits(item) && isSaid(item, at)));
  return short ?? (isSteps ? (told[0] ?? []).flatMap(inBullets) : []);
}

/** The bullets of a list: one if it fits with its lead-in, else one for each item. */
function bulletsOfList(list: List, title: string): string[] {
  const ways = formsOf(list);
  const completes = /[:：?？]$/u.test(list.leadIn);
  const isPhrases = list.items.every(({ text }) => !/[.!?]$/u.test(text));
  const isInline = !list.isOfHeadings && !list.isSteps && list.leadIn !== '' && (completes || isPhrases);
  const whole = isInline ? ways.map(inline).find(fits) : undefined;
  if (whole !== undefined) return [whole];
  const leads = completes || list.isOfHeadings || isPhrases || list.leadUnits.length > 0;
  const isLed = leads && !['', title].includes(list.leadIn);
  const items = itemBullets(list, ways, isLed);
  return isLed && items.length > 0 ? [withFinalColon(list.leadIn), ...items.map(nested)] : items;
}

/** The description without a question at its end; empty if there is none or it is too long. */
function thesisOf({ analysis }: Kit): string {
  if (analysis.about.length === 0) return '';
  const description = analysis.description.split(/(?<=[.!?]) (?=[^.!?]*\?$)/u)[0] ?? '';
  return countWords(description) <= WORDS.thesis ? description : '';
}

const stepWords = ({ analysis: { lists } }: Kit): number =>
  lists.filter(({ isSteps }) => isSteps).reduce((sum, list) => sum + wordsOfList(list), 0);

interface Group {
  bullets: readonly string[];
  /** Positions of required bullets. */
  required: ReadonlySet<number>;
  /** Positions of bullets that are not used without the one before. */
  leaning: ReadonlySet<number>;
  isMain: boolean;
  salience: number;
  /** The labels of a list; null for a paragraph. */
  labels: readonly string[] | null;
}

/** The labels of a list after its lead-in, in as few bullets as possible; empty if one is missing, or a word that says nothing without its text: "You need: Hardware; Power.", as the label of a row never does. */
function labelsOf({ leadIn, items, isTable }: List): string[] {
  if (isTable) return [];
  const isWord = (text: string): boolean => countWords(text) === 1;
  // a word without a text is all of its item
  const labels = items.map(({ label, text }) => (label === '' && isWord(text) ? text : label));
  if (labels.includes('') || items.some(({ label, text }) => text !== '' && isWord(label))) return [];
  const bullets = [withFinalColon(leadIn)];
  for (const label of labels) {
    const last = bullets.at(-1) ?? '';
    const joined = `${last}${/[\p{L}\d)]$/u.test(last) ? ';' : ''} ${label}`.trim();
    if (fits(joined)) bullets[bullets.length - 1] = joined;
    else bullets.push(label);
  }
  return bullets.map((text) => (/[.!?:。！？：]$/u.test(text) ? text : `${text}.`));
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
      if (labels !== null) return [{ group, bullets, at: 0, rank: isMain ? -2 : 0 }];
      return bullets
        .map((bullet, at) => ({
          group,
          bullets: [bullet],
          at,
          rank: required.has(at) ? -1 : 2 + at - salience,
        }))
        .filter(({ bullets: [bullet = ''] }) => isBullet(bullet));
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
  const { analysis, factor, variant } = kit;
  const description = thesisOf(kit);
  const told = toldBy(description === '' ? [] : analysis.about, analysis.units);
  if (description !== '') for (const { index } of openingSaid(analysis)) told.add(index);
  const bullets = (units: readonly Unit[]): string[] => {
    if (units.some(({ index }) => told.has(index))) return [];
    for (const index of indexesOf(units)) told.add(index);
    return bulletsOf(units, kit.tell);
  };
  const thesis = description === '' ? [] : [description];
  const all =
    Math.min(Math.max(WORDS.least, analysis.words * WORDS.part), WORDS.most) * factor + stepWords(kit);
  const words = all - countWords(thesis.join(' '));
  const core = new Set([
    ...[kit.core.thesis, kit.core.takeaway].flatMap(
      (passage) => analysis.units[passage?.at ?? -1]?.index ?? [],
    ),
    ...decisionsIn(analysis).flatMap((at) => analysis.units[at]?.index ?? []),
  ]);
  const leastPart = analysis.isInterview ? WORDS.answer : WORDS.point;
  const groups = digest(analysis, {
    words,
    told,
    variant,
    asLists: true,
    keeps: keptList(analysis, words),
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
            bullets: bulletsOfList(part.list, analysis.title),
            required: new Set(),
            leaning: new Set(),
            isMain: part.list.isMain || part.list.isOfHeadings,
            salience: part.list.salience,
            labels: labelsOf(part.list),
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
