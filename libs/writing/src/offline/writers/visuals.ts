import type { InfographicDraft, ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { isContextDependent } from '../../languages/context-dependence.js';
import type { Brief } from './brief.js';
import { ownPhrase } from '../wording/own-phrase.js';
import {
  chains,
  closed,
  joined,
  keyPhrase,
  numbered,
  shortTitle,
  spokenSeconds,
  toldInOne,
} from './brief.js';
import { behindLabel, labelOf, underHeading } from '../wording/labels.js';
import { headingOver } from '../wording/headings.js';
import { capitalise } from '../../languages/words.js';
import type { Candidate } from '../analysis/analysis.types.js';
import { firstWords } from '../wording/lines.js';
import { tagsOf } from '../analysis/topics.js';

const HOOK_SECONDS = 3;
const HOOK_CHARS = 100;
const MIN_SCENE_SECONDS = 2;

/** A vertical clip: the hook said in the first seconds, a sentence a scene, timed at 150 words a minute. */
export function writeShortVideo(brief: Brief, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { plan, voice, topics, say } = brief;
  // an untitled source opens with its title sentence: not to be said twice
  const said = brief.picks.filter(
    ({ index }) =>
      brief.hook !== null ||
      brief.picks.length === 1 ||
      index !== plan.titleSentence ||
      brief.picks.some(({ needs }) => needs === index),
  );
  const hook = brief.hook ?? (plan.hasOwnTitle ? undefined : shortHook(said));
  const picks = said.filter((pick) => pick !== hook);
  const opening = hook ? say(hook.text) : shortTitle(plan, 60);
  const caption =
    picks.length > 3
      ? picks.filter((pick) => captions(pick, picks)).toSorted((a, b) => b.score - a.score)[0]
      : undefined;
  const spoken = chains(picks.filter((pick) => pick !== caption));
  const shown = new Set<string>();
  const pictured = new Set<string>();
  const first = format === 'tiktok' ? 2 : 0;
  let at = Math.max(HOOK_SECONDS, spokenSeconds(opening));
  const scenes = spoken.map(([pick, ...more], index) => {
    const voiceOver = toldInOne([pick, ...more], say);
    const startSeconds = at;
    at += Math.max(MIN_SCENE_SECONDS, spokenSeconds(voiceOver));
    const speaker = voice.visuals[(first + index) % Math.max(1, voice.visuals.length)] ?? '';
    const visual = shotOf(pick, brief, pictured) || wordsOf(pick, brief) || speaker;
    return { startSeconds, endSeconds: at, visual, voiceOver, onScreenText: onScreen(pick, brief, shown) };
  });
  return {
    format,
    hook: opening,
    scenes,
    caption: joined([caption ? closed(say(caption.text)) : '', voice.close, voice.ask(format)]),
    hashtags: tagsOf(topics, voice.field, 4),
  };
}

/** What is shown in large letters: its figure, its part's heading, its label or topic. */
function onScreen(pick: Candidate, { plan, topics }: Brief, shown: Set<string>): string {
  const heading = pick.figure === '' ? headingOver(pick, plan, shown) : '';
  if (heading === '') return keyPhrase(pick, topics, shown);
  shown.add(heading.toLowerCase());
  return heading;
}

/** What is written under a clip stands by itself, and nothing said leans on it. */
const captions = ({ text, index, needs, step }: Candidate, picks: readonly Candidate[]): boolean =>
  needs === null && step === 0 && labelOf(text) === '' && picks.every((pick) => pick.needs !== index);

/** The shortest thing said: the title stands in the thread already. */
function shortHook(said: readonly Candidate[]): Candidate | undefined {
  if (said.length < 2) return undefined;
  const short = said.filter(
    (pick) => !pick.isQuestion && pick.text.length <= HOOK_CHARS && captions(pick, said),
  );
  const shortest = (each: readonly Candidate[]) => each.toSorted((a, b) => a.text.length - b.text.length)[0];
  return shortest(short) ?? (said.length > 2 ? shortest(said) : undefined);
}

/** The first words of what is said, where they say something by themselves. */
function wordsOf(pick: Candidate, { voice }: Brief): string {
  const words = firstWords(pick);
  return words && voice.shots.words.replace('{topic}', words);
}

/** A picture of what a sentence says; none twice, empty where it names nothing to show. */
function shotOf(
  { text, figure, isQuestion, isQuoted }: Candidate,
  { voice, topics }: Brief,
  used: Set<string>,
): string {
  const lower = text.toLowerCase();
  const thing = topics.find((topic) => lower.includes(topic.toLowerCase()) && !used.has(topic)) ?? '';
  const kind = figure ? 'figure' : isQuoted ? 'quotation' : isQuestion ? 'question' : 'thing';
  const shot = voice.shots[kind].replace('{topic}', thing);
  if (used.has(shot) || (kind === 'thing' && thing === '')) return '';
  used.add(kind === 'thing' ? thing : shot);
  return shot;
}

/** A topic of one word, where a block has nothing better. */
function loneTopic({ text }: Candidate, topics: readonly string[], used: Set<string>): string {
  const lower = text.toLowerCase();
  const topic = topics.find((each) => lower.includes(each.toLowerCase()) && !used.has(each.toLowerCase()));
  if (topic === undefined) return '';
  used.add(topic.toLowerCase());
  return capitalise(topic);
}

/** Its figure, the topic it names, words of its own. */
const phraseOf = (pick: Candidate, { plan, topics }: Brief, used: Set<string>): string =>
  keyPhrase(pick, topics, used) || ownPhrase(pick.text, plan.language, used) || loneTopic(pick, topics, used);

/** The big letters of a block: the label it brings along, its figure, its part's heading, its topic. */
function figureOf(pick: Candidate, brief: Brief, used: Set<string>): InfographicDraft['blocks'][number] {
  const { plan } = brief;
  if (pick.step > 0) return { figure: '', text: numbered(pick.text, pick) };
  const label = labelOf(pick.text);
  const rest = capitalise(behindLabel(pick.text, label));
  if (label && !used.has(label.toLowerCase()) && !isContextDependent(rest, plan.language)) {
    used.add(label.toLowerCase());
    return { figure: label, text: rest };
  }
  const heading = pick.figure === '' ? headingOver(pick, plan, used) : '';
  if (heading === '' || heading === label) return { figure: phraseOf(pick, brief, used), text: pick.text };
  used.add(heading.toLowerCase());
  return { figure: heading, text: underHeading(heading, pick.text, plan.language) };
}

/** Six to eight blocks, those with figures first among equals; the footer names the source. */
export function writeInfographic(brief: Brief): InfographicDraft {
  const { plan, picks, voice, say } = brief;
  const used = new Set<string>();
  const blocks = picks
    .map((pick) => figureOf(pick, brief, used))
    .map(({ figure, text }) => ({ figure, text: closed(say(text)) }));
  const title = plan.hasOwnTitle ? plan.title.replace(/[!！]$/u, '') : '';
  // "Which one would we buy again? – Ann Lee"
  const source = [title, plan.author].filter(Boolean).join(/[?？]$/u.test(title) ? ' – ' : ', ');
  return {
    format: 'infographic',
    headline: plan.title,
    blocks,
    footer: source ? `${voice.source}${source}` : '',
  };
}
