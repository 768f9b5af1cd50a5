import { languageOf } from '../../../languages/registry.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { numberWords } from '../quantities/number-words.js';

const HOUR = '(?<hour>2[0-4]|1\\d|0?\\d)';
const MINUTE = '(?<minute>[0-5]\\d)';
const FREE = '(?<![\\p{L}\\d.,:/$€£])';
const END = '(?!\\d|[:.,]\\d)';
/** `am` or `pm` after a time; in `8 am Montag`, `am` is a German preposition. */
const halfDay = (language: string): string =>
  `(?:\\s?(?<half>[ap])(?:\\.\\s?m\\b\\.?${languageOf(language).times.isAmWord ? '' : '|m\\b\\.?'}))`;

/** Times of day in digits: `20:15`, `6.30 pm`, `20.15 Uhr`, `15h30`, `11 a.m.`, `alle 6.32`, `午後8時40分`. */
const figuresOf = memoize((language: string): TextPattern => {
  const half = halfDay(language);
  const forms = [
    `${FREE}${HOUR}[:：]${MINUTE}${END}${half}?`,
    `${FREE}${HOUR}(?:\\.${MINUTE})?${half}`,
    `${FREE}${HOUR}\\.${MINUTE}(?=\\s(?:Uhr|uur|horas|h)(?!\\p{L}))`,
    `${FREE}${HOUR}\\s?h\\s?${MINUTE}(?![\\d\\p{L}]|\\s?min)`,
    `(?<=(?<!\\p{L})(?:alle|dalle|ore|a las|às)\\s)${HOUR}\\.${MINUTE}${END}`,
    `${FREE}${HOUR}\\sUhr(?:\\s${MINUTE}(?!\\d))?`,
    `${FREE}${HOUR}\\so['’]clock`,
    `(?<!\\d)(?<asian>午前|午後)?${HOUR}時(?!間|代|点|期)(?:(?<few>[0-5]?\\d)分|(?<halved>半))?`,
  ].map((form, at) => form.replace(/\(\?<(\w+)>/g, (_said, name: string) => `(?<${name}${at}>`));
  return new TextPattern(new RegExp(`(?=[\\d午])(?:${forms.join('|')})`, 'giu'));
});
const HINT = new TextPattern(/\d\s?(?:[:：.h時]|[ap]\.?\s?m|Uhr|horas|o['’]c)/iu);

const NOON = 12 * 60;
const DAY = 24 * 60;

interface Time {
  minutes: number;
  /** Whether it may be in the morning or in the afternoon. */
  isOpen: boolean;
}

function readTime(groups: Record<string, string | undefined>): Time | null {
  const said = Object.entries(groups).filter(([, value]) => value !== undefined);
  const parts = Object.fromEntries(said.map(([name, value]) => [name.replace(/\d+$/, ''), value]));
  const hour = Number(parts['hour']);
  const minute = parts['halved'] === undefined ? Number(parts['minute'] ?? parts['few'] ?? 0) : 30;
  const half = (parts['half'] ?? { 午前: 'a', 午後: 'p' }[parts['asian'] ?? ''])?.toLowerCase();
  if (half !== undefined && hour > 12) return null;
  const whole = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return { minutes: (whole * 60 + minute) % DAY, isOpen: half === undefined && hour > 0 && hour <= 12 };
}

const halvesOf = memoize((language: string): TextPattern | null => {
  const before = languageOf(language).times.halfHour?.[0];
  if (before === undefined) return null;
  const hours = [...numberWords(language)].flatMap(([word, value]) =>
    value > 0 && value <= 12 ? [word] : [],
  );
  return new TextPattern(new RegExp(`(?<![\\p{L}-])${before}(${hours.join('|')})(?!\\p{L})`, 'giu'));
});

function inWords(text: string, language: string): Mention[] {
  const pattern = halvesOf(language);
  const minutes = languageOf(language).times.halfHour?.[1] ?? 0;
  if (pattern === null) return [];
  return pattern.matchesIn(text).map((match) => {
    const hour = numberWords(language).get((match[1] ?? '').toLowerCase()) ?? 0;
    return clockOf(match, { minutes: hour * 60 + minutes, isOpen: true });
  });
}

function clockOf({ 0: said, index: start }: RegExpExecArray, { minutes, isOpen }: Time): Mention {
  const times = isOpen ? [minutes % NOON, (minutes % NOON) + NOON] : [minutes];
  return { kind: 'number', text: said, value: `clock ${times.join('/')}`, start, end: start + said.length };
}

/** The possible times of a `clock` value, each as a lookup key. */
export function timesOf(value: string): string[] {
  if (!value.startsWith('clock ')) return [];
  return value
    .slice('clock '.length)
    .split('/')
    .map((time) => `clock ${time}`);
}

/** Times of day in minutes since midnight: `clock 1215`; `clock 435/1155` may be morning or evening. */
export function findClocks(text: string, language: string): Mention[] {
  const figures = HINT.for(text).test(text)
    ? figuresOf(language)
        .matchesIn(text)
        .flatMap((match) => {
          const time = readTime(match.groups ?? {});
          return time === null ? [] : [clockOf(match, time)];
        })
    : [];
  return [...figures, ...inWords(text, language)];
}

/** The bare hours that a full hour may be called: `at 11` for 11 a.m. */
export function hoursOf(value: string): string[] {
  const hours = timesOf(value).map((time) => Number(time.slice('clock '.length)) / 60);
  return hours
    .filter((hour) => Number.isInteger(hour))
    .flatMap((hour) => [String(hour), String(hour > 12 ? hour - 12 : hour)]);
}
