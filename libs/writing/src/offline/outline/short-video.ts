import { tagsOf } from '../../annotate/topics/topics.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { retime } from '../../formats/draft/timing.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { shareOfTitle } from '../core-weights.js';
import type { List } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { beginningOf, listText } from '../realise.js';
import { labelsStory, listStoriesOf } from '../structures/list-story.js';
import type { Story } from '../structures/beats.js';
import { sectionStoryOf } from '../structures/section-story.js';
import { overviewOf } from '../structures/overview.js';
import { onScreenOf } from './spoken.js';

/** Words of the whole video at medium length. */
const MOST_WORDS = { reels: 190, tiktok: 160 } as const;
const CAPTION = { maxWords: 50, maxSentences: 2, itemWords: 8 } as const;
/** Fewer words or scenes are no video. */
const LEAST = { words: 25, beats: 2 } as const;

/** Part of the title's words that a caption has. */
const TITLED = 0.3;

/**
 * What the video is about: the description; else the thesis, if it uses the title's words and is not in the script;
 * else the title.
 */
function aboutOf(
  { analysis, core: { thesis }, tell }: Kit,
  told: ReadonlySet<number>,
  story: string,
): string {
  const { description, title, language } = analysis;
  if (description !== '' && !story.includes(description)) return description;
  if (thesis === null || told.has(thesis.units[0].index)) return title;
  const said = tell(beginningOf(thesis, CAPTION, tell));
  const isAbout = shareOfTitle(contentKeys(said, language), analysis) >= TITLED;
  return isAbout || title === '' ? said : title;
}

/** A list the text is about that the video does not tell, to read below it: the ingredients of a recipe. */
function listBelow({ analysis: { lists } }: Kit, told: List | undefined): string {
  const isBrief = ({ items }: List): boolean =>
    items.every(({ label, text }) => countWords(label) + countWords(text) <= CAPTION.itemWords);
  const below = lists.find((list) => list.isMain && list !== told && isBrief(list));
  return below === undefined ? '' : listText(below);
}

/** Each phrase is shown once. */
function scenesOf({ beats }: Story, kit: Kit): ShortVideoDraft['scenes'] {
  const shown = new Set<string>();
  return beats.map(({ units, voiceOver, screen }) => {
    const phrase = screen || onScreenOf(units, shown);
    shown.add(phrase);
    const visual = phrase === '' ? kit.voice.visual : kit.voice.card;
    return { startSeconds: 0, endSeconds: 0, visual, voiceOver, onScreenText: phrase };
  });
}

const isThinStory = ({ beats }: Story): boolean =>
  beats.length < LEAST.beats || countWords(beats.map(({ voiceOver }) => voiceOver).join(' ')) < LEAST.words;

/** The list the text is about, else all of it in short; of the second video one part of it. A further version takes another one. */
function storyFor(kit: Kit, most: number, rank: number): Story | undefined {
  const lists = listStoriesOf(kit, most).filter((story) => !isThinStory(story));
  const [list] = lists;
  const overview = overviewOf(kit, most, rank);
  // an answer in the middle of a talk says too little of who speaks and why
  const isTalk = kit.analysis.isInterview;
  const isOther = rank > 0 && !isTalk && list?.list?.isSteps !== true;
  const labels = isOther && list !== undefined ? labelsStory(kit, most) : undefined;
  // one of the things that a text sets side by side says too little of it
  const isOneOfMany = kit.analysis.lists.some(({ isMain, isOfHeadings }) => isMain && isOfHeadings);
  const section = isOther && !isOneOfMany ? sectionStoryOf(kit, most) : null;
  const all = [labels, section, list, overview].filter((story) => story !== null && story !== undefined);
  return all[kit.variant % Math.max(1, all.length)];
}

/** The caption: the topic, the list, and a line for readers who save lists. */
function captionOf(kit: Kit, { hook, beats, units, list }: Story): string {
  const spoken = [hook, ...beats.map(({ voiceOver }) => voiceOver)].join('\n');
  const about = aboutOf(kit, new Set(units.map(({ index }) => index)), spoken);
  const ask = list === undefined ? '' : kit.voice.ask('reels');
  return [about, listBelow(kit, list), ask].filter(Boolean).join('\n\n');
}

/** A title alone: where a source has nothing to tell. */
const untold = ({ analysis: { title } }: Kit): Story => ({ hook: title, beats: [], units: [], value: 0 });

/** Hook, beats of one story or list, payoff. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const story = storyFor(kit, MOST_WORDS[format] * kit.factor, format === 'reels' ? 0 : 1) ?? untold(kit);
  const caption = captionOf(kit, story);
  const spoken = story.beats.map(({ voiceOver }) => voiceOver);
  return retime({
    format,
    hook: story.hook,
    scenes: scenesOf(story, kit),
    caption,
    hashtags: tagsOf(kit.analysis.topics, kit.analysis.title, [story.hook, caption, ...spoken].join('\n'), 3),
    ...(isThinStory(story) && { thin: 'no-story' }),
  });
}
