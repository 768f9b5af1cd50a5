import { languageOf } from '../languages/registry.js';
import type { Source } from '../source/source.types.js';
import { placeOfAlias } from '../annotate/mentions/names/aliases.js';
import { isSameDate } from '../annotate/mentions/times/dates.js';
import { quantityEvidence } from './quantity-evidence.js';
import type { Mention } from '../annotate/mentions/mention.js';
import { findPhrase, normalPhrase } from '../text/normal-form.js';
import { isTitleWord } from '../annotate/mentions/names/name-stop-words.js';
import { placeOfHandle } from '../annotate/mentions/links.js';
import { isNegation, isSameQuotation } from './same-quotation.js';
import { isInPeriod } from '../annotate/mentions/times/periods.js';
import { evidenceOf, type Evidence, type Place } from './evidence.js';

/** Where the source says the claimed thing, in offsets of `Source.text`, or null; `said` is the passage that claims it. */
export function findEvidence(claim: Mention, source: Source, said = ''): Place | null {
  const evidence = evidenceOf(source);
  switch (claim.kind) {
    case 'number':
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
  const same = evidence.quotes.find(({ value }) => isSameQuotation(claim.value, value, language));
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

/**
 * Names are proven by the same words side by side, whatever their case; a plural or a genitive s more or less is the same.
 * A form of address in front needs no proof, nor does a German adjective that opens the sentence.
 */
function nameEvidence(claim: Mention, evidence: Evidence): Place | null {
  const phrase = claim.value;
  // `North America` of North American birds
  const variants = [phrase, phrase.replace(/s$/, ''), `${phrase}s`, `${phrase}n`, `${phrase}ns`];
  const [first = '', ...rest] = phrase.split(' ');
  if (rest.length > 0 && (isTitleWord(first) || claim.isLoose === true)) variants.push(rest.join(' '));
  for (const variant of variants) {
    const place = findPhrase(evidence.words, variant);
    if (place !== null) return place;
  }
  return (
    respeltEvidence(claim, evidence) ??
    partsEvidence(phrase, evidence) ??
    inflectedEvidence(phrase, evidence) ??
    placeAdjectiveEvidence(phrase, evidence) ??
    fullNameEvidence(claim, evidence) ??
    familyEvidence(claim, evidence) ??
    nounsEvidence(phrase, evidence) ??
    aliasEvidence(claim, evidence)
  );
}

/** `On Saturdays Ann Lee`: a word of the source, which is no first name, and a name of it side by side. */
function behindWordEvidence(phrase: string, { words, given }: Evidence): Place | null {
  const [first = '', ...rest] = phrase.split(' ');
  const isWord = rest.length > 1 && !given.has(first) && findPhrase(words, first) !== null;
  return isWord ? findPhrase(words, rest.join(' ')) : null;
}

/** `Wi-Fi` of wifi, `OpenStreetMap` of Open Street Map: the same letters as fewer or more words. */
function respeltEvidence({ text, value }: Mention, { words }: Evidence): Place | null {
  const parted = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const joined = value.replaceAll(' ', '');
  return (
    (joined === value ? null : findPhrase(words, joined)) ??
    (parted === text ? null : findPhrase(words, normalPhrase(parted)))
  );
}

/** `Margery Stroud` and `M. E. Stroud` of Margery Ellen Stroud: the same last name, initials, and up to two names between. */
function fullNameEvidence({ value }: Mention, evidence: Evidence): Place | null {
  const names = value.split(' ');
  // the `M.` of `M. J. Stroud` is no monsieur
  const said = names.filter((name) => !isTitleWord(name) || (name.length === 1 && names.length > 2));
  if (said.length < 2) return null;
  const namesakes = evidence.namesakes.get(`${said.at(-1) ?? ''} ${said[0] ?? ''}`) ?? [];
  return namesakes.find(({ value: known }) => isShortFor(said, known.split(' '))) ?? null;
}

/** `Callum Haldane` of Moira Haldane and her brother Callum, who has no other last name in the source. */
function familyEvidence({ value }: Mention, { words, surnames, given: others }: Evidence): Place | null {
  const [given = '', last = '', ...rest] = value.split(' ');
  if (rest.length > 0 || last === '' || !surnames.has(last)) return null;
  return others.has(given) ? null : findPhrase(words, given);
}

/** Most words of a person's name, title included. */
const MAX_NAMES = 5;

function isShortFor(said: readonly string[], known: readonly string[]): boolean {
  if (known.length < said.length || known.length > MAX_NAMES || said.at(-1) !== known.at(-1)) return false;
  const names = known.filter((name) => !isTitleWord(name));
  let at = 0;
  for (const [index, name] of said.entries()) {
    const found = names.findIndex(
      (other, place) => place >= at && (other === name || (name.length === 1 && other.startsWith(name))),
    );
    // the first name comes first
    if (found === -1 || (index === 0 && found > 0)) return false;
    at = found + 1;
  }
  return true;
}

/** `300 Zuschauer Platz`: two German nouns side by side, none of them a name. */
function nounsEvidence(phrase: string, { words, proper, language }: Evidence): Place | null {
  const nouns = languageOf(language).capitalisesNouns === true ? phrase.split(' ') : [];
  if (nouns.length < 2 || nouns.some((noun) => proper.has(noun))) return null;
  const places = nouns.map((noun) => findPhrase(words, noun));
  return places.every((place) => place !== null) ? (places[0] ?? null) : null;
}

/** `EC` for the European Commission; `UK` for the United Kingdom; `Lindners Firma` for a firm of the source's Lindner. */
function aliasEvidence({ text, value }: Mention, evidence: Evidence): Place | null {
  const { initials, whole, words, language } = evidence;
  const short = /^\p{Lu}{2,5}$/u.test(text) ? initials.get(value) : undefined;
  const alias = short ?? placeOfAlias(text, whole);
  if (alias !== null || languageOf(language).capitalisesNouns !== true) return alias;
  const [, owner = '', owned = ''] = /^(\p{L}[\p{L} ]{2,}?)s (.+)$/u.exec(value) ?? [];
  const place = findPhrase(words, owner);
  const things = owned.split(' ');
  const isSaid = (thing: string): boolean =>
    findPhrase(words, thing) !== null || compoundPlace(thing, evidence) !== null;
  return things.length === 1 || things.every(isSaid) ? place : null;
}

/** `Stadtwerke Ulm` of the `Stadtwerken Ulm`: German nouns are declined. */
function inflectedEvidence(phrase: string, { words, language }: Evidence): Place | null {
  if (languageOf(language).capitalisesNouns !== true) return null;
  const [noun = '', ...rest] = phrase.split(' ');
  if (rest.length === 0) return null;
  const bare = noun.replace(/(?:en|es|e|n|s)$/u, '');
  const places = ['', 'e', 'n', 'en', 's', 'es'].map((ending) =>
    findPhrase(words, [`${bare}${ending}`, ...rest].join(' ')),
  );
  return places.find((place) => place !== null) ?? null;
}

/** `Berliner Museen` of museums in Berlin. */
function placeAdjectiveEvidence(phrase: string, { words, language }: Evidence): Place | null {
  if (languageOf(language).capitalisesNouns !== true) return null;
  const [place = '', ...rest] = phrase.split(' ');
  const isThere = rest.length > 0 && rest.every((word) => findPhrase(words, word) !== null);
  return isThere && place.endsWith('er') ? findPhrase(words, place.slice(0, -2)) : null;
}

/** German: the `Anlage` of a `Hackschnitzelanlage`. */
function compoundPlace(part: string, { words, language }: Evidence): Place | null {
  const isCompound = languageOf(language).capitalisesNouns === true && part.length >= MIN_COMPOUND;
  if (!isCompound || part.includes(' ')) return null;
  const at = words.text.indexOf(`${part} `);
  return at < 0 ? null : { start: words.toWritten(at), end: words.toWritten(at + part.length - 1) + 1 };
}
const MIN_COMPOUND = 5;

/** `Ann Lee of Acme` is proven by a source that names both, whatever it links them with. */
function partsEvidence(phrase: string, evidence: Evidence): Place | null {
  const parts = phrase.split(/ (?:of the|of|for|de la|de los|de|del|von|van) /);
  if (parts.length < 2) return behindWordEvidence(phrase, evidence);
  const places = parts.map((part) => findPhrase(evidence.words, part) ?? compoundPlace(part, evidence));
  return places.every((place) => place !== null) ? (places[0] ?? null) : null;
}
