import type { PostDraft, ThreadDraft } from '../../formats/draft/draft.types.js';
import { tagsOf } from '../../annotate/topics/topics.js';
import { counterOf } from '../../platforms/count.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Passage, SectionView } from '../analysis.types.js';
import { isConclusion } from '../../annotate/discourse/conclusions.js';
import { valueOf } from '../findings.js';
import type { Kit } from '../kit.js';
import { indexesOf, listFor, runFrom, wholeLists, windowFor, wordsOf } from '../runs.js';
import { listText } from '../realise.js';
import { paragraphsFrom } from './paragraphs.js';

/** Weighted characters of a post, its number left out. */
const POST_CHARS = 268;
const HEADING_WORDS = 6;

const weightOf = counterOf('twitter', 'post');
const fitsPost = (text: string): boolean => weightOf(text) <= POST_CHARS;

/** A post under the heading of its part, where the heading is short, new and says what the post is about. */
function headed(text: string, heading: string, used: Set<string>): string {
  const isShort = heading !== '' && heading.split(/\s+/u).length <= HEADING_WORDS && !used.has(heading);
  const both = `${heading}\n\n${text}`;
  if (!isShort || !fitsPost(both)) return text;
  used.add(heading);
  return both;
}

/** A run as posts: as much of it a post as fits; a sentence stays behind the one it leans on. */
function postsOf(units: readonly Unit[], { tell }: Kit): string[] {
  const posts: Unit[][] = [];
  for (const unit of units) {
    const last = posts.at(-1);
    if (last && fitsPost(tell([...last, unit]))) last.push(unit);
    else posts.push([unit]);
  }
  const texts = posts.map(tell);
  return texts.every(fitsPost) ? texts : [];
}

/** Hook, what it is about, a point a post, what it comes to. */
export function writeThread(kit: Kit): ThreadDraft {
  const { analysis, core, tell, factor } = kit;
  const told = new Set<number>();
  const posts: string[] = [];
  const usedHeadings = new Set<string>();
  const note = (units: readonly Unit[]): boolean => {
    if (units.length === 0 || units.some(({ index }) => told.has(index))) return false;
    for (const index of indexesOf(units)) told.add(index);
    return true;
  };
  /** What every thread carries goes over several posts where it has to. */
  const carry = (units: readonly Unit[]): void => {
    const texts = postsOf(units, kit);
    if (texts.length > 0 && note(units)) posts.push(...texts);
  };
  const post = (passage: Passage): void => {
    const units = runFrom(kit, passage, { fits: fitsPost });
    const heading = analysis.sections[passage.section]?.heading ?? '';
    if (note(units)) posts.push(headed(tell(units), heading, usedHeadings));
  };
  carry(windowFor(kit, 0, { words: [20, 50], hookWords: 45 })?.units ?? []);
  carry(core.about);
  const most = Math.round(7 * factor);
  const wanted = new Set(core.points.toSorted((a, b) => b.salience - a.salience).slice(0, most));
  const list = listFor(kit, 24);
  const ending = core.takeaway?.units ?? [];
  for (const point of core.points.filter((each) => wanted.has(each))) {
    if (point.units.every(({ index }) => !ending.some((unit) => unit.index === index))) post(point);
    if (
      list !== null &&
      list.section === point.section &&
      fitsPost(listText(list)) &&
      !posts.includes(listText(list))
    )
      posts.push(listText(list));
  }
  carry(ending);
  return { format: 'twitter', posts };
}

interface PostPlan {
  /** Words of the connected passage it opens with, at medium length. */
  opening: readonly [least: number, most: number];
  /** Words of the first line at most. */
  hookWords: number;
  /** Words of the whole at medium length. */
  most: number;
  /** Whether the source's list, or a point a section, makes a list of the post. */
  withList: boolean;
}

const LIST_ITEM_WORDS = 34;
/** Fewer items are no list. */
const LEAST_ITEMS = 3;
const MOST_ITEMS = 6;
/** A section of fewer words makes no point of its own. */
const LABELLED_WORDS = 20;
/** A list of less is one of details. */
const TELLING_LIST = 0.2;
/** Part of the room that the opening may take. */
const OPENING_PART = 0.7;

/** From so many words on, sentences that share this part of them say the same. */
const LIKE = { least: 4, part: 0.7 } as const;

/** What a post has told so far. */
class Telling {
  readonly indexes = new Set<number>();
  words = 0;

  private readonly stems: ReadonlySet<string>[] = [];

  constructor(private readonly most: number) {}

  /** Whether a sentence, or one that says nearly the same, was told. */
  private isTold({ index, stems }: Unit): boolean {
    const isLike = (said: ReadonlySet<string>): boolean => {
      const least = Math.min(stems.length, said.size);
      return least >= LIKE.least && stems.filter((stem) => said.has(stem)).length >= LIKE.part * least;
    };
    return this.indexes.has(index) || this.stems.some(isLike);
  }

  /** Notes the sentences; false where one of them was told before or there is no room. */
  note(units: readonly Unit[]): boolean {
    const words = wordsOf(units);
    if (units.length === 0 || this.words + words > this.most) return false;
    if (units.some((unit) => this.isTold(unit))) return false;
    for (const unit of units) {
      this.indexes.add(unit.index);
      this.stems.push(new Set(unit.stems));
    }
    this.words += words;
    return true;
  }
}

/** What each section comes to, under its heading as a label: all of the sections or none; empty where there are too few. */
function labelledList(kit: Kit, telling: Telling): string {
  const { sections, tellings } = kit.analysis;
  const labelled = sections.filter(isLabelled);
  const items = labelled.flatMap(({ heading, passages }) => {
    const [best] = passages.toSorted((a, b) => worthOf(b, kit) - worthOf(a, kit));
    const run = best === undefined ? [] : tellings.around(best.at, ITEM, kit.tell);
    return run.length === 0 ? [] : [{ heading, run }];
  });
  const isWhole =
    items.length >= LEAST_ITEMS && items.length === labelled.length && items.length <= MOST_ITEMS;
  if (!isWhole || !telling.note(items.flatMap(({ run }) => run))) return '';
  return items.map(({ heading, run }) => `• ${heading}: ${kit.tell(run)}`).join('\n');
}
const ITEM = { maxWords: 34, maxSentences: 2 } as const;
const worthOf = ({ at }: Passage, { analysis: { units } }: Kit): number => {
  const unit = units[at];
  return unit === undefined ? 0 : valueOf(unit);
};

function isLabelled(section: SectionView | undefined): boolean {
  if (section === undefined || section.words < LABELLED_WORDS || section.passages.length === 0) return false;
  const { heading } = section;
  const isShort = heading !== '' && heading.split(/\s+/u).length <= HEADING_WORDS;
  return isShort && !/[?？:：!]$/u.test(heading) && !isConclusion(heading);
}

/** A hook with its payoff, the thesis, a list or the points that matter most, what it comes to, as far as the words go. */
function writePost(
  kit: Kit,
  { opening, hookWords, most, withList }: PostPlan,
): { hook: string; body: string[] } {
  const { core, analysis, factor, tell } = kit;
  // what the text comes to has its place before anything else has
  const end = core.takeaway?.units ?? [];
  const room = most * factor - wordsOf(end);
  const first = Math.max(opening[0], Math.min(opening[1], room * OPENING_PART)) * factor;
  const window = windowFor(kit, 0, { words: [opening[0] * factor, first], hookWords });
  if (window === null) return { hook: analysis.title, body: [] };
  const telling = new Telling(most * factor);
  telling.note(window.units);
  const ending = telling.note(end) ? end : [];
  const body: { at: number; texts: string[] }[] = [];
  const add = (units: readonly Unit[]): void => {
    if (telling.note(units)) body.push({ at: units[0]?.index ?? 0, texts: paragraphsFrom(units, kit) });
  };
  add(core.about);
  const listed = withList ? listsIn(kit, telling) : [];
  if (listed.length === 0)
    for (const { units } of core.points.toSorted((a, b) => b.salience - a.salience)) add(units);
  const middle = body.toSorted((a, b) => a.at - b.at).flatMap(({ texts }) => texts);
  return {
    hook: tell(window.hook.units),
    body: [
      ...paragraphsFrom(window.units.slice(window.hook.units.length), kit),
      ...middle,
      ...listed,
      ...paragraphsFrom(ending, kit).filter((text) => !listed.some((list) => list.includes(text))),
    ],
  };
}

/** The lists a text is made of, else a point a section, else its weightiest list. */
function listsIn(kit: Kit, telling: Telling): string[] {
  const whole = wholeLists(kit);
  if (whole.length > 0) return whole.map((list) => listText(list));
  const list = listFor(kit, LIST_ITEM_WORDS);
  const labelled = list?.isMain === true && list.salience >= TELLING_LIST ? '' : labelledList(kit, telling);
  const isTelling = list !== null && (list.isOfHeadings || (list.isMain && list.salience >= TELLING_LIST));
  return [labelled || (isTelling ? listText(list) : '')].filter(Boolean);
}

const PLANS: Readonly<Record<PostDraft['format'], PostPlan & { hashtags: number }>> = {
  linkedin: { opening: [25, 80], hookWords: 45, most: 200, withList: true, hashtags: 3 },
  // one find or story
  facebook: { opening: [50, 110], hookWords: 45, most: 160, withList: false, hashtags: 2 },
  instagram: { opening: [20, 60], hookWords: 40, most: 160, withList: true, hashtags: 4 },
};

/** A post of a network that has one text and hashtags. */
export function writeNetworkPost(kit: Kit, format: PostDraft['format']): PostDraft {
  const { hook, body } = writePost(kit, PLANS[format]);
  return {
    format,
    hook,
    body,
    callToAction: kit.voice.ask(format),
    hashtags: tagsOf(kit.analysis.topics, '', PLANS[format].hashtags),
  };
}
