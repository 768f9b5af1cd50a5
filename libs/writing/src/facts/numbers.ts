import { TextPattern } from '../text-pattern.js';
import { CURRENCY_BEFORE, CURRENCY_BEHIND, currencyOf } from './currencies.js';
import type { Found } from './found.js';
import { MAGNITUDES } from './number-words.js';
import { unitBehind } from './units.js';

/** Languages that write 1.000,5 where English writes 1,000.5. */
const COMMA_DECIMAL = new Set(['de', 'es', 'fr', 'pt', 'it', 'nl']);

/** `.4` is four tenths where nothing stands before its point. */
const DIGITS =
  /(?<![A-Za-zÀ-ÿ_\d\uE001]|\d[.,:'’]|[A-Za-zÀ-ÿ][-.])(?:(?<![^\s($€£~≈<>=+−-])\.)?\d+(?:[.,'’]\d+)*(?: \d{3}(?![\d.,]\d|\d))*(?![\d_])/g;
const MAGNITUDE = new TextPattern(
  new RegExp(
    `^(?:(?:[ -]?(hundred|thousand|millions?|billions?|trillion|bn|mn|hundert|tausend|tsd\\.?|millionen|mio\\.?|milliarden?|mrd\\.?|cientos|mil millones|mil|millón|millones|mille|milliards?|crores?|lakhs?|milhão|milhões|bilhão|bilhões|mila|milione|milioni|miliardo|miliardi|honderd|duizend|miljoen|miljard|bin|milyon|тысяч[аи]?|млн|миллион(?:а|ов)?|tysiąc|tysiące|tysięcy|mln)|(k|K|M|B))(?![\\p{L}\\p{N}])|([万萬億亿兆千만억]))`,
    'iu',
  ),
);
export const PERCENT = new TextPattern(
  /^(?:\s?[%％]|[\s-]?(?:percent(?:age points?)?|(?:basis points?|bps|Basispunkte?n?|puntos básicos|points de base|punti base|pontos base|basispunten)|per cent|pct|Prozent(?:punkte?n?)?|por ciento|pour cent|por cento|per cento|procent\p{L}{0,5}|процент\p{L}{0,3}|puntos porcentuales|pontos percentuais|points? de pourcentage|punti percentuali)(?!\p{L})|パーセント|ポイント|퍼센트| في المئة| بالمئة)/iu,
);
/** `5 percentage points` are no 5 percent. */
const POINTS = /point|bps|punkt|punto|punti|ponto|ポイント|punt/iu;
/** A hundred of them are one percentage point. */
const BASIS_POINTS = /basis|bps|básico|base/iu;
/** A minus sign; between two numbers it is a dash. */
const MINUS = /(?:^|[\s(])[-−]$/u;
/** Signs that stand before what they measure: `yüzde 91`, `%91`. */
const PERCENT_BEFORE = /(?:yüzde |(?<![\d\s])%|(?<=\s)%)$/iu;
/** A number as written, in its plain form: `1.234,5` in German → 1234.5. */
export function parseDigits(written: string, language: string): number {
  const text = written.replace(/[ '’]/g, '');
  const decimal = COMMA_DECIMAL.has(language) ? ',' : '.';
  const thousands = decimal === ',' ? '.' : ',';
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return Number(text);
  const isGrouped = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(text);
  const mark = text.charAt(last);
  const isLastGroup = isGrouped && (mark === thousands || text.indexOf(mark) !== last);
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  return Number(isLastGroup ? whole + text.slice(last + 1) : `${whole}.${text.slice(last + 1)}`);
}

export function plain(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** `4.2.1` is no amount: the same with its points, a nought at its end more or less. */
function versionOf(written: string, digits: number): string | undefined {
  if (!/^\d+(?:\.\d+){2,}$/.test(written) || Number(written.replaceAll('.', '')) === digits) return undefined;
  return written.replace(/(?:\.0)+$/, '');
}

/** Numbers, amounts and percentages written in figures. */
export function findFigures(text: string, language: string): Found[] {
  const found: Found[] = [];
  let behind = 0;
  for (const match of text.matchAll(DIGITS)) {
    if (match.index < behind) continue;
    const written = COMMA_DECIMAL.has(language) ? match[0] : (match[0].split(' ', 1)[0] ?? match[0]);
    const figure = readFigure(text, match.index, written, language);
    if (figure === null) continue;
    behind = figure.end;
    found.push(figure);
  }
  return found;
}

function readFigure(text: string, start: number, written: string, language: string): Found | null {
  let end = start + written.length;
  const digits = parseDigits(written, language);
  let value = digits;
  const ordinal = /^(?:st|nd|rd|th)(?![A-Za-z])|^(?:\.?[ºª°]|er|ème|e)(?![A-Za-zÀ-ÿ])/.exec(
    text.slice(end, end + 5),
  );
  if (ordinal !== null) return finish('number', start, end + ordinal[0].length);
  const whole = multiplied(value, text, start, end, language);
  ({ value, end } = whole);
  if (/^割(?![り引])/u.test(text.slice(end, end + 2))) {
    value *= 10;
    return finish('percent', start, end + 1);
  }
  const percent = percentAt(text, start, end);
  if (percent !== null) {
    value /= percent.of;
    return finish('percent', percent.start, percent.end, percent.tail);
  }
  // a percentage less is told as one that something fell by
  if (MINUS.test(text.slice(Math.max(0, start - 2), start))) value = -value;
  const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 5), start));
  const tail = text.slice(end, end + 24);
  const after = CURRENCY_BEHIND.for(tail).exec(tail);
  if (before !== null || after !== null) return money(before?.[0] ?? '', after?.[0] ?? '');
  const rest = text.slice(end, end + 3);
  if (/^[A-Za-zÀ-ÿ]/.test(rest) && unitBehind(text, end) === undefined) return null;
  return finish('number', start, end);

  function finish(kind: 'number' | 'percent', from: number, to: number, tail = ''): Found {
    const unit = kind === 'number' ? unitBehind(text, to) : undefined;
    const said = versionOf(written, digits) ?? plain(value) + tail;
    const fact = { kind, text: text.slice(from, to), value: said, start: from, end: to };
    return { ...fact, ...rounded(), ...(unit !== undefined && { unit }) };
  }
  function money(prefix: string, suffix: string): Found {
    const from = start - prefix.length;
    const to = end + (prefix === '' ? suffix.length : 0);
    const amount = `${currencyOf(prefix || suffix)}:${plain(value)}`;
    return { kind: 'money', text: text.slice(from, to), value: amount, start: from, end: to, ...rounded() };
  }
  function rounded(): { step?: number; factor?: number } {
    if (value === digits || digits === 0 || whole.isExact) return {};
    const decimals = String(digits).split('.')[1]?.length ?? 0;
    const factor = value / digits;
    return { step: factor / 10 ** decimals, factor };
  }
}

/** The number with the words behind it that multiply it; exact where they are followed by more digits, as in `1万8900`. */
function multiplied(
  digits: number,
  text: string,
  start: number,
  from: number,
  language: string,
): { value: number; end: number; isExact: boolean } {
  const short = shortMillions(text, start, from);
  let value = digits * (short?.factor ?? 1);
  let end = short?.end ?? from;
  let isExact = false;
  for (let step = readMagnitude(text, end, language); step !== null; step = nextMyriad(text, end, language)) {
    value = step.add === undefined ? value * step.factor : value + step.add;
    isExact ||= step.add !== undefined;
    end = step.end;
  }
  const half = value === digits ? null : AND_HALF.exec(text.slice(end, end + 12));
  if (half !== null) return { value: value * (1 + 0.5 / digits), end: end + half[0].length, isExact: true };
  const range = value === digits ? RANGE.exec(text.slice(end, end + 16)) : null;
  const shared = range === null ? null : readMagnitude(text, end + range[0].length, language);
  return { value: value * (shared?.factor ?? 1), end, isExact };
}

/** `830–850 million`: the word behind the second number is of both. */
const RANGE = /^\s?[-–—]\s?[$€£¥]?\d+(?:[.,]\d+)?(?!\d)/;

/** `£9.4m`, `3,2 M€`, `20 Md$`: beside a currency an m is no metre. */
function shortMillions(text: string, start: number, end: number): Step | null {
  const sign = CURRENCY_BEFORE.test(text.slice(Math.max(0, start - 5), start))
    ? /^\s?(?:m|M)(?![\p{L}\p{N}²])/u
    : /^\s?(?:k|Mds?|M)(?=\s?(?:[€£$]|EUR|USD|GBP|CHF))/u;
  const said = sign.exec(text.slice(end, end + 8))?.[0];
  return said === undefined ? null : { end: end + said.length, factor: SHORT[said.trim()] ?? 1e6 };
}
const SHORT: Readonly<Record<string, number>> = { k: 1e3, Md: 1e9, Mds: 1e9 };

interface Percentage {
  start: number;
  end: number;
  /** What tells points from percent. */
  tail: string;
  /** How many of what is told make one of it. */
  of: number;
}

/** The percentage that a number is part of, its sign before or behind it. */
function percentAt(text: string, start: number, end: number): Percentage | null {
  const tail = text.slice(end, end + 24);
  const behind = PERCENT.for(tail).exec(tail)?.[0];
  if (behind !== undefined)
    return {
      start,
      end: end + behind.length,
      tail: POINTS.test(behind) ? 'pp' : '',
      of: BASIS_POINTS.test(behind) ? 100 : 1,
    };
  const before = PERCENT_BEFORE.exec(text.slice(Math.max(0, start - 7), start));
  return before === null ? null : { start: start - before[0].length, end, tail: '', of: 1 };
}

interface Step {
  end: number;
  factor: number;
  add?: number;
}

/** The word behind a number that multiplies it. */
export function readMagnitude(text: string, end: number, language: string): Step | null {
  const behind = text.slice(end, end + 16);
  const match = MAGNITUDE.for(behind).exec(behind);
  if (match === null) return null;
  const word = match[1]?.toLowerCase() ?? match[2] ?? match[3] ?? '';
  if (word === 'mil' && language === 'en') return null;
  const factor = MAGNITUDES[word] ?? MAGNITUDES[word.toLowerCase()];
  return factor === undefined ? null : { end: end + match[0].length, factor };
}

/** `2 millones y medio`, `3 millions et demi`. */
const AND_HALF = /^ (?:y medio|et demi|e mezzo|e meio)(?![a-zà-ÿ])/iu;

/** `1億2000万`: what stands behind a myriad is added. */
function nextMyriad(text: string, end: number, language: string): Step | null {
  if (!/[億亿兆万萬억만]/.test(text.charAt(end - 1))) return null;
  const digits = /^\d[\d,.]*/.exec(text.slice(end, end + 16));
  if (digits === null) return null;
  const next = readMagnitude(text, end + digits[0].length, language);
  const amount = parseDigits(digits[0], language) * (next?.factor ?? 1);
  return { end: next?.end ?? end + digits[0].length, factor: 1, add: amount };
}
