import { tagsOf } from '../../annotate/topics/topics.js';
import { contentKeys, countWords } from '../../languages/words.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { retime } from '../../formats/draft/timing.js';
import { keyOf } from '../../text/sentence-keys.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { List } from '../analysis.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import { digest } from '../digest/digest.js';
import type { DigestPart } from '../digest/digest.types.js';
import type { Hook } from '../hooks/hooks.js';
import { ledeOf } from '../hooks/opening.js';
import { introductionOf } from '../glosses.js';
import type { Kit } from '../kit.js';
import { beginningOf, listText, withoutTitle } from '../realise.js';
import { wordsOf } from '../passages.js';
import { indexesOf, toldBy } from '../runs.js';
import { listScenes, scenesOf, type Scene } from '../structures/scenes.js';
import { isSubject, promisedList, PROMISES } from '../structures/subject-list.js';
import { cardOf } from './spoken.js';

/** Words of the whole video at medium length. Steps are included in full. */
const MOST_WORDS = { reels: 190, tiktok: 150, steps: 230 } as const;
/** Words of the first line, of a sentence that is easily spoken, and of a part at least. */
const WORDS = { hook: 24, sentence: 36, part: 30 } as const;
const CAPTION = { maxWords: 50, maxSentences: 2, itemWords: 8 } as const;
/** Fewer words or scenes are no video. */
const LEAST = { words: 25, scenes: 2 } as const;
/** Part of the title's words that a caption has. */
const TITLED = 0.3;

/** The first line: a short hook or beginning of the text, else the title. A title that asks or promises a list is one. */
function hookOf(kit: Kit): readonly Unit[] {
  const { analysis } = kit;
  const { title } = analysis;
  if (PROMISES.test(title) || /[?？]$/u.test(title)) return [];
  const isShort = (units: readonly Unit[]): boolean => units.length > 0 && wordsOf(units) <= WORDS.hook;
  // a contrast within a detail says nothing before the topic is known
  const isOnTopic = ({ units, kind }: Hook): boolean =>
    kind !== 'contrast' || units.some(({ stems }) => shareOfTitle(stems, analysis) >= TITLED);
  const found = kit.hooks.filter(
    (hook) => isShort(hook.units) && hook.kind !== 'statement' && isOnTopic(hook),
  );
  const [first] = ledeOf(kit, { paragraph: CAPTION.maxWords, run: CAPTION.maxWords });
  const lede = first === undefined ? [] : [first];
  // news begins with its point, and so does its video
  const isPoint =
    first?.isQuestion === false &&
    kit.core.thesis?.units[0].index === first.index &&
    shareOfTitle(first.stems, analysis) >= TITLED;
  const hooks = found.map(({ units }) => units);
  const lines = isPoint ? [lede, ...hooks] : [...hooks, lede];
  return lines.filter(isShort)[kit.variant] ?? [];
}

/** What the text begins with, or who is interviewed in it, in a sentence or two. */
function beginningIn({ analysis, tell }: Kit): string {
  const introduction = introductionOf(analysis).slice(-1);
  const [first] = analysis.passages;
  const run =
    introduction.length > 0 ? introduction : first === undefined ? [] : beginningOf(first, CAPTION, tell);
  return wordsOf(run) <= CAPTION.maxWords ? tell(run) : '';
}

/**
 * What the video is about: the description; else the thesis, if it uses the title's words and is not in the script; else
 * the title over what the text begins with.
 */
function aboutOf(kit: Kit, spoken: string): string {
  const { analysis, core, tell } = kit;
  const { description, title, language, isStory } = analysis;
  if (description !== '' && !spoken.includes(description)) return description;
  const { thesis } = core;
  const said = thesis === null ? '' : tell(beginningOf(thesis, CAPTION, tell));
  const isAbout = shareOfTitle(contentKeys(said, language), analysis) >= TITLED;
  if (said !== '' && !spoken.includes(said) && (isAbout || title === '')) return said;
  const beginning = isStory ? '' : beginningIn(kit);
  return [title, spoken.includes(beginning) ? '' : beginning].filter(Boolean).join('\n\n');
}

/** A list the text is about that the video does not tell, to read below it: the ingredients of a recipe. */
function listBelow({ analysis: { lists } }: Kit, told: readonly List[]): string {
  const isBrief = ({ items }: List): boolean =>
    items.every(({ label, text }) => countWords(label) + countWords(text) <= CAPTION.itemWords);
  const isTold = ({ index }: List): boolean => told.some((list) => list.index === index);
  const below = lists.find((list) => list.isMain && !isTold(list) && isBrief(list));
  return below === undefined ? '' : listText(below);
}

/** The scenes with what each shows; each phrase is shown once. */
function shownScenes(scenes: readonly Scene[], { wording }: Kit): ShortVideoDraft['scenes'] {
  const shown = new Set<string>();
  return scenes.map(({ units, voiceOver, screen }) => {
    const phrase = screen || cardOf(units, shown);
    shown.add(phrase);
    const visual = phrase === '' ? wording.visual : wording.card;
    return { startSeconds: 0, endSeconds: 0, visual, voiceOver, onScreenText: phrase };
  });
}

/** After the list that the text is about only the conclusion follows. */
function withoutRest(parts: readonly DigestPart[], { analysis, core }: Kit): DigestPart[] {
  const from = parts.findIndex((part) => part.kind === 'list' && isSubject(part.list, analysis));
  const ending = new Set(core.takeaway?.units.map(({ index }) => index));
  const isEnding = (part: DigestPart): boolean =>
    part.kind === 'paragraph' && part.units.every(({ index }) => ending.has(index));
  return parts.filter((part, at) => from < 0 || at <= from || isEnding(part));
}

/** A hook, the passages or the list that say most in a minute, the conclusion. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { analysis, factor, variant } = kit;
  const units = hookOf(kit);
  const hook = units.length > 0 ? kit.tell(units) : analysis.title || kit.tell(analysis.units.slice(0, 1));
  const partsIn = (words: number): DigestPart[] => {
    const sections = digest(analysis, {
      words: words * factor - countWords(hook),
      told: toldBy(units, analysis.units),
      said: new Set(indexesOf(units)),
      variant,
      fits: (unit) => unit.words <= WORDS.sentence,
      // a further version leaves the list out
      lists: variant % 2 === 1 ? 'none' : 'said',
      asLists: true,
      keeps: variant % 2 === 1 ? null : promisedList(analysis),
      leastPart: WORDS.part,
    });
    return withoutRest(
      sections.flatMap((section) => section.parts),
      kit,
    );
  };
  const steps = analysis.lists.find((list) => list.isSteps && isSubject(list, analysis));
  const kept = steps ?? promisedList(analysis);
  const tellsIt = (each: readonly DigestPart[]): boolean =>
    each.some((part) => part.kind === 'list' && part.list.index === kept?.index);
  const usual = partsIn(MOST_WORDS[format]);
  const sizes = steps === undefined ? [MOST_WORDS.reels, MOST_WORDS.steps] : [MOST_WORDS.steps];
  const isTold = kept === null || (steps === undefined && tellsIt(usual));
  const parts = isTold ? usual : (sizes.map(partsIn).find(tellsIt) ?? usual);
  const scenes = parts
    .flatMap((part) =>
      part.kind === 'list' ? listScenes(withoutTitle(part.list, analysis)) : scenesOf(part.units, kit),
    )
    .filter(({ voiceOver }) => keyOf(voiceOver) !== keyOf(hook));
  const lists = parts.flatMap((part) => (part.kind === 'list' ? [part.list] : []));
  const spoken = [hook, ...scenes.map(({ voiceOver }) => voiceOver)].join('\n');
  const ask = lists.length === 0 ? '' : kit.wording.ask('reels');
  const caption = [aboutOf(kit, spoken), listBelow(kit, lists), ask].filter(Boolean).join('\n\n');
  const isThin = scenes.length < LEAST.scenes || countWords(spoken) < LEAST.words;
  return retime({
    format,
    hook,
    scenes: shownScenes(scenes, kit),
    caption,
    hashtags: tagsOf(analysis.topics, analysis.title, `${caption}\n${spoken}`, 3),
    ...(isThin && { thin: 'no-story' }),
  });
}
