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
import { listText } from '../realise.js';
import { HOOK_WORDS, indexesOf, OPENING_SENTENCES, windowFor } from '../runs.js';
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

/** Neighbouring paragraphs share a post where both fit. */
const merged = (posts: readonly string[]): string[] =>
  posts.reduce<string[]>((all, post) => {
    const both = `${all.at(-1) ?? ''}\n\n${post}`;
    return all.length > 0 && fitsPost(both) ? [...all.slice(0, -1), both] : [...all, post];
  }, []);

/** Words of a thread at medium length, its first and last post included. */
const THREAD_WORDS = 350;
/** Fewer words of a part are not worth a post. */
const PART_WORDS = 45;

/** Hook, topic, every part in its posts, conclusion. */
export function writeThread(kit: Kit): ThreadDraft {
  const { analysis, core, tell, factor, variant } = kit;
  const told = new Set<number>();
  const carry = (units: readonly Unit[]): string[] => {
    const texts = units.some(({ index }) => told.has(index)) ? [] : postsOf(units, kit);
    for (const index of texts.length > 0 ? indexesOf(units) : []) told.add(index);
    return texts;
  };
  const window = windowFor(kit, 0, { words: [20, 50], hookWords: HOOK_WORDS });
  const first = carry(window?.units ?? []);
  // a first sentence too long for a post follows its title
  const isTitled = first.length === 0 || needsTitle(window?.units[0], analysis);
  const opening = isTitled && analysis.title !== '' ? merged([analysis.title, ...first]) : first;
  const about = (window?.hook.at ?? 0) > OPENING_SENTENCES || analysis.isInterview ? carry(core.about) : [];
  const speaker = carry(introductionOf(analysis));
  const ending = carry(core.takeaway?.units ?? []);
  const words = THREAD_WORDS * factor - countWords([...opening, ...about, ...ending].join(' '));
  const fits = (unit: Unit): boolean => fitsPost(tell([unit]));
  const bounds = { words, told, variant, fits, asLists: true, withQuestions: true, leastPart: PART_WORDS };
  const parts = digest(analysis, bounds).flatMap(({ parts: own }) =>
    merged(own.flatMap((part) => (part.kind === 'list' ? postsOfList(part.list) : postsOf(part.units, kit)))),
  );
  const subject = [subjectFor([...opening, ...about, ...parts].join('\n'), analysis)].filter(
    (text) => text !== '' && fitsPost(text),
  );
  return { format: 'twitter', posts: [...opening, ...about, ...subject, ...speaker, ...parts, ...ending] };
}
