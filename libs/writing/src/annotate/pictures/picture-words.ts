import { discourseOf, type DiscourseSets } from '../../languages/discourse-words.js';
import { numberWords } from '../mentions/quantities/number-words.js';
import { isStopword } from '../../languages/stop-words.js';
import { rawWords } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';

/** The noun is among this many words behind the first: "Auf dem linken Foto", "Hier noch eine kleine Galerie". */
const NEAR = { within: 3, here: 4 } as const;

const wordsOf = (text: string, language: string): string[] =>
  rawWords(text, language).map((word) => word.toLowerCase());

/** Whether a sentence begins in a picture or hands one over: "Auf dem Foto …", "Hier ein paar Bilder …". */
function opensInPicture(words: readonly string[], { within, here, media }: DiscourseSets): boolean {
  const [first = ''] = words;
  const most = within.has(first) ? NEAR.within : here.has(first) ? NEAR.here : 0;
  return words.slice(1, 1 + most).some((word) => media.has(word));
}

const LABEL = /(?:^|[.,;] ?)(\p{L}[\p{L} ]{2,40}):(?= )/gu;
const SIDES = 2;
/** What is at one side is a few words, and the whole is no paragraph. */
const MOST = { part: 5, legend: 30 } as const;
const NAMES = /\p{Lu}[^,]*(?:,| \p{Ll}+) [^,]*\p{Lu}/u;

/** The sides in a label ("Links", "From left to right", not "The left"), if it has nothing else in it. */
function sidesIn(label: string, language: string, { sides }: DiscourseSets): number {
  const words = wordsOf(label, language);
  const own = words.filter((word) => sides.has(word)).length;
  const isOfSides = words.every((word) => sides.has(word) || isStopword(word, language));
  return isOfSides && (own >= SIDES || sides.has(words[0] ?? '')) ? own : 0;
}
const isAmount = (word: string, language: string): boolean =>
  /\p{N}/u.test(word) || (numberWords(language).get(word) ?? 0) > 1;

/** Whether what is behind a label is of a picture: a few words ("the old wall"), or names behind "From left to right". */
function isShown(part: string, own: number, language: string): boolean {
  return own >= SIDES ? NAMES.test(part) : wordsOf(part, language).length <= MOST.part;
}

/** How much of a block says what is where in a picture: "Links: die alte Mauer, rechts: die neue", "From left to right: Jo, Ann". */
function legendLength(text: string, language: string, sets: DiscourseSets): number {
  const labels = [...text.matchAll(LABEL)].map(({ 0: { length }, 1: label = '', index }) => ({
    index,
    start: index + length,
    own: sidesIn(label, language, sets),
  }));
  const sided = labels.filter(({ own }) => own > 0);
  if (labels[0]?.index !== 0 || labels[0].own === 0) return 0;
  const parts = sided.map(({ start }, at) => {
    const behind = text.slice(start, sided[at + 1]?.index);
    return /^[^.;!?]*/u.exec(behind)?.[0] ?? '';
  });
  const end = (sided.at(-1)?.start ?? 0) + (parts.at(-1)?.length ?? 0);
  const words = wordsOf(text.slice(0, end), language);
  const isLegend =
    sided.reduce((sum, { own }) => sum + own, 0) >= SIDES &&
    sided.every(({ own }, at) => isShown(parts[at] ?? '', own, language)) &&
    words.length <= MOST.legend &&
    !words.some((word) => isAmount(word, language));
  return isLegend ? end : 0;
}

const legendLengths = onceFor((_: Source) => new Map<number, number>());
function legendIn(block: number, source: Source, sets: DiscourseSets): number {
  const known = legendLengths(source);
  const length = known.get(block) ?? legendLength(source.blocks[block]?.text ?? '', source.language, sets);
  known.set(block, length);
  return length;
}

/** What is around a sentence beside a picture. */
interface Beside {
  block: number;
  text: string;
  /** Where the sentence is in its block. */
  start: number;
  isAbove: boolean;
  isBelow: boolean;
  endsBlock: boolean;
}
function besideOf(index: number, { sentences, blocks }: Source): Beside {
  const { block = -1, text: own = '' } = sentences[index] ?? {};
  const text = blocks[block]?.text ?? '';
  return {
    block,
    text,
    start: Math.max(0, text.indexOf(own)),
    isAbove: blocks[block]?.isPictured === true,
    isBelow: blocks[block - 1]?.isPictured === true,
    endsBlock: sentences[index + 1]?.block !== block,
  };
}

/** Whether a sentence beside a picture begins in it, is of its caption or leads to it: "Noch ein Bild bei Nacht:" */
function isOfPicture(words: readonly string[], index: number, source: Source, sets: DiscourseSets): boolean {
  const at = besideOf(index, source);
  if (at.isBelow && at.start < legendIn(at.block, source, sets)) return true;
  const leads = at.isAbove && at.endsBlock && /[:：]$/u.test(at.text);
  return (
    ((at.isAbove || at.isBelow) && opensInPicture(words, sets)) ||
    (leads && words.some((word) => sets.media.has(word)))
  );
}

/** Whether a sentence is about a picture in the words of its language, which no output shows: "Auf dem Foto erkennt man …". */
export function speaksOfPicture(text: string, index: number, source: Source): boolean {
  const sets = discourseOf(source.language);
  return sets !== null && isOfPicture(wordsOf(text, source.language), index, source, sets);
}
