import { oneOf } from '../../../text/one-of.js';

/** Converts the groups of a date pattern to a comparable date; null if it is not a date. */
export type DateReader = (groups: Record<string, string | undefined>, language: string) => string | null;

const QUARTERS = [
  'first|ersten?s?|primer|premier|primo|primeiro|eerste',
  'second|zweiten?s?|segundo|deuxième|secondo|tweede',
  'third|dritten?s?|tercer|troisième|terzo|terceiro|derde',
  'fourth|vierten?s?|cuarto|quatrième|quarto|vierde',
];
const placeOf = (word: string, of: readonly string[]): number =>
  of.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(word)) + 1;

const quarterly: DateReader = ({ year, quarter, word }) =>
  `${year ?? ''}-Q${quarter ?? placeOf(word ?? '', QUARTERS)}`;

const SEASONS = [
  'spring|Frühling|Frühjahr|primavera|printemps|lente|voorjaar|春',
  'summer|Sommer|verano|été|estate|verão|zomer|夏',
  'autumn|fall|Herbst|otoño|automne|autunno|outono|herfst|秋',
  'winter|invierno|hiver|inverno|冬',
];
const seasonal: DateReader = ({ year, season }) => `${year ?? ''}-S${placeOf(season ?? '', SEASONS)}`;
const half: DateReader = ({ year, half: number, half2, word, asian }) =>
  `${year ?? ''}-H${number ?? half2 ?? { 上: 1, 下: 2 }[asian ?? ''] ?? placeOf(word ?? '', QUARTERS)}`;

const YEAR = '(?<year>(?:19|20)\\d{2})(?!\\d)';
const OF_YEAR = `(?:,? (?:of |des Jahres |de |del |do |du |van )?(?:FY ?)?${YEAR})?`;
const THREE_MONTHS = '(?:fiscal )?(?:quarter|Quartals?|trimestre|kwartaal)(?!\\p{L})';
const HALF_YEAR = String.raw`(?:Halbjahr(?:e?s)?|semestre|semester)(?!\p{L})(?:,? (?:de |del |do |du |van )?(?<year2>(?:19|20)\d{2})(?!\d))?`;
const BEFORE_SEASON = oneOf`
  last this next in in_the the early late of since im letzten letztem seit en el la au cet cette in nella na
  no de in_de`;

/** Parts of a year: pattern, reader and the hints that a text must have (see `HINTS` in `dates.ts`). */
export const PERIODS: readonly (readonly [
  pattern: RegExp,
  read: DateReader,
  ...needs: ('digit' | 'period')[],
])[] = [
  [new RegExp(`(?<![\\p{L}\\d])Q(?<quarter>[1-4])(?![\\p{L}\\d])${OF_YEAR}`, 'gu'), quarterly, 'digit'],
  [
    new RegExp(`(?<!\\p{L})(?<word>${QUARTERS.join('|')}) ${THREE_MONTHS}${OF_YEAR}`, 'giu'),
    quarterly,
    'period',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d.])(?<quarter>[1-4])(?:\\.?[ºª°]|\\.|st|nd|rd|th|er|ème|e|o)? ${THREE_MONTHS}${OF_YEAR}`,
      'gu',
    ),
    quarterly,
    'digit',
    'period',
  ],
  [/第(?<quarter>[1-4])四半期/gu, quarterly, 'digit', 'period'],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:H(?<half>[12])|(?<half2>[12])[HS](?= (?:de )?(?:19|20)\\d\\d))(?![\\p{L}\\d])${OF_YEAR}`,
      'gu',
    ),
    half,
    'digit',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?<word>${QUARTERS.slice(0, 2).join('|')})|(?<half>[12])\\.) (?:half,? of (?:the year|${YEAR})|${HALF_YEAR})`,
      'giu',
    ),
    (groups, language) => half({ ...groups, year: groups['year'] ?? groups['year2'] }, language),
    'period',
  ],
  [/(?<asian>[上下])(?:半)?期/gu, half, 'period'],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${BEFORE_SEASON}) )(?<season>${SEASONS.map((names) => names.replace(/\|.$/u, '')).join('|')})(?: (?:of |de |del |do )?${YEAR})`,
      'giu',
    ),
    seasonal,
    'digit',
    'period',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<season>spring|summer|autumn|Frühjahr|Frühling|Sommer|Herbst|Winter) ${YEAR}`,
      'giu',
    ),
    seasonal,
    'digit',
    'period',
  ],
  [
    /(?<=(?<!\p{L})(?:last|this past|next|letzten|letztem|vergangenen|vorigen) )(?<season>spring|summer|autumn|fall|winter|Frühling|Frühjahr|Sommer|Herbst)(?!\p{L})/giu,
    seasonal,
    'period',
  ],
  [/(?<year>(?:19|20)\d{2})年(?:の)?(?<season>[春夏秋冬])/gu, seasonal, 'digit', 'period'],
];

/** Words of which a text with a spelt-out period has at least one. */
export const PERIOD_HINT = new RegExp(
  `quarter|quartal|trimestre|kwartaal|四半期|[上下]半?期|half|halbjahr|semest|${SEASONS.join('|')}`,
  'iu',
);

/** The months of a period, 1 to 12. A season includes the month before and after it, since its dates vary. */
function monthsOf(kind: string, at: number): number[] {
  const from = { Q: at * 3 - 2, H: at * 6 - 5, S: at * 3 - 1 }[kind] ?? 0;
  const count = { Q: 3, H: 6, S: 5 }[kind] ?? 0;
  return Array.from({ length: count }, (_, index) => ((from + index - 1) % 12) + 1);
}

const PERIOD = /^(?<year>\d{4})?-(?<kind>[QHS])(?<at>[1-4])$/;

/** Whether two periods are the same; one without a year matches any year. */
export function isSamePeriod(said: string, known: string): boolean {
  // fast exit: called for every date of a source
  if (!'QHS'.includes(said.at(-2) ?? ' ')) return false;
  const { year, kind = '', at = '' } = PERIOD.exec(said)?.groups ?? {};
  if (kind === '' || !known.endsWith(`-${kind}${at}`)) return false;
  return year === undefined || known.startsWith('-') || known.startsWith(year);
}

/** Whether the period `said` contains `date`, unless the source names periods of the same kind. */
export function isInPeriod(said: string, date: string, dates: readonly string[]): boolean {
  const { year, kind = '', at = '' } = PERIOD.exec(said)?.groups ?? {};
  if (kind === '' || (year !== undefined && !date.startsWith(year))) return false;
  if (dates.some((other) => PERIOD.exec(other)?.groups?.['kind'] === kind)) return false;
  const months = monthsOf(kind, Number(at));
  const [, quarter] = /-Q([1-4])$/.exec(date) ?? [];
  const [, month] = /^(?:\d{4}|-)-(\d{2})/.exec(date) ?? [];
  return months.includes(quarter === undefined ? Number(month) : Number(quarter) * 3);
}
