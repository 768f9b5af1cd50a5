import { languageOf } from '../languages/registry.js';
import { amountOf, currencyIn, numberIn, type Mention } from '../annotate/mentions/mention.js';
import type { Evidence, Place } from './evidence.js';
import { isStopword } from '../languages/stop-words.js';
import { TextPattern } from '../text/text-pattern.js';
import { hoursOf, timesOf } from '../annotate/mentions/times/clocks.js';
import { plain } from '../annotate/mentions/quantities/numbers.js';
import { approximateEvidence, ratioMentions } from './derived-quantities.js';
import { convertedFrom, unitBehind } from '../annotate/mentions/quantities/units.js';

/** `A few` matches figures below this multiple of its least value. */
const MOST = 20;
/** And from this multiple on: `hundreds` for 200. */
const FEW = 1.9;
/** General nouns that may replace any counted noun. */
const ANYBODY =
  /^(?:people|users?|persons?|menschen|leute|personen|gente|personas?|usuarios?|personnes?|gens|persone|utenti|pessoas?|mensen|times|veces|fois|volte|vezes|mal|keer)$/iu;
const NEARBY_CHARS = 60;
const STEM = 5;

/** The source's figure that fits a vague count such as `hundreds of visitors`, next to the counted noun; null if there is none. */
function vagueQuantifierEvidence(claim: Mention, evidence: Evidence, text: string): Place | null {
  const stated = evidence.figures.get(`number ${claim.value}`)?.[0];
  if (stated !== undefined) return stated;
  const least = Number(claim.value.slice('open '.length));
  const figures = [...evidence.sorted.values()].flat();
  const fits = figures.filter(({ amount }) => amount >= least * FEW && amount < least * MOST);
  const any = fits[0]?.fact ?? null;
  if (claim.counted === undefined || ANYBODY.test(claim.counted)) return any;
  const word = claim.counted.slice(0, STEM).toLowerCase();
  const small = text.toLowerCase();
  const isCountedBefore = languageOf(evidence.language).numerals.countedBefore !== undefined;
  const counts = ({ fact: { start, end } }: { fact: Mention }): boolean => {
    const [clause = ''] = small.slice(end, end + NEARBY_CHARS).split(/[,.;:!?]\s/u, 1);
    const before = isCountedBefore ? small.slice(Math.max(0, start - NEARBY_CHARS), start) : '';
    return clause.includes(word) || before.includes(word);
  };
  return fits.find(counts)?.fact ?? null;
}

/**
 * The place of a number, amount or percentage in the source, or of the figures that it is rounded or
 * calculated from; null if there is none.
 */
export function quantityEvidence(claim: Mention, evidence: Evidence, text: string): Place | null {
  if (claim.value.startsWith('x ')) return multipleEvidence(claim, evidence);
  if (claim.value.startsWith('clock ')) return clockEvidence(claim, evidence, text);
  if (claim.value.startsWith('open ')) return vagueQuantifierEvidence(claim, evidence, text);
  return (
    saidEvidence(claim, evidence, text) ??
    amountEvidence(claim, evidence, text) ??
    openEvidence(claim, evidence) ??
    convertedEvidence(claim, evidence) ??
    (claim.part === undefined ? undefined : ratioMentions(partOf(claim), claim, evidence.shares)[0]) ??
    (claim.kind === 'number' && claim.unit === undefined ? bareEvidence(claim, evidence) : null)
  );
}

/** The same figure in the same unit; the source may name the unit near a bare figure. */
function saidEvidence({ kind, value, unit }: Mention, evidence: Evidence, text: string): Place | null {
  const found = evidence.figures.get(`${kind} ${value}`) ?? [];
  const same = found.find((fact) => unit === undefined || fact.unit === unit);
  if (same !== undefined || unit === undefined) return same ?? null;
  return found.find((fact) => fact.unit === undefined && isMeasuredIn(unit, fact, evidence, text)) ?? null;
}

/** A bare number that is the year or day of a date, or the hour of a time. */
function bareEvidence({ value, isCounting = false }: Mention, { dates, figures }: Evidence): Place | null {
  const date = dates.find((each) => isPartOf(value, each.value, isCounting));
  if (date !== undefined) return date;
  if (isCounting || !/^\d{1,2}$/.test(value)) return null;
  const hour = Number(value) * 60;
  const time = [hour, hour + 12 * 60].map((minutes) => figures.get(`number clock ${minutes}`)?.[0]);
  return time[0] ?? time[1] ?? null;
}

const AT =
  /(?<!\p{L})(?:at|from|by|until|till|before|after|to|um|ab|gegen|von|bis|vor|nach|a las|las|desde las|à|de|às|as|alle|dalle|om|tot|vanaf)\s$/iu;

/** The same time of day, or a bare hour that the source marks as a time. */
function clockEvidence({ value }: Mention, { figures }: Evidence, text: string): Place | null {
  for (const time of timesOf(value)) {
    const same = figures.get(`number ${time}`)?.[0];
    if (same !== undefined) return same;
  }
  const bare = hoursOf(value).flatMap((hour) => figures.get(`number ${hour}`) ?? []);
  const isHour = ({ kind, text: words, unit, start }: Mention): boolean =>
    kind === 'number' &&
    /^\d/.test(words) &&
    (unit === undefined || unit === 'hour') &&
    AT.test(text.slice(Math.max(0, start - 12), start));
  return bare.find(isHour) ?? null;
}

/**
 * The figure that an approximate claim is about. A whole percentage may be rounded, `33%` for a third, or the
 * excess of a multiple: 70 % for 1.7 times.
 */
function openEvidence(claim: Mention, { sorted, figures }: Evidence): Place | null {
  const near = approximateEvidence(claim, sorted);
  const isWhole = claim.kind === 'percent' && claim.approximation === undefined && /^\d+$/.test(claim.value);
  const rounded = near ?? (isWhole ? approximateEvidence({ ...claim, step: 1 }, sorted) : null);
  if (rounded !== null || claim.kind !== 'percent') return rounded;
  return figures.get(`number x ${plain(1 + Number(claim.value) / 100)}`)?.[0] ?? null;
}

/** `310,000 euros, of which 120,000 …`: another amount of the sentence names the currency. */
function amountEvidence(claim: Mention, evidence: Evidence, text: string): Place | null {
  if (claim.kind !== 'money') return null;
  const currency = currencyIn(claim);
  const bare =
    evidence.figures.get(`number ${numberIn(claim)}`)?.filter(({ kind }) => kind === 'number') ?? [];
  const isIn = (fact: Mention): boolean =>
    neighbours(fact, evidence, text).some(
      ({ kind, value: other }) => kind === 'money' && other.startsWith(`${currency}:`),
    );
  return (
    bare.find((fact) => fact.unit === undefined && isIn(fact)) ??
    (isOnlyCurrency(currency, evidence)
      ? (bare.find((fact) => fact.unit === undefined && fact.factor !== undefined) ?? null)
      : null)
  );
}

/** Whether all amounts of a source are in one currency: then its bare millions are in it too. */
function isOnlyCurrency(currency: string, { sorted }: Evidence): boolean {
  const others = [...sorted.keys()].filter((group) => group !== 'number' && group !== 'percent');
  return others.length === 1 && others[0] === currency;
}

/** The same amount in another unit, `two years` for 24 months; approximate where the conversion is not a whole number. */
function convertedEvidence(claim: Mention, evidence: Evidence): Place | null {
  const { figures, sorted } = evidence;
  const { unit, value } = claim;
  if (claim.kind === 'money') return centsEvidence(claim, evidence);
  if (claim.kind !== 'number' || unit === undefined) return null;
  const written = UNIT_FACTORS[unit];
  if (written !== undefined) {
    const groups = unit === 'cent' ? [...sorted.keys()] : ['number'];
    const amount = plain(Number(value) * written);
    const long = groups
      .flatMap(
        (group) => figures.get(group === 'number' ? `number ${amount}` : `money ${group}:${amount}`) ?? [],
      )
      .find(({ factor }) => unit === 'cent' || factor !== undefined);
    if (long !== undefined) return long;
  }
  for (const other of convertedFrom(Number(value), unit)) {
    const converted: Mention = { ...claim, value: plain(other.amount), unit: other.unit };
    if (!Number.isInteger(other.amount)) converted.approximation ??= 'about';
    const same = figures.get(`number ${converted.value}`)?.find((fact) => fact.unit === other.unit);
    const found = same ?? approximateEvidence(converted, sorted);
    if (found !== null) return found;
  }
  return null;
}

/** Unit → its factor, for `2.4m shares` and `80 cents`. */
const UNIT_FACTORS: Readonly<Record<string, number>> = { m: 1e6, cent: 0.01 };

/** `0,80 euros` for 80 cents. */
function centsEvidence(claim: Mention, { figures }: Evidence): Place | null {
  const cents = plain(amountOf(claim) * 100);
  return figures.get(`number ${cents}`)?.find(({ unit }) => unit === 'cent') ?? null;
}

/** What remains after a change by this percentage, or the percentage itself. */
function partOf({ part, value }: Mention): number {
  return part === 'change' ? 100 - Number(value) : Number(value);
}

/** The tolerance for a multiple, as a fraction of its share. */
const MULTIPLE_SHARE = 0.1;

const multipleEvidence = (claim: Mention, evidence: Evidence): Place | null =>
  multipleMentions(claim, evidence)[0] ?? null;

/** The figures for a multiple: those that state it, or those with this ratio to a neighbour. */
function multipleMentions(claim: Mention, { figures, shares }: Evidence): readonly Mention[] {
  const times = Number(claim.value.slice(2));
  const stated = figures.get(`number ${claim.value}`) ?? figures.get(`percent ${plain(100 * (times - 1))}`);
  if (stated !== undefined) return stated;
  const percent = 100 * Math.min(times, 1 / times);
  return ratioMentions(percent, claim, shares, percent * MULTIPLE_SHARE);
}

/** Whether a bare number is the year or day of a date; a number that counts something is not a day. */
function isPartOf(number: string, date: string, isCounting: boolean): boolean {
  const year = /^\d{4}/.exec(date)?.[0];
  if (isCounting) return number === year;
  const day = /-(\d{2})$/.exec(date.replace(/^(?:-|\d{4})-\d{2}$/, ''))?.[1];
  return number === year || (day !== undefined && Number(day) === Number(number));
}

const AROUND = 4;

/** The mentions before and after a figure in its sentence. */
function neighbours(figure: Mention, { all, places }: Evidence, text: string): Mention[] {
  const at = places.get(figure) ?? 0;
  return all.slice(Math.max(0, at - AROUND), at + AROUND).filter((other) => {
    const between = text.slice(Math.min(figure.end, other.end), Math.max(figure.start, other.start));
    return other !== figure && !/[.!?。！？](?:\s|$)|[。！？\n]/u.test(between);
  });
}

/** The maximum distance of a unit from its figure, across adjectives: `4 long, happy years`. */
const UNIT_CHARS = 48;
const ADJECTIVES = new TextPattern(/^(?:,? \p{Ll}{3,},?){1,4}/u);

/**
 * Whether another figure of the sentence, or a word nearby, names the unit: `30 to 40 minutes`, `480 km in
 * one, 620 in the other`.
 */
function isMeasuredIn(unit: string, figure: Mention, evidence: Evidence, text: string): boolean {
  if (neighbours(figure, evidence, text).some((other) => other.unit === unit)) return true;
  const rest = text.slice(figure.end, figure.end + UNIT_CHARS);
  const behind = ADJECTIVES.for(rest).exec(rest)?.[0] ?? '';
  const hasUnit = (words: string): boolean =>
    [...words.matchAll(/ /g)].some(({ index }) => unitBehind(words, index) === unit);
  if (hasUnit(behind)) return true;
  // `longer hours: 52 a week`; `once in a hundred years, later once in 30`
  const next = /^ (\p{L}+)/u.exec(rest)?.[1];
  const before = text.slice(Math.max(0, figure.start - UNIT_CHARS), figure.start);
  const isElliptic = next === undefined || isStopword(next, evidence.language);
  // `the years '50` is a decade
  return isElliptic && !/['’]$/u.test(before) && hasUnit(/[^.!?\n]*$/u.exec(before)?.[0] ?? '');
}
