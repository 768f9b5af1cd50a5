import { oneOf } from '../../text/one-of.js';
import { says } from '../../languages/discourse-words.js';
import { openingsOf } from '../../languages/dependent-openings.js';
import { countWords } from '../../languages/words.js';
import { languageOf } from '../../languages/registry.js';
import { isForeign } from '../../languages/stop-words.js';
import { SOLICITS } from '../../source/clean/requests.js';
import type { Block, Source } from '../../source/source.types.js';
import { CUT, isBroken } from './broken.js';
import {
  isAboutText,
  isOfNoUse,
  isOfParts,
  isPointer,
  isRequest,
  namesText,
  NOT_OF_PAGE,
  pointsAtPlace,
  pointsBeside,
} from './housekeeping-patterns.js';
import { SLOT } from '../../text/marks.js';
import { upperFirst } from '../../text/upper-first.js';

/** Whether a sentence leads to a request at the end of its paragraph and of the text: "I write about harbours." */
export function leadsToRequest(index: number, { blocks, sentences }: Source): boolean {
  const [own, last] = [sentences[index], sentences.at(-1)];
  const isBefore =
    own !== last && own?.block === last?.block && blocks[own?.block ?? -1]?.speaker === undefined;
  return isBefore && SOLICITS.test(last?.text ?? '');
}
/** Whether a block only sends the readers of the page to a link: "To learn more about the club, write to us." */
export const sendsReaders = ({ text, start, end }: Block, { links }: Source): boolean =>
  (isPointer(text) || isRequest(text)) &&
  !/[.!?…]["”»]?\s+\S/u.test(text) &&
  links.some((link) => link.start >= start && link.end <= end);

/** Things that are only on the page: without them, "as described above" can be removed. */
export const ON_PAGE = new RegExp(
  String.raw`\b(?:${oneOf`tables? charts? figures? graphs? diagrams? images? photos? screenshots? links?`})\b`,
  'iu',
);
const PLACE = new RegExp(
  String.raw`(?<=\p{L}) (?<!\b(?:as|the|from|and|or|than|those|ones?) |^see )(?:above|below)${NOT_OF_PAGE}(?=[ .,;:)]|$)`,
  'giu',
);

/** "Mix it as above": a listener has heard that before. */
const AS_ABOVE = /(?<=\p{L} as )above(?=[.,;:)]|$)/giu;

/** "All talks, including the ones above": without "above" they would be all. */
const ONES_ABOVE = new RegExp(
  String.raw`(?<!\p{L})(?:the ones|those) above${NOT_OF_PAGE}(?=[ .,;:)]|$)`,
  'giu',
);

/** "Below, we have …", "Below I'll …". */
const BELOW_FIRST = /^below(?:, | (?=(?:i|we)(?:['’]ll| will)\b))(\p{L})/iu;

/** A shorter half sentence is a title or an answer. */
const HALF_WORDS = 9;
const isHalf = (text: string, language: string): boolean =>
  languageOf(language).context?.isHalf(text.replace(/ \([^()]*\)/gu, '')) === true &&
  countWords(text) >= HALF_WORDS;

/** How a sentence is used: without the rest of its text, or with it for readers or listeners, who may also hear the rows of its tables. */
export type Setting = 'alone' | 'read' | 'heard' | 'heard-with-rows';

/** Whether a sentence is an aside in parentheses: "(One of them came from India.)" */
export const isAside = (text: string): boolean => ASIDE.test(text);
const ASIDE = /^[(（][^()（）]+(?:[.!?…。！？][)）]|[)）][.!?…。！？])$/u;

const AUTHOR = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`;
/** Only names, also of several: "Reid 2014", "Lund, Reid et al. 2014a: 21", but not "We bought it in 2014". */
const AUTHOR_YEAR = String.raw`${AUTHOR}(?:,? (?:${AUTHOR}|and|und|&|et al\.)){0,6},? (?:19|20)\d\d[a-z]?(?:[:,] ?[\d–-]{1,9})?`;
const CITES = oneOf`[Vv]gl\. [Cc]f\.? [Ss]ee [Ss]iehe`;
/** A sentence that only names its source: "(Alexander 2013)". */
const CITATION = new RegExp(String.raw`^\((?:(?:${CITES}) )?${AUTHOR_YEAR}\)\.?$`, 'u');
/** The same in a sentence: "(see Reid 2014: 21)". */
const CITED = new RegExp(String.raw` \((?:${CITES}) ${AUTHOR_YEAR}\)`, 'gu');

const speaksOfText = (text: string, language: string): boolean =>
  isAboutText(text) || openingsOf(language).housekeeping.for(text).test(text);

const isOutAlone = (text: string, language: string): boolean =>
  isHalf(text, language) ||
  speaksOfText(text, language) ||
  namesText(text) ||
  isAside(text) ||
  CITATION.test(text) ||
  pointsBeside(text) ||
  isOfParts(text) ||
  isRequest(text) ||
  openingsOf(language).pointing.for(text).test(text);

const ADDRESS = /https?:\/\//u;
const MAILBOX = /\w@[\w-]+\.\w{2,}/u;

const IN_MARKS = /["“„«][^"“”„«»]*(?:["“”»]|$)/gu;
/** A sentence without what it quotes, which may be in any language: 'It calls itself "…".'; all of one that is a quotation. */
export function outsideMarks(text: string): string {
  const outside = text.replace(IN_MARKS, '');
  return /\p{L}/u.test(outside) ? outside : text;
}

/** Whether a sentence sends to a page that cannot be found. */
const pointsAway = (text: string, setting: Setting): boolean =>
  isPointer(text) && !(setting === 'read' && ADDRESS.test(text));

const isOut = (text: string, language: string, setting: Setting, own = outsideMarks(text)): boolean =>
  isBroken(text.replace(/\s?[:：]["”]?$/u, '.'), {
    inWhole: setting !== 'alone',
    withAddress: setting === 'read',
  }) ||
  isOfNoUse(text) ||
  pointsAway(text, setting) ||
  openingsOf(language).elsewhere.for(text).test(text) ||
  (setting !== 'read' && pointsAtPlace(text)) ||
  (setting.startsWith('heard') &&
    (MAILBOX.test(text) || CITATION.test(text) || speaksOfText(text, language))) ||
  (setting === 'alone' && (isForeign(own, language) || isOutAlone(text, language)));

/** Whether a sentence must not be used alone: broken text, housekeeping of its source, or foreign in its `own` words. */
export const isExcluded = (text: string, language: string, own = outsideMarks(text)): boolean =>
  isOut(text, language, 'alone', own);

/** Brackets around added words: "[the old master]". */
const BRACKETS = new RegExp(
  String.raw`\[(?!${SLOT})(?=\p{L}[^[\]:|]*\])|(?<=\[(?!${SLOT})\p{L}[^[\]:|]*)\]`,
  'giu',
);
/** In a quotation they tell whose the words are: "send[ing] someone". */
const withoutBrackets = (text: string): string =>
  /["“”„«»]/u.test(text) ? text : text.replace(BRACKETS, '');

/** Words with which a sentence may be true of this text only: "I will not explain it in this post." */
const LIMITS = oneOf`not cannot no none nobody never nothing everybody everything everyone all only`;

/** Not spoken: "[…]", "(see above)", "in this post", "so stay tuned" at the end, and an address in parentheses, after "by email" or at the end. The words are sought before what precedes them. */
const WRITTEN = new RegExp(
  [
    String.raw` \((?:https?:[^()]*|see (?:above|below))\)`,
    String.raw`(?<=\b(?:by|via|per) e-?mail):? [\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?= in)(?<=^[^,]{20,200}, but [^,]{10,80}) in this (?:post|article)(?=[.!]$)`,
    String.raw`(?= in)(?<=^(?!.*(?:\b(?:${LIMITS})\b|n['’]t\b)).{25,300})(?<!(?<!\b(?:on|about|of) )\b(?:the|all|these|those|every|my|our) \p{L}+) in this (?:blog )?(?:post|article)(?=[.!]$)`,
    String.raw`(?=,? but th)(?<=^[^.!?]{20,300}),? but (?:that|this)(?:['’]s| is| will be) (?:\p{L}+ ){1,3}(?:for|of|in) (?:another|a (?:later|future)) (?:blog )?(?:post|article)(?=[.!]$)`,
    String.raw`(?=,? (?:and|so) stay)(?<=^[^.!?]{30,300}),? (?:and|so) stay tuned\b[^.!?]{0,60}(?=[.!]$)`,
    String.raw`(?= in)(?<=\b(?:i|we) \p{L}{3,}) in this (?:blog )?(?:post|article)(?= (?:is|are|was|were)\b)|(?<=^["“„«]?)${CUT} | ${CUT}`,
  ].join('|'),
  'giu',
);

/** An address at the end, unless the sentence only sends to it: "We are listening at …". */
const LISTENING_AT = /(?<=\p{L}{3}) at [\w.+-]+@[\w-]+(?:\.[\w-]+)+(?=[.!]?$)/u;
const SENDS_MAIL = /^if you\b|\b(?:e-?mail|contact|write)\b/iu;
const withoutLastAddress = (text: string): string =>
  !text.includes('@') || SENDS_MAIL.test(text) ? text : text.replace(LISTENING_AT, '');

/** A sentence in brackets at the end of another one: "… until May [Take this with care]." */
const ADDED = /(?<= )\[(\p{Lu}[^[\]:\s]*(?: [^[\]:\s]+){3,})\](?=[.!?]?$)/u;

/** The address of a site behind a preposition, at the end of a sentence: "at https://harbour.example." */
const SITE = /(?<=\p{L} (?:\p{Ll}{2,3}|unter) )https?:\/\/(?:www\.)?([\w-]+(?:\.[\w-]+)+)\/?(?=[.!]?$)/u;

/** Several sites behind a colon are heard by their names: "These are large: https://pier.example/, https://mole.example". */
const SITES = /(?<=\p{L}: )https?:\/\/[\w.-]+\/?(?:,? (?:and )?https?:\/\/[\w.-]+\/?)+$/u;
const SIGNS_OF_SITE = /https?:\/\/(?:www\.)?|\//gu;
const named = (text: string): string =>
  text.replace(SITES, (sites) => sites.replace(SIGNS_OF_SITE, '')).replace(SITE, '$1');

/** What is left behind a gap begins a sentence: "[…] the boat never came". */
const BEHIND_GAP = new RegExp(String.raw`^${CUT} (?=\p{Ll})`, 'u');

const ASIDES = / \([^()]{1,120}\)/gu;
/** Whether parentheses send to a page that is "here": "(hier gibt es den Artikel als PDF)". */
const sendsHere = (aside: string, language: string): boolean =>
  says('here', /^ \(\p{L}+(?= )/u.exec(aside)?.[0] ?? '', language) && says('pages', aside, language);

/** A sentence for listeners, without references to what is above or below. */
function aloud(text: string, language: string, hasRows: boolean): string {
  const told = BEHIND_GAP.test(text) ? upperFirst(text.replace(BEHIND_GAP, '')) : text;
  const own = told
    .replace(openingsOf(language).page ?? /(?!)/u, '')
    .replace(ASIDES, (aside) => (sendsHere(aside, language) ? '' : aside));
  const said = withoutLastAddress(
    withoutBrackets(named(own.replace(ADDED, '($1)').replace(CITED, ''))).replace(WRITTEN, ''),
  );
  return pointsAtPlace(said) && !ON_PAGE.test(hasRows ? said.replace(/\btable\b/giu, '') : said)
    ? said
        .replace(AS_ABOVE, 'before')
        .replace(ONES_ABOVE, 'these')
        .replace(PLACE, '')
        .replace(BELOW_FIRST, (_, first: string) => first.toUpperCase())
    : said;
}

/** A sentence in its whole text, without words that only fit the page. */
export function toldInWhole(text: string, language: string, setting: Setting): string {
  const own = setting.startsWith('heard') ? aloud(text, language, setting === 'heard-with-rows') : text;
  const said = own.replace(openingsOf(language).place ?? /(?!)/u, '');
  return said === own ? own : upperFirst(said);
}

/** Whether an excluded sentence may stay in its whole text: it refers to that ("both are explained below") or is half of a pair. */
export const isTrueInWhole = (text: string, language: string, setting: Setting = 'read'): boolean =>
  isOut(text, language, 'alone') && !isOut(toldInWhole(text, language, setting), language, setting);
