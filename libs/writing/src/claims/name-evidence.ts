import { languageOf } from '../languages/registry.js';
import { placeOfAlias } from '../annotate/mentions/names/aliases.js';
import type { Mention } from '../annotate/mentions/mention.js';
import { findPhrase, normalPhrase } from '../text/normal-form.js';
import { onceFor } from '../text/once-for.js';
import { isTitleWord } from '../annotate/mentions/names/name-stop-words.js';
import { withPlainCapitals, type Evidence, type Place } from './evidence.js';

/**
 * The place of a name's words in the source, in any case, with or without a plural or genitive ending. A
 * title before the name needs no proof, nor does a common word or German adjective that opens the sentence.
 */
export function nameEvidence(claim: Mention, evidence: Evidence): Place | null {
  const phrase = claim.value;
  // `North America` for North American birds
  const variants = [phrase, phrase.replace(/s$/, ''), `${phrase}s`, `${phrase}n`, `${phrase}ns`];
  const [first = '', ...rest] = phrase.split(' ');
  if (rest.length > 0 && (isTitleWord(first) || claim.isLoose === true)) variants.push(rest.join(' '));
  for (const variant of variants) {
    const place = findPhrase(evidence.words, variant);
    if (place !== null) return place;
  }
  for (const find of OTHERWISE) {
    const place = find(claim, evidence);
    if (place !== null) return place;
  }
  return null;
}

/** `Wi-Fi` for wifi, `OpenStreetMap` for Open Street Map: the same letters with other spaces. */
function respeltEvidence({ text, value }: Mention, { words }: Evidence): Place | null {
  const parted = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const joined = value.replaceAll(' ', '');
  return (
    (joined === value ? null : findPhrase(words, joined)) ??
    (parted === text ? null : findPhrase(words, normalPhrase(parted)))
  );
}

/** `États-Unis` for Etats-Unis, and the other way round: accents of capitals are often left out. */
function unaccentedEvidence({ text }: Mention, evidence: Evidence): Place | null {
  return /\p{Lu}/u.test(text)
    ? findPhrase(evidence.plainCapitals, normalPhrase(withPlainCapitals(text)))
    : null;
}

/** `Margery Stroud` and `M. E. Stroud` for Margery Ellen Stroud: the same surname, first name or initial, in order. */
function fullNameEvidence({ value }: Mention, evidence: Evidence): Place | null {
  const names = value.split(' ');
  // the `M.` of `M. J. Stroud` is an initial, not monsieur
  const ownNames = names.filter((name) => !isTitleWord(name) || (name.length === 1 && names.length > 2));
  if (ownNames.length < 2) return null;
  const namesakes = evidence.namesakes.get(`${ownNames.at(-1) ?? ''} ${ownNames[0] ?? ''}`) ?? [];
  return namesakes.find(({ value: known }) => isShortFor(ownNames, known.split(' '))) ?? null;
}

/** The maximum number of words of a person's name, title included. */
const MAX_NAMES = 5;

function isShortFor(short: readonly string[], known: readonly string[]): boolean {
  if (known.length < short.length || known.length > MAX_NAMES) return false;
  const names = known.filter((name) => !isTitleWord(name));
  let at = 0;
  for (const name of short) {
    const found = names.findIndex(
      (other, place) => place >= at && (other === name || (name.length === 1 && other.startsWith(name))),
    );
    if (found === -1) return false;
    at = found + 1;
  }
  return true;
}

/** `300 Zuschauer Platz`: German nouns side by side that are not all names. */
function nounsEvidence({ value: phrase }: Mention, { words, proper, language }: Evidence): Place | null {
  const nouns = languageOf(language).capitalisesNouns === true ? phrase.split(' ') : [];
  if (nouns.length < 2 || nouns.every((noun) => proper.has(noun))) return null;
  const places = nouns.map((noun) => findPhrase(words, noun));
  return places.every((place) => place !== null) ? (places[0] ?? null) : null;
}

/** `EC` for the European Commission; `UK` for the United Kingdom; `Lindners Firma` for the firm of a Lindner in the source. */
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

/** `Stadtwerke Ulm` for the inflected `Stadtwerken Ulm`. */
function inflectedEvidence({ value: phrase }: Mention, evidence: Evidence): Place | null {
  if (languageOf(evidence.language).capitalisesNouns !== true) return null;
  const [noun = '', ...rest] = phrase.split(' ');
  if (rest.length === 0) return null;
  return formPlace(noun, ` ${rest.join(' ')}`, evidence);
}

/** The place of a German noun with any ending, followed by `rest`. */
function formPlace(noun: string, rest: string, { words }: Evidence): Place | null {
  const bare = noun.replace(/(?:en|es|e|n|s)$/u, '');
  const places = ['', 'e', 'n', 'en', 's', 'es'].map((ending) =>
    findPhrase(words, `${bare}${ending}${rest}`),
  );
  return places.find((place) => place !== null) ?? null;
}

/** The place of a German noun inside a compound: `Anlage` in `Hackschnitzelanlage`. */
function compoundPlace(part: string, { words, language }: Evidence): Place | null {
  const isCompound = languageOf(language).capitalisesNouns === true && part.length >= MIN_COMPOUND;
  if (!isCompound || part.includes(' ')) return null;
  const at = words.text.indexOf(`${part} `);
  return at < 0 ? null : { start: words.toWritten(at), end: words.toWritten(at + part.length - 1) + 1 };
}
const MIN_COMPOUND = 5;

/** `Commerce Department` for the Department of Commerce. */
function turnedEvidence({ value: phrase }: Mention, { words }: Evidence): Place | null {
  const [first = '', second = '', ...rest] = phrase.split(' ');
  const turned = LINKS.map((link) => findPhrase(words, `${second} ${link} ${first}`));
  return second === '' || rest.length > 0 ? null : (turned.find((place) => place !== null) ?? null);
}
const LINKS = ['of', 'of the', 'for', 'de', 'de la', 'du', 'der', 'des', 'van', 'di'];

/** `Managing Director Ann Lee` for "Ann Lee, Acme Managing Director": an office directly after a full name. */
function officeEvidence({ value }: Mention, { words, whole }: Evidence): Place | null {
  const names = value.split(' ');
  const person = names.slice(-FULL_NAME).join(' ');
  const office = names.slice(0, -FULL_NAME).join(' ');
  const [place, other] =
    office === '' ? [null, null] : [findPhrase(words, person), findPhrase(words, office)];
  if (place === null || other === null) return null;
  return APPOSITION.test(whole.slice(place.end, Math.max(place.end, other.start))) ? place : null;
}
const FULL_NAME = 2;
const APPOSITION = /^\s?[,(–—-]\s?(?:(?:the|an?|our|their|its)\s)?(?:\p{Lu}[\p{L}.&’'-]*\s){0,3}$/u;

/** `Indonesian` for Indonesia, and the other way round. */
function adjectiveEvidence({ value }: Mention, { words, proper }: Evidence): Place | null {
  const stem = stemOf(value);
  if (stem.includes(' ') || stem.length < MIN_STEM) return null;
  const other = namesByStem(proper)
    .get(stem)
    ?.find((name) => name !== value);
  return other === undefined ? null : findPhrase(words, other);
}
const stemOf = (name: string): string => name.replace(/(?:ia|a)?n?s?$/u, '');
const MIN_STEM = 5;
const namesByStem = onceFor((names: ReadonlySet<string>) => Map.groupBy(names, stemOf));

/** `Minecraft-like` for Minecraft: a lower-case word after the hyphen is not part of the name. */
function prefixEvidence({ text }: Mention, { words }: Evidence): Place | null {
  const name = /^(\p{Lu}[^\s-]+)-\p{Ll}+$/u.exec(text)?.[1];
  return name === undefined ? null : findPhrase(words, normalPhrase(name));
}

/** `Ann Lee of Acme` is proven by a source that names both, however it links them. */
function partsEvidence({ value: phrase }: Mention, evidence: Evidence): Place | null {
  const isNoun = languageOf(evidence.language).capitalisesNouns === true;
  const parts = phrase.split(/ (?:of the|of|for|de la|de los|de|del|von|van) /);
  if (parts.length < 2) return null;
  const placeOf = (part: string): Place | null =>
    findPhrase(evidence.words, part) ??
    compoundPlace(part, evidence) ??
    // `von Bund` for `des Bundes`
    (isNoun ? formPlace(part, '', evidence) : null);
  const places = parts.map(placeOf);
  return places.every((place) => place !== null) ? (places[0] ?? null) : null;
}

const OTHERWISE: readonly ((claim: Mention, evidence: Evidence) => Place | null)[] = [
  respeltEvidence,
  unaccentedEvidence,
  partsEvidence,
  turnedEvidence,
  prefixEvidence,
  officeEvidence,
  adjectiveEvidence,
  inflectedEvidence,
  fullNameEvidence,
  nounsEvidence,
  aliasEvidence,
];
