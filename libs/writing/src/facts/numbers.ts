import type { Found } from './found.js';
import { MAGNITUDES, numberWords } from './number-words.js';
import { unitBehind } from './units.js';

/** Languages that write 1.000,5 where English writes 1,000.5. */
const COMMA_DECIMAL = new Set(['de', 'es', 'fr', 'pt', 'it', 'nl']);

const DIGITS =
  /(?<![A-Za-zÀ-ÿ_\d\uE001]|\d[.,:'’]|[A-Za-zÀ-ÿ][-.])\d+(?:[.,'’]\d+)*(?: \d{3}(?![\d.,]\d|\d))*(?![\d_])/g;
const MAGNITUDE = new RegExp(
  `^(?:(?:[ -]?(hundred|thousand|millions?|billions?|trillion|bn|mn|hundert|tausend|millionen|mio\\.?|milliarden?|mrd\\.?|cientos|mil millones|mil|millón|millones|mille|milliards?|milhão|milhões|bilhão|bilhões|mila|milione|milioni|miliardo|miliardi|duizend|miljoen|miljard)|(k|K|M|B))(?![\\p{L}\\p{N}])|([万萬億亿兆千만억]))`,
  'iu',
);
const PERCENT =
  /^(?:\s?[%％]|[\s-]?(?:percent(?:age points?)?|per cent|pct|Prozent(?:punkte?n?)?|por ciento|pour cent|por cento|per cento|procent)(?!\p{L})|パーセント|퍼센트)/iu;
const CURRENCIES: Record<string, string> = {
  $: 'usd',
  us$: 'usd',
  r$: 'brl',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'jpy',
  '￥': 'jpy',
  '₹': 'inr',
  '₩': 'krw',
  usd: 'usd',
  eur: 'eur',
  gbp: 'gbp',
  jpy: 'jpy',
  chf: 'chf',
  dollar: 'usd',
  dólar: 'usd',
  dollars: 'usd',
  dólares: 'usd',
  euro: 'eur',
  euros: 'eur',
  pound: 'gbp',
  pounds: 'gbp',
  yen: 'jpy',
  円: 'jpy',
  ドル: 'usd',
  ユーロ: 'eur',
  franken: 'chf',
  pesos: 'mxn',
  peso: 'mxn',
};
const CURRENCY_BEFORE = /(?:(?<![A-Za-z])(?:US\$|R\$|USD|EUR|GBP|JPY|CHF)|[$€£¥￥₹₩])\s?$/i;
const CURRENCY_BEHIND =
  /^(?:\s?[€£¥$](?!\d)|[\s-]?(?:(?:US[- ])?dollars?|dólar(?:es)?|de dólares|de euros|d['’]euros|USD|EUR|GBP|JPY|CHF|euros?|pounds?|yen|Franken|pesos?)(?!\p{L})|円|ドル|ユーロ)/iu;

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

function plain(value: number): string {
  return String(Number(value.toPrecision(12)));
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
  let value = parseDigits(written, language);
  const ordinal = /^(?:st|nd|rd|th)(?![A-Za-z])|^(?:[ºª°]|er|ème|e)(?![A-Za-zÀ-ÿ])/.exec(
    text.slice(end, end + 5),
  );
  if (ordinal !== null) return finish('number', start, end + ordinal[0].length);
  for (let step = readMagnitude(text, end, language); step !== null; step = nextMyriad(text, end, language)) {
    value = step.add === undefined ? value * step.factor : value + step.add;
    end = step.end;
  }
  const percent = PERCENT.exec(text.slice(end, end + 24));
  if (percent !== null) return finish('percent', start, end + percent[0].length);
  const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 5), start));
  const after = CURRENCY_BEHIND.exec(text.slice(end, end + 16));
  if (before !== null || after !== null) return money(before?.[0] ?? '', after?.[0] ?? '');
  const rest = text.slice(end, end + 3);
  if (/^[A-Za-zÀ-ÿ]/.test(rest) && unitBehind(text, end) === undefined) return null;
  return finish('number', start, end);

  function finish(kind: 'number' | 'percent', from: number, to: number): Found {
    const unit = kind === 'number' ? unitBehind(text, to) : undefined;
    const fact = { kind, text: text.slice(from, to), value: plain(value), start: from, end: to };
    return unit === undefined ? fact : { ...fact, unit };
  }
  function money(prefix: string, suffix: string): Found {
    const from = start - prefix.length;
    const to = end + (prefix === '' ? suffix.length : 0);
    const sign = (prefix || suffix)
      .trim()
      .toLowerCase()
      .replace(/^(?:de |d['’]|us[- ](?=dollar)|-)/, '');
    const amount = `${CURRENCIES[sign] ?? sign}:${plain(value)}`;
    return { kind: 'money', text: text.slice(from, to), value: amount, start: from, end: to };
  }
}

interface Step {
  end: number;
  factor: number;
  add?: number;
}

function readMagnitude(text: string, end: number, language: string): Step | null {
  const match = MAGNITUDE.exec(text.slice(end, end + 16));
  if (match === null) return null;
  const word = match[1]?.toLowerCase() ?? match[2] ?? match[3] ?? '';
  if (word === 'mil' && language === 'en') return null;
  const factor = MAGNITUDES[word] ?? MAGNITUDES[word.toLowerCase()];
  return factor === undefined ? null : { end: end + match[0].length, factor };
}

/** `1億2000万`: what stands behind a myriad is added. */
function nextMyriad(text: string, end: number, language: string): Step | null {
  if (!/[億亿兆万萬억만]/.test(text.charAt(end - 1))) return null;
  const digits = /^\d[\d,.]*/.exec(text.slice(end, end + 16));
  if (digits === null) return null;
  const next = readMagnitude(text, end + digits[0].length, language);
  const amount = parseDigits(digits[0], language) * (next?.factor ?? 1);
  return { end: next?.end ?? end + digits[0].length, factor: 1, add: amount };
}

/** Numbers written in words. Strict: only those that count something; else also `one` and words standing alone. */
export function findNumberWords(text: string, language: string, isStrict: boolean): Found[] {
  const table = numberWords(language);
  if (table.size === 0) return [];
  const found: Found[] = [];
  let behind = 0;
  for (const match of text.matchAll(wordPattern(language))) {
    if (match.index < behind) continue;
    const run = readRun(text, match.index, language);
    if (run === null) continue;
    behind = run.end;
    if (!isStrict || isCounting(text, run)) found.push(run);
  }
  return found;
}

const patterns = new Map<string, RegExp>();

function wordPattern(language: string): RegExp {
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    const words = [...numberWords(language).keys()].sort((a, b) => b.length - a.length).join('|');
    pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_])`, 'giu');
    patterns.set(language, pattern);
  }
  return pattern;
}

/** `twenty-five`, `three hundred`, `two million`: tens and ones added, magnitudes multiplied. */
function readRun(text: string, start: number, language: string): Found | null {
  const { value, end } = readWords(text, start, language);
  if (end === start) return null;
  const percent = PERCENT.exec(text.slice(end, end + 24));
  const stop = end + (percent?.[0].length ?? 0);
  const kind = percent === null ? ('number' as const) : ('percent' as const);
  const unit = unitBehind(text, stop);
  const fact = { kind, text: text.slice(start, stop), value: plain(value), start, end: stop };
  return unit === undefined ? fact : { ...fact, unit };
}

function readWords(text: string, start: number, language: string): { value: number; end: number } {
  const table = numberWords(language);
  let value = 0;
  let end = start;
  for (let parts = 0; parts < 2; parts += 1) {
    const word = (parts === 0 ? /^()(\p{L}+(?:-(?:sept|huit|neuf))?)/u : /^([ -])(\p{L}+)/u).exec(
      text.slice(end, end + 24),
    );
    const amount = table.get((word?.[2] ?? '').toLowerCase());
    if (word === null || amount === undefined) break;
    const isTensAndOnes = value >= 20 && value % 10 === 0 && amount < 10;
    if (parts > 0 && !isTensAndOnes) break;
    value += amount;
    end += word[0].length;
  }
  const magnitude = end === start ? null : readMagnitude(text, end, language);
  return magnitude === null ? { value, end } : { value: value * magnitude.factor, end: magnitude.end };
}

/** A word of two or more with what it counts behind it; `one` is a pronoun too often to be a figure. */
function isCounting(text: string, { kind, value, end }: Found): boolean {
  if (kind === 'percent' || Number(value) >= 13) return true;
  return (
    Number(value) >= 2 &&
    /^[\s-]\p{L}{2,}/u.test(text.slice(end, end + 4)) &&
    !/^ (?:of|or|to|and)\b/.test(text.slice(end, end + 5))
  );
}
