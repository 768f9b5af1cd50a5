import type { Block, Sentence, Source } from '../../source/source.types.js';
import { discourseOf } from '../../languages/discourse-words.js';
import { countWords, rawWords } from '../../languages/words.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';
import { escapePattern } from '../../text/text-pattern.js';
import { linksInSentences, WRITTEN, type Target } from './linked-pages.js';

const PLACE = String.raw`here|there|link|th(?:is|ese|ose)(?: one| link)?`;
const ORDER = 'last|latest|previous|recent|earlier|other|next';
const OWNED = String.raw`(?:our|my|his|her|their|the|a) (?:${ORDER})`;
/** The text of a link that says nothing without its target: "here", "apply here", "this episode", "their last post". */
const ELSEWHERE = new RegExp(
  String.raw`^(?:\p{L}+ ){1,8}here$|^(?:(?:in|on|at|from|see) )?(?:${PLACE}|(?:this|these|${OWNED}) (?:\p{L}+ )?(?:${WRITTEN}))$`,
  'iu',
);
/** Sends the reader to the target of its link. */
const SENDS =
  /\byou (?:can|may|['’]ll) (?:also |however )?(?:read|watch|listen|download|browse|check|take a look)\b|^(?:please )?(?:read|watch|listen to|download|browse|check out) /iu;
const SENDS_WHOLE = /^(?:you can|see|find|visit|get|try) /iu;
/** "Here’s one we made earlier": what a link is put down with. */
const HANDS_OVER = /^here(?:['’]s| is| are) $/iu;

/** The text of a link that says nothing without its target. */
const isElsewhere = (linked: string, language: string): boolean =>
  ELSEWHERE.test(linked) || discourseOf(language)?.here.has(linked.toLowerCase()) === true;

/** Whether a sentence with this link is only about where it leads. */
function sends(text: string, linked: string, language: string): boolean {
  if (isElsewhere(linked, language))
    return (
      !text.includes(`(${linked}`) && !/\((?:like|see) [^()]*$/u.test(text.slice(0, text.indexOf(linked)))
    );
  if (HANDS_OVER.test(text.slice(0, Math.max(0, text.indexOf(linked)))) && !/[:：]$/u.test(text)) return true;
  return (
    [text, linked].some((words) => SENDS.test(words)) ||
    (linked.length >= text.length - 1 && SENDS_WHOLE.test(text))
  );
}

/** "All years: 2019, 2020, 2021" of links, or of the page itself. */
const isLineOfLinks = (text: string, links: readonly Target[]): boolean =>
  links.length >= LINKED.least &&
  countWords(text) - countWords(links.map(({ words }) => words).join(' ')) <= LINKED.others;
const LINKED = { least: 3, others: 4 } as const;

const opensItem = (at: number, { sentences, blocks }: Source): boolean =>
  blocks[sentences[at]?.block ?? -1]?.kind === 'item' && sentences[at - 1]?.block !== sentences[at]?.block;

/** Sentences that send the reader to the target of a link, which only an output with its address can show; null where it has none. */
const sendingAway = onceFor((source: Source): ReadonlyMap<Sentence, Target | null> => {
  const found = new Map<Sentence, Target | null>();
  for (const [index, sentence] of source.sentences.entries()) {
    const { text } = sentence;
    const links = linksInSentences(source).get(sentence) ?? [];
    // an item is kept with its list
    if (links.length === 0 || opensItem(index, source)) continue;
    const sending = links.filter(({ words }) => sends(text, words, source.language));
    // of several links the one that says nothing without its target
    const target = sending.findLast(({ words }) => isElsewhere(words, source.language)) ?? sending[0];
    if (isLineOfLinks(text, links)) found.set(sentence, null);
    else if (target !== undefined) found.set(sentence, /^https?:/iu.test(target.url) ? target : null);
  }
  return found;
});

const MEDIA = oneOf`photos? photographs? pictures? images? screenshots? charts? graphs? diagrams? videos? clips? gifs? infographics? slides? illustrations?`;
/** Words that mean a picture only where they have its place: "our plot" is land. */
const DRAWN = oneOf`plots? maps? drawings? sketch(?:es)? figures?`;
/** "the following screenshot shows", "the photo below" */
const SHOWN = new RegExp(
  String.raw`\bthe (?:following|accompanying|attached) (?:\p{L}+ ){0,2}?(?:${MEDIA})\b|\b(?:${MEDIA}|${DRAWN}) (?:above|below|on the (?:left|right))\b(?! \d)|^(?:above|below) (?:is|are) (?:\p{L}+ ){0,2}?(?:${MEDIA})\b`,
  'iu',
);
/** "This photo was taken in autumn", "The slip shows a price": about a picture, where one is next to it. */
const SHOWN_BESIDE = new RegExp(
  String.raw`\b(?:this|these|our) (?:${MEDIA})\b|\bhere (?:is|are) (?:one|some|another|a few) |^the (?:\p{L}+ ){1,3}shows?\b`,
  'iu',
);

/** "From 1 to 5, 1 being never and 5 being daily.": the scale of a chart. */
const SCALE = /^(?:on a scale )?(?:from|of) \d+ to \d+(?:(?:,|,? and|, with) \d+ being [^,.\d]+)+\.?$/iu;
/** "It is easy to see when it is on here.": where the sentence before points at a picture. */
const SHOWN_HERE = / here[.!]$/iu;

const isPictured = (block: Block | undefined): boolean => block?.isPictured === true;

/** Where a sentence sends the reader: a text of which nothing is left out can have the address. */
export function targetOf(index: number, source: Source): Target | null {
  const sentence = source.sentences[index];
  return sentence === undefined ? null : (sendingAway(source).get(sentence) ?? null);
}

/** "Download it here (https://…)." */
export function withTarget(text: string, index: number, source: Source): string {
  const target = targetOf(index, source);
  if (target === null) return text;
  const words = new RegExp(String.raw`(?<!\p{L})${escapePattern(target.words)}(?!\p{L})`, 'u');
  return text.replace(words, (said) => `${said} (${target.url})`);
}

/** Whether a sentence points at a picture, or at the target of a link without an address: no output shows them. */
export function pointsElsewhere(index: number, source: Source): boolean {
  const sentence = source.sentences[index];
  if (sentence === undefined) return false;
  const { text, block } = sentence;
  const before = source.sentences[index - 1];
  const isBeside = isPictured(source.blocks[block]) || isPictured(source.blocks[block - 1]);
  const isHere = before?.block === block && SHOWN.test(before.text) && SHOWN_HERE.test(text);
  return (
    sendingAway(source).get(sentence) === null ||
    SHOWN.test(text) ||
    isHere ||
    (isBeside && (SHOWN_BESIDE.test(text) || SCALE.test(text)))
  );
}

/** Ends in what a picture shows: "We saw …", "On the page I found this:". */
export function pointsAhead(text: string, language: string): boolean {
  if (/(?:…|\.{3})$/u.test(text)) return true;
  const last = rawWords(text, language).at(-1)?.toLowerCase() ?? '';
  return /[:：]$/u.test(text) && discourseOf(language)?.demonstratives.has(last) === true;
}
