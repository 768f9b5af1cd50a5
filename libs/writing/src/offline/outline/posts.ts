import type { Tone } from '@repurpose/contract';
import type { PostDraft } from '../../formats/draft/draft.types.js';
import { tagsOf } from '../../annotate/topics/topics.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, ListItem } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { HOOK_WORDS, OPENING_SENTENCES, wholeLists, windowFor, wordsOf, type Window } from '../runs.js';
import { explained, introductionOf, subjectFor } from '../glosses.js';
import { sectionRunsOf } from '../structures/section-run.js';
import { paragraphsFrom } from './paragraphs.js';
import { needsTitle } from '../hooks/needs-title.js';
import { Body, Telling } from './post-body.js';
import { listsIn } from './post-lists.js';

interface PostPlan {
  /** Words of the connected passage it opens with, at medium length. */
  opening: readonly [least: number, most: number];
  /** Words of the first line at most. */
  hookWords: number;
  /** Words of the whole at medium length. */
  most: number;
  /** Most words of its list; steps are included in full. */
  listWords: number;
  /** Uses one section from its strongest line on if the text has no list. */
  isStory?: boolean;
}

/** Part of the room that the opening may take. */
const OPENING_PART = 0.7;

/** Texts that begin with the same characters, up to this many, are the same. */
const SAME = 40;
/** What a post says of the text besides its list: what it is about, and the answer to the question it opens with. */
function addAbout(body: Body, { hook, units }: Window, { core, analysis }: Kit): void {
  // an opening says itself what the text is about
  if (hook.at > OPENING_SENTENCES || analysis.isInterview) body.add(core.about);
  if (units.at(-1)?.isQuestion === true) body.add(core.thesis?.units ?? []);
  body.add(introductionOf(analysis));
}

/** Fills the middle, besides lists: answers, the rest of a story, or the parts of the text. */
function addMiddle(body: Body, { analysis, variant }: Kit, isListed: boolean, left: number): void {
  if (analysis.isInterview && variant === 0) body.addAnswers();
  else if (isListed) return;
  else if (analysis.isStory && variant === 0) body.addStory(left);
  else body.addParts(left);
}

/** A hook with its payoff, the thesis, a list or the parts of the text, and the conclusion, while there is room. */
function writePost(
  kit: Kit,
  { opening, hookWords, most, listWords }: PostPlan,
): { hook: string; body: string[]; isListed: boolean } {
  const { core, analysis, factor, tell } = kit;
  // the conclusion gets its room first
  const end = core.takeaway?.units ?? [];
  const room = most * factor - wordsOf(end);
  const first = Math.max(opening[0], Math.min(opening[1], room * OPENING_PART)) * factor;
  const window = windowFor(kit, 0, { words: [opening[0] * factor, first], hookWords });
  if (window === null) return { hook: analysis.title, body: [], isListed: false };
  const telling = new Telling(most * factor);
  telling.note(window.units);
  const ending = telling.note(end) ? end : [];
  const body = new Body(kit, telling);
  addAbout(body, window, kit);
  const listed = listWords > 0 ? listsIn(kit, telling, listWords) : [];
  addMiddle(body, kit, listed.length > 0, most * factor - telling.words);
  const subject = subjectFor([tell(window.units), ...body.texts].join('\n'), analysis);
  const isTitled = needsTitle(window.units[0], analysis);
  const hook = isTitled ? analysis.title : tell(window.hook.units);
  const texts = [
    ...paragraphsFrom(isTitled ? window.units : window.units.slice(window.hook.units.length), kit),
    ...(subject === '' ? [] : [subject]),
    ...body.texts,
    ...listed,
    ...paragraphsFrom(ending, kit).filter(
      (text) => !listed.some((list) => list.includes(text.slice(0, SAME))),
    ),
  ];
  return { hook, isListed: listed.length > 0, body: explained(texts, hook, analysis) };
}

/** A text of fewer sections has none that can be used alone. */
const LEAST_SECTIONS = 4;
/** Words of a story in a post: least, most, ideal, of its first line, of its context and of its ending. */
const STORY = { least: 50, most: 130, good: 100, hook: 40, context: 60, ending: 76 } as const;

/** One section from its strongest line on, with the topic and the conclusion; null if no section is suitable. */
function storyPost(kit: Kit): { hook: string; body: string[]; isListed: boolean } | null {
  const { analysis, core, factor, tell, variant } = kit;
  const { least, good, hook: hookWords } = STORY;
  const size = { least, most: STORY.most * factor, good, hookWords, sentenceWords: Infinity };
  const runs = sectionRunsOf(kit, size);
  const run =
    analysis.sections.length < LEAST_SECTIONS ? undefined : runs[variant % Math.max(1, runs.length)];
  if (run === undefined) return null;
  const [first, ...rest] = run.units;
  const told = new Set(run.units.map(({ index }) => index));
  const isNew = (units: readonly Unit[], most: number): boolean =>
    wordsOf(units) <= most && units.every(({ index }) => !told.has(index));
  const context = first.index > OPENING_SENTENCES && isNew(core.about, STORY.context) ? core.about : [];
  const end = core.takeaway?.units ?? [];
  const ending = isNew(end, STORY.ending) && end.every((unit) => !context.includes(unit)) ? end : [];
  const hook = tell([first]);
  const texts = [[...rest, ...context], ending].flatMap((units) => paragraphsFrom(units, kit));
  return { hook, isListed: false, body: explained(texts, hook, analysis) };
}

const PLANS: Readonly<Record<PostDraft['format'], PostPlan & { hashtags: number }>> = {
  linkedin: { opening: [25, 80], hookWords: HOOK_WORDS, most: 300, listWords: 260, hashtags: 3 },
  facebook: {
    opening: [50, 110],
    hookWords: HOOK_WORDS,
    most: 200,
    listWords: 140,
    hashtags: 2,
    isStory: true,
  },
  instagram: { opening: [20, 60], hookWords: HOOK_WORDS, most: 160, listWords: 150, hashtags: 4 },
};

/** Tones that end a list with a question of the writer's own; never after steps. */
const ASKING: readonly Tone[] = ['casual', 'friendly', 'enthusiastic'];
const asks = ({ analysis: { lists }, tone }: Kit): boolean =>
  ASKING.includes(tone) && !lists.some(({ isSteps }) => isSteps);

/** Whether the title names every item: one of the things it compares says little. */
const areOfTitle = (items: readonly ListItem[], { title }: Analysis): boolean =>
  items.every(({ label }) => label !== '' && title.includes(label));

/** A story, an interview, steps or a comparison keeps its form. */
const isToldWhole = (kit: Kit): boolean =>
  kit.analysis.isStory ||
  kit.analysis.isInterview ||
  wholeLists(kit).length > 0 ||
  kit.analysis.lists.some(
    ({ isMain, isSteps, items }) => isMain && (isSteps || areOfTitle(items, kit.analysis)),
  );

/** A post of a network that has one text and hashtags. */
export function writeNetworkPost(kit: Kit, format: PostDraft['format']): PostDraft {
  const plan = PLANS[format];
  const story = plan.isStory === true && !isToldWhole(kit) ? storyPost(kit) : null;
  const { hook, body, isListed } = story ?? writePost(kit, plan);
  return {
    format,
    hook,
    body,
    callToAction: isListed && asks(kit) ? kit.voice.ask(format) : '',
    hashtags: tagsOf(kit.analysis.topics, kit.analysis.title, [hook, ...body].join('\n'), plan.hashtags),
  };
}
