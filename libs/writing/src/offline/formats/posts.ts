import type { PostDraft, ThreadDraft } from '../../drafts/drafts.types.js';
import type { Brief } from '../brief.js';
import { closed, joined, paragraphs } from '../brief.js';
import type { Candidate } from '../plan.types.js';
import { tagsOf } from '../topics.js';
import { weightOf } from '../wording/wording.js';

/** Weighted characters a post may fill, so that its number fits behind it. */
const POST_CHARS = 268;
const BARE_WORDS = 8;

/** The first post: the title and the sentence that hooks. */
function openingOf({ plan, hook, say }: Brief): string {
  if (!hook) return '';
  const first = closed(say(hook.text));
  const headed = plan.hasOwnTitle ? `${plan.title}\n\n${first}` : first;
  return weightOf(headed) <= POST_CHARS ? headed : first;
}

/** Whether a pick goes on where the one before it ended. */
function goesOn(pick: Candidate, last: Candidate | undefined): boolean {
  if (last === undefined) return false;
  // a few words of advice are no post by themselves
  if (pick.isItem && last.isItem && pick.section === last.section)
    return Math.min(pick.words, last.words) <= BARE_WORDS;
  return pick.block === last.block && pick.index - last.index <= 2 && !pick.isItem;
}

/** One idea a post: a sentence, and the one that belongs to it; the first post hooks, the last one asks. */
export function writeThread(brief: Brief): ThreadDraft {
  const { picks, voice, say } = brief;
  const posts = [openingOf(brief)].filter(Boolean);
  picks.forEach((pick, at) => {
    const text = closed(say(pick.text));
    const both = joined([posts.at(-1) ?? '', text]);
    const joins = goesOn(pick, picks[at - 1]) && posts.length > 1 && weightOf(both) <= POST_CHARS;
    if (joins) posts[posts.length - 1] = both;
    else posts.push(text);
  });
  // a question alone is no post: it stands under the last thing said, or is left out
  const last = posts.pop() ?? '';
  const ask = posts.length < 3 ? '' : voice.ask('twitter');
  const endings = [joined([voice.close, ask]), ask, voice.close].filter(Boolean);
  const ended = endings.map((ending) => [last, ending].filter(Boolean).join('\n\n'));
  return {
    format: 'twitter',
    posts: [...posts, ended.find((post) => weightOf(post) <= POST_CHARS) ?? last].filter(Boolean),
  };
}

/** The hook a post opens with, and what is left for its body. */
function opened({ hook, picks, say }: Brief, lead: string): { hook: string; rest: Brief['picks'] } {
  const first = hook ?? picks[0];
  const rest = hook ? picks : picks.slice(1);
  return { hook: joined([lead, first ? closed(say(first.text)) : '']), rest };
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
