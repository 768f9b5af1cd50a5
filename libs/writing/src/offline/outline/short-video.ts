import { tagsOf } from '../../annotate/topics/topics.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { retime } from '../../formats/draft/timing.js';
import { countWords } from '../../languages/words.js';
import type { List } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { beginningOf, listText } from '../realise.js';
import { listStoriesOf } from '../structures/list-story.js';
import type { Story } from '../structures/beats.js';
import { stretchesOf } from '../structures/stories.js';
import { onScreenOf } from './spoken.js';

/** Words of the whole video at medium length. */
const MOST_WORDS = 120;
const CAPTION = { maxWords: 50, maxSentences: 2, itemWords: 8 } as const;
/** Fewer words or scenes are no video. */
const LEAST = { words: 25, beats: 2 } as const;

/** What the video is about: the description, else what it does not tell itself, else the title. */
function aboutOf({ analysis, core, tell }: Kit, told: ReadonlySet<number>, story: string): string {
  if (analysis.description !== '' && !story.includes(analysis.description)) return analysis.description;
  const others = [core.thesis, core.takeaway, ...core.points].flatMap((passage) =>
    passage === null || told.has(passage.units[0].index) ? [] : [tell(beginningOf(passage, CAPTION, tell))],
  );
  return others.find((text) => text !== '') ?? analysis.title;
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
  return beats.map(({ units, voiceOver, screen }, at) => {
    const phrase = screen || onScreenOf(units, kit, shown);
    shown.add(phrase);
    // the speaker stays in the picture until something else is shown
    const visual = at === 0 ? kit.voice.visual : '';
    return { startSeconds: 0, endSeconds: 0, visual, voiceOver, onScreenText: phrase };
  });
}

const isThinStory = ({ beats }: Story): boolean =>
  beats.length < LEAST.beats || countWords(beats.map(({ voiceOver }) => voiceOver).join(' ')) < LEAST.words;

/** A second story is told in the second format where it is nearly as good as the best one. */
const CLOSE = 0.93;

/** The list the text is about, else the best stretch of it: by rank among those that are nearly as good. */
function storyFor(kit: Kit, most: number, rank: number): Story | undefined {
  const isWhole = (story: Story): boolean => !isThinStory(story);
  const lists = listStoriesOf(kit, most).filter(isWhole);
  const stretches = stretchesOf(kit, most);
  const whole = stretches.filter(isWhole);
  const [best] = whole;
  if (kit.variant > 0) {
    const all = [...lists.slice(0, 1), ...whole];
    return all[kit.variant % Math.max(1, all.length)] ?? stretches[0];
  }
  if (best === undefined) return lists[0] ?? stretches[0];
  const close = whole.filter(({ value }) => value >= best.value * CLOSE);
  return lists[0] ?? close[rank % close.length];
}

/** Hook, beats of one story or list, payoff. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { analysis, voice, factor } = kit;
  const most = MOST_WORDS * factor;
  const story = storyFor(kit, most, format === 'reels' ? 0 : 1);
  const said = new Set(story?.units.map(({ index }) => index));
  const spoken = [story?.hook ?? '', ...(story?.beats ?? []).map(({ voiceOver }) => voiceOver)].join('\n');
  const draft: ShortVideoDraft = {
    format,
    hook: story?.hook ?? analysis.title,
    scenes: story === undefined ? [] : scenesOf(story, kit),
    caption: [aboutOf(kit, said, spoken), listBelow(kit, story?.list), voice.ask(format)]
      .filter(Boolean)
      .join('\n\n'),
    hashtags: tagsOf(analysis.topics, '', 3),
    ...((story === undefined || isThinStory(story)) && { thin: 'no-story' }),
  };
  return retime(draft);
}
