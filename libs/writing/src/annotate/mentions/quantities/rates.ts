import { oneOf } from '../../../text/one-of.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { isMeasure, measuredBy, namedUnitAt, unitBehind } from './units.js';

/** Words before the unit of a rate: `a day`, `pro Stunde`, `al mes`, `par an`. */
const PER = new TextPattern(
  /(?<!\p{L})(?:per|an?|each|every|pro|je|jede[nrsm]?|por|al|cada|par|chaque|ogni|elk[e]?)(?=\s\p{L})|(?<!\p{L})all['’](?=\p{L})|(?<!\p{L})(?:on|in) an average(?=\s\p{L})/giu,
);
const ASIAN = /(秒|分|時間|日|週間?|月|年|キロ|グラム|リットル|トン)(?:当たり|あたり|につき)/u;
const ADVERBS = oneOf`
  (?<hour>hourly|stündlich) (?<day>daily|täglich\p{L}*|diari[oa]s?|giornalier\p{L})
  (?<week>weekly|wöchentlich\p{L}*|seman(?:al|ales|ais))
  (?<month>monthly|monatlich\p{L}*|mensua?l\p{L}*|mensile)
  (?<year>yearly|annual\p{L}*|jährlich\p{L}*|anua(?:l|les|is))`;
const ADJECTIVE = new TextPattern(new RegExp(String.raw`(?<!\p{L})(?:${ADVERBS})(?!\p{L})`, 'iu'));

/** The period of a rate (`350 million packages a day`) named after a figure, else before it; undefined if there is none. */
export function rateOf(before: string, behind: string): string | undefined {
  return rateIn(behind) ?? rateIn(before);
}

const LATER = oneOf`
  later ago after before earlier early late apart older younger since from_now plus_tard après avant
  siguiente posterior más_tarde después antes de danach davor später zuvor nach vor seguente successivo dopo prima`;
/** What makes a period a time or a distance in time: "500 copies a week later", "al año siguiente". */
const IS_TIME = new RegExp(String.raw`^(?: (?:or|and) (?:a )?\p{L}+)? (?:${LATER})(?!\p{L})`, 'iu');
/** Whether the words behind a period make it a distance in time: `a week later`, `a month before`. */
export const isDistance = (behind: string): boolean => IS_TIME.test(behind);
const RATE_CHARS = 30;
/** The period right behind a count (" per hour" in "90 km per hour"); empty for none, as in "a second time". */
export function periodBehind(text: string): string {
  const [per] = PER.matchesIn(text.slice(0, RATE_CHARS));
  if (per?.index !== 1) return '';
  const end = 1 + per[0].length;
  const period = namedUnitAt(text, end);
  const isOne = period !== undefined && measuredBy(period.unit) === measuredBy('hour');
  const isRank = period?.unit === 'second' && /^an?$/iu.test(per[0]);
  return isOne && !isRank && !isDistance(text.slice(end + period.length))
    ? text.slice(0, end + period.length)
    : '';
}

function rateIn(text: string): string | undefined {
  for (const { 0: said, index } of PER.matchesIn(text)) {
    const end = index + said.length;
    const behind = text.slice(end);
    const unit = unitBehind(behind.startsWith(' ') ? behind : ` ${behind}`, 0);
    if (unit !== undefined && isMeasure(unit)) return unit;
  }
  const asian = ASIAN.exec(text)?.[1];
  if (asian !== undefined) return asian;
  const named = ADJECTIVE.for(text).exec(text)?.groups ?? {};
  return Object.keys(named).find((unit) => named[unit] !== undefined);
}
