import { isContextDependent } from '../../languages/context-dependence.js';
import type { PodcastDraft, YoutubeDraft } from '../../formats/draft/draft.types.js';
import type { Brief, Group } from './brief.js';
import { ownPhrase } from '../wording/own-phrase.js';
import {
  asks,
  atMost,
  belongsTo,
  closed,
  groupPicks,
  joined,
  keyPhrase,
  paragraphs,
  spokenSeconds,
} from './brief.js';
import { behindLabel, labelOf, saidUnder } from '../wording/labels.js';
import { keyOf, sentenceKeysOf } from '../../text/sentence-keys.js';
import { firstWords } from '../wording/lines.js';
import type { Candidate } from '../analysis/analysis.types.js';
import { QUESTIONS, questionsFor } from './questions.js';

const WORDS_PER_MINUTE = 150;
/** Parts of a talk, and points that make one. */
const SEGMENTS = 6;
const POINTS = 2;
/** Points of a talk without parts from which on it is parted, and how many each part then has. */
const LONG_TALK = 6;
const POINTS_EACH = 3;
const TITLE_CHARS = 50;
const MIN_CHAPTER_SECONDS = 10;
/** Seven seconds of speech; what is missing to YouTube's ten is a pause. */
const MIN_CHAPTER_WORDS = 18;

const wordsOf = (picks: readonly Candidate[]) => picks.reduce((sum, { words }) => sum + words, 0);

/** Parts long enough to be chapters, three at least where the words suffice. */
function chaptersOf(brief: Brief, picks: readonly Candidate[]): Group[] {
  const groups = groupPicks(brief.plan, picks);
  const possible = Math.floor(wordsOf(picks) / (MIN_CHAPTER_WORDS * 1.1));
  const most = Math.max(1, Math.min(7, possible));
  let parts = atMost(groups, most);
  while (parts.length > 1 && parts.some((part) => wordsOf(part.picks) < MIN_CHAPTER_WORDS))
    parts = atMost(parts, parts.length - 1);
  if (parts.length >= 3 || possible < 3) return parts;
  const titled = [4, 3].map((wanted) => evenParts(groups, Math.min(wanted, possible)));
  const areTitled = (even: readonly Group[]): boolean => {
    const used = new Set<string>();
    return even.every((part) => titleOf(part, brief, used) !== '');
  };
  return titled.find(areTitled) ?? parts;
}

/** What a cut between two sections is worth, in parts of a part. */
const BOUNDARY = 0.35;

/** A source without sections: cut about where the words are even, between sections if one ends there, never inside a pair that belongs together. */
function evenParts(parts: readonly Group[], wanted: number): Group[] {
  const flat = parts.flatMap((part) => part.picks.map((pick) => ({ pick, part })));
  const each = wordsOf(flat.map(({ pick }) => pick)) / wanted;
  const cuts = [0];
  for (let turn = 1; turn < wanted; turn += 1) {
    const far = (at: number): number => {
      const isBoundary = flat[at]?.part !== flat[at - 1]?.part;
      return (
        Math.abs(wordsOf(flat.slice(0, at).map(({ pick }) => pick)) / each - turn) -
        (isBoundary ? BOUNDARY : 0)
      );
    };
    const last = cuts.at(-1) ?? 0;
    const open = flat.flatMap(({ pick }, at) => {
      const before = flat[at - 1]?.pick;
      const isInside =
        before !== undefined && (belongsTo(pick, before) || (pick.step > 0 && before.step > 0));
      return at > last && pick.needs === null && !isInside ? [at] : [];
    });
    const [best] = open.toSorted((a, b) => far(a) - far(b));
    if (best !== undefined) cuts.push(best);
  }
  const named = new Set<Group>();
  return cuts.flatMap((from, at) => {
    const own = flat.slice(from, cuts[at + 1]);
    const held = [...new Set(own.map(({ part }) => part))].map((part) => ({
      ...part,
      heading: named.has(part) ? '' : part.heading,
      picks: own.filter((pick) => pick.part === part).map(({ pick }) => pick),
    }));
    for (const { part } of own) named.add(part);
    return atMost(held, 1);
  });
}

/** Words of what a part says that name it. */
function wordedTitle({ picks }: Group, { topics, plan }: Brief, used: Set<string>): string {
  for (const pick of picks) {
    // the label of one item names no part of several
    const text = pick.isItem && picks.length > 1 ? behindLabel(pick.text, labelOf(pick.text)) : pick.text;
    const phrase =
      keyPhrase({ ...pick, text, figure: '' }, topics, used) || ownPhrase(text, plan.language, used);
    if (phrase) return phrase;
  }
  return '';
}

/** The first words of a part that say something by themselves. */
function statedTitle({ picks }: Group, language: string, used: Set<string>): string {
  const stated = picks
    .filter(({ needs }) => needs === null)
    .filter(({ text }) => !isContextDependent(text, language))
    .map((pick) => [pick.text, firstWords({ ...pick, text: pick.wordings.bare.text })] as const)
    // a whole sentence would be said twice in a row
    .find(
      ([text, words]) =>
        words !== '' &&
        words.length <= TITLE_CHARS &&
        !used.has(words) &&
        !sentenceKeysOf(text).includes(keyOf(words)),
    )?.[1];
  if (stated) used.add(stated);
  return stated ?? '';
}

/** A part's own heading; the way in is named so where other parts have one; else words of what the part says. */
function titleOf(part: Group, brief: Brief, used: Set<string>): string {
  const { topics, voice, plan } = brief;
  if (part.heading) return part.heading;
  const isWayIn = used.size === 0 && plan.sections[part.section]?.heading === '';
  const isHeaded = plan.sections.some(({ heading }) => heading !== '');
  const worded = isWayIn && isHeaded && voice.intro ? '' : wordedTitle(part, brief, used);
  if (worded) return worded;
  if (isWayIn && voice.intro) {
    used.add(voice.intro);
    return voice.intro;
  }
  const figured = part.picks.map((pick) => keyPhrase(pick, topics, used)).find((phrase) => phrase !== '');
  const told = figured ?? statedTitle(part, plan.language, used);
  if (told || !isWayIn) return told;
  used.add('');
  return plan.title;
}

/** A narrated film with chapters timed at 150 words a minute. */
export function writeYoutube(brief: Brief): YoutubeDraft {
  const { plan, hook, picks, voice, topics, say } = brief;
  const described = picks.length > 4 ? describing(picks) : undefined;
  const parts = chaptersOf(
    brief,
    picks.filter((pick) => pick !== described),
  );
  const used = new Set<string>();
  const shown = new Set<string>();
  const hookText = hook ? closed(say(hook.text)) : '';
  let at = spokenSeconds(hookText);
  const chapters = parts.map((part, index) => {
    const title = parts.length === 1 ? part.heading || plan.title : titleOf(part, brief, used);
    const ending = index === parts.length - 1 ? joined([voice.close, voice.ask('youtube')]) : '';
    const narration = [...paragraphs(part.picks, saidUnder(title, brief), 3, false), ending].filter(Boolean);
    const startSeconds = index === 0 ? 0 : at;
    at += Math.max(MIN_CHAPTER_SECONDS, spokenSeconds(...narration));
    const onScreen =
      part.picks.map((pick) => keyPhrase(pick, topics, shown)).find((phrase) => phrase && phrase !== title) ??
      '';
    return { startSeconds, title, narration, onScreen };
  });
  return {
    format: 'youtube',
    title: plan.title,
    hook: hookText,
    chapters,
    description: described ? say(closed(described.text)) : '',
    tags: topics.slice(0, 8),
  };
}

/** The sentence that tells most of the whole; not one another leans on. */
function describing(picks: readonly Candidate[]): Candidate | undefined {
  const leanedOn = new Set(picks.map(({ needs }) => needs));
  return picks
    .filter(
      ({ index, needs, isQuestion, step }) =>
        needs === null && !isQuestion && step === 0 && !leanedOn.has(index),
    )
    .toSorted((a, b) => b.score - a.score)[0];
}

/** Notes to talk from: parts with their minutes, questions to put, a way in and a way out. */
export function writePodcast(brief: Brief): PodcastDraft {
  const { plan, hook, picks, voice, say } = brief;
  const asked = picks.filter(({ isQuestion, needs }) => isQuestion && needs === null);
  const leanedOn = new Set(picks.map(({ needs }) => needs));
  const questions = asked.filter(({ index }) => !leanedOn.has(index)).slice(0, 2);
  const told = picks.filter((pick) => !questions.includes(pick));
  const groups = groupPicks(plan, told);
  const most = groups.some(({ heading }) => asks(heading))
    ? SEGMENTS
    : Math.max(2, Math.floor(told.length / POINTS));
  const parts =
    groups.length === 1 && told.length >= LONG_TALK
      ? evenParts(groups, Math.floor(told.length / POINTS_EACH))
      : atMost(groups, Math.min(SEGMENTS, most));
  const named = new Set<string>();
  const segments = parts.map((part) => ({
    title: titleOf(part, brief, named) || plan.title,
    minutes: minutesOf(brief, part),
    talkingPoints: paragraphs(part.picks, saidUnder(part.heading, brief), 1, false),
  }));
  return {
    format: 'podcast',
    title: plan.title,
    coldOpen: hook ? closed(say(hook.text)) : '',
    segments,
    questions: [...questions.map(({ text }) => text), ...questionsFor(brief, parts)].slice(0, QUESTIONS),
    outro: voice.ask('podcast'),
  };
}

/** As long as the source's own part takes to say, and never shorter than the points themselves. */
function minutesOf({ plan }: Brief, part: Group): number {
  const sections = new Set(part.picks.map(({ section }) => section));
  const words = [...sections].reduce((sum, section) => sum + (plan.sections[section]?.words ?? 0), 0);
  return Math.max(1, Math.round(Math.max(words, wordsOf(part.picks)) / WORDS_PER_MINUTE));
}
