import type { Block, Sentence, Source, Span } from '../../source/source.types.js';
import { discourseOf, says } from '../../languages/discourse-words.js';
import { countWords, rawWords } from '../../languages/words.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';

export interface Target {
  words: string;
  url: string;
}

/** Whether an address leads somewhere from another page, as a relative one does not. */
export const canBeFollowed = ({ url }: Target): boolean => /^https?:/iu.test(url);

/** A link with its offset in the sentence or block, and the text around it. */
export interface Link extends Target {
  at: number;
  before: string;
  after: string;
}
const BESIDE_CHARS = 80;

export const WRITTEN = oneOf`
  posts? articles? pages? (?:web)?sites? episodes? videos? podcasts? slides recordings? forms? threads? issues? tweets? guides? tutorials? labels`;

export const HERE_IS = String.raw`here(?:['’]s| is| are) `;
/** A clause after a colon or dash that can be removed: "…: here’s mine for next semester.", "… – see this post." */
const CLAUSE = new RegExp(
  String.raw`(?::| [–—-]) (?:${HERE_IS}|(?:see|read|watch|check out) )[^:–—]{0,300}$`,
  'iu',
);

/** A relative clause that only says where a thing is, between commas: ", which you can find [here],"; empty for none. */
function relativeAt({ words, before, after }: Link, language: string): string {
  const clause = before.slice(before.lastIndexOf(', ') + 2) + words;
  const [first = ''] = rawWords(clause.toLowerCase(), language);
  const isAlone = before.includes(', ') && /^,/u.test(after) && countWords(clause) <= RELATIVE_WORDS;
  const isRelative = isAlone && discourseOf(language)?.relatives.has(first) === true;
  return isRelative && says('reader', clause, language) ? `, ${clause},` : '';
}
const RELATIVE_WORDS = 8;

/** The part with a link that can be removed: "(more about that [here])", ", which you can read [here],", or a clause at the end; empty for none. */
export function partAt(text: string, link: Link, language: string): string {
  const { words, at, before, after } = link;
  const [opened] = / \([^()]*$/u.exec(before) ?? [];
  const [closed] = /^[^()]*\)/u.exec(after) ?? [];
  if (opened !== undefined && closed !== undefined) return opened + words + closed;
  const relative = relativeAt(link, language);
  if (relative !== '') return relative;
  const clauseAt = text.search(CLAUSE);
  const isSaid = countWords(text.slice(0, Math.max(0, clauseAt))) > LABEL_WORDS;
  return isSaid && clauseAt < at ? text.slice(clauseAt) : '';
}
/** So few words before the clause are its label and go with it: "More details: see …". */
const LABEL_WORDS = 2;

function linksOf(parts: readonly Span[], { text, links }: Source): ReadonlyMap<Span, readonly Link[]> {
  const found = new Map<Span, Link[]>();
  let at = 0;
  for (const { start, end, url } of links) {
    while ((parts[at]?.end ?? Infinity) <= start) at += 1;
    const part = parts[at];
    if (part === undefined || start < part.start) continue;
    const words = text.slice(start, end).trim();
    const after = text.slice(end, Math.min(part.end, end + BESIDE_CHARS));
    const link = {
      // the full stop of the sentence is not part of the link
      words: /^\.?$/u.test(after) ? words.replace(/[.!]$/u, '') : words,
      url,
      at: start - part.start,
      before: text.slice(Math.max(part.start, start - BESIDE_CHARS), start),
      after,
    };
    if (found.get(part)?.push(link) === undefined) found.set(part, [link]);
  }
  return found;
}
export const linksInSentences = onceFor((source: Source) => linksOf(source.sentences, source));
export const linksInBlocks = onceFor((source: Source) => linksOf(source.blocks, source));

/** "On our website.", "On our Tools page."; a page without a link may be of paper. */
const ONLY_NAMES_PAGE =
  /^(?:on|in|at) (?:our|my|the) (?:[\p{L}’'-]+ ){0,3}(?:(?<site>web ?sites?|web ?pages?|home ?page)|pages?)[.!]$/iu;
/** Whether a sentence is an answer that only names a page. */
export function onlyNamesPage(sentence: Sentence, source: Source): boolean {
  const named = ONLY_NAMES_PAGE.exec(sentence.text);
  return named !== null && (named.groups?.['site'] !== undefined || linksInSentences(source).has(sentence));
}

const NAMES_PAGE = new RegExp(String.raw`(?<!\p{L})(?:${WRITTEN})$|^(?:sources?|quellen?)$`, 'iu');
const NO_DEMAND = oneOf`to you we i they can could will would may might must should and or not never let['’]s`;
/** "See …", "For the history of the wall see …", unlike "For years we see …" and "If it leaks, see …", which warns. */
const SEE = new RegExp(
  String.raw`^(?:for [^!?;]{0,300}(?<!(?<!\p{L})(?:${NO_DEMAND})),? )?(?:please )?see (?:also )?(?:the |our |my )?$`,
  'iu',
);
/** Words of a link that name a page, "guide to walls", or are its title, "How to Mend a Wall", unlike "your doctor". */
export const IS_PAGE = new RegExp(
  String.raw`(?<!\p{L})(?:${WRITTEN})(?=$| (?:to|on|about|for|of|with|from)(?!\p{L}))`,
  'iu',
);
const REFERENCE = oneOf`
  change_?logs? docs documentation introductions? overviews? chapters? sections? (?:release_)?notes manuals? reports? readme references? wiki faqs? handbooks?`;
const IS_REFERENCE = new RegExp(String.raw`(?<!\p{L})(?:${REFERENCE})$`, 'iu');
const IS_TITLE = /^["“„«‘']?\p{Lu}/u;
export const TITLE_WORDS = 3;
const namesPage = (words: string): boolean =>
  IS_PAGE.test(words) ||
  IS_REFERENCE.test(words) ||
  !/\p{L}/u.test(words) ||
  (IS_TITLE.test(words) && countWords(words) >= TITLE_WORDS);
/** What may be behind the link to a page: what else it is called, and what it is about. */
const BEHIND = new RegExp(
  String.raw`^(?<page> (?:${REFERENCE}|${WRITTEN}))?(?: (?:for|on|about) [^.!?]+)?[.!]?$`,
  'iu',
);
const OF_PAGE = oneOf`what how why who whom where when which whether if for on about of in to from with`;
/** A clause with news of its own: "…, because the gate is new", ", and the gate is new", but not ", and how to open it". */
const TELLS = new RegExp(
  String.raw`[,;:–—] (?:(?:because|but|which|since|so|where|who|(?:and|as) (?:it|they|he|she|we|there|this|that))(?!\p{L})|and (?!(?:${OF_PAGE}) )(?:[^\s,]+ ){3}\S)`,
  'iu',
);
const endsAs = (url: string, ending: string): boolean =>
  url
    .toLowerCase()
    .replace(/[?#].*$/u, '')
    .endsWith(`.${ending.toLowerCase()}`);
/** Whether a sentence is only the name of a linked file: "Budget 2031, draft 2.xlsx". */
function isFileName(text: string, { words, url }: Target): boolean {
  const [ending = ''] = /(?<=\.)[a-z][a-z\d]{2,3}$/iu.exec(words) ?? [];
  return ending !== '' && text.trim() === words && endsAs(url, ending);
}

/** Whether a sentence is only a demand to see the page that a link leads to ("See the [gate] notes for more on keys."), or the name of a file. */
export function isToSee(text: string, link: Link): boolean {
  if (isFileName(text, link)) return true;
  const { words, at } = link;
  const rest = text.slice(at + words.length).trimEnd();
  const behind = TELLS.test(rest) ? null : BEHIND.exec(rest);
  const isNamed = behind?.groups?.['page'] !== undefined || namesPage(words);
  return behind !== null && isNamed && SEE.test(text.slice(0, at));
}

const INTERESTED = oneOf`(?:more_)?interested curious wondering keen`;
const TO_KNOW = oneOf`know read see learn hear watch follow`;
/** A condition under which readers follow a link: "if you're interested in the process", "in case you want to know more". */
const FOR_READERS = new RegExp(
  String.raw`(?:^|,? )(?:if|in case) you(?:(?:['’]re| are| feel) (?:${INTERESTED})|(?:['’]d| would) like to (?:${TO_KNOW})| (?:want|care|wish) to (?:${TO_KNOW}))\b`,
  'iu',
);
const WROTE = oneOf`document(?:ed)? wrote written blog(?:ged)? describe[sd]? explain(?:ed)? cover(?:ed)? record(?:ed)? publish(?:ed)? post(?:ed)?`;
/** What an author wrote elsewhere: "I did document [it]", "We also wrote about [it]". */
const MADE_PAGE = new RegExp(
  String.raw`(?<!\p{L})(?:i|we)(?:['’]ve)? (?:(?:did|have|also|already|even|previously|recently) )*(?:${WROTE})(?!\p{L})[^.!?;:]{0,60}$`,
  'iu',
);
/** Whether a sentence only offers its readers a page: "I did document [the walls] if you're interested in them." */
export const isOffered = (text: string, { words, at, before }: Link): boolean =>
  FOR_READERS.test(text) && MADE_PAGE.test(before) && !TELLS.test(text.slice(at + words.length));

/** Whether the text of a link says no more than its address: "#12", "source", "blog post"; not an address, which can be followed. */
const isPage = ({ words }: Target): boolean =>
  !/\w[./]\w/u.test(words) && (!/\p{L}/u.test(words) || NAMES_PAGE.test(words));

/** Texts for people have fewer links in a sentence. */
const MOST_LINKS = 30;

/** The text of a sentence or block without parentheses of links to pages: " (pull request)", " (e.g., nature and science)". */
export function withoutPages(part: Sentence | Block, source: Source): string {
  const linked = 'kind' in part ? linksInBlocks(source) : linksInSentences(source);
  const links = linked.get(part) ?? [];
  if (links.length === 0 || links.length > MOST_LINKS) return part.text;
  const { conjunctions, additives } = discourseOf(source.language) ?? {};
  const isJoint = (word: string): boolean =>
    /^(?:\p{L}\.)*$/u.test(word) || conjunctions?.has(word) === true || additives?.has(word) === true;
  return part.text.replace(/(?:^| )\(([^()]{1,200})\)/gu, (whole, inside: string) => {
    const own = links.filter(({ words }) => inside.includes(words));
    const beside = own.reduce((rest, { words }) => rest.replace(words, ' '), inside);
    const isAll =
      own.length > 0 &&
      own.every(isPage) &&
      beside
        .toLowerCase()
        .split(/[\s,;]+/u)
        .every(isJoint);
    return isAll ? '' : whole;
  });
}

export interface LinkedAside {
  text: string;
  targets: readonly Link[];
}

/** The parentheses of a sentence that have a link, and only links that can be followed: "(see [our plan])". */
export function linkedAsides(sentence: Sentence, source: Source): LinkedAside[] {
  const links = linksInSentences(source).get(sentence) ?? [];
  if (links.length === 0 || links.length > MOST_LINKS) return [];
  return [...sentence.text.matchAll(/\([^()]{1,200}\)/gu)].flatMap(({ 0: text, index }) => {
    const targets = links.filter(({ at }) => at > index && at < index + text.length);
    return targets.length > 0 && targets.every(canBeFollowed) ? [{ text, targets }] : [];
  });
}

/** Whether the text of a link is the ending of its address: "PDF" for "…/plan.pdf". */
const isKindOfFile = ({ words, url }: Target): boolean => /^\w{2,5}$/u.test(words) && endsAs(url, words);

/** The parentheses of a sentence that only have the kind of a linked file: "([PDF](…/plan.pdf))". */
export const linkedFiles = (asides: readonly LinkedAside[]): string[] =>
  asides.flatMap(({ text, targets: [only, ...others] }) =>
    only !== undefined && others.length === 0 && text === `(${only.words})` && isKindOfFile(only)
      ? [text]
      : [],
  );

const LIKE_IT =
  /(?<!\p{L})(?:look(?:s|ed)?|work(?:s|ed)?|go(?:es)?|went|reads?) (?:(?:roughly|something|exactly|just|a (?:bit|little)|more or less) )?like this$/iu;

/** "The route looked [roughly like this]." says how only where its link is, unlike "Voters [do not like this]". */
export const looksLikeIt = ({ before, words, after }: Link): boolean =>
  words.endsWith('like this') && LIKE_IT.test(before + words) && /^(?:[.,;:!?]|$)/u.test(after);

/** Whether a link ending in "Here" is a name: "the [No One Swims Here] rule". */
export const isNamed = ({ before, words }: Link): boolean =>
  /^\p{Lu}.* Here$/u.test(words) && /(?<!\p{L})(?:the|an?|our|my|their|his|her) $/iu.test(before);
