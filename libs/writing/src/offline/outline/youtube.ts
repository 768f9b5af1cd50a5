import type { Unit } from '../../annotate/unit.types.js';
import type { YoutubeDraft } from '../../formats/draft/draft.types.js';
import { chapterTitle } from '../../formats/finish/fit-draft.js';
import { spokenSeconds } from '../../formats/draft/timing.js';
import { countWords } from '../../languages/words.js';
import { MIN_CHAPTER_SECONDS } from '../../platforms/rules.js';
import { withoutNumber } from '../../source/structure/part-number.js';
import { keyOf } from '../../text/sentence-keys.js';
import type { List } from '../analysis.types.js';
import { requestAfter, type Kit } from '../kit.js';
import { shareOfTitle } from '../core/core-weights.js';
import { ledeOf } from '../hooks/opening.js';
import { isAlone } from '../hooks/stands-alone.js';
import { beginningOf, labelled, markOf } from '../realise.js';
import type { ScriptPart } from './chapters.js';
import { paragraphsFrom } from './paragraphs.js';
import { cardOf } from './spoken.js';
import { scriptOf, titleOf } from './script.js';

/** Most items of a list on screen, and most words of each. */
const SCREEN = { items: 7, words: 7 } as const;

/** The items of a list on one screen; empty if they are too many or too long. */
function itemsOnScreen({ items, isTable }: List): string {
  const isWhole = isTable || items.some(({ label }) => label === '');
  const lines = items.map(({ label, text }) => {
    const whole = labelled(label, text);
    // among items without labels, one with its label alone would be cut
    const isLabel = label !== '' && !(isWhole && (isTable || countWords(whole) <= SCREEN.words));
    return (isLabel ? label : whole).replace(/[.;,:]$/u, '');
  });
  const isShown = (line: string): boolean => countWords(line) <= SCREEN.words && !line.includes('/');
  const isShort = lines.length <= SCREEN.items && lines.every(isShown);
  return isShort ? lines.join(' / ') : '';
}

/** A question too long for a title, which would show only the last of what it asks; empty for others. */
function askedInFull(title: string): string[] {
  const shown = chapterTitle(title);
  return /[?？]$/u.test(shown) && shown.length < title.length ? [title] : [];
}

function chaptersOf(parts: readonly ScriptPart[], kit: Kit): YoutubeDraft['chapters'] {
  const shown = new Set<string>();
  return parts.map(({ title, texts, units, lists }) => {
    const onScreen = cardOf(units, shown, kit) || lists.map(itemsOnScreen).find(Boolean) || '';
    shown.add(onScreen);
    // after a time, a number would be read as part of it
    const own = withoutNumber(title);
    return { startSeconds: 0, title: own, narration: [...askedInFull(own), ...texts], onScreen };
  });
}

/** Most words and sentences of a description, most of a first paragraph, and least share of the title's words in a point. */
const ABOUT = { maxWords: 60, maxSentences: 3, paragraph: 80, titled: 0.4 } as const;

/** A motto above a text: "“Tar is patience.” - Ada Lund". It says nothing of what the text is about. */
const MOTTO = /^["“„«][^"“”„«»]+["”“»] ?[-–—] ?\p{Lu}[\p{L}.'’ -]{2,60}$/u;

/** The description of a video: that of the text, else its beginning, else the first key point about the title, or any if the text begins with a motto. */
function aboutOf(kit: Kit): string {
  const { analysis, core, tell } = kit;
  if (analysis.description !== '') return analysis.description;
  const lede = ledeOf(kit, { paragraph: ABOUT.paragraph, run: ABOUT.maxWords });
  const titled = (units: readonly Unit[]): number =>
    shareOfTitle(
      units.flatMap(({ stems }) => stems),
      analysis,
    );
  if (titled(lede) > 0) return tell(lede);
  const isMotto = ({ text, speaker }: Unit): boolean =>
    MOTTO.test(text) || (speaker !== '' && !analysis.isInterview);
  const least = lede.some(isMotto) ? 0 : ABOUT.titled;
  const point = [core.thesis, ...core.points].find(
    (passage) =>
      passage !== null &&
      isAlone(passage.units[0]) &&
      titled(passage.units) >= least &&
      !passage.units.some(isMotto),
  );
  return tell(point ? beginningOf(point, ABOUT, tell) : lede) || tell(lede);
}

/** A single common word is no useful tag. */
const isVague = (tags: readonly string[]): boolean => tags.length === 1 && /^\p{Ll}+$/u.test(tags[0] ?? '');

/** Makes the opening a chapter if it is long enough for YouTube; a shorter one belongs to the chapter after it. */
function withOpening(
  hook: string,
  chapters: YoutubeDraft['chapters'],
  { wording: { intro } }: Kit,
): Pick<YoutubeDraft, 'chapters' | 'opensWithHook'> {
  if (chapters.length < 2 || intro === '') return { chapters };
  if (chapters[0]?.title === intro) return { chapters, opensWithHook: true };
  if (spokenSeconds(hook) < MIN_CHAPTER_SECONDS) return { chapters };
  const own = { startSeconds: 0, title: intro, narration: [], onScreen: '' };
  return { chapters: [own, ...chapters], opensWithHook: true };
}

/** A video script: a hook, then the text by its sections. */
export function writeYoutube(kit: Kit): YoutubeDraft {
  const { analysis } = kit;
  const { opening, parts, closing } = scriptOf(kit, [20, 60], {
    say: (units) => paragraphsFrom(units, kit, { most: 5 }),
    list: (lead, items, isNumbered) => [
      [lead, ...items.map((item, at) => markOf(isNumbered, at) + item)].filter(Boolean).join('\n'),
    ],
  });
  const chapters = chaptersOf(parts, kit);
  const narration = chapters.at(-1)?.narration ?? [];
  if (closing !== '') narration.push(closing);
  const ask = requestAfter(narration.at(-1) ?? '', 'youtube', kit);
  if (ask !== '') narration.push(ask);
  const hook = keyOf(opening) === keyOf(analysis.title) ? '' : opening;
  return {
    format: 'youtube',
    title: titleOf(analysis),
    hook,
    ...withOpening(hook, chapters, kit),
    description: aboutOf(kit),
    tags: isVague(analysis.topics) ? [] : [...analysis.topics],
  };
}
