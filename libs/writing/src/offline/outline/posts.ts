import type { PostDraft, ThreadDraft } from '../../formats/draft/draft.types.js';
import { tagsOf } from '../../annotate/topics/topics.js';
import { counterOf } from '../../platforms/count.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Passage } from '../analysis.types.js';
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
  /** Words of the connected passage it opens with. */
  opening: readonly [number, number];
  /** Words of the first line at most. */
  hookWords: number;
  /** Words of the whole. */
  most: number;
  rank: number;
  withList: boolean;
  /** Further key points at most. */
  points: number;
}

/** A hook with its payoff; then the thesis, a list or points, as far as the words go. */
function writePost(
  kit: Kit,
  { opening, hookWords, most, rank, withList, points }: PostPlan,
): { hook: string; body: string[] } {
  const { core, tell, analysis } = kit;
  const window = windowFor(kit, rank, { words: opening, hookWords });
  if (window === null) return { hook: analysis.title, body: [] };
  const { hook, units } = window;
  const told = new Set(indexesOf(units));
  let words = units.reduce((sum, unit) => sum + unit.words, 0);
  const runs: Unit[][] = [];
  const add = (passage: Passage | null, maxWords: number): void => {
    if (passage === null || words > most * 0.8) return;
    const run = runFrom(kit, passage, {
      maxWords: Math.min(maxWords, most - words + 12),
      maxSentences: 4,
      sameBlock: true,
    });
    if (run.length === 0 || run.some(({ index }) => told.has(index))) return;
    runs.push(run);
    for (const unit of run) {
      told.add(unit.index);
      words += unit.words;
    }
  };
  const list = withList ? listFor(kit, 30) : null;
  add(core.thesis, 80);
  if (list === null)
    for (const point of core.points
      .toSorted((a, b) => b.salience - a.salience)
      .slice(0, points)
      .toSorted((a, b) => startOf(a) - startOf(b)))
      add(point, 70);
  if (points > 0) add(core.takeaway, 50);
  const rest = runs
    .toSorted((a, b) => (a[0]?.index ?? 0) - (b[0]?.index ?? 0))
    .map((run) => ({ at: run[0]?.index ?? 0, texts: paragraphsFrom(run, kit) }));
  if (list !== null) rest.push({ at: list.index, texts: [listText(list)] });
  const ordered = rest.toSorted((a, b) => a.at - b.at).flatMap(({ texts }) => texts);
  return {
    hook: tell(hook.units),
    body: [...paragraphsFrom(units.slice(hook.units.length), kit), ...ordered],
  };
}

export function writeLinkedin(kit: Kit): PostDraft {
  const { hook, body } = writePost(kit, {
    opening: [40 * kit.factor, 90 * kit.factor],
    hookWords: 40,
    most: 190 * kit.factor,
    rank: 0,
    withList: true,
    points: 2,
  });
  return {
    format: 'linkedin',
    hook,
    body,
    callToAction: kit.voice.ask('linkedin'),
    hashtags: tagsOf(kit.analysis.topics, '', 3),
  };
}

/** One find or story: connected sentences of one place. */
export function writeFacebook(kit: Kit): PostDraft {
  const { hook, body } = writePost(kit, {
    opening: [50 * kit.factor, 110 * kit.factor],
    hookWords: 36,
    most: 110 * kit.factor,
    rank: 0,
    withList: false,
    points: 1,
  });
  return {
    format: 'facebook',
    hook,
    body,
    callToAction: kit.voice.ask('facebook'),
    hashtags: tagsOf(kit.analysis.topics, '', 2),
  };
}

export function writeInstagram(kit: Kit): PostDraft {
  const { hook, body } = writePost(kit, {
    opening: [25 * kit.factor, 70 * kit.factor],
    hookWords: 30,
    most: 120 * kit.factor,
    rank: 0,
    withList: true,
    points: 1,
  });
  return {
    format: 'instagram',
    hook,
    body,
    callToAction: kit.voice.ask('instagram'),
    hashtags: tagsOf(kit.analysis.topics, '', 4),
  };
}
