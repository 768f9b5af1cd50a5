import type { Unit } from '../../annotate/unit.types.js';
import type { ThreadDraft } from '../../formats/draft/draft.types.js';
import { countWords } from '../../languages/words.js';
import { counterOf } from '../../platforms/count.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { List } from '../analysis.types.js';
import { digest } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import { needsTitle } from '../hooks/needs-title.js';
import { listText, withoutTitle } from '../realise.js';
import { openingOf } from '../hooks/opening.js';
import { isAhead, promisedList } from '../structures/subject-list.js';
import { indexesOf, HOOK_WORDS, toldBy } from '../runs.js';
import type { Tell } from '../telling.types.js';

/** Weighted characters of a post, its number left out. */
const POST_CHARS = 268;

const weightOf = counterOf('twitter', 'post');
const fitsPost = (text: string): boolean => weightOf(text) <= POST_CHARS;

/** The end of a post that belongs to the sentence after it, or that this leans on, taken from there where something is left. */
function takenAlong(post: Unit[], unit: Unit, tell: Tell): Unit[] {
  const last = post.at(-1);
  if (last === undefined || post.length < 2) return [];
  const goes = last.owesNext || (unit.isDependent && !last.isDependent);
  return goes && fitsPost(tell([last, unit])) ? post.splice(-1) : [];
}

/** A run as posts: as much of it a post as fits; a sentence stays after the one it leans on. */
function postsOf(units: readonly Unit[], { tell }: Kit): string[] {
  const posts: Unit[][] = [];
  for (const each of units) {
    const unit = fitsPost(tell([each])) ? each : { ...each, question: '' };
    const last = posts.at(-1);
    if (last && fitsPost(tell([...last, unit]))) last.push(unit);
    else posts.push([...(last ? takenAlong(last, unit, tell) : []), unit]);
  }
  const texts = posts.map(tell);
  return texts.every(fitsPost) ? texts : [];
}

/** A text sentence by sentence in posts, as much as fits in each, down to a sentence that fits in none. */
function split(text: string): string[] {
  if (fitsPost(text)) return [text];
  const parts = partsOfText(text, 'sentence').map((part) => part.trim());
  const end = parts.findIndex((part) => !fitsPost(part));
  return parts.slice(0, end < 0 ? parts.length : end).reduce<string[]>((posts, part) => {
    const both = `${posts.at(-1) ?? ''} ${part}`;
    return posts.length > 0 && fitsPost(both) ? [...posts.slice(0, -1), both] : [...posts, part];
  }, []);
}

/** A list as posts: as many items in each as fit, the first under its lead-in. */
function postsOfList(list: List): string[] {
  const lines = listText(list)
    .split('\n')
    .filter((line) => line !== '');
  const lead = list.leadIn === '' ? '' : `${lines.shift() ?? ''}\n\n`;
  const posts: { lead: string; items: string[] }[] = [{ lead, items: [] }];
  for (const line of lines) {
    const last = posts.at(-1);
    if (last && fitsPost(last.lead + [...last.items, line].join('\n'))) last.items.push(line);
    else posts.push({ lead: '', items: [line] });
  }
  // an item alone in its post needs no mark
  const texts = posts.map(({ lead: above, items }) =>
    (above + (items.length > 1 ? items.join('\n') : (items[0] ?? '').replace(/^• /u, ''))).trim(),
  );
  return list.isSteps && texts.some((text) => split(text).length === 0) ? [] : texts.flatMap(split);
}

/** The first post with the title above it; null where both do not fit. */
function titled(title: string, [first, ...posts]: readonly string[]): string[] | null {
  const both = first === undefined ? title : `${title}\n\n${first}`;
  return title !== '' && fitsPost(both) ? [both, ...posts] : null;
}

/** Words of a thread at medium length, its first and last post included. */
const THREAD_WORDS = 350;
/** Fewer words of a part are not worth a post. */
const PART_WORDS = 45;

/** The opening, every part that the words allow in its posts, the conclusion. */
export function writeThread(kit: Kit): ThreadDraft {
  const { analysis, tell, factor, variant } = kit;
  const opening = openingOf(kit, { words: [20, 50], hookWords: HOOK_WORDS, paragraph: 50 });
  const told = toldBy(opening, analysis.units);
  const first = postsOf(opening, kit);
  // a first sentence too long for a post follows its title
  const withTitle = first.length === 0 || needsTitle(opening, kit) ? titled(analysis.title, first) : null;
  const start = withTitle ?? first;
  const fits = (unit: Unit): boolean => fitsPost(tell([unit]));
  const words = THREAD_WORDS * factor - countWords(start.join(' '));
  const bounds = {
    words,
    told,
    variant,
    fits,
    said: new Set(indexesOf(opening)),
    asLists: true,
    labelsAlone: false,
    keeps: promisedList(analysis) ?? analysis.lists.find(isAhead) ?? null,
    leastPart: PART_WORDS,
  };
  const parts = digest(analysis, bounds)
    .flatMap((section) => section.parts)
    .flatMap((part) =>
      part.kind === 'list'
        ? postsOfList(withTitle === null ? part.list : withoutTitle(part.list, analysis))
        : postsOf(part.units, kit),
    );
  return { format: 'twitter', posts: [...start, ...parts] };
}
