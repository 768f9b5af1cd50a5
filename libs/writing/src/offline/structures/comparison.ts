import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import { hasDependentOpening } from '../../languages/dependent-openings.js';
import { TextPattern } from '../../text/text-pattern.js';
import { saysI } from '../opening-pronoun.js';
import { narrates, worthOf } from './key-sentence.js';

/** The two things that a text compares, as it names them. */
type Sides = readonly [string, string];

/** "Kobo vs Kindle comparison", "Should you use GrapheneOS or CalyxOS?" */
const VERSUS = new TextPattern(/(?<=\S) (?:vs\.?|versus) (?=\S)/giu);
const OR = new TextPattern(/(?<=\p{L}) (?:or|oder|ou) (?=\p{Lu})/gu);
const NAME_WORDS = 3;
/** Least number of sentences that name a side. */
const NAMED = 3;

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\d.&+#’'-]+/u).filter(Boolean);

/** Where a sentence names a thing; -1 for nowhere. */
function placeOf(name: string, text: string): number {
  const isOfWord = (char: string): boolean => /[\p{L}\d]/u.test(char);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!isOfWord(text.charAt(at - 1)) && !isOfWord(text.charAt(at + name.length))) return at;
  return -1;
}

/** Where a sentence names each side; "Docker Compose" does not name Docker. */
function placesOf(sides: Sides, text: string): number[] {
  return sides.map((side, at) => {
    const other = sides[1 - at] ?? '';
    const isLonger = other.length > side.length && other.includes(side);
    return placeOf(side, isLonger ? text.replaceAll(other, '_'.repeat(other.length)) : text);
  });
}

/** The longest of some names that the text uses, which is no word like "before"; empty for none. */
const usedOf = (names: readonly string[], units: readonly Unit[], language: string): string =>
  names.find(
    (name) =>
      contentKeys(name, language).length > 0 &&
      units.filter(({ text }) => placeOf(name, text) >= 0).length >= NAMED,
  ) ?? '';

/** The sides that a title sets against each other; null for none, or if the text speaks of one only. */
function sidesOf(title: string, units: readonly Unit[], language: string): Sides | null {
  const all = [...title.matchAll(VERSUS.for(title)), ...title.matchAll(OR.for(title))];
  for (const { index, 0: word } of all) {
    const before = wordsIn(title.slice(0, index)).slice(-NAME_WORDS);
    const [behind = ''] = title.slice(index + word.length).split(/[:–—?!]/u);
    const after = wordsIn(behind).slice(0, NAME_WORDS);
    const left = usedOf(
      before.map((_, at) => before.slice(at).join(' ')),
      units,
      language,
    );
    const right = usedOf(
      after.map((_, at) => after.slice(0, after.length - at).join(' ')),
      units,
      language,
    );
    if (left !== '' && right !== '' && left !== right) return [left, right];
  }
  return null;
}

const WORDS = 30;
/** What a run gains: for the first sentence of its section, and for sentences that stand together. */
const GAINS = { first: 0.1, together: 0.1 } as const;
/** Characters at the beginning of a sentence that is about a side: "On Shopify, you …". */
const HEAD = 25;
/** Goes on from the sentence before: "The Kindle on the other hand is fast." */
const TURNS = new TextPattern(
  /on the other hand|(?:in|by) contrast|(?:as an|for) example|andererseits|hingegen|dagegen|beispielsweise/iu,
);

const TAKES_UP = new TextPattern(/^(?:that|this|these|those|they|now|das|dies|diese|jetzt|heute)(?!\p{L})/iu);
/** Whether the sentence behind turns what one says: "Go is dead, says a reader. That is nonsense." */
const isTurned = (at: number, units: readonly Unit[]): boolean =>
  units
    .slice(at + 1, at + 2)
    .some(
      ({ block, isDependent, isContrast, text }) =>
        block === units[at]?.block && isDependent && (isContrast || TAKES_UP.for(text).test(text)),
    );

/** What is said of one side or both. */
interface Said {
  at: number;
  unit: Unit;
  value: number;
  /** 0 or 1; null for both. */
  side: 0 | 1 | null;
  /** It begins with its side. */
  begins: boolean;
}

function saidOf(units: readonly Unit[], sides: Sides, label: string, language: string): Said[] {
  const worth = worthOf(language, label);
  return units.flatMap((unit, at) => {
    const places = placesOf(sides, unit.text);
    const named = places.filter((place) => place >= 0);
    const isUsable = !unit.isExcluded && !unit.announces && !unit.isQuestion && !saysI(unit.text, language);
    if (named.length === 0 || !isUsable || narrates(unit) || unit.words > WORDS) return [];
    // "this Kobo vs Kindle comparison" is about neither
    if (named.length > 1 && VERSUS.for(unit.text).test(unit.text)) return [];
    const value = worth(unit) + (at === 0 ? GAINS.first : 0);
    const side = named.length > 1 ? null : places[0] === named[0] ? 0 : 1;
    return [{ at, unit, value, side, begins: Math.min(...named) < HEAD }];
  });
}

/** The sentences of a section that tell of both sides: one of both, or one of each. Empty if it does not. */
function bothSides(
  units: readonly Unit[],
  sides: Sides,
  { label, language }: { label: string; language: string },
): readonly Unit[] {
  const said = saidOf(units, sides, label, language);
  const stands = ({ unit: { text } }: Said): boolean =>
    !hasDependentOpening(text, language) && !TURNS.for(text).test(text);
  const best = ([0, 1] as const).flatMap(
    (side) =>
      said
        .filter((each) => each.side === side && each.begins && stands(each) && !isTurned(each.at, units))
        .toSorted((a, b) => b.value - a.value)[0] ?? [],
  );
  const pairs = said.flatMap((first, place) => {
    const next = said[place + 1];
    const isPair = next?.at === first.at + 1 && first.side !== null && next.side === 1 - first.side;
    return isPair && first.begins && stands(first) && !isTurned(next.at, units) ? [[first, next]] : [];
  });
  const valueOf = (run: readonly Said[]): number =>
    run.reduce((sum, { value }) => sum + value, run.length === 1 ? (run[0]?.value ?? 0) : 0) +
    (run[0]?.at === (run.at(-1)?.at ?? 0) - 1 || run.length === 1 ? GAINS.together : 0);
  const runs = [
    ...said
      .filter((each) => each.side === null && stands(each) && !isTurned(each.at, units))
      .map((each) => [each]),
    ...pairs,
    ...(best.length > 1 ? [best.toSorted((a, b) => a.at - b.at)] : []),
  ];
  return runs.toSorted((a, b) => valueOf(b) - valueOf(a))[0]?.map(({ unit }) => unit) ?? [];
}

/** What a title sets against each other, by the place of each section that has both sides; empty for no comparison. */
export function compared(
  sections: readonly (readonly [place: number, label: string])[],
  unitsOf: (place: number) => readonly Unit[],
  { title, language, units }: { title: string; language: string; units: readonly Unit[] },
): ReadonlyMap<number, readonly Unit[]> {
  const sides = sidesOf(title, units, language);
  if (sides === null) return new Map();
  return new Map(
    sections
      .map(([place, label]) => [place, bothSides(unitsOf(place), sides, { label, language })] as const)
      .filter(([, run]) => run.length > 0),
  );
}
