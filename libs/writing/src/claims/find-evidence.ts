import { lastWordOf, type Mention } from '../annotate/mentions/mention.js';
import { contentKeys } from '../languages/words.js';
import type { Block, Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { type Evidence, evidenceOf, type Place } from './evidence.js';
import { isSameDate } from '../annotate/mentions/times/dates.js';
import { quantityEvidence } from './quantity-evidence.js';
import { findPhrase, normalPhrase } from '../text/normal-form.js';
import { placeOfHandle } from '../annotate/mentions/links.js';
import { isNegation, isSameQuotation } from './same-quotation.js';
import { isInPeriod } from '../annotate/mentions/times/periods.js';
import { nameEvidence } from './name-evidence.js';

/** A list of the source with the number of its items and the key words of the block above it. */
interface CountedList extends Place {
  count: number;
  lead: ReadonlySet<string>;
}

const LEAD_CHARS = 160;

const listsOf = onceFor((source: Source): ReadonlyMap<number, readonly CountedList[]> => {
  const lists: CountedList[] = [];
  let above: Block | undefined;
  let open: { level: number; list: CountedList } | null = null;
  for (const block of source.blocks) {
    if (block.kind !== 'item') {
      [above, open] = [block, null];
    } else if (open === null) {
      const lead = new Set(contentKeys(above?.text.slice(-LEAD_CHARS) ?? '', source.language));
      const list = { start: block.start, end: block.end, count: 1, lead };
      open = { level: block.level, list };
      lists.push(list);
    } else if (block.level === open.level) {
      open.list.count += 1;
      open.list.end = block.end;
    }
  }
  return Map.groupBy(lists, ({ count }) => count);
});

const BEHIND_CHARS = 40;

/** The list that proves a count: `seven types of buildings` for seven items under `The types of buildings are:`. */
function countedEvidence({ value, end }: Mention, source: Source, passage: string): Place | null {
  const lists = listsOf(source).get(Number(value));
  if (lists === undefined) return null;
  const counted = contentKeys(passage.slice(end, end + BEHIND_CHARS), source.language);
  return lists.find(({ lead }) => counted.some((key) => lead.has(key))) ?? null;
}

/** Where the source states a claim, in offsets of `Source.text`, or null; `passage` is the text that makes the claim. */
export function findEvidence(claim: Mention, source: Source, passage = ''): Place | null {
  const evidence = evidenceOf(source);
  switch (claim.kind) {
    case 'number':
      return quantityEvidence(claim, evidence, source.text) ?? countedEvidence(claim, source, passage);
    case 'money':
    case 'percent':
      return quantityEvidence(claim, evidence, source.text);
    case 'date':
      return dateEvidence(claim, evidence, source.text);
    case 'url':
      return urlEvidence(claim, evidence);
    case 'quote':
      return quoteEvidence(claim, evidence, source.language, passage);
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
  // `May 2014`, where a source of 2014 says `in May`
  if (evidence.year !== undefined && claim.value.startsWith(`${evidence.year}-`)) {
    const inYear = evidence.dates.find(({ value }) => value === `-${claim.value.slice(4)}`);
    if (inYear !== undefined) return inYear;
  }
  // a month or a season alone
  if (/^-(?:-\d{2}|S\d)$/.test(claim.value)) return wordEvidence(claim.text.replace(/\.$/, ''), text);
  return /^\d{4}$/.test(claim.value) ? (evidence.figures.get(`number ${claim.value}`)?.[0] ?? null) : null;
}

function wordEvidence(word: string, text: string): Place | null {
  const match = new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u').exec(text);
  return match === null ? null : { start: match.index, end: match.index + word.length };
}

/** The place of an address; any address on a domain proves the bare domain. */
function urlEvidence(claim: Mention, evidence: Evidence): Place | null {
  if (claim.value.startsWith('@')) return placeOfHandle(claim.value, evidence.whole);
  const exact = evidence.urls.get(claim.value);
  if (exact !== undefined) return exact;
  if (claim.value.includes('/')) return null;
  for (const [url, place] of evidence.urls) if (url.startsWith(`${claim.value}/`)) return place;
  return null;
}

/** The place of a quotation's words, unless the source gives them to another speaker or negates them. */
function quoteEvidence(claim: Mention, evidence: Evidence, language: string, passage: string): Place | null {
  const place = findPhrase(evidence.words, claim.value);
  if (place !== null) {
    const quote = evidence.quoteAt(place);
    // "They swore to never 'be online again'": the output repeats the negation before the quotation
    const isDenied = isNegation(lastWord(passage, claim.start));
    const isTurned = isNegatedBefore(place, evidence) && !isDenied;
    return isTurned || isOthers(claim, quote, evidence) ? null : place;
  }
  const same = evidence
    .quotesLike(claim.value)
    .find(({ value }) => isSameQuotation(claim.value, value, language));
  return same === undefined || isOthers(claim, same, evidence) ? null : same;
}

const SENTENCE_END_CHARS = 6;

/** The word directly before a place, skipping quotation marks. */
const lastWord = (text: string, at: number): string =>
  /[\p{L}'’]+(?=(?:[\s"“‘«„][\s"“‘«„']*)?$)/u.exec(text.slice(Math.max(0, at - 24), at))?.[0].toLowerCase() ??
  '';

/** Whether a negation directly precedes a place: without it, the quotation says the opposite. */
export function isNegatedBefore({ start }: Place, { words, whole }: Evidence): boolean {
  // `No. I think …`
  if (/[.!?]["”’»]*\s+["“‘«]*$/u.test(whole.slice(Math.max(0, start - SENTENCE_END_CHARS), start)))
    return false;
  const at = words.fromWritten(start);
  return isNegation(lastWord(words.text, at));
}

/** `角原馨` for 角原: Japanese first names follow the surname without a space. */
const isWithFirstName = (name: string, other: string): boolean =>
  /^[一-龯々]{2,}$/u.test(other) && name.startsWith(other);

/** Distances from a quotation within which its speaker is named, or was named before a pronoun. */
const BESIDE_CHARS = 60;
const BEFORE_CHARS = 320;

/** Whether both quotations name a speaker and the speakers share no name. */
function isOthers({ speaker }: Mention, quote: Mention | undefined, { whole }: Evidence): boolean {
  if (speaker === undefined || quote?.speaker === undefined) return false;
  const beside = whole.slice(Math.max(0, quote.start - BESIDE_CHARS), quote.end + BESIDE_CHARS);
  // `he said`: a name further before may be the speaker
  const before = whole.slice(Math.max(0, quote.start - BEFORE_CHARS), quote.start);
  if (!beside.includes(lastWordOf(quote.speaker)) && before.includes(lastWordOf(speaker))) return false;
  const names = new Set(normalPhrase(quote.speaker).split(' '));
  return !normalPhrase(speaker)
    .split(' ')
    .some((name) => [...names].some((other) => other.includes(name) || isWithFirstName(name, other)));
}
