import { oneOf } from '../text/one-of.js';
import type { Source } from '../source/source.types.js';
import { findEvidence } from './find-evidence.js';
import type { Mention } from '../annotate/mentions/mention.js';
import { timesOf } from '../annotate/mentions/times/clocks.js';
import { plain } from '../annotate/mentions/quantities/numbers.js';
import { isDerived, isShareOf, sumEvidence } from './derived-quantities.js';
import { evidenceOf, type Place } from './evidence.js';

/** A figure may be calculated from this many claims before and after it. */
const AROUND = 4;
/** A word for a calculation is at most this far from its figure. */
const BESIDE_CHARS = 40;
const SENTENCE_END = /[.!?](?=\s)|[。！？\n]/u;
/** More names are not counted in words by anybody. */
const MAX_NAMES = 12;

const RECKONED: ReadonlySet<string> = new Set(['date', 'number', 'money', 'percent']);

interface Proven {
  found: Mention;
  place: Place;
}

/** A passage's claims, where the source has them, and what `namesBeside` found. */
export interface Related {
  text: string;
  claims: readonly Mention[];
  places: readonly (Place | null)[];
  names: readonly (readonly number[])[];
}

export const relatedClaims = (
  text: string,
  claims: readonly Mention[],
  places: readonly (Place | null)[],
): Related => ({ text, claims, places, names: namesBeside(text, claims) });

/**
 * Where a figure comes from that the source does not say itself: what proven ones of its sentence come to or differ by, or
 * figures of the source that stand together; how many names stand beside it; `88` behind `48 million`, in millions.
 */
export function placeByOtherClaims(at: number, related: Related, source: Source): Place | null {
  const { text, claims, places } = related;
  const claim = claims[at];
  if (claim === undefined || !RECKONED.has(claim.kind)) return null;
  const from = Math.max(0, at - AROUND);
  const beside = claims.slice(from, at + AROUND + 1).flatMap((found, index): Proven[] => {
    const place = places[from + index] ?? null;
    const between = text.slice(Math.min(claim.end, found.end), Math.max(claim.start, found.start));
    return place === null || SENTENCE_END.test(between) ? [] : [{ found, place }];
  });
  if (claim.kind === 'date') return yearBefore(claim, beside, source);
  const others = beside.map(({ found }) => found);
  if (claim.kind === 'percent') return percentOf(claim, beside);
  if (isDerived(claim, others)) return beside[0]?.place ?? null;
  const later = timeBetween(claim, beside, source);
  if (later !== null) return later;
  const around = text.slice(Math.max(0, claim.start - BESIDE_CHARS), claim.end + BESIDE_CHARS);
  return (
    sumEvidence(claim, evidenceOf(source).sums, around, source.language) ??
    elidedEvidence(claim, beside, source) ??
    countedNames(at, related)
  );
}

/** What one figure beside a percentage is of another one, or the rest of the whole. */
function percentOf(claim: Mention, beside: readonly Proven[]): Place | null {
  const others = beside.map(({ found }) => found);
  if (isShareOf(claim, others)) return beside[0]?.place ?? null;
  const isRest = ({ found: { kind, value } }: Proven): boolean =>
    kind === 'percent' && Number(value) + Number(claim.value) === 100;
  return beside.find(isRest)?.place ?? null;
}

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60 };

/** `four minutes later` beside a time of day: the source has the other time. */
function timeBetween(
  { kind, unit = '', value }: Mention,
  beside: readonly Proven[],
  source: Source,
): Place | null {
  const minutes = kind === 'number' ? Number(value) * (MINUTES[unit] ?? Number.NaN) : Number.NaN;
  if (Number.isNaN(minutes)) return null;
  const { figures } = evidenceOf(source);
  const times = beside
    .flatMap(({ found }) => timesOf(found.value))
    .map((time) => Number(time.slice('clock '.length)));
  const others = times.flatMap((time) => [time + minutes, time - minutes]);
  return others.map((time) => figures.get(`number clock ${time}`)?.[0]).find(Boolean) ?? null;
}

const YEAR_BEFORE_WORDS = oneOf`
  Vorjahr\p{L}* (?:a|the|one)_year_(?:earlier|before|ago) (?:previous|prior)_year l[’']an_(?:dernier|passé)
  l[’']année_(?:précédente|dernière) año_(?:anterior|pasado) ano_(?:anterior|passado)
  anno_(?:precedente|scorso) vorig_jaar jaar_eerder`;
/** What says that a figure is of the year before. */
const YEAR_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${YEAR_BEFORE_WORDS})(?!\p{L})|前年(?!度?比)`, 'iu');
const YEAR_CHARS = 60;

/** `383 million in 2020`, where the source of 2021 says `after 383 million the year before`. */
function yearBefore({ value }: Mention, beside: readonly Proven[], source: Source): Place | null {
  if (!/^\d{4}$/.test(value)) return null;
  const { whole, dates } = evidenceOf(source);
  const next = dates.find((date) => date.value.startsWith(String(Number(value) + 1)));
  if (next === undefined) return null;
  const isOfYearBefore = ({ found: { kind }, place: { start, end } }: Proven): boolean =>
    kind !== 'date' &&
    kind !== 'name' &&
    YEAR_BEFORE.test(whole.slice(Math.max(0, start - YEAR_CHARS), end + YEAR_CHARS));
  return beside.some(isOfYearBefore) ? next : null;
}

/** `48 million abroad, 88 at home`: another figure of the sentence says what multiplies this one too. */
function elidedEvidence(claim: Mention, beside: readonly Proven[], source: Source): Place | null {
  if (claim.kind !== 'number' || claim.factor !== undefined) return null;
  for (const { found } of beside) {
    if (found.factor === undefined) continue;
    const [currency, amount] = found.kind === 'money' ? found.value.split(':') : ['', ''];
    const value = plain(Number(claim.value) * found.factor);
    const whole: Mention = {
      ...claim,
      kind: found.kind,
      value: amount === '' ? value : `${currency}:${value}`,
    };
    const place = findEvidence(whole, source);
    if (place !== null) return place;
  }
  return null;
}

/** For each claim, the positions of all names of its sentence. */
function namesBeside(text: string, claims: readonly Mention[]): number[][] {
  let names: number[] = [];
  return claims.map(({ kind, start }, at) => {
    if (SENTENCE_END.test(text.slice(claims[at - 1]?.end ?? start, start))) names = [];
    if (kind === 'name') names.push(at);
    return names;
  });
}

/** `two provinces, Ávila and Zamora`: as many proven names in the sentence, and no others. */
function countedNames(at: number, { claims, places, names }: Related): Place | null {
  const beside = names[at] ?? [];
  if (claims[at]?.kind !== 'number' || Number(claims[at].value) !== beside.length) return null;
  if (beside.length < 2 || beside.length > MAX_NAMES) return null;
  const proven = beside.map((name) => places[name] ?? null);
  return proven.includes(null) ? null : (proven[0] ?? null);
}
