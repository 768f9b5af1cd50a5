import type { InfographicDraft, ShortVideoDraft } from '../../drafts/drafts.types.js';
import { isDanglingSentence } from '../../source/dangling.js';
import type { Brief } from '../brief.js';
import { closed, joined, keyPhrase, labelOf, shortTitle, spokenSeconds } from '../brief.js';
import { capitalise, countWords } from '../language/words.js';
import type { Candidate } from '../plan.types.js';
import { hashtagOf, isTag } from '../topics.js';

const HOOK_SECONDS = 3;
const MIN_SCENE_SECONDS = 2;
const FIGURE_WORDS = 8;

/** A vertical clip: the hook said in the first seconds, a sentence a scene, timed at 150 words a minute. */
export function writeShortVideo(brief: Brief, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { plan, hook, voice, topics, say } = brief;
  // an untitled source opens with its title sentence: not to be said twice
  const picks = brief.picks.filter(
    ({ index }) => hook !== null || brief.picks.length === 1 || index !== plan.titleSentence,
  );
  const opening = hook ? say(hook.text) : shortTitle(plan, 60);
  const caption =
    picks.length > 2
      ? picks.filter(({ text }) => labelOf(text) === '').toSorted((a, b) => b.score - a.score)[0]
      : undefined;
  const spoken = picks.filter((pick) => pick !== caption);
  const shown = new Set<string>();
  const first = format === 'tiktok' ? 3 : 0;
  let at = Math.max(HOOK_SECONDS, spokenSeconds(opening));
  const scenes = spoken.map((pick, index) => {
    const voiceOver = closed(say(pick.text));
    const startSeconds = at;
    at += Math.max(MIN_SCENE_SECONDS, spokenSeconds(voiceOver));
    const visual = voice.visuals[(first + index) % Math.max(1, voice.visuals.length)] ?? '';
    return { startSeconds, endSeconds: at, visual, voiceOver, onScreenText: keyPhrase(pick, topics, shown) };
  });
  return {
    format,
    hook: opening,
    scenes,
    caption: joined([caption ? closed(say(caption.text)) : '', voice.close, voice.ask(format)]),
    hashtags: [...new Set(topics.map(hashtagOf))].filter(isTag).slice(0, 4),
  };
}

/** The big letters of a block: the label it brings along, its figure, its part's heading, its topic. */
function figureOf(
  pick: Candidate,
  { plan, topics }: Brief,
  used: Set<string>,
): InfographicDraft['blocks'][number] {
  const label = labelOf(pick.text);
  const rest = capitalise(pick.text.slice(label.length).replace(/^\s?[:：]\s*/u, ''));
  if (label && !used.has(label.toLowerCase()) && !isDanglingSentence(rest, plan.language)) {
    used.add(label.toLowerCase());
    return { figure: label, text: rest };
  }
  const heading = plan.sections[pick.section]?.heading ?? '';
  const isHeading =
    pick.figure === '' &&
    heading !== label &&
    heading !== '' &&
    countWords(heading) <= FIGURE_WORDS &&
    !used.has(heading.toLowerCase());
  if (isHeading) used.add(heading.toLowerCase());
  return { figure: isHeading ? heading : keyPhrase(pick, topics, used), text: pick.text };
}

/** Six to eight blocks, those with figures first among equals; the footer names the source. */
export function writeInfographic(brief: Brief): InfographicDraft {
  const { plan, picks, voice, say } = brief;
  const used = new Set<string>();
  const blocks = picks
    .map((pick) => figureOf(pick, brief, used))
    .map(({ figure, text }) => ({ figure, text: closed(say(text)) }));
  const named = plan.hasOwnTitle ? [plan.title, plan.author] : [plan.author];
  const source = named.filter(Boolean).join(', ');
  return {
    format: 'infographic',
    headline: plan.title,
    blocks,
    footer: source ? `${voice.source}${source}` : '',
  };
}
