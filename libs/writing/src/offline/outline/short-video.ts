import { tagsOf } from '../../annotate/topics/topics.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { retime } from '../../formats/draft/timing.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { List } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { introductionOf } from '../glosses.js';
import { wordsOf } from '../runs.js';
import { beginningOf, listText } from '../realise.js';
import { briefStory, isProcedure, itemStory, listStoriesOf } from '../structures/list-story.js';
import type { Story } from '../structures/beats.js';
import { sectionStoryOf } from '../structures/section-story.js';
import { overviewOf } from '../structures/overview.js';
import { onScreenOf } from './spoken.js';

/** Words of the whole video at medium length. */
const MOST_WORDS = { reels: 140, tiktok: 85 } as const;
const CAPTION = { maxWords: 50, maxSentences: 2, itemWords: 8 } as const;
/** Fewer words or scenes are no video. */
const LEAST = { words: 25, beats: 2 } as const;

/** One part may be longer than a few lines of all, because it is whole. */
const PART_ROOM = 1.3;

/** Part of the title's words that a caption has. */
const TITLED = 0.3;

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
function aboutOf(kit: Kit, { units }: Story, spoken: string): string {
  const { analysis, core, tell } = kit;
  const { description, title, language, isStory } = analysis;
  if (description !== '' && !spoken.includes(description)) return description;
  const told = new Set(units.map(({ index }) => index));
  const { thesis } = core;
  const said =
    thesis === null || told.has(thesis.units[0].index) ? '' : tell(beginningOf(thesis, CAPTION, tell));
  const isAbout = shareOfTitle(contentKeys(said, language), analysis) >= TITLED;
  if (said !== '' && (isAbout || title === '')) return said;
  return [title, isStory ? '' : beginningIn(kit)].filter(Boolean).join('\n\n');
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

/** What a video can contain, the best first: the list it is about, else all of it in short. */
function storiesOf(kit: Kit, most: number): Story[] {
  const lists = listStoriesOf(kit, most).filter((story) => !isThinStory(story));
  return present([lists[0], overviewOf(kit, most, 0)]);
}

/** The same of a second, shorter video: what to do alone, one of the things counted or one part, else a few lines of all. */
function shorterOf(kit: Kit, most: number): Story[] {
  const [list] = listStoriesOf(kit, most).filter((story) => !isThinStory(story));
  const { lists } = kit.analysis;
  // one of the things that a text sets side by side says too little of it
  const isOneOfMany = lists.some(({ isMain, isOfHeadings }) => isMain && isOfHeadings);
  const section = isOneOfMany ? null : sectionStoryOf(kit, most * PART_ROOM);
  return present([briefStory(kit, most), itemStory(kit, most), section, overviewOf(kit, most, 1), list]);
}

const present = (stories: readonly (Story | null | undefined)[]): Story[] =>
  stories.filter((story) => story !== null && story !== undefined && !isThinStory(story)) as Story[];

const spokenIn = ({ hook, beats }: Story): string =>
  [hook, ...beats.map(({ voiceOver }) => voiceOver)].join('\n');

/** The story of a format: TikTok has another one than reels. A further version takes the next. */
function storyFor(kit: Kit, format: 'reels' | 'tiktok'): Story | undefined {
  const usual = storiesOf(kit, MOST_WORDS.reels * kit.factor);
  const [first] = usual;
  const isOther = (story: Story): boolean => first === undefined || spokenIn(story) !== spokenIn(first);
  const isMethod = first?.list !== undefined && isProcedure(first.list, kit.analysis);
  // a few lines of a procedure are none
  const isFit = (story: Story): boolean => isOther(story) && (!isMethod || story.list !== undefined);
  const shorter = shorterOf(kit, MOST_WORDS.tiktok * kit.factor).filter(isOther);
  const fit = shorter.filter(isFit);
  // a further version may be a few lines
  const others = kit.variant > 0 ? shorter.filter((story) => !isFit(story)) : [];
  const own = format === 'reels' ? usual : [...fit, ...others];
  return (
    own[kit.variant % Math.max(1, own.length)] ??
    first ??
    overviewOf(kit, MOST_WORDS[format] * kit.factor, 0) ??
    undefined
  );
}

/** The caption: the topic, the list, and a line for readers who save lists. */
function captionOf(kit: Kit, story: Story): string {
  const { list } = story;
  const said = aboutOf(kit, story, spokenIn(story));
  const { title } = kit.analysis;
  const about = story.isPart === true && !said.startsWith(title) ? `${title}\n\n${said}` : said;
  const ask = list === undefined ? '' : kit.voice.ask('reels');
  return [about, listBelow(kit, list), ask].filter(Boolean).join('\n\n');
}

/** A title alone: where a source has nothing to tell. */
const untold = ({ analysis: { title } }: Kit): Story => ({ hook: title, beats: [], units: [], value: 0 });

/** Hook, beats of one story or list, payoff. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const story = storyFor(kit, format) ?? untold(kit);
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
