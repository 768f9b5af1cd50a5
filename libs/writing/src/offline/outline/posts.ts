import type { PostDraft, ThreadDraft } from '../../formats/draft/draft.types.js';
import { tagsOf } from '../../annotate/topics/topics.js';
import { counterOf } from '../../platforms/count.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Passage } from '../analysis.types.js';
import { findings } from '../findings.js';
import type { Kit } from '../kit.js';
import { indexesOf, listFor, runFrom, startOf, windowFor } from '../runs.js';
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

/** Hook, what it is about, a point a post, what to take away. */
export function writeThread(kit: Kit): ThreadDraft {
  const { analysis, core, tell, factor } = kit;
  const told = new Set<number>();
  const posts: string[] = [];
  const usedHeadings = new Set<string>();
  const post = (passage: Passage | null, heading = ''): void => {
    if (passage === null || told.has(startOf(passage))) return;
    const units = runFrom(kit, passage, { fits: fitsPost, sameBlock: true });
    if (units.length === 0 || units.some(({ index }) => told.has(index))) return;
    for (const index of indexesOf(units)) told.add(index);
    posts.push(headed(tell(units), heading, usedHeadings));
  };
  post(windowFor(kit, 0, { words: [20, 50], hookWords: 45 })?.hook.passage ?? null);
  post(core.thesis);
  const most = Math.round(7 * factor);
  const wanted = core.points.toSorted((a, b) => b.salience - a.salience).slice(0, most);
  const list = listFor(kit, 24);
  for (const point of core.points) {
    if (!wanted.includes(point)) continue;
    post(point, analysis.sections[point.section]?.heading ?? '');
    if (list !== null && list.section === point.section && fitsPost(listText(list)))
      posts.push(listText(list));
  }
  post(core.takeaway);
  return { format: 'twitter', posts };
}

interface PostPlan {
  /** Words of the connected passage it opens with, at medium length. */
  opening: readonly [least: number, most: number];
  /** Words of the first line at most. */
  hookWords: number;
  /** Words of the whole at medium length. */
  most: number;
  /** Whether the source's list, or its findings, make a list of the post. */
  withList: boolean;
}

const THESIS_WORDS = 70;
const TAKEAWAY_WORDS = 50;
const LIST_ITEM_WORDS = 34;
/** Fewer findings are no list. */
const FINDINGS = { least: 3, most: 4, words: 34 } as const;

/** What a post has told so far. */
class Telling {
  readonly indexes = new Set<number>();
  words = 0;

  /** Notes the sentences; false where one of them was told before. */
  note(units: readonly Unit[]): boolean {
    if (units.length === 0 || units.some(({ index }) => this.indexes.has(index))) return false;
    for (const { index, words } of units) {
      this.indexes.add(index);
      this.words += words;
    }
    return true;
  }
}

/** The findings of the text as a list, noted as told; empty where there are too few. */
function findingsList(kit: Kit, telling: Telling): string {
  const found = findings(kit, telling.indexes, FINDINGS.most, FINDINGS.words);
  if (found.length < FINDINGS.least || !telling.note(found)) return '';
  return found.map((unit) => `• ${kit.tell([unit])}`).join('\n');
}

/** A hook with its payoff, the thesis, the list or the findings, the takeaway, as far as the words go. */
function writePost(
  kit: Kit,
  { opening, hookWords, most, withList }: PostPlan,
): { hook: string; body: string[] } {
  const { core, tell, analysis, factor } = kit;
  const window = windowFor(kit, 0, { words: [opening[0] * factor, opening[1] * factor], hookWords });
  if (window === null) return { hook: analysis.title, body: [] };
  const telling = new Telling();
  telling.note(window.units);
  const body = paragraphsFrom(window.units.slice(window.hook.units.length), kit);
  const add = (passage: Passage | null, maxWords: number): void => {
    if (passage === null || telling.words + maxWords / 2 > most * factor) return;
    const run = runFrom(kit, passage, { maxWords, maxSentences: 4, sameBlock: true });
    if (telling.note(run)) body.push(...paragraphsFrom(run, kit));
  };
  add(core.thesis, THESIS_WORDS);
  if (withList) {
    const list = listFor(kit, LIST_ITEM_WORDS);
    const text = list === null ? findingsList(kit, telling) : listText(list);
    if (text !== '') body.push(text);
  } else
    for (const point of core.points.toSorted((a, b) => b.salience - a.salience).slice(0, 1))
      add(point, THESIS_WORDS);
  add(core.takeaway, TAKEAWAY_WORDS);
  return { hook: tell(window.hook.units), body };
}

const PLANS: Readonly<Record<PostDraft['format'], PostPlan & { hashtags: number }>> = {
  linkedin: { opening: [25, 80], hookWords: 40, most: 200, withList: true, hashtags: 3 },
  // one find or story
  facebook: { opening: [50, 110], hookWords: 36, most: 130, withList: false, hashtags: 2 },
  instagram: { opening: [20, 60], hookWords: 34, most: 150, withList: true, hashtags: 4 },
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
