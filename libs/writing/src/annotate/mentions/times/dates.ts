import { languageOf, ofAllLanguages } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { type Mention, mentionAt } from '../mention.js';
import { isSamePeriod, PERIOD_HINT, PERIODS, type DateReader } from './periods.js';

const MONTHS = new Map(
  ofAllLanguages(({ times }) => times.monthForms).flatMap((forms) =>
    forms.split(' ').map((form): [string, number] => [form.split(':')[0] ?? '', Number(form.split(':')[1])]),
  ),
);
for (const names of ofAllLanguages(({ times }) => times.months).flat())
  names.split('|').forEach((name, index) => MONTHS.set(name, index + 1));
const MONTH = `(?<![\\p{L}])(?<month>${[...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')})(?:\\.(?!\\s+\\p{Lu}|\\s*$))?(?![\\p{L}])`;
const DAY = '(?<day>3[01]|[12]\\d|0?[1-9])';
const YEAR = '(?<year>1[5-9]\\d{2}|20\\d{2}|21\\d{2})(?!\\d)';
const FREE = '(?<![\\d.,/$€£¥-])';

const named: DateReader = ({ year, month, day }) => {
  const number = MONTHS.get((month ?? '').toLowerCase());
  return number === undefined ? null : format(year, number, day);
};
const numeric: DateReader = ({ year, month, day }) => format(year, Number(month), day);
/** `17.07.`: a German date without a year. */
const germanDay: DateReader = ({ month, day, day2 }, language) =>
  languageOf(language).times.hasDottedDays ? format(undefined, Number(month), day ?? day2) : null;
/** 3/4/2015 is 4 March in American English, 3 April elsewhere. */
const slashed: DateReader = ({ year, first, second }, language) => {
  const isMonthFirst = languageOf(language).times.isMonthFirst ? Number(first) <= 12 : Number(second) > 12;
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  return Number(month) > 12 ? null : format(year, Number(month), day);
};

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const imperial: DateReader = ({ era, year, month, day }) =>
  format(String((ERAS[era ?? ''] ?? 0) + (year === '元' ? 1 : Number(year))), Number(month), day);
const fiscal: DateReader = ({ year }) => (year?.length === 2 ? `20${year}` : (year ?? null));

interface Form {
  pattern: TextPattern;
  read: DateReader;
  /** All of these hints must occur in a text that is searched for the form. */
  needs: readonly (keyof typeof HINTS)[];
}

const HINTS = {
  digit: new TextPattern(/\d/u),
  month: new TextPattern(new RegExp(`(?<!\\p{L})(?:${[...MONTHS.keys()].join('|')})`, 'iu')),
  period: new TextPattern(PERIOD_HINT),
  era: new TextPattern(/令和|平成|昭和/u),
};

const form = (pattern: RegExp, read: DateReader, ...needs: Form['needs']): Form => ({
  pattern: new TextPattern(pattern),
  read,
  needs,
});

const FORMS: readonly Form[] = [
  ...PERIODS.map(([pattern, read, ...needs]) => form(pattern, read, ...needs)),
  form(
    /(?<era>令和|平成|昭和)(?<year>元|\d{1,2})年度?(?:(?<month>1[0-2]|0?[1-9])月(?:(?<day>[0-3]?\d)日)?)?/gu,
    imperial,
    'era',
  ),
  form(/(?<![\p{L}\d])FY ?['’]?(?<year>(?:19|20)?\d{2})(?!\d)/gu, fiscal, 'digit'),
  form(
    /(?<![\d-])(?<year>1[5-9]\d{2}|2[01]\d{2})-(?<month>0[1-9]|1[0-2])(?:-(?<day>[0-3]\d))?(?!\d|-\d)/gu,
    numeric,
    'digit',
  ),
  form(
    /(?<!\d)(?<year>\d{4})\s?[年년]\s?(?:(?<month>1[0-2]|0?[1-9])\s?[月월](?:\s?(?<day>[0-3]?\d)\s?[日일])?)?(?!間)/gu,
    numeric,
    'digit',
  ),
  form(/(?<!\d)(?<month>1[0-2]|0?[1-9])\s?[月월]\s?(?<day>[0-3]?\d)\s?[日일](?!間)/gu, numeric, 'digit'),
  form(
    /(?<![\d.])(?<day>[0-3]?\d)\.\s?(?<month>1[0-2]|0?[1-9])\.\s?(?<year>(?:19|20)\d{2})(?!\d)/gu,
    numeric,
    'digit',
  ),
  form(
    /(?<![\d.])(?:(?<=(?:am|vom|zum|bis|seit|ab|der|den|und|im|–|-) ?)(?<day>[0-3]?\d)|(?<day2>[0-3]\d))\.(?<month>1[0-2]|0?[1-9])\.(?!\d)/gu,
    germanDay,
    'digit',
  ),
  form(
    /(?<![\d/])(?<first>[0-3]?\d)\/(?<second>[0-3]?\d)\/(?<year>(?:19|20)\d{2})(?!\d)/gu,
    slashed,
    'digit',
  ),
  form(
    new RegExp(`${MONTH}\\s(?:the\\s)?${DAY}(?:st|nd|rd|th)?(?![\\d%]|[.,]\\d)(?:,?\\s${YEAR})?`, 'giu'),
    named,
    'digit',
    'month',
  ),
  form(
    new RegExp(
      `${FREE}${DAY}(?:st|nd|rd|th|\\.|er?|º)?\\s(?:de\\s|of\\s)?${MONTH}(?:,?\\s(?:del?\\s)?${YEAR})?`,
      'giu',
    ),
    named,
    'digit',
    'month',
  ),
  form(new RegExp(`${MONTH},?\\s(?:del?\\s|of\\s)?${YEAR}`, 'giu'), named, 'digit', 'month'),
  form(
    new RegExp(
      `(?<=(?<!\\p{L})(?:in|since|by|until|last|this|next|during|early|late|mid|seit|im|bis|ende|anfang|mitte|en|desde|hasta|depuis|dal|em|sinds)[ -])${MONTH}`,
      'giu',
    ),
    named,
    'month',
  ),
  form(
    /(?<![\p{L}\d.,/$€£¥-])(?<decade>1[5-9]\d0|20\d0)(?:s|['’]s|er)(?!\p{L})/gu,
    ({ decade }) => `${decade ?? ''}s`,
    'digit',
  ),
  form(
    /(?<![\p{L}\d,/$€£¥_]|\d\.)(?<year>1[6-9]\d{2}|20\d{2})(?![\d%％_]|[.,:]\d|[A-Za-z]|\s?[€£¥$])/gu,
    numeric,
    'digit',
  ),
];

function format(year: string | undefined, month: number, day: string | undefined): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (Number.isNaN(month) || month === 0) return year ?? '';
  const tail = day === undefined ? two(month) : `${two(month)}-${two(Number(day))}`;
  return `${year ?? '-'}-${tail}`;
}

/**
 * Dates as `2017-03-02`, `2017-03`, `2017`; quarters `2017-Q3`, `-Q3`, halves `2017-H1`, seasons `2017-S3`
 * (autumn); without a year `--03-02`, `--03`; decades `1990s`. Longer forms have priority.
 */
export function findDates(text: string, language: string): Mention[] {
  const taken: Mention[] = [];
  const known: Partial<Record<keyof typeof HINTS, boolean>> = {};
  const has = (hint: keyof typeof HINTS): boolean => (known[hint] ??= HINTS[hint].for(text).test(text));
  let rest = text;
  for (const { pattern, read, needs } of FORMS) {
    if (!needs.every(has)) continue;
    const found: Mention[] = [];
    for (const match of pattern.matchesIn(rest)) {
      const value = read(match.groups ?? {}, language);
      if (value === null || value === '' || isMeasured(rest, match)) continue;
      found.push(mentionAt('date', match, value));
    }
    if (found.length === 0) continue;
    taken.push(...found);
    rest = mask(rest, found);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Whether a bare year is followed by a counted noun: `1800 people` is a number. */
function isMeasured(text: string, match: RegExpExecArray): boolean {
  if (!/^\d{4}$/.test(match[0])) return false;
  const behind = text.slice(match.index + 4, match.index + 30);
  return (
    /^[ -](?:people|users?|words?|employees|members|participants|hours?|days?|miles|km|dollars|euros|times|percent|per cent|Prozent|Personen|Menschen|Euro|personas|usuarios|人|件|円)(?!\p{L})/u.test(
      behind,
    ) || /^(?:人|件|円|名|社|個)/.test(behind)
  );
}

function mask(text: string, found: readonly Mention[]): string {
  const out: string[] = [];
  let last = 0;
  for (const { start, end } of found) {
    out.push(text.slice(last, start), '\uE001'.repeat(end - start));
    last = end;
  }
  return out.join('') + text.slice(last);
}

/** Whether the date `said` equals or contains `known`: the month of a day, the year of a month. */
export function isSameDate(said: string, known: string): boolean {
  if (said === known) return true;
  if (said.endsWith('s') || known.endsWith('s'))
    return known.startsWith(said) || (said.length === 4 && known === `${said}s`);
  if (isSamePeriod(said, known)) return true;
  if (said.startsWith('--')) return known.slice(known.startsWith('--') ? 2 : 5).startsWith(said.slice(2));
  return known.startsWith(`${said}-`);
}
