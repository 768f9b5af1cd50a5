import type { Plan } from './plan.types.js';

/** What stands before a thing that is known. */
const ARTICLES: Readonly<Record<string, string>> = {
  en: 'the',
  de: 'der|die|das',
  es: 'el|la|los|las',
  fr: 'les?|la',
  it: 'il|lo|la|gli|le|i',
  pt: 'os?|as?',
  nl: 'de|het',
};
/** What may stand before the article. */
const BEFORE: Readonly<Record<string, string>> = { en: '(?:with|without) ' };
const FIRST_NAME = /^(?<name>\p{Lu}\p{Ll}+)(?= \p{Ll}|['’]s )/u;
const WHOLE_NAME = /(?<!\p{L})(?<first>\p{Lu}\p{Ll}+) (?<last>\p{Lu}\p{Ll}+)(?!\p{L})/gu;
/** Sentences within which a thing is still the one just named. */
const NEAR = 3;

const known = new WeakMap<Plan, ReadonlySet<number>>();

const articleOf = (language: string): RegExp =>
  new RegExp(
    `^(?:${BEFORE[language] ?? '(?!)'})?(?:${ARTICLES[language] ?? '(?!)'}) (?<thing>\\p{L}{3,})`,
    'iu',
  );

/** The thing that a sentence begins with as one that is known ("The rebuilding cost …"), in small letters; else empty. */
export const openingThing = (text: string, language: string): string =>
  beginning(text, articleOf(language)).thing;

/** The thing or the name that a sentence begins with, in small letters and as written. */
function beginning(text: string, article: RegExp): { thing: string; name: string } {
  return {
    thing: article.exec(text)?.groups?.['thing']?.toLowerCase() ?? '',
    name: FIRST_NAME.exec(text)?.groups?.['name'] ?? '',
  };
}

function findTakenUp({ candidates, title, language }: Plan): Set<number> {
  const taken = new Set<number>();
  const names = new Set<string>();
  const heading = title.toLowerCase();
  const article = articleOf(language);
  candidates.forEach(({ index, text }, at) => {
    const { thing, name } = beginning(text, article);
    const near = candidates.slice(Math.max(0, at - NEAR), at).filter((other) => index - other.index <= NEAR);
    const isNear = near.some((other) => other.text.toLowerCase().includes(` ${thing}`));
    if (names.has(name) || (thing !== '' && !heading.includes(thing) && isNear)) taken.add(index);
    for (const { groups = {} } of text.matchAll(WHOLE_NAME))
      for (const part of Object.values(groups)) if (!heading.includes(part.toLowerCase())) names.add(part);
  });
  return taken;
}

/** Sentences that begin with what a sentence before has named: "The link went live", "Keller spent £300". */
export function takenUp(plan: Plan): ReadonlySet<number> {
  const found = known.get(plan) ?? findTakenUp(plan);
  known.set(plan, found);
  return found;
}
