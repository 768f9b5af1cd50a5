import { oneOf } from '../../../text/one-of.js';
import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { CURRENCY_BEFORE, CURRENCY_BEHIND, currencyOf } from './currencies.js';
import type { Mention } from '../mention.js';
import { multiplied, parseDigits } from './magnitudes.js';
import { unitBehind } from './units.js';

/** Digits; `.4` is four tenths unless a word or digit precedes it, `TW19 6AQ` is a postcode. */
const DIGITS =
  /(?!(?<=[A-Z]\d{1,2} )\d[A-Z]{2}(?![A-Za-z\d]))(?<![A-Za-zÀ-ÿ_\d\uE001]|\d[.,:'’]|[A-Za-zÀ-ÿ][-.])(?:(?<![^\s($€£~≈<>=+−-])\.)?\d+(?:[.,'’]\d+)*(?: \d{3}(?![\d.,]\d|\d))*(?![\d_])/g;
const PERCENT_WORDS = oneOf`
  percent(?:age_points?)?
  (?:basis_points?|bps|Basispunkte?n?|puntos_básicos|points_de_base|punti_base|pontos_base|basispunten)
  per_cent pct Prozent(?:punkte?n?)? por_ciento pour_cent por_cento per_cento procent\p{L}{0,5}
  процент\p{L}{0,3} puntos_porcentuales pontos_percentuais points?_de_pourcentage punti_percentuali`;

export const PERCENT = new TextPattern(
  new RegExp(
    String.raw`^(?:\s?[%％]|[\s-]?(?:${PERCENT_WORDS})(?!\p{L})|パーセント|ポイント|퍼센트| في المئة| بالمئة)`,
    'iu',
  ),
);
const POINTS = /point|bps|punkt|punto|punti|ponto|ポイント|punt/iu;
/** Words for basis points, hundredths of a percentage point. */
const BASIS_POINTS = /basis|bps|básico|base/iu;
const MINUS = /(?:^|[\s(])[-−]$/u;
/** Percent signs and words before the number: `yüzde 91`, `%91`. */
const PERCENT_BEFORE = /(?:yüzde |(?<![\d\s])%|(?<=\s)%)$/iu;
export function plain(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** The normal form of a version number such as `4.2.1`, without final `.0`; undefined if it is an amount. */
function versionOf(written: string, digits: number): string | undefined {
  if (!/^\d+(?:\.\d+){2,}$/.test(written) || Number(written.replaceAll('.', '')) === digits) return undefined;
  return written.replace(/(?:\.0)+$/, '');
}

/** Numbers, amounts of money and percentages written in digits. */
export function findFigures(text: string, language: string): Mention[] {
  const found: Mention[] = [];
  let behind = 0;
  for (const match of text.matchAll(DIGITS)) {
    if (match.index < behind || isOfName(text, match.index + match[0].length)) continue;
    const written =
      languageOf(language).numerals.hasDecimalComma === true
        ? match[0]
        : (match[0].split(' ', 1)[0] ?? match[0]);
    const figure = readFigure(text, match.index, written, language);
    if (figure === null) continue;
    behind = figure.end;
    found.push(figure);
  }
  return found;
}

/** Whether a capitalised word follows without a space: `20Minuten` is a name. */
const isOfName = (text: string, end: number): boolean =>
  /^[A-ZÀ-Þ][a-zß-ÿ]{4}/.test(text.slice(end, end + 5));

/** Whether a letter follows that is not a unit: `3D` is a name, `6000mAh` is not. */
const isOfWord = (text: string, end: number): boolean =>
  /^[A-Za-zÀ-ÿ]/.test(text.slice(end, end + 1)) &&
  unitBehind(text, end) === undefined &&
  !/^[A-Za-z]{2,4}(?![\p{L}\d])/u.test(text.slice(end, end + 5));

const ORDINAL = /^(?:st|nd|rd|th)(?![A-Za-z])|^(?:\.?[ºª°]|er|ème|e)(?![A-Za-zÀ-ÿ])/;

function readFigure(text: string, start: number, written: string, language: string): Mention | null {
  let end = start + written.length;
  const digits = parseDigits(written, language);
  let value = digits;
  const ordinal = ORDINAL.exec(text.slice(end, end + 5));
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
  // percentages have no sign, because an output may say that something fell by one
  if (MINUS.test(text.slice(Math.max(0, start - 2), start))) value = -value;
  const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 5), start));
  const { shared = end } = whole;
  const tail = text.slice(shared, shared + 24);
  const after = CURRENCY_BEHIND.for(tail).exec(tail);
  if (before !== null || after !== null) return money(before?.[0] ?? '', after?.[0] ?? '');
  if (isOfWord(text, end)) return null;
  return finish('number', start, end);

  function finish(kind: 'number' | 'percent', from: number, to: number, tail = ''): Mention {
    const last = text[to] === '+' ? to + 1 : to;
    const unit = kind === 'number' ? unitBehind(text, last) : undefined;
    const said = versionOf(written, digits) ?? plain(value) + tail;
    const fact = { kind, text: text.slice(from, to), value: said, start: from, end: to };
    return { ...fact, ...rounded(), ...(unit !== undefined && { unit }) };
  }
  function money(prefix: string, suffix: string): Mention {
    const from = start - prefix.length;
    const to = end + (prefix === '' && shared === end ? suffix.length : 0);
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

interface Percentage {
  start: number;
  end: number;
  /** `pp` for percentage points, else empty. */
  tail: string;
  /** How many of this unit are one percent: 100 for basis points. */
  of: number;
}

/** The percentage that a number belongs to, with its sign or word; null if there is none. */
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
