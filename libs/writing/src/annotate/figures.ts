import { oneOf } from '../text/one-of.js';
import { isMeasure, unitBehind } from './mentions/quantities/units.js';
import type { Mention } from './mentions/mention.js';
import { mentionsOf } from './mentions/extract-mentions.js';
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
/** Words after a counted noun that are no part of it: "150 people inside the government". */
const AFTER_COUNTED = new RegExp(String.raw`^(?:${NOT_COUNTED})$`, 'iu');

/** A time of day counts nothing: "15 Uhr", "5 pm", "08.00 CET", "de 11 heures". */
const TIME_OF_DAY =
  /\d{1,2}(?:[.:]\d\d)?(?:\s?(?:Uhr|[ap]\.?m\b|o['’]clock|h(?!\p{L}))|\s(?:CES?T|GMT|UTC|[EP][SD]T)\b)|\d{1,2}:\d\d|(?<=(?<!\p{L})(?:de|à|dès|vers|jusqu['’]à|avant|après) )\d{1,2} heures/gu;

/** Where a figure occurs as a whole: `23` is no part of `2023` or `-23`, and 15 no figure of `15 Uhr`. */
function placeOf(figure: string, text: string): number {
  if (figure === '') return -1;
  let at = text.indexOf(figure);
  while (at > 0 && /[\d.,-]/u.test(text.charAt(at - 1))) at = text.indexOf(figure, at + 1);
  return foundAround(TIME_OF_DAY, text, at) ? -1 : at;
}

const BOUNDS = oneOf`almost nearly over more_than less_than fewer_than at_least up_to under close_to`;
/** "almost one in five appointments": the five alone would say something else. */
const RATIO = new RegExp(
  String.raw`(?<!\p{L})(?:(?:about|around|${BOUNDS}) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:every )?$`,
  'iu',
);

/** "nearly 50 percent", "more than 200 cities": the figure alone would say more or less. */
const BOUND = new RegExp(String.raw`(?<!\p{L})(?:${BOUNDS}) $`, 'iu');

/** "Harbor 2.0" and "Node.js 26" are names; "Only 12" at the start of a sentence is none. */
function isVersion(figure: string, before: string, language: string): boolean {
  const name = /\p{Lu}[\p{L}.]*(?=\s$)/u.exec(before)?.[0];
  if (name === undefined || !BARE.test(figure)) return false;
  const isFirst = before.trim() === name;
  return !isFirst || (/\.\p{L}|\d\.\d/u.test(name + figure) && !isStopword(name.toLowerCase(), language));
}

const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** "5 hours 40 minutes": the minutes alone would say something else. */
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

const FROM = '(?:from|von|de|da|van)';
const TO = '(?:to|auf|a|à|para|naar)';
const AMOUNT = String.raw`[€$£¥]?\d[\d.,]*`;
/** "51 minutes" behind "6 hours". */
const SMALLER = String.raw`\d+ \p{L}{1,12}`;
const SIGN = String.raw` ?%| (?:percent|million|billion|Prozent)`;
/** "from 38 seconds to 6", "from 6 hours 51 minutes to 7 hours 25 minutes": both ends of a change. */
const CHANGE = new RegExp(
  String.raw`(?<!\p{L})${FROM} ${AMOUNT}(?: ?[%\p{L}]{1,12}){0,2}(?: ${SMALLER})? ${TO} ${AMOUNT}(?<!\.)(?: \p{L}{1,12} ${SMALLER}|${SIGN})?`,
  'giu',
);
const isYears = (change: string): boolean => /(?:19|20)\d\d\b/u.test(change);

/** The change that a sentence states; empty for none. */
const changeIn = (text: string): string =>
  [...text.matchAll(CHANGE)].map(([change]) => change).find((change) => !isYears(change)) ?? '';

/** The whole of what a figure at a place is a part of; empty where it is whole. */
function compoundAt(text: string, at: number): string {
  const { 0: whole = '', groups } = foundAround(COMPOUND, text, at) ?? {};
  return isUnit(groups?.['large']) && isUnit(groups?.['small']) ? whole : '';
}

/** A figure with what it counts: "20 seconds", "1,200 beta users". A bare number means nothing in large type. */
export function tellingFigure(text: string, figure: string, language: string): string {
  const at = placeOf(figure, text);
  return at < 0 ? '' : changeIn(text) || compoundAt(text, at) || countAt(text, at, figure, language);
}

/** "My 40th birthday", "le 1er mai" count nothing. */
const ORDINAL = /^\d+\.?(?:st|nd|rd|th|er|re|e|ème|[ºª°])$/iu;
/** "en los años 30" */
const DECADE = /(?<!\p{L})(?:años|années|anni|anos|jaren) $/iu;
const isPlace = (figure: string, before: string): boolean => ORDINAL.test(figure) || DECADE.test(before);
const BOUND_CHARS = 16;
const boundAt = (text: string, at: number): string =>
  BOUND.exec(text.slice(Math.max(0, at - BOUND_CHARS), at))?.[0] ?? '';

function countAt(text: string, at: number, figure: string, language: string): string {
  if (isPlace(figure, text.slice(0, at))) return '';
  const isCount = BARE.test(figure) || NUMBER_WORD.test(figure);
  if (!isCount && !MAGNITUDE.test(figure))
    return boundAt(text, at) + figure + sharedAfter(text.slice(at + figure.length), figure, language);
  if (isVersion(figure, text.slice(0, at), language)) return '';
  const counted = countedAfter(text.slice(at + figure.length), language);
  const [ratio = ''] = RATIO.exec(text.slice(0, at)) ?? [];
  if (ratio === '' && counted === '' && (isCount || isUnspaced(text))) return '';
  return `${ratio || boundAt(text, at)}${figure}${isUnspaced(text) ? '' : ' '}${counted}`.trim();
}

const SHARE = /^\D*[\d.,]+ ?(?:%|percent|Prozent|por ciento|pour cent)$/iu;
/** Whether a figure is a share that does not say of what. */
export const isBareShare = (figure: string): boolean => SHARE.test(figure);
const WHOLE =
  /^ (?:of|der|des|aller|von|de|del|di|dos|das|van|av)(?: (?:the|all|our|their|these|los|las|alle))?(?= )/u;

/** What a share is a share of: "of the farms"; empty where that does not follow. */
function sharedAfter(rest: string, figure: string, language: string): string {
  const [whole] = WHOLE.exec(rest) ?? [];
  if (whole === undefined || !isBareShare(figure)) return '';
  const of = countedAfter(rest.slice(whole.length), language);
  return of === '' ? '' : `${whole} ${of}`;
}

/** Whether a word is no part of what is counted. */
const isBeyond = (word: string, language: string): boolean =>
  AFTER_COUNTED.test(word) || (isStopword(word.toLowerCase(), language) && !TIME_WORDS.test(word));

/** Nouns show by their plural, German ones by their capital: "25 Meter lang", "14 Uhr zeigen". */
const closesCount = (word: string, { numerals, capitalisesNouns }: Language): boolean =>
  numerals.plural?.test(word) ?? (capitalisesNouns === true && /^\p{Lu}/u.test(word));

/** Words behind a figure; not the label of the next one: "Yes: 14 No: 2". */
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
    // the plural ends it: "12 hospitals begin"; elsewhere the next word is it, or an adjective before a German noun
    isWhole ||= plural?.test(word) === true;
    if (hasHeadLast !== true || closesCount(word, language)) break;
  }
  // "3,260 broken things": the counted noun comes later
  return isWhole ? counted.join(' ') : '';
}

/** Japanese and Chinese counters after a number. */
const COUNTER =
  /^(?:か月|ヶ月|カ月|週間|日間|年間|時間|分間|秒間|平方メートル|キロメートル|メートル|キログラム|キロ|トン|ページ|ヘクタール|リットル|パーセント|平方米|公里|公斤|小时|分钟|个月|万元|亿元|ポイント|[人名社件冊台年月日回倍軒本店枚杯個箱棟室歳位度円分秒時元个家册场次位天周岁页间])/u;

/** Stopwords elsewhere, but what a number counts. */
const TIME_WORDS =
  /^(?:days?|weeks?|months?|years?|times?|people|días?|veces|meses|años?|tage?n?|jahre?n?|monate?n?|jours?|fois|giorni|volte|anni|dias?|vezes|anos?|dagen|jaar|keer)$/iu;

/** "Six years", "13 years": how long something has been so. */
const isSpan = (figure: string): boolean => SPAN.test(figure.split(' ').at(-1) ?? '');
const SPAN =
  /^(?:months?|years?|decades?|meses|años?|jahre?n?|monate?n?|mois|ans|années?|mesi|anni|anos?|meses|maanden|jaar|månader|år)$/iu;

/**
 * How much a figure says in large type: 3 for a change, an amount or a share, 2 for a count, 1 for one in words, 0 for a
 * span of years and for none.
 */
export function figureRank(figure: string): 0 | 1 | 2 | 3 {
  if (figure === '' || isSpan(figure)) return 0;
  if (changeIn(figure) !== '' || /[%€$£¥]|\b(?:percent|Prozent|por ciento|pour cent)/u.test(figure)) return 3;
  return /\d/u.test(figure) ? 2 : 1;
}

const RANK: Readonly<Partial<Record<Mention['kind'], number>>> = { percent: 3, money: 3, number: 2 };

/** How well a fact works in large type; 0: not at all. */
function weightOf({ kind, text }: Mention): number {
  const rank = RANK[kind] ?? 0;
  if (rank === 0 || /\d{2}/u.test(text)) return rank && rank + 0.5;
  if (/\d/u.test(text)) return rank;
  return NUMBER_WORD.test(text) ? rank - 1 : 0;
}

/** Sentence index → the figure a reader would put in big letters. */
export function figuresOf(source: Source): Map<number, string> {
  const figures = new Map<number, string>();
  const best = new Map<number, number>();
  let at = 0;
  for (const fact of mentionsOf(source)) {
    while (at < source.sentences.length - 1 && (source.sentences[at]?.end ?? 0) <= fact.start) at += 1;
    const sentence = source.sentences[at];
    const weight = weightOf(fact);
    if (!sentence || fact.start < sentence.start || fact.end > sentence.end) continue;
    if (weight <= (best.get(at) ?? 0)) continue;
    best.set(at, weight);
    figures.set(at, fact.text.trim());
  }
  return figures;
}
