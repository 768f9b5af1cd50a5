import type { PostDraft, ThreadDraft } from '../../drafts/drafts.types.js';
import type { Brief } from '../brief.js';
import { closed, joined, paragraphs } from '../brief.js';
import { hashtagOf } from '../topics.js';

/** Weighted characters a post may fill, so that its number fits behind it. */
const POST_CHARS = 268;

/** X counts most scripts outside Latin, Greek, Cyrillic and their like double. */
function weigh(text: string): number {
  let weight = 0;
  for (const character of text) weight += (character.codePointAt(0) ?? 0) <= 0x10ff ? 1 : 2;
  return weight;
}

function tags({ topics }: Brief, most: number): string[] {
  return [...new Set(topics.map(hashtagOf))].filter((tag) => tag.length > 2).slice(0, most);
}

/** One idea a post: a sentence, and the one that belongs to it; the first post hooks, the last one asks. */
export function writeThread(brief: Brief): ThreadDraft {
  const { hook, picks, voice, say } = brief;
  const opening = hook ? joined([voice.lead, closed(say(hook.text))]) : '';
  const posts = opening ? [opening] : [];
  let last: (typeof picks)[number] | undefined;
  for (const pick of picks) {
    const text = say(pick.text);
    const previous = posts.at(-1) ?? '';
    const both = joined([closed(previous), text]);
    const isNeighbour =
      last !== undefined && pick.block === last.block && pick.index - last.index <= 2 && !pick.isItem;
    if (isNeighbour && posts.length > 1 && weigh(both) <= POST_CHARS) posts[posts.length - 1] = both;
    else posts.push(text);
    last = pick;
  }
  const ending = joined([voice.close, voice.ask('twitter')]);
  const only = posts.length === 1 ? joined([closed(posts[0] ?? ''), ending]) : '';
  if (only && weigh(only) <= POST_CHARS) return { format: 'twitter', posts: [only] };
  return { format: 'twitter', posts: [...posts, ending].filter(Boolean) };
}

/** The hook a post opens with, and what is left for its body. */
function opened({ hook, picks, voice, say }: Brief): { hook: string; rest: Brief['picks'] } {
  const first = hook ?? picks[0];
  const rest = hook ? picks : picks.slice(1);
  return { hook: joined([voice.lead, first ? closed(say(first.text)) : '']), rest };
}

/** Short paragraphs that argue. */
export function writeLinkedin(brief: Brief): PostDraft {
  const { hook, rest } = opened(brief);
  const { voice, say } = brief;
  return {
    format: 'linkedin',
    hook,
    body: paragraphs(rest, say, 2),
    callToAction: joined([voice.close, voice.ask('linkedin')]),
    hashtags: tags(brief, 4),
  };
}

/** One breath: a hook and a paragraph or two. */
export function writeFacebook(brief: Brief): PostDraft {
  const { hook, rest } = opened(brief);
  const { voice, say } = brief;
  return {
    format: 'facebook',
    hook,
    body: paragraphs(rest, say, 3),
    callToAction: joined([voice.close, voice.ask('facebook')]),
    hashtags: tags(brief, 2),
  };
}

/** Lines to be read on a phone: a sentence each. */
export function writeInstagram(brief: Brief): PostDraft {
  const { hook, rest } = opened(brief);
  const { voice, say } = brief;
  return {
    format: 'instagram',
    hook,
    body: paragraphs(rest, say, 1),
    callToAction: joined([voice.close, voice.ask('instagram')]),
    hashtags: tags(brief, 5),
  };
}
