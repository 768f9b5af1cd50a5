import { oneOf } from '../../../text/one-of.js';
import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { CURRENCY_BEFORE } from './currencies.js';
import { MAGNITUDES } from './number-words.js';

const WORDS = oneOf`
  hundred thousand millions? billions? trillion bn mn
  hundert tausend tsd\.? millionen mio\.? milliarden? mrd\.? mld\.?
  cientos mil_millones mil millón millones mille milliards? crores? lakhs? milhão milhões bilhão bilhões
  mila milione milioni miliardo miliardi honderd duizend miljoen miljard bin milyon
  тысяч[аи]? млн миллион(?:а|ов)? tysiąc tysiące tysięcy mln`;
const MAGNITUDE = new TextPattern(
  new RegExp(String.raw`^(?:(?:[ -]?(${WORDS})|(k|K|M|B))(?![\p{L}\p{N}])|([万萬億亿兆千만억]))`, 'iu'),
);

/** The value of a written number: `1.234,5` in German → 1234.5. */
export function parseDigits(written: string, language: string): number {
  const decimal = languageOf(language).numerals.hasDecimalComma ? ',' : '.';
  const thousands = decimal === ',' ? '.' : ',';
  const text = written.replace(/[ '’]/g, thousands);
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return Number(text);
  const isGrouped = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(text);
  const mark = text.charAt(last);
  const isLastGroup = isGrouped && (mark === thousands || text.indexOf(mark) !== last);
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  return Number(isLastGroup ? whole + text.slice(last + 1) : `${whole}.${text.slice(last + 1)}`);
}

export interface Multiplied {
  value: number;
  end: number;
  /** Whether further digits follow, as in `1万8900`, so that it is not rounded. */
  isExact: boolean;
  /** The end of a magnitude after the next number that applies to both: `830 to 850 million`. */
  shared?: number;
}

export function multiplied(
  digits: number,
  text: string,
  start: number,
  from: number,
  language: string,
): Multiplied {
  const short = shortMillions(text, start, from);
  let value = digits * (short?.factor ?? 1);
  let end = short?.end ?? from;
  let isExact = false;
  for (let step = readMagnitude(text, end, language); step !== null; step = nextMyriad(text, end, language)) {
    value = step.add === undefined ? value * step.factor : value + step.add;
    isExact ||= step.add !== undefined;
    end = step.end;
  }
  if (value === digits) return { end, isExact, ...sharing(digits, text, end, language) };
  const half = AND_HALF.exec(text.slice(end, end + 12));
  if (half === null) return { value, end, isExact };
  return { value: value * (1 + 0.5 / digits), end: end + half[0].length, isExact: true };
}

/** `830–850 million`, `from 4.2 to 14 million`: the magnitude after a larger second number applies to both. */
function sharing(
  digits: number,
  text: string,
  end: number,
  language: string,
): Pick<Multiplied, 'value' | 'shared'> {
  const range = RANGE.exec(text.slice(end, end + 16));
  const isRising = range !== null && parseDigits(range[1] ?? '', language) > digits;
  const shared = isRising ? readMagnitude(text, end + range[0].length, language) : null;
  return shared === null ? { value: digits } : { value: digits * shared.factor, shared: shared.end };
}
const RANGE =
  /^(?:\s?[-–—]\s?| (?:to|auf|bis|a|à|al|hasta|para|naar|tot) )[$€£¥]?(\d+(?:[.,]\d+)?)(?![\d.,])/iu;

/** `£9.4m`, `3,2 M€`, `20 Md$`: next to a currency, `m` means million. */
function shortMillions(text: string, start: number, end: number): Step | null {
  const sign = CURRENCY_BEFORE.test(text.slice(Math.max(0, start - 5), start))
    ? /^\s?(?:m|M)(?![\p{L}\p{N}²])/u
    : /^\s?(?:k|Mds?|M)(?=\s?(?:[€£$]|EUR|USD|GBP|CHF))/u;
  const said = sign.exec(text.slice(end, end + 8))?.[0];
  return said === undefined ? null : { end: end + said.length, factor: SHORT[said.trim()] ?? 1e6 };
}
const SHORT: Readonly<Record<string, number>> = { k: 1e3, Md: 1e9, Mds: 1e9 };

interface Step {
  end: number;
  factor: number;
  add?: number;
}

export function readMagnitude(text: string, end: number, language: string): Step | null {
  const behind = text.slice(end, end + 16);
  const match = MAGNITUDE.for(behind).exec(behind);
  if (match === null) return null;
  const word = match[1]?.toLowerCase() ?? match[2] ?? match[3] ?? '';
  if (languageOf(language).numerals.notMagnitudes?.includes(word)) return null;
  const factor = MAGNITUDES[word] ?? MAGNITUDES[word.toLowerCase()];
  return factor === undefined ? null : { end: end + match[0].length, factor };
}

/** `2 millones y medio`, `3 millions et demi`. */
const AND_HALF = /^ (?:y medio|et demi|e mezzo|e meio)(?![a-zà-ÿ])/iu;

/** `1億2000万`: a number after a myriad is added to it. */
function nextMyriad(text: string, end: number, language: string): Step | null {
  if (!/[億亿兆万萬억만千]/.test(text.charAt(end - 1))) return null;
  const myriad = /^[万億兆]/.exec(text.slice(end, end + 1))?.[0];
  if (myriad !== undefined) return { end: end + 1, factor: MAGNITUDES[myriad] ?? 1 };
  const digits = /^\d[\d,.]*/.exec(text.slice(end, end + 16));
  if (digits === null) return null;
  const next = readMagnitude(text, end + digits[0].length, language);
  const amount = parseDigits(digits[0], language) * (next?.factor ?? 1);
  return { end: next?.end ?? end + digits[0].length, factor: 1, add: amount };
}
