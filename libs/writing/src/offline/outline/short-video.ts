import { findDates } from '../../annotate/mentions/times/dates.js';
import { hashtagsOf } from '../../annotate/topics/hashtags.js';
import { countWords } from '../../languages/words.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { retime } from '../../formats/draft/timing.js';
import { keyOf } from '../../text/sentence-keys.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, List } from '../analysis.types.js';
import { digest } from '../digest/digest.js';
import type { DigestPart } from '../digest/digest.types.js';
import { namedBy } from '../digest/labels.js';
import { hookOfVideo } from '../hooks/video-hook.js';
import type { Kit } from '../kit.js';
import { beginningOf, withoutTitle } from '../realise.js';
import { indexesOf, toldBy } from '../runs.js';
import { labelOver } from '../structures/label-over.js';
import { linesOf, listScenes, scenesOf, type Scene } from '../structures/scenes.js';
import { namedTogether } from '../structures/named-lists.js';
import { isSubject, subjectList } from '../structures/subject-list.js';
import { clipsOf } from './clips.js';
import { cardOf } from './spoken.js';
import { aboutOf, listBelow } from './video-caption.js';

/** Most words of a video with a list at medium length, and of the longest that a platform allows. */
const MOST_WORDS = { medium: 380, longest: 420 } as const;
/** Words of a clip at medium length: up to 70 seconds. */
const CLIP = { least: 50, most: 170 } as const;
/** Most words of a spoken sentence, least of a section, most over the length, and most before the list. */
const WORDS = { sentence: 44, part: 30, over: 12, runUp: 40 } as const;
const CARD_WORDS = 8;
/** With fewer words or scenes there is no video. */
const LEAST = { words: 25, scenes: 2 } as const;

/** The scenes with their visuals. The first shows the title if the hook differs. Nothing is shown twice. */
function shownScenes(all: readonly Scene[], hook: string, kit: Kit): ShortVideoDraft['scenes'] {
  const { title } = kit.analysis;
  const shown = new Set<string>();
  const [first, ...rest] = all;
  const isShown = first?.screen === '' && title !== hook && countWords(title) <= CARD_WORDS;
  const scenes = isShown ? [{ ...first, screen: title }, ...rest] : all;
  let before = '';
  return scenes.map(({ units, voiceOver, screen }) => {
    const phrase = cardOf(units, shown, kit) || (shown.has(screen) ? '' : screen);
    shown.add(phrase);
    const seen = phrase === '' ? kit.wording.visual : kit.wording.card;
    const visual = seen === before ? '' : seen;
    before = seen;
    return { startSeconds: 0, endSeconds: 0, visual, voiceOver, onScreenText: phrase };
  });
}

/** Whether a title only names an issue: "Garden newsletter, 5 March". */
const isIssue = (title: string, language: string): boolean =>
  /\p{Emoji_Presentation}/u.test(title) ||
  findDates(title, language).some(({ text }) => !/^\d{4}$/u.test(text));

/** The heading of a section if it has at least two words, one of which the text repeats or the title does not replace; else empty. */
function cardOver(section: number, part: DigestPart, analysis: Analysis): string {
  const { title, language } = analysis;
  const label =
    namedBy(section, part, analysis) || (isIssue(title, language) ? labelOver(section, analysis) : '');
  return countWords(label) < 2 ? '' : label;
}

interface Headed {
  part: DigestPart;
  heading: string;
}

/** Removes what follows the list that the text is about, except the conclusion. */
function withoutRest(parts: readonly Headed[], { analysis, core }: Kit): Headed[] {
  const from = parts.findIndex(({ part }) => part.kind === 'list' && isSubject(part.list, analysis));
  const ending = new Set(core.takeaway?.units.map(({ index }) => index));
  const told = namedTogether(analysis).map(({ index }) => index);
  const isKept = ({ part }: Headed): boolean =>
    part.kind === 'list'
      ? told.includes(part.list.index)
      : part.units.every(({ index }) => ending.has(index));
  return parts.filter((each, at) => from < 0 || at <= from || isKept(each));
}

/** The scenes of all parts, without one that repeats the hook. */
function scenesIn(parts: readonly Headed[], hook: string, kit: Kit): Scene[] {
  return parts
    .flatMap(({ part, heading }) => {
      if (part.kind === 'list') return listScenes(withoutTitle(part.list, kit.analysis));
      const [first, ...rest] = scenesOf(part.units, kit);
      return first === undefined ? [] : [{ ...first, screen: heading || first.screen }, ...rest];
    })
    .filter(({ voiceOver }) => keyOf(voiceOver) !== keyOf(hook));
}

const wordsOfScenes = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { voiceOver }) => sum + countWords(voiceOver), 0);

/** The list that a video must have: the steps of a recipe, else the subject of the text; null for none. */
const keptBy = ({ analysis, variant }: Kit, words: number): List | null =>
  // a further version leaves the list out
  variant % 2 === 1
    ? null
    : (analysis.lists.find((list) => list.isSteps && isSubject(list, analysis)) ??
      subjectList(analysis, words));

/** A list that begins after this share of the text is not introduced by what comes before. */
const LATE = 0.5;
/** The sentences before the list that are left out: all except the thesis and the lead-in. */
function runUpTo(list: List | null, { analysis: { units }, core: { thesis }, tell }: Kit): ReadonlySet<Unit> {
  const point = thesis === null ? [] : beginningOf(thesis, { maxWords: WORDS.runUp }, tell);
  const said = new Set(indexesOf([...point, ...(list?.leadUnits ?? [])]));
  const before = units.filter(({ index }) => list !== null && index < list.index);
  if (before.length >= units.length * LATE) return new Set();
  return new Set(
    before.filter(({ index, isItem, statesPoint }) => !isItem && !statesPoint && !said.has(index)),
  );
}

/** The best parts of a text in at most `words` words. */
function partsIn(words: number, units: readonly Unit[], kit: Kit): Headed[] {
  const { analysis, variant } = kit;
  const keeps = keptBy(kit, words);
  const runUp = runUpTo(keeps, kit);
  const sections = digest(analysis, {
    words,
    told: toldBy(units, analysis.units),
    said: new Set(indexesOf(units)),
    variant,
    fits: (unit) => unit.words <= WORDS.sentence && !runUp.has(unit),
    lists: variant % 2 === 1 ? 'none' : 'said',
    asLists: true,
    keeps,
    leastPart: WORDS.part,
    joins: 'few',
  });
  const headed = sections.flatMap(({ parts, section }) =>
    parts.map((part, at) => ({ part, heading: at === 0 ? cardOver(section, part, analysis) : '' })),
  );
  return withoutRest(headed, kit);
}

/** The parts that fit in `most` words; a list of steps is included whole, even if it needs more. */
function toldIn(most: number, hook: string, units: readonly Unit[], kit: Kit): Headed[] {
  const inWords = (words: number): Headed[] => partsIn(words - countWords(hook), units, kit);
  const kept = keptBy(kit, most);
  const listIn = (each: readonly Headed[]): List | undefined =>
    each.flatMap(({ part }) =>
      part.kind === 'list' && part.list.index === kept?.index ? [part.list] : [],
    )[0];
  const usual = inWords(most);
  const isTold = listIn(usual)?.items.some(({ text }) => text !== '') === true;
  if (kept === null || (!kept.isSteps && isTold)) {
    // names and questions are spoken too
    const over = wordsOfScenes(scenesIn(usual, hook, kit)) + countWords(hook) - most;
    return over > WORDS.over ? inWords(most - over) : usual;
  }
  const all = inWords(MOST_WORDS.longest);
  return listIn(all) === undefined ? usual : all;
}

interface Told {
  /** The sentences of the hook; empty for the title. */
  opening: readonly Unit[];
  parts: readonly Headed[];
}

/** A clip whose first scene is the hook; null if no clip has the length of a video. */
function clipIn(kit: Kit): Told | null {
  const found = clipsOf(kit, { least: CLIP.least, most: CLIP.most * kit.factor });
  const [start, ...rest] = found[kit.variant % Math.max(1, found.length)] ?? [];
  if (start?.kind !== 'paragraph') return null;
  const [hook] = scenesOf(start.units, kit);
  const opening = start.units.slice(0, Math.max(1, hook?.units.length ?? 0));
  const left = { ...start, units: start.units.slice(opening.length) };
  const heading = cardOver(start.units[0]?.section ?? 0, start, kit.analysis);
  return {
    opening,
    parts: [{ part: left, heading }, ...rest.map((part) => ({ part, heading: '' }))],
  };
}

/** A hook with the list of the text or its best passages. */
function digestIn(kit: Kit): Told {
  const { analysis } = kit;
  const units = hookOfVideo(kit);
  const opening = units.length === 0 && analysis.title === '' ? analysis.units.slice(0, 1) : units;
  const said = opening.length === 0 ? [analysis.title] : linesOf(opening, kit.tell);
  const most = Math.min(MOST_WORDS.medium * kit.factor, MOST_WORDS.longest);
  return { opening, parts: toldIn(most, said.join(' '), units, kit) };
}

/** A video script: a clip, or a hook with the list of the text. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { analysis } = kit;
  const clip = keptBy(kit, MOST_WORDS.medium) === null ? clipIn(kit) : null;
  const { opening, parts } = clip ?? digestIn(kit);
  const [hook = '', ...answer] = opening.length === 0 ? [analysis.title] : linesOf(opening, kit.tell);
  const scenes = [
    ...answer.map((voiceOver) => ({ units: opening, voiceOver, screen: '' })),
    ...scenesIn(parts, hook, kit),
  ];
  const lists = parts.flatMap(({ part }) => (part.kind === 'list' ? [part.list] : []));
  const spoken = [hook, ...scenes.map(({ voiceOver }) => voiceOver)].join('\n');
  const ask = lists.length === 0 ? '' : kit.wording.ask('reels');
  const caption = [aboutOf(kit, spoken), listBelow(kit, lists), ask].filter(Boolean).join('\n\n');
  const isThin = scenes.length < LEAST.scenes || countWords(spoken) < LEAST.words;
  return retime({
    format,
    hook,
    scenes: shownScenes(scenes, hook, kit),
    caption,
    hashtags: hashtagsOf(analysis.topics, `${caption}\n${spoken}`, 3),
    ...(isThin && { thin: 'no-story' }),
  });
}
