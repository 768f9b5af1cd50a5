import { discourseOf, type DiscourseSets } from '../../languages/discourse-words.js';
import { isStopword } from '../../languages/stop-words.js';
import { rawWords } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';

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

/** Whether a text is in the side of a picture: "im Bild unten", "auf dem Foto links", not "ein klares Bild links der Mitte". */
function namesSide(text: string, language: string, { media, sides, within }: DiscourseSets): boolean {
  const words = wordsOf(text, language);
  return words.some((word, at) => {
    const side = words[at + 1] ?? '';
    const isIn = within.has(words[at - 1] ?? '') || within.has(words[at - 2] ?? '');
    return isIn && media.has(word) && sides.has(side) && text.toLowerCase().includes(`${word} ${side}`);
  });
}

const LABEL = /(?:^|[.,;] ?)(\p{L}[\p{L} ]{2,40}):(?= )/gu;
const SIDES = 2;
/** Whether a block says what is where in a picture: "Links: die alte Mauer, rechts: die neue", "From left to right: Jo, Ann". */
function labelsSides(text: string, language: string, { sides }: DiscourseSets): boolean {
  let named = 0;
  for (const { 1: label = '', index } of text.matchAll(LABEL)) {
    const words = wordsOf(label, language);
    const own = words.filter((word) => sides.has(word));
    const isOfSides = words.every((word) => sides.has(word) || isStopword(word, language));
    if (own.length > 0 && isOfSides) named += own.length;
    else if (index === 0) return false;
  }
  return named >= SIDES;
}

/** What is around a sentence beside a picture. */
interface Beside {
  text: string;
  isAbove: boolean;
  isBelow: boolean;
  endsBlock: boolean;
}
function besideOf(index: number, { sentences, blocks }: Source): Beside {
  const block = sentences[index]?.block ?? -1;
  return {
    text: blocks[block]?.text ?? '',
    isAbove: blocks[block]?.isPictured === true,
    isBelow: blocks[block - 1]?.isPictured === true,
    endsBlock: sentences[index + 1]?.block !== block,
  };
}

/** Whether a sentence beside a picture begins in it, is of its caption or leads to it: "Noch ein Bild bei Nacht:" */
function isOfPicture(words: readonly string[], at: Beside, language: string, sets: DiscourseSets): boolean {
  if (at.isBelow && labelsSides(at.text, language, sets)) return true;
  const leads = at.isAbove && at.endsBlock && /[:：]$/u.test(at.text);
  return (
    ((at.isAbove || at.isBelow) && opensInPicture(words, sets)) ||
    (leads && words.some((word) => sets.media.has(word)))
  );
}

/** Whether a sentence is about a picture in the words of its language, which no output shows: "Auf dem Foto erkennt man …". */
export function speaksOfPicture(text: string, index: number, source: Source): boolean {
  const { sentences, language } = source;
  const [sentence, before] = [sentences[index], sentences[index - 1]];
  const sets = discourseOf(language);
  if (sets === null) return false;
  const words = wordsOf(text, language);
  // "Rechts hält alles gut." after "Im Bild unten fehlt ein Stein."
  const goesOn =
    before?.block === sentence?.block &&
    sets.sides.has(words[0] ?? '') &&
    namesSide(before?.text ?? '', language, sets);
  return goesOn || namesSide(text, language, sets) || isOfPicture(words, besideOf(index, source), language, sets);
}
