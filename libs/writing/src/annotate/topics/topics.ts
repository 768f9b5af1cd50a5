import { languageOf } from '../../languages/registry.js';
import type { Source } from '../../source/source.types.js';
import { mentionsOf } from '../mentions/extract-mentions.js';
import { peopleOf } from '../mentions/names/people.js';
import { isGeneric } from './generic.js';
import { isTelling, saidIn, SaidText, type Said } from './said-words.js';
import { titleTopics } from './title-topics.js';

const MOST_TOPICS = 5;
const MOST_WORDS = 5;
/** A German compound with this many letters counts as a phrase. */
const COMPOUND = 12;

interface Least {
  uses: number;
  quarters: number;
}
/** Where an author names topics, best first, with the minimum uses of a phrase or name named there. */
const PLACES = {
  title: { rank: 0, phrase: { uses: 2, quarters: 1 }, name: { uses: 2, quarters: 2 } },
  tag: { rank: 1, phrase: { uses: 3, quarters: 2 }, name: { uses: 3, quarters: 2 } },
  description: { rank: 2, phrase: { uses: 3, quarters: 2 }, name: { uses: 4, quarters: 3 } },
  heading: { rank: 3, phrase: { uses: 4, quarters: 3 }, name: { uses: 4, quarters: 3 } },
} as const;
/** Limits for a single word: uses, quarters, and fractions of the peak, of uses after an article and at the end of a phrase. */
const WORD = { uses: 4, quarters: 3, peak: 0.6, last: 0.4, led: 0.15, ends: 0.4, most: 2 } as const;
/** Minimum fraction of uses that end a phrase, and of a shorter phrase's uses for a longer one to replace it. */
const PHRASE = { ends: 0.3, replaces: 0.5 } as const;

const NAME = { alone: 0.5 } as const;

type Place = (typeof PLACES)[keyof typeof PLACES];
type Kind = 'phrase' | 'name' | 'word';

interface Topic {
  kind: Kind;
  keys: readonly string[];
  spelling: string;
  uses: number;
  place: Place;
}

interface Phrase {
  said: readonly Said[];
  isLast: boolean;
  isAll: boolean;
  /** The word before it in a clause if it has a capital: "Next" in "How Next Door Lending grew". */
  before: string;
}

/** Phrases whose first and last word can name something. */
function phrasesIn(text: string, language: string): Phrase[] {
  const { capitalisesNouns = false, topics } = languageOf(language);
  const said = saidIn(text, language);
  const names = ({ word }: Said): boolean =>
    isTelling(word, language) &&
    word.length > (/\p{Ll}/u.test(word) ? 2 : 1) &&
    (!capitalisesNouns || /^\p{Lu}/u.test(word)) &&
    topics?.noNoun?.test(word) !== true;
  return said.flatMap((first, at) => {
    if (!names(first)) return [];
    const end = said.findIndex(({ word }, place) => place > at && word === '');
    const words = said.slice(at, Math.min(end, at + MOST_WORDS));
    const [above = '', word = ''] = [said[at - 2]?.word, said[at - 1]?.word];
    const before = above !== '' && !capitalisesNouns && /^\p{Lu}\p{Ll}/u.test(word) ? word : '';
    return words.flatMap((last, length): Phrase[] => {
      const isLast = at + length + 1 === end;
      const isAll = isLast && (said[at - 1]?.word ?? '') === '';
      return names(last) ? [{ said: words.slice(0, length + 1), isLast, isAll, before }] : [];
    });
  });
}

/** The phrases in which an author names topics. A tag is one phrase. */
function namedIn({ title, description, tags, blocks, language }: Source): (readonly [Place, Phrase])[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const inTexts = (place: Place, texts: readonly string[]) =>
    texts.flatMap((text) => phrasesIn(text, language).map((phrase) => [place, phrase] as const));
  return [
    ...inTexts(PLACES.title, [title]),
    ...tags.map(
      (tag) =>
        [
          PLACES.tag,
          { said: saidIn(tag, language).slice(0, -1), isLast: true, isAll: true, before: '' },
        ] as const,
    ),
    ...inTexts(PLACES.description, [description]),
    ...inTexts(PLACES.heading, headings),
  ];
}

function kindOf(spelling: string, isName: boolean, language: string): Kind {
  const isNouns = languageOf(language).capitalisesNouns === true;
  const isJoined = / |\p{L}{3}-\p{L}{3}/u.test(spelling) || (isNouns && spelling.length >= COMPOUND);
  return isJoined ? 'phrase' : isName && !isNouns ? 'name' : 'word';
}

/** Whether a word may be a noun as a text mostly writes it. */
const mayBeNoun = (spelling: string, language: string): boolean =>
  languageOf(language).capitalisesNouns !== true || /^\P{Ll}/u.test(spelling);

/** The topic that a phrase names, or null if the text does not use it enough. */
function topicOf(phrase: Phrase, place: Place, text: SaidText, language: string): Topic | null {
  const { said, isLast, isAll, before } = phrase;
  const keys = said.map(({ key }) => key);
  const found = text.usesOf(keys);
  const isName = text.isName(found, keys.length);
  const isPart = isName && text.isAfter(found, before);
  const spelling = (isPart ? `${before} ` : '') + text.spellingOf(found, keys.length);
  const kind = kindOf(spelling, isName, language);
  const reaches = ({ uses, quarters }: Least): boolean =>
    found.length >= uses && text.quartersOf(found) >= quarters;
  const ends = text.endsShare(found, keys.length);
  // a clause of a title ends with a noun
  const isNoun = (isLast && place === PLACES.title) || text.ledShare(found) >= WORD.led;
  const peak = isLast && place === PLACES.title ? WORD.last : WORD.peak;
  const isTold = {
    // a name in the title needs no minimum of uses
    phrase: () => (isName && place === PLACES.title) || (reaches(place.phrase) && ends >= PHRASE.ends),
    name: () => place !== PLACES.heading && reaches(place.name) && text.aloneShare(found) >= NAME.alone,
    word: () =>
      place !== PLACES.heading &&
      ((isAll && place === PLACES.title && reaches(place.name)) ||
        (reaches({ uses: Math.max(WORD.uses, peak * text.peak), quarters: WORD.quarters }) &&
          ends >= WORD.ends &&
          isNoun)),
  }[kind]();
  const isOwn = said.some(({ word }) => !isGeneric(word, language));
  // a verb at the beginning of a sentence has a capital too
  if (kind === 'word' && place !== PLACES.tag && !mayBeNoun(spelling, language)) return null;
  return isTold && isOwn ? { kind, keys, spelling, uses: found.length, place } : null;
}

/** Words of people's names, which are not topics unless the title has the full name. */
function peopleIn(source: Source): ReadonlySet<string> {
  const speakers = [...mentionsOf(source), ...source.blocks].map(({ speaker = '' }) => speaker);
  const people = peopleOf(source).map(({ full }) => full);
  const outside = [...speakers, ...people].filter(
    (name) => !name.includes(' ') || !source.title.includes(name),
  );
  return new Set(outside.flatMap((name) => name.split(' ')));
}

const isWithin = (keys: readonly string[], other: readonly string[]): boolean =>
  ` ${other.join(' ')} `.includes(` ${keys.join(' ')} `);

/** Whether a topic wins over the longer and shorter phrases that contain it or are within it. */
function isWhole(topic: Topic, all: readonly Topic[]): boolean {
  return all.every((other) => {
    const [shorter, longer] = topic.keys.length < other.keys.length ? [topic, other] : [other, topic];
    if (shorter.keys.length === longer.keys.length || !isWithin(shorter.keys, longer.keys)) return true;
    const isLonger =
      (shorter.keys.length === 1 && longer.place.rank <= shorter.place.rank) ||
      longer.uses >= shorter.uses * PHRASE.replaces;
    return (isLonger ? longer : shorter) === topic;
  });
}

/** The topics of a text, best first: named in the title, tags, description or headings, and frequent in the text. */
export function topicsOf(source: Source): string[] {
  const { language } = source;
  if (languageOf(language).topics === undefined) return titleTopics(source);
  const text = new SaidText(source);
  const found = new Map<string, Topic | null>();
  const tried = new Set<string>();
  for (const [place, phrase] of namedIn(source)) {
    const key = phrase.said.map((each) => each.key).join(' ');
    const attempt = `${place.rank} ${phrase.isLast} ${phrase.isAll} ${key}`;
    if (tried.has(attempt)) continue;
    tried.add(attempt);
    found.set(key, found.get(key) ?? topicOf(phrase, place, text, language));
  }
  const people = peopleIn(source);
  const told = [...found.values()].filter(
    (topic) => topic !== null && !topic.spelling.split(' ').some((word) => people.has(word)),
  ) as Topic[];
  const topics = told
    .filter((topic) => isWhole(topic, told))
    .toSorted((a, b) => a.place.rank - b.place.rank || b.uses - a.uses);
  // a common word is a topic only if its place has nothing better
  const better = topics.filter(({ kind }) => kind !== 'word');
  const words = topics
    .filter(({ kind, place }) => kind === 'word' && better.every((other) => other.place.rank > place.rank))
    .slice(0, WORD.most);
  return [...words, ...better].slice(0, MOST_TOPICS).map(({ spelling }) => spelling);
}
