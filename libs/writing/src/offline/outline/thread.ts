import type { Unit } from '../../annotate/unit.types.js';
import type { ThreadDraft } from '../../formats/draft/draft.types.js';
import { countWords } from '../../languages/words.js';
import { counterOf } from '../../platforms/count.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { List } from '../analysis.types.js';
import { digest } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import { needsTitle } from '../hooks/needs-title.js';
import { introductionOf, subjectFor } from '../glosses.js';
import { listText, withoutTitle } from '../realise.js';
import { openingOf } from '../hooks/opening.js';
import { indexesOf, HOOK_WORDS, toldBy } from '../runs.js';
import type { Tell } from '../telling.types.js';

/** Weighted characters of a post, its number left out. */
const POST_CHARS = 268;

const weightOf = counterOf('twitter', 'post');
const fitsPost = (text: string): boolean => weightOf(text) <= POST_CHARS;

/** The end of a post that belongs to the sentence after it, taken from there where something is left. */
function takenAlong(post: Unit[], unit: Unit, tell: Tell): Unit[] {
  const last = post.at(-1);
  const goes = post.length > 1 && last?.owesNext === true && fitsPost(tell([last, unit]));
  return goes ? post.splice(-1) : [];
}

/** A run as posts: as much of it a post as fits; a sentence stays after the one it leans on. */
function postsOf(units: readonly Unit[], { tell }: Kit): string[] {
  const posts: Unit[][] = [];
  for (const unit of units) {
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

/** A list as posts: in one where it fits, else an item a post. */
function postsOfList(list: List): string[] {
  const whole = listText(list);
  if (fitsPost(whole)) return [whole];
  const lines = whole.split('\n').filter((line) => line !== '');
  const lead = list.leadIn === '' ? [] : lines.slice(0, 1);
  const items = lines.slice(lead.length).map((line) => line.replace(/^• /u, ''));
  const [first = '', ...others] = items;
  const opening = [...lead, first].join('\n\n');
  // items that are sentences need no line over them; it would stand in a post of its own
  const isSaid = list.items.every(({ label, text }) => label === '' && /[.!?]$/u.test(text));
  const posts = [...(fitsPost(opening) ? [opening] : [...(isSaid ? [] : lead), first]), ...others];
  return list.isSteps && posts.some((post) => split(post).length === 0) ? [] : posts.flatMap(split);
}

/** The title shares a post with the line it explains, where both fit. */
const titled = (title: string, [first = '', ...posts]: readonly string[]): string[] =>
  first !== '' && fitsPost(`${title}\n\n${first}`)
    ? [`${title}\n\n${first}`, ...posts]
    : [title, first, ...posts].filter(Boolean);

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
  const isTitled = first.length === 0 || needsTitle(opening[0], analysis);
  const start = isTitled && analysis.title !== '' ? titled(analysis.title, first) : first;
  const speaker = postsOf(
    introductionOf(analysis).filter(({ index }) => !told.has(index)),
    kit,
  );
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
    leastPart: PART_WORDS,
  };
  const parts = digest(analysis, bounds)
    .flatMap((section) => section.parts)
    .flatMap((part) =>
      part.kind === 'list' ? postsOfList(withoutTitle(part.list, analysis)) : postsOf(part.units, kit),
    );
  const subject = [subjectFor([...start, ...parts].join('\n'), analysis)].filter(
    (text) => text !== '' && fitsPost(text),
  );
  return { format: 'twitter', posts: [...start, ...subject, ...speaker, ...parts] };
}
