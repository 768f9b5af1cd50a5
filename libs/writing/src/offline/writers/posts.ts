import type { PostDraft, ThreadDraft } from '../../formats/draft/draft.types.js';
import type { Brief } from './brief.js';
import { chains, closed, joined, numbered, paragraphs, toldInOne } from './brief.js';
import { labelOf } from '../wording/labels.js';
import { headingOver } from '../wording/headings.js';
import { isContextDependent } from '../../languages/context-dependence.js';
import type { Candidate } from '../analysis/analysis.types.js';
import { tagsOf } from '../analysis/topics.js';
import { weightOf } from '../wording/wording.js';

/** Weighted characters a post may fill, so that its number fits behind it. */
const POST_CHARS = 268;
const BARE_WORDS = 8;
/** What stands by itself is joined to what it goes on from only in a thread of more posts. */
const THREAD = 4;
/** A thread of fewer sentences asks nothing. */
const MIN_TO_ASK = 4;
/** Fewest posts under a heading, lest one looks forgotten. */
const HEADED = 3;

interface Post {
  text: string;
  /** What stands over it, or empty. */
  heading: string;
}

/** A few words of advice are no post by themselves. */
const isOneOf = (pick: Candidate, last: Candidate): boolean =>
  pick.isItem &&
  last.isItem &&
  pick.step === 0 &&
  pick.section === last.section &&
  Math.min(pick.words, last.words) <= BARE_WORDS;

/** Whether a pick goes on where the one before it ended; what somebody says is a post of its own. */
const goesOn = (pick: Candidate, last: Candidate): boolean =>
  pick.block === last.block &&
  pick.index > last.index &&
  pick.index - last.index <= 2 &&
  !pick.isItem &&
  !pick.isQuoted;

/** Where there is little to tell, what belongs to a sentence goes on in the next post. */
function partsOf(
  picks: readonly Candidate[],
  language: string,
): readonly (readonly [Candidate, ...Candidate[]])[] {
  const told = chains(picks);
  if (told.length >= THREAD) return told;
  return told.flatMap((chain) => {
    const parts: [Candidate, ...Candidate[]][] = [];
    for (const pick of chain) {
      const goesBehind = pick.words < BARE_WORDS || isContextDependent(pick.text, language);
      if (goesBehind && parts.length > 0) parts.at(-1)?.push(pick);
      else parts.push([pick]);
    }
    return parts;
  });
}

/** One idea a post: a sentence, and those that belong to it, as far as what stands over it leaves room. */
function postsUnder({ plan, hook, picks, say }: Brief, headingOf: (first: Candidate) => string): Post[] {
  const posts: Post[] = [];
  let last: Candidate | undefined;
  const told = partsOf(hook ? [hook, ...picks] : picks, plan.language);
  let spare = told.length - THREAD;
  for (const chain of told) {
    const [first] = chain;
    const before = posts.at(-1);
    const both = joined([before?.text ?? '', numbered(toldInOne(chain, say, last), first)]);
    const joins = last !== undefined && (isOneOf(first, last) || (spare > 0 && goesOn(first, last)));
    if (before && joins && fits({ ...before, text: both })) {
      before.text = both;
      spare -= 1;
    } else posts.push(headed(numbered(toldInOne(chain, say), first), headingOf(first)));
    last = chain.at(-1);
  }
  return posts;
}

const told = ({ heading, text }: Post): string => (heading === '' ? text : `${heading}\n\n${text}`);
const fits = (post: Post): boolean => weightOf(told(post)) <= POST_CHARS;
const headed = (text: string, heading: string): Post =>
  fits({ text, heading }) ? { text, heading } : { text, heading: '' };

/** The title stands over the first post, and the heading of its part over the first one of each, where that is so with several. */
function postsOf(brief: Brief): string[] {
  const { plan, hook } = brief;
  const title = hook !== null && plan.hasOwnTitle ? plan.title : '';
  const opens = (first: Candidate): boolean => first === (hook ?? brief.picks[0]);
  const used = new Set<string>();
  const posts = postsUnder(brief, (first) => {
    if (opens(first) || labelOf(first.text) !== '') return opens(first) ? title : '';
    const heading = headingOver(first, plan, used);
    used.add(heading.toLowerCase());
    return heading;
  });
  const isHeaded = posts.slice(1).filter(({ heading }) => heading !== '').length >= HEADED;
  return (isHeaded ? posts : postsUnder(brief, (first) => (opens(first) ? title : ''))).map(told);
}

/** A thread; its last post asks. */
export function writeThread(brief: Brief): ThreadDraft {
  const { voice, hook, picks } = brief;
  const posts = postsOf(brief);
  // a question alone is no post: it stands under the last thing said, or is left out
  const last = posts.pop() ?? '';
  const told = picks.length + (hook === null ? 0 : 1);
  const ask = told < MIN_TO_ASK ? '' : voice.ask('twitter');
  const endings = [joined([voice.close, ask]), ask, voice.close].filter(Boolean);
  const ended = endings.map((ending) => [last, ending].filter(Boolean).join('\n\n'));
  return {
    format: 'twitter',
    posts: [...posts, ended.find((post) => weightOf(post) <= POST_CHARS) ?? last].filter(Boolean),
  };
}

/** The hook a post opens with, the source's title where it has none of its own, and what is left for its body. */
function opened({ plan, hook, picks, say }: Brief, lead: string): { hook: string; rest: Brief['picks'] } {
  if (hook === null && plan.hasOwnTitle)
    return { hook: joined(lead ? [lead, closed(plan.title)] : [plan.title]), rest: picks };
  const [first = [], ...rest] = chains(hook ? [hook, ...picks] : picks);
  return { hook: joined([lead, toldInOne(first, say)]), rest: rest.flat() };
}

/** Short paragraphs that argue. */
export function writeLinkedin(brief: Brief): PostDraft {
  const { hook, rest } = opened(brief, brief.voice.lead);
  const { voice, say } = brief;
  return {
    format: 'linkedin',
    hook,
    body: paragraphs(rest, say, 2),
    callToAction: voice.ask('linkedin'),
    hashtags: tagsOf(brief.topics, voice.field, 4),
  };
}

/** One breath: a hook and a paragraph or two. */
export function writeFacebook(brief: Brief): PostDraft {
  const { hook, rest } = opened(brief, brief.voice.lead);
  const { voice, say } = brief;
  return {
    format: 'facebook',
    hook,
    body: paragraphs(rest, say, 3),
    callToAction: voice.ask('facebook'),
    hashtags: tagsOf(brief.topics, '', 2),
  };
}

/** Lines to be read on a phone: a sentence each. */
export function writeInstagram(brief: Brief): PostDraft {
  const { hook, rest } = opened(brief, '');
  const { voice, say } = brief;
  return {
    format: 'instagram',
    hook,
    body: paragraphs(rest, say, 1),
    callToAction: joined([voice.close, voice.ask('instagram')]),
    hashtags: tagsOf(brief.topics, voice.field, 5),
  };
}
