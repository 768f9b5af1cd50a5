import { CURRENCY_BEHIND, currencyOf } from './currencies.js';
import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { numberWords } from './number-words.js';
import { readMagnitude } from './magnitudes.js';
import { PERCENT, plain } from './numbers.js';
import { unitBehind } from './units.js';
import { memoize } from '../../../text/memo.js';

/** Numbers written as words. Strict: only those that count something, and not `one`. */
export function findNumberWords(text: string, language: string, isStrict: boolean): Mention[] {
  const table = numberWords(language);
  if (table.size === 0) return [];
  const found: Mention[] = [];
  let behind = 0;
  for (const match of wordPattern(language).matchesIn(text)) {
    if (match.index < behind) continue;
    const run = readRun(text, match[0], match.index, language);
    behind = run.end;
    if (!isStrict || isCounting(text, run)) found.push(run);
  }
  return found;
}

const wordPattern = memoize((language: string): TextPattern => {
  const words = [...numberWords(language).keys()].sort((a, b) => b.length - a.length).join('|');
  return new TextPattern(new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_])`, 'giu'));
});

/** Reads a number with its unit, percent sign or currency: `twenty-five`, `three hundred`, `two million`. */
function readRun(text: string, first: string, start: number, language: string): Mention {
  const { value, end } = readWords(text, first, start, language);
  const behind = text.slice(end, end + 24);
  const percent = PERCENT.for(behind).exec(behind);
  const stop = end + (percent?.[0].length ?? 0);
  const kind = percent === null ? ('number' as const) : ('percent' as const);
  const currency = percent === null ? CURRENCY_BEHIND.for(behind).exec(behind)?.[0] : undefined;
  if (currency !== undefined) {
    const stop = end + currency.length;
    const amount = `${currencyOf(currency)}:${plain(value)}`;
    return { kind: 'money', text: text.slice(start, stop), value: amount, start, end: stop };
  }
  const unit = unitBehind(text, stop);
  const isAbout = ABOUT.test(text.slice(start, end));
  const fact = {
    kind,
    text: text.slice(start, stop),
    value: plain(value),
    start,
    end: stop,
    ...(isAbout && { approximation: 'about' as const }),
  };
  return unit === undefined ? fact : { ...fact, unit };
}

/** Approximate numbers: `une trentaine`, `una cinquantina`, `una treintena`. */
const ABOUT = /(?:[nxz]aine|tina|ntena)$/iu;

const NEXT_WORD = new TextPattern(/^([ -])(\p{L}+)/u);

function readWords(
  text: string,
  first: string,
  start: number,
  language: string,
): { value: number; end: number } {
  const table = numberWords(language);
  let value = table.get(first.toLowerCase()) ?? 0;
  let end = start + first.length;
  const rest = text.slice(end, end + 24);
  const next = NEXT_WORD.for(rest).exec(rest);
  const said = (next?.[2] ?? '').toLowerCase();
  const amount = table.get(said);
  const sum =
    amount === undefined ? null : joined(value, amount, said === languageOf(language).numerals.dozen);
  if (next !== null && sum !== null) {
    value = sum;
    end += next[0].length;
  }
  let last = 1;
  for (
    let next = readMagnitude(text, end, language);
    next !== null;
    next = readMagnitude(text, end, language)
  ) {
    if (next.factor <= last) break;
    value *= next.factor;
    end = next.end;
    last = next.factor;
  }
  return { value, end };
}

/** The sum of `twenty` and `five`, the product of `two` and `dozen`; null if the second word begins another number. */
function joined(value: number, amount: number, isDozen: boolean): number | null {
  if (value === 0) return amount;
  if (isDozen) return value * amount;
  return value >= 20 && value % 10 === 0 && amount < 10 ? value + amount : null;
}

/** Whether a number counts something: from 13 on, or from 2 on with a noun after it. `one` is often a pronoun. */
function isCounting(text: string, { kind, value, end }: Mention): boolean {
  if (kind === 'percent' || Number(value) >= 13) return true;
  return (
    Number(value) >= 2 &&
    /^[\s-]\p{L}{2,}/u.test(text.slice(end, end + 4)) &&
    !/^ (?:of|or|to|and)\b/.test(text.slice(end, end + 5))
  );
}
