import type { Source } from '../source/source.types.js';
import { isSameDate } from './dates.js';
import { findAll } from './extract-facts.js';
import type { Found } from './found.js';
import { findPhrase, normalPhrase, normalText, type NormalText } from './normal-form.js';
import { isTitleWord } from './name-stops.js';
import { properWords, smallWords } from './names.js';
import { isNegation, isSameQuotation } from './same-quotation.js';

export interface Place {
  start: number;
  end: number;
}

/** What a source can prove, laid out for look-up. */
interface Evidence {
  words: NormalText;
  /** Words that the source writes small. */
  small: Set<string>;
  /** Words that are names, in small letters. */
  proper: Set<string>;
  figures: Map<string, Found[]>;
  dates: Found[];
  urls: Map<string, Place>;
  quotes: Found[];
  all: Found[];
}

const known = new WeakMap<Source, Evidence>();

function evidenceOf(source: Source): Evidence {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  // title and author of the front matter stand behind the text
  const whole = `${source.text}\n\n${source.title}\n\n${source.author}`;
  const proper = properWords(whole, source.language);
  const all = findAll(whole, source.language, { isLenient: true, proper });
  const evidence: Evidence = {
    words: normalText(whole),
    small: smallWords(source.text),
    proper,
    figures: new Map(),
    dates: all.filter(({ kind }) => kind === 'date'),
    urls: new Map(),
    quotes: all.filter(({ kind }) => kind === 'quote'),
    all,
  };
  for (const fact of all) {
    if (fact.kind !== 'number' && fact.kind !== 'percent' && fact.kind !== 'money') continue;
    for (const key of keysOf(fact)) {
      const list = evidence.figures.get(key);
      if (list === undefined) evidence.figures.set(key, [fact]);
      else list.push(fact);
    }
  }
  for (const fact of source.facts)
    if (fact.kind === 'url' && !evidence.urls.has(fact.value)) evidence.urls.set(fact.value, fact);
  known.set(source, evidence);
  return evidence;
}

/** Everything the source proves, in order of place. */
export function factsOf(source: Source): readonly Found[] {
  return evidenceOf(source).all;
}

/** Words that the source writes small somewhere (capitalised at the head of a sentence, they are no names), and its names. */
export function wordsOf(source: Source): { known: ReadonlySet<string>; proper: ReadonlySet<string> } {
  const { small, proper } = evidenceOf(source);
  return { known: small, proper };
}

/** An amount also proves its bare number; a percentage does not. */
function keysOf(fact: Found): string[] {
  if (fact.kind === 'money')
    return [`money ${fact.value}`, `number ${fact.value.slice(fact.value.indexOf(':') + 1)}`];
  return [`${fact.kind} ${fact.value}`];
}

/** Where the source says the claimed thing, in offsets of `Source.text`, or null. */
export function findEvidence(claim: Found, source: Source): Place | null {
  const evidence = evidenceOf(source);
  switch (claim.kind) {
    case 'number':
    case 'money':
    case 'percent':
      return figureEvidence(claim, evidence, source.text);
    case 'date':
      return dateEvidence(claim, evidence);
    case 'url':
      return urlEvidence(claim, evidence);
    case 'quote':
      return quoteEvidence(claim, evidence, source.language);
    case 'name':
      return nameEvidence(claim, evidence);
  }
}

function figureEvidence(claim: Found, evidence: Evidence, text: string): Place | null {
  const found = evidence.figures.get(`${claim.kind} ${claim.value}`) ?? [];
  const same = found.find((fact) => claim.unit === undefined || fact.unit === claim.unit);
  if (same !== undefined) return same;
  const { unit } = claim;
  if (unit !== undefined)
    return found.find((fact) => fact.unit === undefined && isMeasuredIn(unit, fact, evidence, text)) ?? null;
  return claim.kind === 'number'
    ? (evidence.dates.find(({ value }) => isPartOf(claim.value, value)) ?? null)
    : null;
}

/** Whether a bare number is the year or the day of a date. */
function isPartOf(number: string, date: string): boolean {
  const year = /^\d{4}/.exec(date)?.[0];
  const day = /-(\d{2})$/.exec(date.replace(/^(?:-|\d{4})-\d{2}$/, ''))?.[1];
  return number === year || (day !== undefined && Number(day) === Number(number));
}

/** So many facts around a figure are asked for its unit. */
const AROUND = 4;

/** `30 to 40 minutes`, `480 km in one, 620 in the other`: another figure of the sentence names the unit. */
function isMeasuredIn(unit: string, figure: Found, { all }: Evidence, text: string): boolean {
  const at = all.indexOf(figure);
  return all.slice(Math.max(0, at - AROUND), at + AROUND).some((other) => {
    const between = text.slice(Math.min(figure.end, other.end), Math.max(figure.start, other.start));
    return other.unit === unit && !/[.!?。！？](?:\s|$)|[。！？\n]/u.test(between);
  });
}

function dateEvidence(claim: Found, evidence: Evidence): Place | null {
  const date = evidence.dates.find(({ value }) => isSameDate(claim.value, value));
  if (date !== undefined) return date;
  return /^\d{4}$/.test(claim.value) ? (evidence.figures.get(`number ${claim.value}`)?.[0] ?? null) : null;
}

/** A bare domain is proven by any address on it. */
function urlEvidence(claim: Found, evidence: Evidence): Place | null {
  const exact = evidence.urls.get(claim.value);
  if (exact !== undefined) return exact;
  if (claim.value.includes('/')) return null;
  for (const [url, place] of evidence.urls) if (url.startsWith(`${claim.value}/`)) return place;
  return null;
}

/** A quotation is proven by its words in the source, from the mouth of whoever said them there. */
function quoteEvidence(claim: Found, evidence: Evidence, language: string): Place | null {
  const place = findPhrase(evidence.words, claim.value);
  if (place !== null) {
    const quote = evidence.quotes.find(({ start, end }) => start <= place.start && end >= place.end);
    return isNegatedBefore(place, evidence) || isOthers(claim, quote) ? null : place;
  }
  const same = evidence.quotes.find(({ value }) => isSameQuotation(claim.value, value, language));
  return same === undefined || isOthers(claim, same) ? null : same;
}

/** Cut behind its `not`, a quotation says the opposite. */
function isNegatedBefore({ start }: Place, { words }: Evidence): boolean {
  let at = 0;
  let low = 0;
  let high = words.origin.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((words.origin[middle] ?? 0) < start) low = middle + 1;
    else [at, high] = [middle, middle - 1];
  }
  const before =
    words.text
      .slice(Math.max(0, at - 24), at)
      .trim()
      .split(' ')
      .at(-1) ?? '';
  return isNegation(before);
}

/** Whether both speakers are named and share no name. */
function isOthers({ speaker }: Found, quote: Found | undefined): boolean {
  if (speaker === undefined || quote?.speaker === undefined) return false;
  const names = new Set(normalPhrase(quote.speaker).split(' '));
  return !normalPhrase(speaker)
    .split(' ')
    .some((name) => names.has(name) || normalPhrase(quote.speaker ?? '').includes(name));
}

/**
 * Names are proven by the same words side by side, whatever their case; a plural or a genitive s more or less is the same.
 * A form of address in front needs no proof, nor does a German adjective that opens the sentence.
 */
function nameEvidence(claim: Found, evidence: Evidence): Place | null {
  const phrase = claim.value;
  const variants = [phrase, phrase.replace(/s$/, ''), `${phrase}s`];
  const [first = '', ...rest] = phrase.split(' ');
  if (rest.length > 0 && (isTitleWord(first) || claim.isLoose === true)) variants.push(rest.join(' '));
  for (const variant of variants) {
    const place = findPhrase(evidence.words, variant);
    if (place !== null) return place;
  }
  return partsEvidence(phrase, evidence);
}

/** `Ann Lee of Acme` is proven by a source that names both, whatever it links them with. */
function partsEvidence(phrase: string, evidence: Evidence): Place | null {
  const parts = phrase.split(/ (?:of the|of|for|de la|de los|de|del|von|van) /);
  if (parts.length < 2) return null;
  const places = parts.map((part) => findPhrase(evidence.words, part));
  return places.every((place) => place !== null) ? (places[0] ?? null) : null;
}
