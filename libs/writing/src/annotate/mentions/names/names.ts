import { languageOf } from '../../../languages/registry.js';
import { isStopword } from '../../../languages/stop-words.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { type Mention, mentionAt } from '../mention.js';
import { normalPhrase } from '../../../text/normal-form.js';
import { isSentenceInitialName } from './sentence-initial-names.js';
import { isNoName, isOrdinaryWord } from './name-stop-words.js';
import { isKnownName } from './known-names.js';
import { JAPANESE, JAPANESE_NAMES } from './japanese.js';

const CAPITAL =
  "(?:(?:\\p{Lu}\\.){2,}|\\p{Lu}[\\p{L}\\p{N}]*|\\d+\\p{Lu}\\p{L}*|\\p{Ll}{1,2}\\p{Lu}[\\p{L}\\p{N}]*)(?:['’&-](?!s(?!\\p{L}))[\\p{L}\\p{N}]+)*";
const LINK = '(?:of(?: the)?|de(?: la| los)?|del|der|von|van|di|da|du|des|for|&)';
const patternOf = (link: string): TextPattern =>
  new TextPattern(
    new RegExp(
      `(?<![\\p{L}\\p{N}_#@])${CAPITAL}(?:(?:(?<=(?<![\\p{L}\\p{N}])\\p{Lu}|Mr|Ms|Mrs|Dr|St|Jr|Prof)\\.)?[ ](?:${link}[ ])?${CAPITAL})*(?![\\p{L}\\p{N}_])`,
      'gu',
    ),
  );
const RUN = patternOf(LINK);
/** The same for German, where words such as `der` also join ordinary nouns. */
const GERMAN_RUN = patternOf('(?:von|van|de|&)');
const OPENING_SIGNS = String.raw`"'“‘«„(\[¿¡*_`;
const SENTENCE_HEAD = new RegExp(
  String.raw`(?:[.!?…:;。！？\n][${OPENING_SIGNS}”’»)\]]*(?:\s+[${OPENING_SIGNS}]*)?|(?:^|[\n•·|>–—]\s*|(?:^|\n)\s*-\s*|["“„«「(]|(?<=^|\s)['‘])[${OPENING_SIGNS}]*)$`,
);
/** Maximum indent of a line; a masked label leaves spaces. */
const INDENT_CHARS = 200;
const INDENT = /(?:^|\n)\s*$/;
const REPORTING = new TextPattern(
  /^\s(?:said|says|announced|reported|told|explained|launched|acquired|founded|sagte?|kündigte|dijo|anunció|annonce|annoncé)(?!\p{L})/u,
);
const SMALL_WORD = new TextPattern(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu);
const LONG_WORD = new TextPattern(/(?<![\p{L}\p{N}])\p{L}{3,}/gu);
const CAPITALS = new TextPattern(/\p{Lu} \p{Lu}/u);
const SMALL = new TextPattern(/\p{Ll}/u);
const ODD_CAPITALS = new TextPattern(
  /^\p{Lu}[\p{Lu}\p{N}&-]+$|\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}{2,}|^\d+\p{Lu}|\p{Lu}-?\d/u,
);
const PROPER_WORD = new TextPattern(/^\p{Lu}\p{L}{2,}/u);
const ONE_CAPITAL = new TextPattern(/^\p{Lu}\p{Ll}[\p{L}]*$/u);
const LATIN_IN_CJK = /[\u3040-\u30FF\u4E00-\u9FFF]/;

/** The lower-case words of a text; capitalised at the start of a sentence, they are not names. */
export function smallWords(text: string): Set<string> {
  return new Set(text.match(SMALL_WORD.for(text)) ?? []);
}

interface Known {
  known?: ReadonlySet<string>;
  proper?: ReadonlySet<string>;
  begun?: ReadonlySet<string>;
  small?: ReadonlySet<string>;
}
const NONE: ReadonlySet<string> = new Set();

/** The words of a text's names, in lower case, without those in `small`. */
export function properWords(text: string, language: string, small: ReadonlySet<string>): Set<string> {
  const names = findNames(text, language, { small });
  const words = names
    .flatMap(({ text: name }) => name.split(/[ .]+/u))
    .filter((word) => PROPER_WORD.for(word).test(word));
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => !small.has(word)));
}

const BEGINNING = 4;

/** The first letters of each word of a text; a capitalised word that shares them may be a form of it. */
export function wordBeginnings(text: string): Set<string> {
  const words = text.match(LONG_WORD.for(text)) ?? [];
  return new Set(words.map((word) => word.slice(0, BEGINNING).toLowerCase()));
}

const PREFIX = 3;
/** Shorter words are similar to too many names. */
const MIN_NAME = 6;
const byPrefix = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

function namesLike(word: string, proper: ReadonlySet<string>): readonly string[] {
  let index = byPrefix.get(proper);
  if (index === undefined) {
    index = new Map();
    for (const name of proper) {
      const prefix = name.slice(0, PREFIX);
      index.set(prefix, [...(index.get(prefix) ?? []), name].slice(-MAX_LIKE));
    }
    byPrefix.set(proper, index);
  }
  return index.get(word.slice(0, PREFIX)) ?? [];
}

const MAX_LIKE = 20;

/** Whether a word is a known name with one letter added, missing, changed or swapped; inflected forms do not count. */
function isMisspelling(word: string, proper: ReadonlySet<string>): boolean {
  return (
    word.length >= MIN_NAME && !proper.has(word) && namesLike(word, proper).some((name) => isNear(word, name))
  );
}

const ENDING = /^(?:s|n|en|e|es|er|r|rn|i|a|o|x)$/u;

function isNear(word: string, name: string): boolean {
  const [long, short] = word.length > name.length ? [word, name] : [name, word];
  if (long.startsWith(short) && ENDING.test(long.slice(short.length))) return false;
  let from = 0;
  while (from < short.length && long[from] === short[from]) from += 1;
  let to = 0;
  while (to < short.length - from && long.at(-1 - to) === short.at(-1 - to)) to += 1;
  const [left, right] = [long.slice(from, long.length - to), short.slice(from, short.length - to)];
  return left.length <= 1 || (left.length === 2 && left === [...right].reverse().join(''));
}

/** The names of a text, found by capitals. Words that only open a sentence are not names, nor are single German nouns. */
export function findNames(text: string, language: string, options: Known = {}): Mention[] {
  const { known = NONE, proper = NONE, small = smallWords(text) } = options;
  const found: Mention[] = [];
  const isOrdinary = (word: string): boolean =>
    isOrdinaryWord(word) || small.has(word.toLowerCase()) || known.has(word.toLowerCase());
  const runs = languageOf(language).capitalisesNouns ? GERMAN_RUN : RUN;
  for (const match of runs.matchesIn(text)) {
    const isOpening = opensSentence(text, match.index);
    const trimmed = trimRun(match[0], match.index, isOpening ? isOrdinary : isOrdinaryWord, isOpening);
    const run = trimmed && withoutOwners(trimmed, proper);
    if (run === null) continue;
    const isKnown = isProperWord(run.text, proper) || isPlaceOrHead(text, run, language, options.begun);
    if (!isKnown && !isName(text, run, { isOpening: run.isOpening, language })) continue;
    found.push(nameOf(run, language));
  }
  if (LATIN_IN_CJK.test(text)) found.push(...japaneseNames(text));
  return found;
}

function opensSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  if (SENTENCE_HEAD.test(before)) return true;
  return before.trim() === '' && INDENT.test(text.slice(Math.max(0, at - INDENT_CHARS), at));
}

/** Whether a single word is a known place or brand, or opens a sentence as only a name can. */
function isPlaceOrHead(
  text: string,
  { text: word, start, isOpening }: Run,
  language: string,
  begun: ReadonlySet<string> = NONE,
): boolean {
  if (isNoName(word) || /\s/u.test(word)) return false;
  if (isKnownName(word, language)) return true;
  if (!isOpening || begun.size === 0) return false;
  const behind = text.slice(start + word.length, start + word.length + 40);
  return isSentenceInitialName({ word, behind, language, isBegun: (letters) => begun.has(letters) });
}

function isProperWord(word: string, proper: ReadonlySet<string>): boolean {
  if (proper.size === 0 || !ONE_CAPITAL.for(word).test(word)) return false;
  return proper.has(word.toLowerCase()) || isMisspelling(word.toLowerCase(), proper);
}

interface Run {
  text: string;
  start: number;
  isOpening: boolean;
}

/** Removes ordinary words at both ends: `When Ben Balter` → `Ben Balter`. */
function trimRun(
  text: string,
  start: number,
  isOrdinary: (word: string) => boolean,
  isOpening: boolean,
): Run | null {
  let from = 0;
  let opening = isOpening;
  for (;;) {
    const space = text.indexOf(' ', from);
    const word = text.slice(from, space < 0 ? undefined : space);
    if (!(from === 0 ? isOrdinary : isOrdinaryWord)(word.replace(/[.,]$/, ''))) break;
    if (space < 0) return null;
    from = space + 1;
    opening = false;
  }
  const rest = withoutTail(text.slice(from));
  return rest === '' ? null : { text: rest, start: start + from, isOpening: opening };
}

/** `Buyers of the Helios` → `Helios`: removes an opening plural that the source does not use as a name. */
function withoutOwners(run: Run, proper: ReadonlySet<string>): Run {
  const [opening = '', word = ''] = OWNERS.exec(run.text) ?? [];
  if (!run.isOpening || proper.size === 0 || opening === '' || proper.has(word.toLowerCase())) return run;
  return { text: run.text.slice(opening.length), start: run.start + opening.length, isOpening: false };
}
const OWNERS = new RegExp(`^(\\p{Lu}\\p{Ll}+s) ${LINK} `, 'u');

const TAIL = /^(?:(?:I|We|You|It|This|Here)(?:['’]\p{L}+)?|Sie|Ihr|Ihre[nmrs]?|The|A|An|And|But|So)$/u;

/** Removes ordinary words after a name: `Brightline Labs The` → `Brightline Labs`. */
function withoutTail(text: string): string {
  const words = text.split(' ');
  while (words.length > 0 && TAIL.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function isName(
  text: string,
  run: Run,
  { isOpening, language }: { isOpening: boolean; language: string },
): boolean {
  // a line in capitals shows no names
  const around = text.slice(Math.max(0, run.start - 20), run.start + run.text.length + 20);
  if (CAPITALS.for(around).test(around) && !SMALL.for(around).test(around) && !/[\u3040-\u9FFF]/.test(around))
    return false;
  const words = run.text.split(' ');
  const [first = ''] = words;
  if (words.length > 1) return !words.every((word) => isNoName(word) || isOrdinaryWord(word));
  if (isNoName(first) || first.length < 2) return false;
  if (ODD_CAPITALS.for(first).test(first)) return !/^\p{Lu}s?$/u.test(first);
  if (languageOf(language).capitalisesNouns) return false;
  if (!isOpening) return true;
  const end = run.start + run.text.length;
  const behind = text.slice(end, end + 14);
  return REPORTING.for(behind).test(behind);
}

function nameOf(run: Run, language: string): Mention {
  const { text, start } = run;
  const { capitalisesNouns = false } = languageOf(language);
  const isAdjective = capitalisesNouns && /^\p{L}{2,}e[rsnm]?\s/u.test(text);
  const isLoose = run.isOpening && (isAdjective || isCommonWord(text.split(' ', 1)[0] ?? '', language));
  return { kind: 'name', text, value: normalPhrase(text), start, end: start + text.length, isLoose };
}

/** `Alongside Kubernetes`: a word that has a capital because the sentence begins with it. */
const isCommonWord = (word: string, language: string): boolean =>
  isStopword(word.toLowerCase(), language) ||
  languageOf(language).nameGrammar?.common.has(word.toLowerCase()) === true;

function japaneseNames(text: string): Mention[] {
  const formal = [...text.matchAll(JAPANESE)];
  const known = [...text.matchAll(JAPANESE_NAMES)].filter(
    ({ index }) => !formal.some(({ 0: name, index: at }) => at <= index && index < at + name.length),
  );
  return [...formal, ...known].map((match) => mentionAt('name', match, normalPhrase(match[0])));
}
