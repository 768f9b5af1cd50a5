import { memoize } from '../text/memo.js';
import { oneOf } from '../text/one-of.js';
import { periodBehind, rateOf } from './mentions/quantities/rates.js';
import { changeIn, rangeAround } from './mentions/quantities/ranges.js';
import { isMeasure, unitBehind } from './mentions/quantities/units.js';
import type { Mention } from './mentions/mention.js';
import { mentionsOf } from './mentions/extract-mentions.js';
import { isNumberOf } from './numbered-things.js';
import type { Source } from '../source/source.types.js';
import { languageOf } from '../languages/registry.js';
import type { Language } from '../languages/schema.js';
import { isStopword } from '../languages/stop-words.js';
import { isUnspaced } from '../languages/words.js';

const BARE = /^[\d.,\s]+$/u;
const NUMBER_WORD =
  /^(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|[\p{L}]+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?)$/iu;
const MAGNITUDE = /^[\d.,]+ (?:thousand|million|billion)$/iu;
const NOT_COUNTED = oneOf`
  inside outside across per without within around during every each almost apart instead ahead late later
  early earlier long wide regardless today yesterday only worth ourselves themselves yourselves together
  apiece`;
/** Words after a counted noun that do not belong to it: "150 people inside the government". */
const AFTER_COUNTED = new RegExp(String.raw`^(?:${NOT_COUNTED})$`, 'iu');

/** Times of day, which count nothing: "15 Uhr", "5 pm", "08.00 CET", "de 11 heures". */
const TIME_OF_DAY =
  /\d{1,2}(?:[.:]\d\d)?(?:\s?(?:Uhr|[ap]\.?m\b|o['’]clock|h(?!\p{L}))|\s(?:CES?T|GMT|UTC|[EP][SD]T)\b)|\d{1,2}:\d\d|(?<=(?<!\p{L})(?:de|à|dès|vers|jusqu['’]à|avant|après) )\d{1,2} heures/gu;

/** Offset of a whole figure (not `23` in `2023` or `-23`) that is not a time of day; -1 for none. */
function placeOf(figure: string, text: string): number {
  if (figure === '') return -1;
  let at = text.indexOf(figure);
  while (at > 0 && /[\d.,-]/u.test(text.charAt(at - 1))) at = text.indexOf(figure, at + 1);
  return foundAround(TIME_OF_DAY, text, at) ? -1 : at;
}

const BOUNDS = oneOf`almost nearly over more_than less_than fewer_than at_least up_to under close_to`;
/** The beginning of a ratio, which is part of its figure: "almost one in five appointments". */
const RATIO = new RegExp(
  String.raw`(?<!\p{L})(?:(?:about|around|${BOUNDS}) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:every )?$`,
  'iu',
);

/** English has verbs among the words of its own table. */
const ENGLISH = `about|around|roughly|approximately|${BOUNDS}`;
/** What bounds a figure is part of it: "nearly 50 percent", "more than 200 cities", "~60%". */
const boundsOf = memoize((code: string): RegExp => {
  const { exactly: _exactly, ...bounds } = languageOf(code).numerals.bounds ?? {};
  const words = code === 'en' ? ENGLISH : Object.values(bounds).join('|');
  return new RegExp(words === '' ? '~$' : String.raw`(?:(?<!\p{L})(?:${words}) |~)$`, 'iu');
});

/** The same words say where or about what: "führt unter 20 Brücken durch". Before a measure, a share or money they do not. */
const PLACING =
  /(?<!\p{L})(?:unter|(?<=\S )(?:über|gut)|onder|onder de|rond|rond de|under|över|runt|omkring|sotto i|intorno a|alrededor de|autour de) $/iu;
const ABOUT = oneOf`talk speak ask writ wrote think thought know knew hear learn read book article story stories told tell`;
/** "She asked (them) about 30 readers", "a book about 50 cities". */
const IS_ABOUT = new RegExp(
  String.raw`(?<!\p{L})(?:${ABOUT})\p{Ll}*(?: (?:me|us|him|her|them|you|more|all))? (?:about|around) $`,
  'iu',
);

const PLACED: Readonly<Record<string, RegExp>> = { en: IS_ABOUT };

/** Whether a figure is part of a name ("Harbor 2.0", "Node.js 26"). "Only 12" at the beginning of a sentence is not. */
function isVersion(figure: string, before: string, language: string): boolean {
  const name = /\p{Lu}[\p{L}.]*(?=\s$)/u.exec(before)?.[0];
  if (name === undefined || !BARE.test(figure)) return false;
  const isFirst = before.trim() === name;
  return !isFirst || (/\.\p{L}|\d\.\d/u.test(name + figure) && !isStopword(name.toLowerCase(), language));
}

const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** A compound figure, which must stay whole: "5 hours 40 minutes". */
const COMPOUND = new RegExp(
  `(?<![\\d.,\\p{L}])${COUNT}(?<large> \\p{L}+),? (?:(?:and|und|y|et|e|en) )?${COUNT}(?<small> \\p{L}+)`,
  'giu',
);

const isUnit = (behind: string | undefined): boolean => {
  const unit = unitBehind(behind ?? '', 0);
  return unit !== undefined && isMeasure(unit);
};

const foundAround = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined =>
  [...text.matchAll(pattern)].find(({ 0: whole, index }) => index <= at && at < index + whole.length);

/** The compound figure that contains the figure at `at`; empty for none. */
function compoundAt(text: string, at: number): string {
  const { 0: whole = '', groups } = foundAround(COMPOUND, text, at) ?? {};
  return isUnit(groups?.['large']) && isUnit(groups?.['small']) ? whole : '';
}

/** The range that has the figure at `at` at one of its ends, with what it counts; empty if that is unclear. */
function rangeAt(text: string, at: number, language: string): string | undefined {
  const range = rangeAround(text, at);
  if (range === undefined) return undefined;
  if (isNumberOf(text.slice(0, range.at))) return '';
  const counted = range.isFigure ? countAt(text, range.lastAt, range.last, language) : '';
  return counted && boundAt(text, range.at, language) + text.slice(range.at, range.lastAt) + counted;
}

/** What a figure of speech counts: "feels like driving a car with three missing hubcaps", unlike "looks like a year with 300 guests". */
const SIMILE =
  /(?<!\p{L})(?:feel(?:s|ing)?|is|are|was|were|be|been|being)(?: (?:a bit|almost|just|more|much|rather|sort of))? like (?:an?|\p{L}+ing) [^,.;:!?()–—]*$/iu;

/** A figure with what it counts ("20 seconds", "1,200 beta users"); empty if that is missing, since a bare number means nothing in large type. */
export function tellingFigure(text: string, figure: string, language: string): string {
  const at = placeOf(figure, text);
  if (at < 0 || SIMILE.test(text.slice(0, at))) return '';
  const whole = changeIn(text) || compoundAt(text, at);
  return whole || (rangeAt(text, at, language) ?? countAt(text, at, figure, language));
}

const ORDINAL = /^\d+\.?(?:st|nd|rd|th|er|re|e|ème|[ºª°])$/iu;
const DECADE = /(?<!\p{L})(?:años|années|anni|anos|jaren) $/iu;
const isPlace = (figure: string, before: string): boolean =>
  ORDINAL.test(figure) || DECADE.test(before) || isNumberOf(before);
const BOUND_CHARS = 24;
const boundAt = (text: string, at: number, language: string): string =>
  boundsOf(language).exec(text.slice(Math.max(0, at - BOUND_CHARS), at))?.[0] ?? '';

/** What bounds a count. */
function boundOfCount(text: string, at: number, figure: string, language: string): string {
  const before = text.slice(Math.max(0, at - 2 * BOUND_CHARS), at);
  const isPlain = !MAGNITUDE.test(figure) && !isUnit(text.slice(at + figure.length));
  const isAt = isPlain && (PLACED[language] ?? PLACING).test(before);
  return isAt ? '' : boundAt(text, at, language);
}

function countAt(text: string, at: number, figure: string, language: string): string {
  if (isPlace(figure, text.slice(0, at))) return '';
  const isCount = BARE.test(figure) || NUMBER_WORD.test(figure);
  if (!isCount && !MAGNITUDE.test(figure))
    return (
      boundAt(text, at, language) + figure + sharedAfter(text.slice(at + figure.length), figure, language)
    );
  if (isVersion(figure, text.slice(0, at), language)) return '';
  const rest = text.slice(at + figure.length);
  const counted = inPeriod(countedAfter(rest, language), rest);
  const [ratio = ''] = RATIO.exec(text.slice(0, at)) ?? [];
  if (ratio === '' && counted === '' && (isCount || isUnspaced(text))) return '';
  return `${ratio || boundOfCount(text, at, figure, language)}${figure}${isUnspaced(text) ? '' : ' '}${counted}`.trim();
}

/** A counted noun with the period right behind it: "km per hour", because "90 km" is no speed. */
const inPeriod = (counted: string, rest: string): string =>
  counted === '' || isUnspaced(rest) ? counted : counted + periodBehind(rest.slice(counted.length + 1));

const SHARE = /^\D*\d[\d.,]* ?(?:%|percent|Prozent|por ciento|pour cent)$/iu;
/** Whether a figure is a share without what it is a share of. */
export const isBareShare = (figure: string): boolean => SHARE.test(figure);
const WHOLE =
  /^ (?:of|der|des|aller|von|de|del|di|dos|das|van|av)(?: (?:the|all|our|their|these|los|las|alle))?(?= )/u;

/** What a share is a share of (" of the farms"); empty for none. */
function sharedAfter(rest: string, figure: string, language: string): string {
  const [whole] = WHOLE.exec(rest) ?? [];
  if (whole === undefined || !isBareShare(figure)) return '';
  const of = countedAfter(rest.slice(whole.length), language);
  return of === '' ? '' : `${whole} ${of}`;
}

const isBeyond = (word: string, language: string): boolean =>
  AFTER_COUNTED.test(word) || (isStopword(word.toLowerCase(), language) && !TIME_WORDS.test(word));

/** Whether a word is the counted noun: a plural, or in German a capital ("25 Meter lang", "14 Uhr zeigen"). */
const closesCount = (word: string, { numerals, capitalisesNouns }: Language): boolean =>
  numerals.plural?.test(word) ?? (capitalisesNouns === true && /^\p{Lu}/u.test(word));

/** Words after a figure, except the label of the next one: "Yes: 14 No: 2". */
const COUNTED = /^(?: [\p{L}'’-]+(?![\p{L}'’-]|: \d)){1,3}/u;

function countedAfter(rest: string, code: string): string {
  if (isUnspaced(rest)) return COUNTER.exec(rest)?.[0] ?? '';
  const counted: string[] = [];
  const language = languageOf(code);
  const { plural, hasHeadLast } = language.numerals;
  let isWhole = plural === undefined;
  for (const word of COUNTED.exec(rest)?.[0].trim().split(' ') ?? []) {
    if (isBeyond(word, code)) break;
    counted.push(word);
    // the plural is the last word ("12 hospitals begin"); in other languages the first word is, or a German noun
    // after an adjective
    isWhole ||= plural?.test(word) === true;
    if (hasHeadLast !== true || closesCount(word, language)) break;
  }
  // without a plural, the counted noun comes later
  return isWhole ? counted.join(' ') : '';
}

const COUNTER =
  /^(?:か月|ヶ月|カ月|週間|日間|年間|時間|分間|秒間|平方メートル|キロメートル|メートル|キログラム|キロ|トン|ページ|ヘクタール|リットル|パーセント|平方米|公里|公斤|小时|分钟|个月|万元|亿元|ポイント|[人名社件冊台年月日回倍軒本店枚杯個箱棟室歳位度円分秒時元个家册场次位天周岁页间])/u;

/** Stopwords that a number may count. */
const TIME_WORDS =
  /^(?:days?|weeks?|months?|years?|times?|people|días?|veces|meses|años?|tage?n?|jahre?n?|monate?n?|jours?|fois|giorni|volte|anni|dias?|vezes|anos?|dagen|jaar|keer)$/iu;

const isSpan = (figure: string): boolean =>
  SPAN.test(figure.split(' ').at(-1) ?? '') && rateOf('', figure) === undefined;
const SPAN =
  /^(?:months?|years?|decades?|meses|años?|jahre?n?|monate?n?|mois|ans|années?|mesi|anni|anos?|meses|maanden|jaar|månader|år)$/iu;

/** How much a figure says in large type: 3 for a change, an amount or a share, 2 for a count, 1 for one in words, 0 for none or a duration. */
export function figureRank(figure: string): 0 | 1 | 2 | 3 {
  if (figure === '' || isSpan(figure)) return 0;
  if (changeIn(figure) !== '' || /[%€$£¥]|\b(?:percent|Prozent|por ciento|pour cent)/u.test(figure)) return 3;
  return /\d/u.test(figure) ? 2 : 1;
}

const RANK: Readonly<Partial<Record<Mention['kind'], number>>> = { percent: 3, money: 3, number: 2 };
const AIM = 0.5;
const AIM_CHARS = 40;
/** What a figure was to be, not what it is: "beat its goal of 150 members with 179". */
const AIMED =
  /(?<!\p{L})(?:(?:goals?|targets?) of|Ziel(?:s|marke)? von|(?:objetivo|meta) de|objectif de|obiettivo di|doel van|mål (?:på|om)) (?:\p{Ll}+ )?$/iu;
const isAimedAt = (text: string, at: number): boolean =>
  AIMED.test(text.slice(Math.max(0, at - AIM_CHARS), at));

/** How well a fact works in large type; 0 for not at all. */
function weightOf({ kind, text }: Mention): number {
  const rank = RANK[kind] ?? 0;
  if (rank === 0 || /\d{2}/u.test(text)) return rank && rank + 0.5;
  if (/\d/u.test(text)) return rank;
  return NUMBER_WORD.test(text) ? rank - 1 : 0;
}

/** The most telling figure of each sentence, by the sentence's index. An aim is less than what was reached. */
export function figuresOf(source: Source): Map<number, string> {
  const figures = new Map<number, string>();
  const best = new Map<number, number>();
  let at = 0;
  for (const fact of mentionsOf(source)) {
    while (at < source.sentences.length - 1 && (source.sentences[at]?.end ?? 0) <= fact.start) at += 1;
    const sentence = source.sentences[at];
    if (!sentence || fact.start < sentence.start || fact.end > sentence.end) continue;
    const isAim = isAimedAt(sentence.text, fact.start - sentence.start);
    const weight = Math.min(weightOf(fact), isAim ? AIM : Infinity);
    if (weight <= (best.get(at) ?? 0)) continue;
    best.set(at, weight);
    figures.set(at, fact.text.trim());
  }
  return figures;
}
