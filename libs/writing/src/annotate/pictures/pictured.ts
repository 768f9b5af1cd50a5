import type { Block, Source } from '../../source/source.types.js';
import { discourseOf, says } from '../../languages/discourse-words.js';
import { languageOf } from '../../languages/registry.js';
import { countWords, rawWords } from '../../languages/words.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';
import { isAnnouncement } from '../discourse/announcements.js';
import { speaksOfPicture } from './picture-words.js';

const MEDIA = oneOf`photos? photographs? pictures? images? screenshots? charts? graphs? diagrams? videos? clips? gifs? infographics? slides? illustrations?`;
/** Words that mean a picture only with its place: "our plot" is land. */
const DRAWN = oneOf`plots? maps? drawings? sketch(?:es)? figures?`;
/** "In the above image, we …" opens what is true without it, which whole texts tell without these words. */
const OPENING = '(?<=^in )the (?:above|below) (?:image|chart), ';
/** "the following screenshot shows", "the photo below", "Fig. 3 depicts how". */
const SHOWN = new RegExp(
  [
    String.raw`\b(?!${OPENING})the (?:following|accompanying|attached|below|above) (?:\p{L}+ ){0,2}?(?:${MEDIA})\b`,
    String.raw`\b(?:${MEDIA}|${DRAWN}) (?:above|below|on the (?:left|right))\b(?! \d)`,
    String.raw`^(?:above|below) (?:is|are) (?:\p{L}+ ){0,2}?(?:${MEDIA})\b|^fig(?:ure|\.)? ?\d+\p{L}? (?:shows?|depicts?|illustrates?|displays?)\b(?! that)`,
  ].join('|'),
  'iu',
);
/** Words that part "this" from a picture: "This is a photo", "These days photos …". */
const PARTS_THIS = oneOf`is was are were has had can will as in on of to for with by and or the an? our my your every each days? weeks? years? time way`;
const VERBS = oneOf`made gave let kept took got means make give keep take get mean help show prove say think know let need use want include`;
/** "is", "were taken", "come from": what only a thing that is shown does, in its number. */
const IS_OF = oneOf`is are was were shows? comes? came`;
/** What it calls a picture, in its number and without verbs: "this poor little photo", but not "this makes photos load". */
const CALLED = String.raw`this (?:(?!(?:${PARTS_THIS}|${VERBS}) )\p{L}+(?<!(?<!ou|s)s|ed) ){1,2}(?!\p{L}+s\b)(?:${MEDIA})`;
/** "This animated gif was made", "These two old pictures come from", where what follows shows that no verb is before. */
const CALLED_SO = [
  String.raw`this \p{L}+ed (?!\p{L}+s\b)(?:${MEDIA})`,
  String.raw`these (?:(?:two|three|four|five|six|few|last|first|next|\d+) )?(?!(?:${PARTS_THIS}|${VERBS}) )[\p{L}\d]+ (?=\p{L}+s\b)(?:${MEDIA})`,
].join('|');
/** A bare noun in its number: "this two column layout", "these old walls", but not "this lists the walls", "these apps show walls". */
const NOUN_PART = String.raw`(?!(?:${PARTS_THIS}|${VERBS}|the|be|been|being) )[\p{L}\d-]+`;
const BARE_NOUN = [
  String.raw`this (?:(?!\p{L}+(?<!ou|s)s )${NOUN_PART} ){1,4}`,
  String.raw`these (?:(?!\p{L}+(?<!ou|s)s (?!shown|pictured|seen))${NOUN_PART} ){1,4}`,
].join('|');
/** What a sentence next to a picture says about it: "This photo was taken in autumn", "From 1 to 5, 1 being never and 5 being daily." */
const SHOWN_BESIDE = new RegExp(
  [
    String.raw`\b(?:this|these|our) (?:${MEDIA})\b|\b${CALLED}\b|\b(?:${CALLED_SO}) (?:${IS_OF})\b|^the (?:\p{L}+ ){1,3}shows?\b`,
    String.raw`^(?:for (?:example|instance),? |like |and )?(?:${BARE_NOUN})(?:(?:shown|pictured) here|(?:shown|pictured|seen) (?:below|above))[.:]?$`,
    String.raw`\b(?:this|here)(?: is|['’]s) (?:how|what) [^.!?:]{2,60} looks?(?: like)?[.:]?$`,
    String.raw`^\(?(?:note|notice) (?:how )?the \p{L}+`,
    String.raw`^here (?:it|he|she|they) (?:is|are|was|were)(?! \p{L}+ing\b)`,
    String.raw`\b(?:this|here) is how to\b|\bhere (?:is|are) (?:one|some|another|a few) |\b(?:answers|responses|items) (?:are|were) omitted\b`,
    String.raw`^(?:on a scale )?(?:from|of) \d+ to \d+(?:(?:,|,? and|, with) \d+ being [^,.\d]+)+\.?$`,
  ].join('|'),
  'iu',
);

/** "What about this one?", above what is asked about. */
const ASKS_ABOUT = /^(?:and |so )?(?:what|how) about (?:this|these)\b[^?]*\?$/iu;
/** What a lead-in to a picture ("I was left with this:") says further below it: "I don't know what this is." */
const MEANT_BELOW = /\b(?:this|these) (?:is|are|was|were)\b/iu;

/** "It is easy to see when it is on here.", after a sentence about a picture. */
const SHOWN_HERE = / here[.!]$/iu;

const isPictured = (block: Block | undefined): boolean => block?.isPictured === true;
const REMARK_WORDS = 8;
const EXCLAIMS = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`oh ooh wow whoa yikes ugh yay aww? haha hm+ phew ouch gosh oops`})(?!\p{L})`,
  'iu',
);
/** Whether a block is only a remark below a picture: "Oh my." */
const isRemark = (block: number, { blocks }: Source): boolean =>
  isPictured(blocks[block - 1]) &&
  blocks[block]?.kind === 'paragraph' &&
  EXCLAIMS.test(blocks[block].text) &&
  countWords(blocks[block].text) <= REMARK_WORDS;
const isBesidePicture = (block: number, source: Source): boolean =>
  source.blocks[block + 1]?.kind !== 'table' &&
  (isPictured(source.blocks[block]) || isPictured(source.blocks[block - 1]) || isRemark(block - 1, source));
/** Whether a remark below a picture goes with the next paragraph, which is about it: "Oh my. | This screenshot is too small." */
function remarksOn(index: number, source: Source): boolean {
  const [sentence, next] = [source.sentences[index], source.sentences[index + 1]];
  return (
    sentence !== undefined &&
    next?.block === sentence.block + 1 &&
    isRemark(sentence.block, source) &&
    SHOWN_BESIDE.test(next.text)
  );
}

/** Words between "following" and its noun: "das nachfolgende kurze Video", "la photo suivante". */
const NEAR = 2;
/** Whether a clause has "following" right beside a picture. */
function namesFollowing(clause: string, language: string): boolean {
  const { following, media } = discourseOf(language) ?? {};
  const words = rawWords(clause, language).map((word) => word.toLowerCase());
  return words.some((word, at) => {
    if (following?.has(word) !== true) return false;
    const beside = [words[at - 1] ?? '', ...words.slice(at + 1, at + 1 + NEAR + 1)];
    return beside.some((each) => media?.has(each));
  });
}
function meansFollowing(text: string, language: string): boolean {
  const { following, shows } = discourseOf(language) ?? {};
  if (following === undefined || following.size === 0) return false;
  const isShown =
    /[:：]$/u.test(text) || rawWords(text, language).some((word) => shows?.has(word.toLowerCase()));
  return isShown && text.split(/[,;:]\s/u).some((clause) => namesFollowing(clause, language));
}

/** Whether a sentence right below a picture has a bare "this" that the lead-in of the picture has too. */
function meansPictureAbove(text: string, index: number, { sentences, blocks, language }: Source): boolean {
  const [sentence, before] = [sentences[index], sentences[index - 1]];
  return (
    before !== undefined &&
    sentence?.block === before.block + 1 &&
    isPictured(blocks[before.block]) &&
    pointsAhead(before.text, language) &&
    MEANT_BELOW.test(text)
  );
}

/** Whether a sentence (or its given text) speaks of a picture or video, which no output shows. */
export function pointsAtPicture(text: string, index: number, source: Source): boolean {
  const [sentence, before] = [source.sentences[index], source.sentences[index - 1]];
  if (sentence === undefined) return false;
  const isHere = before?.block === sentence.block && SHOWN.test(before.text) && SHOWN_HERE.test(text);
  return (
    SHOWN.test(text) ||
    isHere ||
    remarksOn(index, source) ||
    meansPictureAbove(text, index, source) ||
    meansFollowing(text, source.language) ||
    speaksOfPicture(text, index, source) ||
    (isBesidePicture(sentence.block, source) && SHOWN_BESIDE.test(text)) ||
    (isPictured(source.blocks[sentence.block]) && ASKS_ABOUT.test(text))
  );
}

const SAID_WORDS = 9;
/** Whether a sentence ends in what a picture shows: "We saw …", "On the page I found this:". */
export function pointsAhead(text: string, language: string): boolean {
  if (/(?:…|\.{3})$/u.test(text)) return countWords(text) < SAID_WORDS;
  const last = rawWords(text, language).at(-1)?.toLowerCase() ?? '';
  return /[:：]$/u.test(text) && discourseOf(language)?.demonstratives.has(last) === true;
}

/** "Clicking a gate in items 2 and 3 opens it", below a legend. */
const BY_NUMBER = /\b(?:items?|numbers?) \d/iu;
/** "The gates are numbered in the picture." */
const IS_MARKED = new RegExp(
  String.raw`\b(?:numbered|marked|labell?ed|numbers) (?:\p{L}+ ){0,3}?(?:in|on) (?:the|this|our) (?:${MEDIA}|${DRAWN})\b`,
  'iu',
);

const LEGEND_WORDS = 20;
/** Whether an item may name a thing in a picture: a short line without a label or amount, which demands nothing. */
function namesShown({ text }: Block, language: string): boolean {
  const { instruction } = languageOf(language);
  const isLine = countWords(text) <= LEGEND_WORDS && !/[.!?…:：] |\p{N}/u.test(text);
  return instruction !== undefined && isLine && !instruction.test(text) && !says('reader', text, language);
}

/** The end of the numbered list below a paragraph with a picture, whose items may name what is in it; `undefined` without one. */
function legendEnd(at: number, { blocks, language }: Source): number | undefined {
  const [own, first] = [blocks[at], blocks[at + 1]];
  const isBelow = own?.kind === 'paragraph' && isPictured(own) && first?.kind === 'item';
  if (!isBelow || first.isNumbered !== true || isAnnouncement(own.text)) return undefined;
  let end = at + 1;
  while (blocks[end]?.kind === 'item') end += 1;
  return blocks.slice(at + 1, end).every((item) => namesShown(item, language)) ? end : undefined;
}

/** The blocks that explain the numbers in a picture: "1. The gate. 2. The oak.", if what is around them says that they do. */
export const legendsIn = onceFor((source: Source): ReadonlySet<number> => {
  const { blocks } = source;
  const found = new Set<number>();
  for (const [at, { text }] of blocks.entries()) {
    const end = legendEnd(at, source);
    if (end === undefined) continue;
    const isMeant = BY_NUMBER.test(blocks[end]?.text ?? '');
    if (!isMeant && !IS_MARKED.test(text)) continue;
    for (let each = at + 1; each < (isMeant ? end + 1 : end); each += 1) found.add(each);
  }
  return found;
});
