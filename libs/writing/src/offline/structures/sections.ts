import { answersQuestions } from '../../annotate/discourse/asked.js';
import { questionIn } from '../../annotate/heading-above.js';
import { numberWords } from '../../annotate/mentions/quantities/number-words.js';
import { isGeneric } from '../../annotate/topics/generic.js';
import { YOU } from '../../source/structure/guest.js';
import { numberOf } from '../../source/structure/part-number.js';
import { keyOf } from '../../text/sentence-keys.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { saysI } from '../opening-pronoun.js';
import { discourseOf } from '../../languages/discourse-words.js';
import type { Source } from '../../source/source.types.js';

/** A heading with the blocks right under it; `parent` is the section that contains it. */
export interface Place {
  heading: string;
  /** Its question as asked, also if `heading` is empty; empty for none. */
  asked: string;
  level: number;
  parent: number | null;
  blocks: number[];
  /** The number of its heading in the source, such as "2."; empty for none. */
  number: string;
  /** Its heading was the bold beginning of a paragraph. */
  isRunIn: boolean;
  /** Its heading is a question about nothing in the text, and left out. */
  isAside: boolean;
}

/** A word in this many blocks is a topic of the text. */
const SPOKEN_OF = 2;

function asksSomething(source: Source): (heading: string) => boolean {
  const { blocks, language } = source;
  const counts = new Map<string, number>();
  for (const { kind, text } of blocks)
    if (kind !== 'heading')
      for (const stem of new Set(contentKeys(text, language))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const isSeries = answersQuestions(source);
  return (heading) =>
    isSeries ||
    !/[?？]$/u.test(heading) ||
    contentKeys(heading, language).some(
      (stem) => !isGeneric(stem, language) && (counts.get(stem) ?? 0) >= SPOKEN_OF,
    );
}

/** Closes the sections that a heading of a level ends. Returns the section that contains the heading. */
function parentAmong(open: { level: number; place: number }[], level: number): number | null {
  while ((open.at(-1)?.level ?? 0) >= level) open.pop();
  return open.at(-1)?.place ?? null;
}

const LEAST_PARTS = 3;
/** Whether the second paragraph under the last of several run-in headings closes them all: the others have one each. */
function closesRunIn(at: number, places: readonly Place[], { blocks }: Source): boolean {
  const own = places.slice(places.findLastIndex(({ isRunIn }) => !isRunIn) + 1);
  if (own.length < LEAST_PARTS || own.some((place) => place.blocks.length !== 1)) return false;
  const next = blocks.slice(at).find(({ kind }) => kind === 'heading');
  return next?.isRunIn !== true;
}

/** A shorter text at the end is a credit. */
const CLOSING_CHARS = 100;
/** Position after the only rule of the last section, where a closing for all sections begins; -1 for none. */
function belowRule({ blocks, text, language }: Source): number {
  const heading = blocks.findLastIndex(({ kind }) => kind === 'heading');
  const level = blocks[heading]?.level ?? 0;
  const above = blocks.findLastIndex((block) => block.kind === 'heading' && block.level < level);
  const parts = blocks.filter((block, at) => at > above && block.kind === 'heading' && block.level === level);
  const [rule = -2, ...others] = [...blocks.keys()].filter((at) => at > heading && blocks[at]?.isRuled);
  const at = rule + 1;
  const closing = text.slice(blocks[at]?.start ?? 0);
  // a note on the author says "her", a closing "I" or "you"
  const isClosing =
    others.length === 0 &&
    parts.length >= LEAST_PARTS &&
    closing.length >= CLOSING_CHARS &&
    (saysI(closing, language) || YOU.test(closing));
  return isClosing ? at : -1;
}

function closing(places: readonly Place[], open: { place: number }[]): Place {
  open.pop();
  const { level = 0, parent = null } = places.at(-1) ?? {};
  return { ...UNTITLED, level, parent, blocks: [], isAside: false };
}

const UNTITLED = { heading: '', asked: '', number: '', isRunIn: false } as const;

/** With more words above it, a heading that repeats the title is kept. */
const TOP_WORDS = 100;
const isAtTop = (places: readonly Place[], { blocks }: Source): boolean =>
  places.length === 1 &&
  countWords((places[0]?.blocks ?? []).map((at) => blocks[at]?.text ?? '').join(' ')) < TOP_WORDS;

/** Levels of headings whose numbers would have a gap: one has only pictures below it, so no output shows it. */
function levelsWithGap({ blocks }: Source): ReadonlySet<number> {
  const gone = blocks.filter(({ kind, isPictured, level, text }, at) => {
    const next = blocks[at + 1];
    const isBare = kind === 'heading' && next?.kind === 'heading' && next.level === level;
    return isBare && isPictured === true && numberOf(text) !== '';
  });
  return new Set(gone.map(({ level }) => level));
}

/** Whether a heading says the title, maybe with other forms of its numbers: "We turn FIVE!" and "We turn 5". */
function saysTitle(heading: string, { title, language }: Source): boolean {
  const ofWords = numberWords(language);
  const inDigits = (text: string): string =>
    keyOf(text.replace(/\p{L}+/gu, (word) => String(ofWords.get(word.toLowerCase()) ?? word)));
  return inDigits(heading) === inDigits(title);
}

/** The sections of a source, flat; the first is the text before any heading. */
export function placesOf(source: Source): Place[] {
  const headings = source.sections.map(({ heading }) => heading).filter(Boolean);
  const asks = asksSomething(source);
  const places: Place[] = [{ ...UNTITLED, level: 0, parent: null, blocks: [], isAside: false }];
  const told = new Set(source.sections.flatMap(({ blocks }) => blocks));
  const open: { level: number; place: number }[] = [];
  let next = 0;
  const [closes, gaps] = [belowRule(source), levelsWithGap(source)];
  source.blocks.forEach((block, at) => {
    if (block.kind !== 'heading') {
      if (closesRunIn(at, places, source) || at === closes) places.push(closing(places, open));
      if (told.has(at)) places.at(-1)?.blocks.push(at);
      return;
    }
    const parent = parentAmong(open, block.level);
    const heading = headings[next] ?? block.text;
    next += 1;
    const isTitle = isAtTop(places, source) && saysTitle(heading, source);
    const own = isTitle ? '' : heading;
    const isAside = !isTitle && !asks(heading);
    places.push({
      heading: isAside ? '' : own,
      asked: questionIn(own, block),
      level: block.level,
      parent,
      blocks: [],
      number: gaps.has(block.level) ? '' : numberOf(block.text),
      isRunIn: block.isRunIn === true,
      isAside,
    });
    if (!isTitle) open.push({ level: block.level, place: places.length - 1 });
  });
  return places;
}

/** The day or time that a heading begins with: "Tuesday - At work"; empty for none. */
function timeOf(heading: string, language: string): string {
  const [, word = ''] = /^(\p{L}+)(?: ?[–—-] |: )/u.exec(heading) ?? [];
  return discourseOf(language)?.times.has(word.toLowerCase()) === true ? word : '';
}

/** The sections with "Tuesday - …" right after "Monday - …" beside it, whatever the levels of their headings. */
export function withDaysBeside(places: readonly Place[], language: string): Place[] {
  let [last, lastTime] = [places[0], ''];
  return places.map((place) => {
    const time = timeOf(place.heading, language);
    const isNext = time !== '' && lastTime !== '' && time !== lastTime;
    const { level = 0, parent = null } = last ?? {};
    const own = isNext && place.level > level ? { ...place, level, parent } : place;
    [last, lastTime] = [own, time];
    return own;
  });
}
