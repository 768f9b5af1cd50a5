import { oneOf } from '../../../text/one-of.js';

const SMALL = oneOf`
  one two three four five six seven eight nine ten eleven twelve twenty thirty
  zwei drei vier fünf sechs sieben acht neun zehn dos tres cuatro cinco seis siete ocho nueve diez
  deux trois quatre cinq sept huit neuf dix due tre quattro cinque sei sette otto nove dieci
  twee drie vijf zes zeven negen tien dois três quatro oito dez två tre fyra fem`;
const NUMBER = String.raw`(?<![\d.,\p{L}])(?:\d[\d.,]*|${SMALL})`;
/** The other end of a figure, right before it: "two or ", "8 to ", "10–", "between 20 and ". */
const OTHER_END = new RegExp(
  [
    String.raw`${NUMBER}(?:\s?–\s?|\s(?:to|or|bis|oder|a|o|à|ou|tot|till|eller)\s)$`,
    String.raw`(?<!\p{L})(?:between|zwischen|entre|tra|tussen|mellan)\s${NUMBER}\s(?:and|und|y|et|e|en|och)\s$`,
  ].join('|'),
  'iu',
);
const MOST_CHARS = 40;

/** What belongs to a figure as the other end of a range or an alternative; empty for none. */
export const otherEndBefore = (text: string, at: number): string =>
  OTHER_END.exec(text.slice(Math.max(0, at - MOST_CHARS), at))?.[0] ?? '';

/** What a figure was to be, not what it is: "beat its goal of 150 members with 179". */
const AIMED =
  /(?<!\p{L})(?:(?:goals?|targets?) of|Ziel(?:s|marke)? von|(?:objetivo|meta) de|objectif de|obiettivo di|doel van|mål (?:på|om)) (?:\p{Ll}+ )?$/iu;
export const isAimedAt = (text: string, at: number): boolean =>
  AIMED.test(text.slice(Math.max(0, at - MOST_CHARS), at));
