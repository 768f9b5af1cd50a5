import { tagsOf } from '../../annotate/topics/topics.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { retime } from '../../formats/draft/timing.js';
import { countWords } from '../../languages/words.js';
import type { List } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { beginningOf, listText } from '../realise.js';
import { listStoriesOf } from '../list-story.js';
import { stretchesOf, type Story } from '../stories.js';
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

/** Hook, beats of one story or list, payoff. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { analysis, voice, factor, variant } = kit;
  const most = MOST_WORDS * factor;
  const stories = [...listStoriesOf(kit, most).slice(0, 1), ...stretchesOf(kit, most)];
  const whole = stories.filter((story) => !isThinStory(story));
  const told = whole.length > 0 ? whole : stories;
  const rank = (format === 'reels' ? 0 : 1) + variant;
  const story = told[rank % Math.max(1, told.length)];
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
