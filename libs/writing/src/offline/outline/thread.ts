import type { Unit } from '../../annotate/unit.types.js';
import type { ThreadDraft } from '../../formats/draft/draft.types.js';
import { countWords } from '../../languages/words.js';
import { partRule } from '../../platforms/rules.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { List } from '../analysis.types.js';
import { digest, withAsked } from '../digest/digest.js';
import type { DigestPart } from '../digest/digest.types.js';
import { ASKS, type Kit } from '../kit.js';
import { needsTitle } from '../hooks/needs-title.js';
import { labelled, withFinalColon, listText, withoutSaid, withoutTitle } from '../realise.js';
import { openingOf } from '../hooks/opening.js';
import { subjectList } from '../structures/subject-list.js';
import { indexesOf, HOOK_WORDS, toldBy } from '../runs.js';
import type { Tell } from '../telling.types.js';
import { fitsPost, fullPosts } from './full-posts.js';
import { withinRoom } from './within-room.js';

/** Removes the last sentence of a post that should go with the next one; empty if it stays. */
function takenAlong(post: Unit[], unit: Unit, tell: Tell): Unit[] {
  const last = post.at(-1);
  if (last === undefined || post.length < 2) return [];
  const goes = last.owesNext || (unit.isDependent && !last.isDependent);
  return goes && fitsPost(tell([last, unit])) ? post.splice(-1) : [];
}

/** Whether a label parts the first post from what it needs. "Yes!" needs its question more. */
const isTornBy = (label: string, [first, next]: readonly (readonly Unit[])[]): boolean =>
  label !== '' &&
  next !== undefined &&
  first?.at(-1)?.owesNext === true &&
  !(ASKS.test(label) && first[0]?.isDependent === true);

/** Sentences in posts, as many in each as fit, the first under its label unless that parts it from what it needs; empty if one does not fit. */
function postsOf(units: readonly Unit[], kit: Kit, label = ''): string[] {
  const { tell } = kit;
  const posts: Unit[][] = [];
  const textOf = (post: readonly Unit[], at: number): string =>
    (at === 0 && label !== '' ? `${label}\n\n` : '') + tell(post);
  for (const each of units) {
    const unit = fitsPost(tell([each])) ? each : { ...each, question: '' };
    const last = posts.at(-1);
    if (last && fitsPost(textOf([...last, unit], posts.length - 1))) last.push(unit);
    else posts.push([...(last ? takenAlong(last, unit, tell) : []), unit]);
  }
  const texts = posts.map(textOf);
  if (!isTornBy(label, posts) && texts.every(fitsPost)) return texts;
  return label === '' ? [] : postsOf(units, kit);
}

/** The sentences of a text in posts, up to the first that does not fit. */
function split(text: string): string[] {
  if (fitsPost(text)) return [text];
  const parts = partsOfText(text, 'sentence').map((part) => part.trim());
  const end = parts.findIndex((part) => !fitsPost(part));
  return parts.slice(0, end < 0 ? parts.length : end).reduce<string[]>((posts, part) => {
    const both = `${posts.at(-1) ?? ''} ${part}`;
    return posts.length > 0 && fitsPost(both) ? [...posts.slice(0, -1), both] : [...posts, part];
  }, []);
}

interface ListPost {
  lead: string;
  items: string[];
}
const textOfPost = ({ lead, items }: ListPost): string => lead + items.join('\n');

/** A lead-in with the first sentences of an item that fit below it, and the rest; empty if none fits. */
function underLead(lead: string, item: string): string[] {
  const parts = partsOfText(item, 'sentence');
  const last = parts.findLastIndex((_, at) =>
    fitsPost(
      lead +
        parts
          .slice(0, at + 1)
          .join('')
          .trim(),
    ),
  );
  if (last < 0) return [];
  return [lead + parts.slice(0, last + 1).join(''), parts.slice(last + 1).join('')].map((text) =>
    text.trim(),
  );
}

const SHORT = 12;
/** Moves an item to a last post that has only one short item. */
function balanced(posts: ListPost[]): ListPost[] {
  const [before, last] = posts.slice(-2);
  const moved = before?.items.at(-1);
  if (before === undefined || last?.items.length !== 1 || moved === undefined || before.items.length < 3)
    return posts;
  if (countWords(last.items.join(' ')) > SHORT) return posts;
  const both = { lead: '', items: [moved, ...last.items] };
  return fitsPost(textOfPost(both))
    ? [...posts.slice(0, -2), { ...before, items: before.items.slice(0, -1) }, both]
    : posts;
}

/** Splits the text before the lead-in off if the list does not fit in one post: "Proofread it! Remember these conventions:". */
function leadOver(lead: string, lines: readonly string[]): [before: string, lead: string] {
  const parts = partsOfText(lead, 'sentence');
  const isApart = /[:：]$/u.test(lead) && !fitsPost([lead, '', ...lines].join('\n'));
  return isApart ? [parts.slice(0, -1).join('').trim(), parts.at(-1) ?? ''] : ['', lead];
}

const unmarked = (line: string): string => line.replace(/^• /u, '');

/** The lines of a list. An item without room in a post has its label in a line of its own: its number would be missed. */
function linesIn(list: List): string[] {
  const byText = new Map(list.items.map((item) => [labelled(item.label, item.text), item]));
  return listText(list, { withLeadIn: false })
    .split('\n')
    .flatMap((line) => {
      const { label = '', text = '' } = byText.get(line.replace(/^(?:\d+\. |[•–] )/u, '')) ?? {};
      const isParted = label !== '' && line.endsWith(text) && text !== '' && split(line).length === 0;
      return isParted ? [line.slice(0, line.indexOf(label) + label.length), text] : [line];
    });
}

/** A list in posts, as many items in each as fit, the first under the lead-in; empty if a step does not fit. */
function postsOfList(list: List): string[] {
  const lines = linesIn(list);
  const [first = '', ...others] = lines;
  const [before, over] = leadOver(withFinalColon(list.leadIn), lines);
  const lead = over === '' ? '' : `${over}\n\n`;
  const isLed = fitsPost(lead + first);
  const begun = isLed ? [] : underLead(lead, unmarked(first));
  const posts: ListPost[] = isLed ? [{ lead, items: [] }] : [];
  for (const line of begun.length > 0 ? others : lines) {
    const last = posts.at(-1);
    if (line === '') posts.push({ lead: '', items: [] });
    else if (last && fitsPost(textOfPost({ ...last, items: [...last.items, line] }))) last.items.push(line);
    else posts.push({ lead: '', items: [line] });
  }
  const told = balanced(posts);
  // items of which each has a post need no marks
  const areAlone = told.every(({ items }) => items.length <= 1);
  const texts = told.map((post) =>
    textOfPost(areAlone ? { ...post, items: post.items.map(unmarked) } : post),
  );
  const above = isLed || begun.length > 0 ? begun : [lead.trim()];
  const whole = [before, ...above, ...texts].filter((text) => text !== '');
  return list.isSteps && whole.some((text) => split(text).length === 0) ? [] : whole.flatMap(split);
}

/** Moves the sentence that introduces a list from the paragraph above to the list, if it has no lead-in. */
function withLeads(parts: readonly DigestPart[]): DigestPart[] {
  return parts.flatMap((part, at): DigestPart[] => {
    const next = parts[at + 1];
    const above = parts[at - 1];
    if (part.kind === 'paragraph')
      return leadBetween(part, next) === null || part.units.length === 0
        ? [part]
        : part.units.length === 1
          ? []
          : [{ ...part, units: part.units.slice(0, -1) }];
    const lead = leadBetween(above, part);
    return [lead === null ? part : { ...part, list: { ...part.list, leadIn: lead.text } }];
  });
}

function leadBetween(above: DigestPart | undefined, below: DigestPart | undefined): Unit | null {
  if (above?.kind !== 'paragraph' || below?.kind !== 'list' || below.list.leadIn !== '') return null;
  const last = above.units.at(-1);
  return last?.index === below.list.leadUnit?.index ? (last ?? null) : null;
}

/** The first post under the title, in two posts if both do not fit; null if its first sentence does not. */
function titled(title: string, [first, ...posts]: readonly string[]): string[] | null {
  const [line = '', ...rest] = first === undefined ? [] : partsOfText(first, 'sentence');
  const ways = [[first ?? ''], [line.trim(), rest.join('').trim()]].map(([above = '', ...below]) =>
    [`${title}\n\n${above}`.trim(), ...below].filter((text) => text !== ''),
  );
  const start = title === '' ? undefined : ways.find(([above = '']) => fitsPost(above));
  return start === undefined ? null : [...start, ...posts];
}

const THREAD_WORDS = 520;
/** More posts would get a warning: a longer thread is written again in fewer words (`withinRoom`). */
const { warnAbove: MOST_POSTS = Infinity } = partRule('twitter', 'posts');
const PART_WORDS = 45;

/** The first posts of a thread, with the title if it is needed. */
interface Start {
  units: readonly Unit[];
  posts: readonly string[];
  isTitled: boolean;
}

function startOf(kit: Kit): Start {
  const units = openingOf(kit, { words: [20, 50], hookWords: HOOK_WORDS, paragraph: 50 });
  const first = postsOf(withAsked(units, kit.analysis), kit);
  // a first sentence too long for a post follows its title
  const isTitleNeeded = first.length === 0 || needsTitle(units, kit);
  const withTitle = isTitleNeeded ? titled(kit.analysis.title, first) : null;
  return { units, posts: withTitle ?? first, isTitled: withTitle !== null };
}

/** The thread with at most `words` words after its start. */
function threadIn(words: number, { units, posts, isTitled }: Start, kit: Kit): string[] {
  const { analysis, tell, variant } = kit;
  const sections = digest(analysis, {
    words,
    told: toldBy(units, analysis.units),
    variant,
    fits: (unit) => fitsPost(tell([unit])),
    said: new Set(indexesOf(units)),
    asLists: true,
    joins: 'few',
    shows: 'labels',
    keeps: subjectList(analysis, words),
    leastPart: PART_WORDS,
  });
  const said = tell(units);
  const parts = withLeads(sections.flatMap((section) => section.parts)).flatMap((part) => {
    if (part.kind !== 'list') return postsOf(part.units, kit, part.label);
    const list = withoutSaid(part.list, said, analysis);
    return postsOfList(isTitled ? withoutTitle(list, analysis) : list);
  });
  // a title alone is above the first point
  const [first, ...others] = units.length === 0 ? parts : [];
  const both = [...posts, first ?? ''].join('\n\n');
  return first !== undefined && fitsPost(both)
    ? fullPosts([both, ...others], 1)
    : fullPosts([...posts, ...parts], posts.length);
}

/** A thread: the opening, the best sections in posts, and the conclusion. */
export function writeThread(kit: Kit): ThreadDraft {
  const start = startOf(kit);
  const words = THREAD_WORDS * kit.factor - countWords(start.posts.join(' '));
  const posts = withinRoom(
    words,
    (most) => threadIn(most, start, kit),
    ({ length }) => (length > MOST_POSTS ? (length + 1) / MOST_POSTS : 1),
  );
  return { format: 'twitter', posts };
}
