import type { Source } from '../source/source.types.js';
import { isSameDate } from './dates.js';
import { findAll } from './extract-facts.js';
import type { Found } from './found.js';
import { findPhrase, normalText, type NormalText } from './normal-form.js';
import { isTitleWord } from './name-stops.js';
import { smallWords } from './names.js';
import { likeness } from './quotations.js';

export interface Place {
  start: number;
  end: number;
}

/** Quotations as like as this are the same quotation (a changed inflection, a dropped filler word). */
const QUOTE_LIKENESS = 0.85;

/** What a source can prove, laid out for look-up. */
interface Evidence {
  words: NormalText;
  /** Words that the source writes small. */
  small: Set<string>;
  figures: Map<string, Found[]>;
  dates: Found[];
  urls: Map<string, Place>;
  quotes: Found[];
}

const known = new WeakMap<Source, Evidence>();

function evidenceOf(source: Source): Evidence {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  // title and author of the front matter stand behind the text
  const whole = `${source.text}\n\n${source.title}\n\n${source.author}`;
  const all = findAll(whole, source.language, { isLenient: true });
  const evidence: Evidence = {
    words: normalText(whole),
    small: smallWords(source.text),
    figures: new Map(),
    dates: all.filter(({ kind }) => kind === 'date'),
    urls: new Map(),
    quotes: all.filter(({ kind }) => kind === 'quote'),
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

/** Words that the source writes small somewhere: capitalised at the head of a sentence, they are no names. */
export function smallWordsOf(source: Source): ReadonlySet<string> {
  return evidenceOf(source).small;
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
      return quoteEvidence(claim, evidence);
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
    return found.find((fact) => fact.unit === undefined && isNear(text, fact.end, claim)) ?? null;
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

/** `30 to 40 minutes`: the unit of the first number stands a few words behind it. */
function isNear(text: string, end: number, claim: Found): boolean {
  const unit = claim.unit ?? '';
  return new RegExp(`^.{0,24}(?<!\\p{L})${unit}`, 'iu').test(text.slice(end, end + 40));
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

function quoteEvidence(claim: Found, evidence: Evidence): Place | null {
  const place = findPhrase(evidence.words, claim.value);
  if (place !== null) return place;
  return evidence.quotes.find(({ value }) => likeness(value, claim.value) >= QUOTE_LIKENESS) ?? null;
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
