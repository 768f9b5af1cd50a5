import type { Source } from '../source/source.types.js';
import { isSameDate } from '../annotate/mentions/times/dates.js';
import { quantityEvidence } from './quantity-evidence.js';
import type { Mention } from '../annotate/mentions/mention.js';
import { findPhrase, normalPhrase } from '../text/normal-form.js';
import { placeOfHandle } from '../annotate/mentions/links.js';
import { isNegation, isSameQuotation } from './same-quotation.js';
import { isInPeriod } from '../annotate/mentions/times/periods.js';
import { evidenceOf, type Evidence, type Place } from './evidence.js';
import { countedEvidence } from './list-counts.js';
import { nameEvidence } from './name-evidence.js';

/** Where the source says the claimed thing, in offsets of `Source.text`, or null; `said` is the passage that claims it. */
export function findEvidence(claim: Mention, source: Source, said = ''): Place | null {
  const evidence = evidenceOf(source);
  switch (claim.kind) {
    case 'number':
      return quantityEvidence(claim, evidence, source.text) ?? countedEvidence(claim, source, said);
    case 'money':
    case 'percent':
      return quantityEvidence(claim, evidence, source.text);
    case 'date':
      return dateEvidence(claim, evidence, source.text);
    case 'url':
      return urlEvidence(claim, evidence);
    case 'quote':
      return quoteEvidence(claim, evidence, source.language, said);
    case 'statement':
      return null;
    case 'name':
      return nameEvidence(claim, evidence);
  }
}

function dateEvidence(claim: Mention, evidence: Evidence, text: string): Place | null {
  const date = evidence.dates.find(({ value }) => isSameDate(claim.value, value));
  if (date !== undefined) return date;
  const known = evidence.dates.map(({ value }) => value);
  const within = evidence.dates.find(({ value }) => isInPeriod(claim.value, value, known));
  if (within !== undefined) return within;
  // a month or a season alone
  if (/^-(?:-\d{2}|S\d)$/.test(claim.value)) return wordEvidence(claim.text.replace(/\.$/, ''), text);
  return /^\d{4}$/.test(claim.value) ? (evidence.figures.get(`number ${claim.value}`)?.[0] ?? null) : null;
}

/** The first place of a month's name. */
function wordEvidence(word: string, text: string): Place | null {
  const match = new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u').exec(text);
  return match === null ? null : { start: match.index, end: match.index + word.length };
}

/** A bare domain is proven by any address on it. */
function urlEvidence(claim: Mention, evidence: Evidence): Place | null {
  if (claim.value.startsWith('@')) return placeOfHandle(claim.value, evidence.whole);
  const exact = evidence.urls.get(claim.value);
  if (exact !== undefined) return exact;
  if (claim.value.includes('/')) return null;
  for (const [url, place] of evidence.urls) if (url.startsWith(`${claim.value}/`)) return place;
  return null;
}

/** The source must have a quotation's words, from the same speaker. */
function quoteEvidence(claim: Mention, evidence: Evidence, language: string, said: string): Place | null {
  const place = findPhrase(evidence.words, claim.value);
  if (place !== null) {
    const quote = evidence.quoteAt(place);
    // "They swore to never 'be online again'": the output denies it as the source does
    const isDenied = isNegation(lastWord(said, claim.start));
    const isTurned = isNegatedBefore(place, evidence) && !isDenied;
    return isTurned || isOthers(claim, quote, evidence) ? null : place;
  }
  const same = evidence
    .quotesLike(claim.value)
    .find(({ value }) => isSameQuotation(claim.value, value, language));
  return same === undefined || isOthers(claim, same, evidence) ? null : same;
}

/** Signs between two sentences. */
const SENTENCE_END_CHARS = 6;

/** The word right before a place, quotation marks left out. */
const lastWord = (text: string, at: number): string =>
  /[\p{L}'’]+(?=[\s"“‘«„']*$)/u.exec(text.slice(Math.max(0, at - 24), at))?.[0].toLowerCase() ?? '';

/** Cut behind its `not`, a quotation says the opposite. */
export function isNegatedBefore({ start }: Place, { words, whole }: Evidence): boolean {
  // `No. I think …`
  if (/[.!?]["”’»]*\s+["“‘«]*$/u.test(whole.slice(Math.max(0, start - SENTENCE_END_CHARS), start)))
    return false;
  const at = words.fromWritten(start);
  return isNegation(lastWord(words.text, at));
}

/** `角原馨` of 角原: Japanese writes first names right behind. */
const isWithFirstName = (name: string, other: string): boolean =>
  /^[一-龯々]{2,}$/u.test(other) && name.startsWith(other);

/** Who speaks is named so near a quotation, or before it, where a pronoun replaces the name. */
const BESIDE_CHARS = 60;
const BEFORE_CHARS = 320;

/** Whether both speakers are named and share no name. */
function isOthers({ speaker }: Mention, quote: Mention | undefined, { whole }: Evidence): boolean {
  if (speaker === undefined || quote?.speaker === undefined) return false;
  const lastOf = (name: string): string => name.split(' ').at(-1) ?? name;
  const beside = whole.slice(Math.max(0, quote.start - BESIDE_CHARS), quote.end + BESIDE_CHARS);
  // `he said`: who is named before may be who speaks
  const before = whole.slice(Math.max(0, quote.start - BEFORE_CHARS), quote.start);
  if (!beside.includes(lastOf(quote.speaker)) && before.includes(lastOf(speaker))) return false;
  const names = new Set(normalPhrase(quote.speaker).split(' '));
  return !normalPhrase(speaker)
    .split(' ')
    .some((name) => [...names].some((other) => other.includes(name) || isWithFirstName(name, other)));
}
