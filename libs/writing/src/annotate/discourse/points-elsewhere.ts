import type { Sentence, Source } from '../../source/source.types.js';
import { discourseOf, type DiscourseSets } from '../../languages/discourse-words.js';
import { isStopword } from '../../languages/stop-words.js';
import { countWords, rawWords } from '../../languages/words.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';
import { escapePattern } from '../../text/text-pattern.js';
import { isCallAtEnd } from '../calls-at-end.js';
import { pointsAtPicture } from '../pictures/pictured.js';
import { leadsToQuotation, OPEN_END, placeOf } from '../places.js';
import { isPointer } from './housekeeping-patterns.js';
import {
  canBeFollowed,
  HERE_IS,
  IS_PAGE,
  isNamed,
  isOffered,
  isToSee,
  looksLikeIt,
  linksInSentences,
  onlyNamesPage,
  partAt,
  TITLE_WORDS,
  withoutPages,
  WRITTEN,
  type Link,
  type LinkedAside,
} from './linked-pages.js';

const PLACE = String.raw`here(?: (?:it|he|she) is| they are)?|there|link|th(?:is|ese|ose)(?: one| link)?`;
const ORDER = 'last|latest|previous|recent|earlier|other|next';
const OWNED = String.raw`(?:our|my|his|her|their|the|a) (?:${ORDER})`;
/** The text of a link that says nothing without its target: "here", "apply here", "this episode", "their last post". */
const ELSEWHERE = new RegExp(
  String.raw`^(?:\p{L}+ ){1,8}here$|^(?:(?:in|on|at|from|see) )?(?:${PLACE}|(?:this|these|${OWNED}) (?:\p{L}+ )?(?:${WRITTEN}))$`,
  'iu',
);
const SENT = oneOf`read watch listen_to download browse check_out click_here (?:learn|find_out|see)_more try_(?:reading|watching)`;
/** An arrow before a link at the end, which is the title of another page: "More about nets -> [Five knots for a net]". */
const ARROW = /\S (?:-+>|→) $/u;
const MAY = String.raw`(?<!\b(?:as|that|which|what|where|if|whether) )\byou (?:can|may|['’]ll) (?:also |however )?`;
/** Words that send the reader to a link or present it: "Here is a second article on it: …", unlike "as you can read in it". */
const SENDS = new RegExp(
  String.raw`${MAY}(?:${oneOf`read watch listen download browse check take_a_look view`})\b|^(?:(?:please )?(?:${SENT})|please see) |^${HERE_IS}(?:an?|the|my|our|another) (?:[\p{L}-]+ ){0,2}(?:${WRITTEN})(?!\p{L})`,
  'iu',
);
/** Words before the link of a page that send to it: "Check our [guide to walls]", unlike "Check our [tar]". */
const CHECKS = /^(?:please )?check (?:our|my) (?:[\p{L}-]+ )?$/iu;
const SENDS_WHOLE = /^(?:you can|see|find|visit|get|try|look at) /iu;
/** Words that present a link, before it or in it: "Here’s one we made earlier", "…, here’s one", "Here is another recipe". */
const HANDS_OVER = new RegExp(String.raw`^${HERE_IS}(?:(?:an?|another) )?$|[,:;–—-] ${HERE_IS}$`, 'iu');
const HANDED = new RegExp(`^${HERE_IS}`, 'iu');
const OPENS_CLAUSE = /^$|[,:;–—-] $/u;
/** Whether neither a name nor a time after a link says which thing it means: "Use [this form]." */
const isBare = ({ words, after }: Link, { times }: DiscourseSets): boolean =>
  !NAMED.test(words + after) && !times.has(/^ (\p{L}+)/u.exec(after)?.[1] ?? '');
const NAMED = /\p{Ll} (?:\p{Ll}{1,5} ){1,2}\p{Lu}/u;

/** Whether "this" in a link points to its target: "One of them likes [this neat tool]", but not "[This tool] works". */
function isPointedAt(link: Link, language: string): boolean {
  const discourse = discourseOf(language);
  if (discourse === null || !isBare(link, discourse)) return false;
  const [pointed = ''] = /(?<!^in )\b(?:this|these) (?:\p{L}+ )?$/iu.exec(link.before) ?? [];
  if (pointed !== '' && ELSEWHERE.test(pointed + link.words)) return true;
  const [first = '', next = '', ...others] = link.words.toLowerCase().split(/(?:['’]s)? /u);
  const isNoun = next !== '' && !isStopword(next, language) && !discourse.times.has(next);
  return link.at > 0 && discourse.demonstratives.has(first) && isNoun && others.length <= OTHER_WORDS;
}
const OTHER_WORDS = 4;

/** "Dazu [diesem] Rezept folgen", "[Dieses Video] erklärt es": a demonstrative alone, or with what a page is called. */
function isOnlyPointing(words: string, language: string): boolean {
  const [first = '', ...nouns] = words.toLowerCase().split(/\s+/u);
  const { demonstratives, pages } = discourseOf(language) ?? {};
  return demonstratives?.has(first) === true && nouns.every((noun) => pages?.has(noun) === true);
}

/** "ici", "que vous pouvez lire ici": the languages' own words for "here". */
function endsHere({ words }: Link, language: string): boolean {
  const said = rawWords(words.toLowerCase(), language);
  return said.length <= HERE_WORDS && discourseOf(language)?.here.has(said.at(-1) ?? '') === true;
}
const HERE_WORDS = 9;

/** Whether the text of a link says nothing without its target. */
const isElsewhere = (link: Link, language: string): boolean =>
  (ELSEWHERE.test(link.words) && !isNamed(link)) ||
  looksLikeIt(link) ||
  isOnlyPointing(link.words, language) ||
  endsHere(link, language) ||
  isPointedAt(link, language);

/** Whether a link is in parentheses that can be removed alone: "(like this one)". */
const isInBrackets = ({ before }: Link): boolean => /\((?:(?:like|see) [^()]*)?$/u.test(before);

/** Whether a sentence is only about where this link leads. */
function sends(text: string, link: Link): boolean {
  const { words, at, before, after } = link;
  const isHanded = HANDS_OVER.test(before) || (OPENS_CLAUSE.test(before) && HANDED.test(words));
  return (
    (ARROW.test(before) && !/\p{L}/u.test(after) && countWords(words) >= TITLE_WORDS) ||
    isToSee(text, link) ||
    isOffered(text, link) ||
    (isHanded && !/^[^.!?]*[:：]/u.test(text.slice(at + words.length))) ||
    SENDS.test(words) ||
    (CHECKS.test(before) && IS_PAGE.test(words)) ||
    (words.length >= text.length - 2 && SENDS_WHOLE.test(text))
  );
}

/** Whether a line is mostly links: "All years: 2019, 2020, 2021". */
const isLineOfLinks = (text: string, links: readonly Link[]): boolean =>
  links.length >= LINKED.least &&
  countWords(text) - countWords(links.map(({ words }) => words).join(' ')) <= LINKED.others;
const LINKED = { least: 3, others: 4 } as const;

const opensItem = (at: number, { sentences, blocks }: Source): boolean =>
  blocks[sentences[at]?.block ?? -1]?.kind === 'item' && sentences[at - 1]?.block !== sentences[at]?.block;

/** Where a sentence sends its reader. Without targets if an address is missing. */
export interface Sending {
  targets: readonly Link[];
  /** The clause or parenthesis that can be removed, with all targets; empty if the whole sentence sends. */
  part: string;
}

/** A link with the links joined to it by a comma or "and": "You can read [the report] and [the letters]". */
function joinedTo(first: Link, links: readonly Link[]): Link[] {
  const joined = [first];
  for (const link of links.slice(links.indexOf(first) + 1)) {
    const { at, words } = joined.at(-1) ?? first;
    const between = link.before.slice(Math.min(-1, at + words.length - link.at));
    if (between !== ', ' && !OPEN_END.test(between.trimEnd())) break;
    joined.push(link);
  }
  return joined;
}

/** Whether a sentence is of use only with its links: "You can find the introduction on [our site]." */
const tellsMore = (sentence: Sentence, links: readonly Link[], source: Source): boolean =>
  (isPointer(sentence.text) || onlyNamesPage(sentence, source)) && links.every(canBeFollowed);

function sendingOf(sentence: Sentence, links: readonly Link[], source: Source): Sending | undefined {
  const { text } = sentence;
  const { language } = source;
  if (isLineOfLinks(text, links)) return { targets: [], part: '' };
  if (isCallAtEnd(sentence, source)) return { targets: links.filter(canBeFollowed), part: '' };
  // of several links, the ones that say nothing without their target
  const pointing = links.filter((link) => isElsewhere(link, language));
  const free = pointing.filter((link) => !isInBrackets(link));
  const others = links.filter((link) => !isElsewhere(link, language));
  const isSent = SENDS.test(text);
  const sent = others.find((link) => isSent || sends(text, link));
  const targets = free.length > 0 || sent === undefined ? free : joinedTo(sent, others);
  const [first] = targets;
  if (first === undefined)
    return tellsMore(sentence, links, source) ? { targets: links, part: '' } : undefined;
  const part = partAt(withoutPages(sentence, source), first, language);
  const hasAll = targets.every(({ words }) => part.includes(words));
  return { targets: targets.every(canBeFollowed) ? targets : [], part: hasAll ? part : '' };
}

/** Sentences that send the reader to a link, so that only an output with its address can have them. */
const sendingAway = onceFor((source: Source): ReadonlyMap<Sentence, Sending> => {
  const found = new Map<Sentence, Sending>();
  for (const [index, sentence] of source.sentences.entries()) {
    const links = linksInSentences(source).get(sentence);
    // an item is kept with its list
    if (links === undefined || opensItem(index, source) || leadsToQuotation(placeOf(index, source))) continue;
    const sending = sendingOf(sentence, links, source);
    if (sending !== undefined) found.set(sentence, sending);
  }
  return found;
});

export function sendingAt(index: number, source: Source): Sending | undefined {
  const sentence = source.sentences[index];
  return sentence && sendingAway(source).get(sentence);
}

/** Whether a sentence (also the given text) points to a picture or to a link without an address, which no output shows. */
export function pointsElsewhere(index: number, source: Source, told?: string): boolean {
  const sentence = source.sentences[index];
  if (sentence === undefined) return false;
  const text = told ?? sentence.text;
  const sending = sendingAt(index, source);
  return (sending?.targets.length === 0 && sending.part === '') || pointsAtPicture(text, index, source);
}

/** This much of the text before a link distinguishes it from the same words elsewhere: "the plan here, and the rota [here]". */
const NEAR_CHARS = 10;
/** Where the words of a link end in a text; −1 if it does not have them. */
function endOf({ words, before }: Link, text: string): number {
  const own = String.raw`(?<!\p{L})${escapePattern(words)}(?!\p{L})`;
  const near = escapePattern(before.slice(-NEAR_CHARS));
  const found = new RegExp(near + own, 'u').exec(text) ?? new RegExp(own, 'u').exec(text);
  return found === null ? -1 : found.index + found[0].length;
}

/** A sentence with the address after each link: "Download it here (https://…)." */
function withTargets(text: string, { targets }: Pick<Sending, 'targets'>): string {
  let told = '';
  let left = text;
  for (const target of targets) {
    const end = endOf(target, left);
    // an address is a link anyway
    if (end < 0 || target.words.includes('://')) continue;
    told += `${left.slice(0, end)} (${target.url})`;
    left = left.slice(end).replace(/^\.{2}(?!\.)/u, '.');
  }
  return told + left;
}

/** A sentence without its part; the comma stays before "and". */
function withoutPart(text: string, { part }: Sending, language: string): string {
  const [next = ''] = /^ (\p{L}+)/u.exec(text.slice(text.indexOf(part) + part.length))?.slice(1) ?? [];
  const joins = part.endsWith(',') && discourseOf(language)?.conjunctions.has(next) === true;
  return text.replace(part, joins ? ',' : /[),]$/u.test(part) ? '' : '.');
}

/** A sentence with its addresses. If only a part sends away, `said` is without it and `inFull` has it, as it has what `whole` adds. */
export function sentAway(
  text: string,
  index: number,
  source: Source,
  whole: LinkedAside = { text, targets: [] },
): { said: string; inFull?: string } {
  const sending = sendingAt(index, source);
  const full = withTargets(whole.text, sending ?? whole);
  if (sending === undefined) return full === text ? { said: text } : { said: text, inFull: full };
  const said = sending.part === '' ? withTargets(text, sending) : withoutPart(text, sending, source.language);
  return full === text || full === said ? { said } : { said, inFull: full };
}
