import type { Source } from '../source/source.types.js';
import { findAll } from './extract-facts.js';
import type { Found } from './found.js';
import { normalText, type NormalText } from './normal-form.js';
import { properWords, smallWords, wordBeginnings } from './names.js';
import { sharesOf, sortedFigures, type Exact } from './reckoned.js';

export interface Place {
  start: number;
  end: number;
}

/** What a source can prove, laid out for look-up. */
export interface Evidence {
  words: NormalText;
  /** Words that the source writes small. */
  small: Set<string>;
  /** Words that are names, in small letters. */
  proper: Set<string>;
  /** The first letters of its words. */
  begun: Set<string>;
  figures: Map<string, Found[]>;
  /** The same by kind (money by currency), the smallest first. */
  sorted: Map<string, Exact[]>;
  /** What share figures are of those beside them. */
  shares: Exact[];
  /** First letters of names of several words. */
  initials: Map<string, Place>;
  dates: Found[];
  urls: Map<string, Place>;
  quotes: Found[];
  all: Found[];
  /** Where each of them stands among all. */
  places: Map<Found, number>;
}

const known = new WeakMap<Source, Evidence>();

/** What a source can prove; laid out once for each source. */
export function evidenceOf(source: Source): Evidence {
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
    begun: wordBeginnings(whole),
    figures: new Map(),
    sorted: sortedFigures(all),
    shares: sharesOf(all, source.text),
    initials: initialsOf(all),
    dates: all.filter(({ kind }) => kind === 'date'),
    urls: new Map(),
    quotes: all.filter(({ kind }) => kind === 'quote'),
    all,
    places: new Map(all.map((fact, index) => [fact, index])),
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
export function wordsOf(source: Source): Record<'known' | 'proper' | 'begun', ReadonlySet<string>> {
  const { small, proper, begun } = evidenceOf(source);
  return { known: small, proper, begun };
}

/** `European Commission` is also EC. */
function initialsOf(all: readonly Found[]): Map<string, Place> {
  const initials = new Map<string, Place>();
  for (const { kind, value, start, end } of all) {
    const letters = value.split(' ').filter((word) => word.length > 2 || /\d/.test(word));
    if (kind !== 'name' || letters.length < 2) continue;
    initials.set(letters.map((word) => word.charAt(0)).join(''), { start, end });
  }
  return initials;
}

/** An amount also proves its bare number; a percentage does not. */
function keysOf(fact: Found): string[] {
  if (fact.kind === 'money')
    return [`money ${fact.value}`, `number ${fact.value.slice(fact.value.indexOf(':') + 1)}`];
  return [`${fact.kind} ${fact.value}`];
}
