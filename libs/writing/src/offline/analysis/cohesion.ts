import type { Source } from '../../source/source.types.js';
import { memoize } from '../../text/memo.js';
import { TextPattern } from '../../text/text-pattern.js';
import { prefixKey } from '../../languages/words.js';
import type { Candidate } from './analysis.types.js';

/** What stands before a thing that is known. */
const ARTICLES: Readonly<Record<string, string>> = {
  en: 'the',
  de: 'der|die|das|den|dem|des',
  es: 'el|la|los|las|del|al',
  fr: 'les?|la|du|des|aux?',
  it: 'il|lo|la|gli|le|i|del|della|dei|delle|al|alla',
  pt: 'os?|as?|dos?|das?|nos?|nas?',
  nl: 'de|het',
};
/** What may stand before the article at the beginning. */
const BEFORE: Readonly<Record<string, string>> = { en: '(?:with|without) ' };
const FIRST_NAME = /^(?:[^,]{2,30}, )?(?<name>\p{Lu}\p{Ll}+)(?= \p{Ll}|['’]s )/u;
const WHOLE_NAME = /(?<!\p{L})(?<first>\p{Lu}\p{Ll}+) (?<last>\p{Lu}\p{Ll}+)(?!\p{L})/gu;
/** "my boss, Miriam": who she is stands there and nowhere else. */
const INTRODUCED =
  /(?<!\p{L})(?:my|our|his|her|their) \p{Ll}+(?: \p{Ll}+)?,? (?<first>\p{Lu}\p{Ll}+)(?=[,.;]| (?:and|who)(?!\p{L}))/gu;
/** Sentences within which a thing is still the one just named. */
const NEAR = 3;

/** What binds a sentence to the one before: its paragraph, what it begins with, what it names as known, that it tells a story on. */
const BINDS = { inside: 0.25, takenUp: 0.4, known: 0.3, story: 0.35 } as const;

/** A bond from which on a sentence stays behind its neighbour, and sentences that stand by themselves enough to choose from. */
const FIRM = 0.6;
const ENOUGH = 22;

/** "We focused on …", "Once someone had developed their idea, …": one deed after another; not what anybody may do ("When you can, …"). */
const STORY = new TextPattern(
  /^(?:(?:we|i|they|he|she) (?:\p{L}+ly )?(?:\p{L}{2,}ed|was|were|had|did|went|found|took|made|got|gave|wrote|built|ran|met|saw|told|said|began|kept|left|chose|sent|set|put|held|knew|thought|came|became|brought|bought|spent|lost|won|paid|led|grew|drew|sold|cut)\b|(?:as|once|after|when|while|before)\s(?!.*\b(?:you|your)\b)[^,]{3,},\s)/iu,
);

interface Tongue {
  /** A sentence that begins with a thing as one that is known. */
  opening: RegExp;
  /** One that is a name: "The FBI". */
  name: RegExp;
  /** Each such thing in it. */
  known: RegExp;
}

const tongueOf = memoize((language: string): Tongue => {
  const article = ARTICLES[language] ?? '(?!)';
  return {
    opening: new RegExp(`^(?:${BEFORE[language] ?? '(?!)'})?(?:${article}) (?<thing>\\p{L}{3,})`, 'iu'),
    name: language === 'de' ? /(?!)/u : /^\p{Lu}/u,
    known: new RegExp(
      `(?<= )(?:${article}) (?<thing>\\p{L}{4,})(?! (?:of|that|who|which|de|que|von)\\b)`,
      'giu',
    ),
  };
});

/** The thing that a sentence begins with as one that is known ("The rebuilding cost …"), in small letters; else empty. */
export const openingThing = (text: string, language: string): string =>
  thingOf(text, tongueOf(language)).toLowerCase();

const thingOf = (text: string, { opening }: Tongue): string => opening.exec(text)?.groups?.['thing'] ?? '';

/** The same, in small letters, where it is no name. */
function commonThingOf(text: string, tongue: Tongue): string {
  const thing = thingOf(text, tongue);
  return tongue.name.test(thing) ? '' : thing.toLowerCase();
}

const nearOf = (candidates: readonly Candidate[], at: number): readonly Candidate[] =>
  candidates
    .slice(Math.max(0, at - NEAR), at)
    .filter(({ index }) => (candidates[at]?.index ?? 0) - index <= NEAR);

/** Sentences that begin with what one before has named: "The link went live", "Keller spent £300". */
function findTakenUp(candidates: readonly Candidate[], title: string, tongue: Tongue): Set<Candidate> {
  const taken = new Set<Candidate>();
  const names = new Set<string>();
  candidates.forEach((candidate, at) => {
    const { text } = candidate;
    const thing = commonThingOf(text, tongue);
    const name = FIRST_NAME.exec(text)?.groups?.['name'] ?? '';
    const isNear = nearOf(candidates, at).some((other) => other.text.toLowerCase().includes(` ${thing}`));
    if (names.has(name) || (thing !== '' && !title.includes(thing) && isNear)) taken.add(candidate);
    for (const { groups = {} } of [...text.matchAll(WHOLE_NAME), ...text.matchAll(INTRODUCED)])
      for (const part of Object.values(groups)) if (!title.includes(part.toLowerCase())) names.add(part);
  });
  return taken;
}

/** Whether a sentence names, further on, a thing as known that only one just before it has named: "I share the document". */
function namesKnown(
  { text }: Candidate,
  near: readonly Candidate[],
  title: string,
  { known }: Tongue,
): boolean {
  const told = new Set(near.flatMap(({ stems }) => stems));
  return [...text.matchAll(known)].some(({ groups, index }) => {
    const thing = groups?.['thing']?.toLowerCase() ?? '';
    const isNamedHere = text.slice(0, index).toLowerCase().includes(thing);
    return !isNamedHere && !title.includes(thing) && told.has(prefixKey(thing));
  });
}

/** Writes how firmly each sentence is bound to those before it in the source, and whether it begins with what they have named. */
export function bindCandidates(
  candidates: Candidate[],
  { title, language }: Pick<Source, 'title' | 'language'>,
): void {
  const heading = title.toLowerCase();
  const tongue = tongueOf(language);
  const taken = findTakenUp(candidates, heading, tongue);
  candidates.forEach((candidate, at) => {
    const { text, isInside } = candidate;
    candidate.isTakenUp = taken.has(candidate);
    const known = namesKnown(candidate, nearOf(candidates, at), heading, tongue) ? BINDS.known : 0;
    const story = isInside && language === 'en' && STORY.for(text).test(text) ? BINDS.story : 0;
    candidate.bond =
      (isInside ? BINDS.inside : 0) + (candidate.isTakenUp ? BINDS.takenUp : 0) + known + story;
    candidate.bond = Math.min(1, candidate.bond);
  });
  keepBound(candidates);
}

/** Where enough is left that stands by itself, what is firmly bound stays behind its neighbour. */
function keepBound(candidates: readonly Candidate[]): void {
  const bound = candidates.filter(
    ({ index, needs, bond, block, isItem }, at) =>
      needs === null &&
      !isItem &&
      bond >= FIRM &&
      candidates[at - 1]?.index === index - 1 &&
      candidates[at - 1]?.block === block,
  );
  const standing = candidates.filter(({ needs }) => needs === null).length;
  if (standing - bound.length < ENOUGH) return;
  for (const candidate of bound) candidate.needs = candidate.index - 1;
}
