import type { Unit } from '../../annotate/unit.types.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Analysis } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { TIMES } from './antecedents.js';

const BEHIND = oneOf`of that which who whose for in on with to from and or but is was by at as into`;
/** "a single stripe of paint", "a bright stripe that": the noun of what is new. */
const INTRODUCES = new TextPattern(
  new RegExp(String.raw`\ban? (?:[\p{L}-]+ ){0,3}?(?<noun>\p{L}{4,})(?= (?:${BEHIND})\b|[.,;:?!)]|$)`, 'giu'),
);
/** "this simple stripe", "this stripe": what a reader has to have met; the noun is one of the words. */
const KNOWN = new TextPattern(/\bthis (?=(?<phrase>\p{L}+(?:[ -]\p{L}+){0,2}))/giu);

const nounsIn = (text: string): string[] =>
  INTRODUCES.matchesIn(text).map(({ groups }) => groups?.['noun']?.toLowerCase() ?? '');

/** Each noun with the positions of the sentences that introduce something by it. */
const introductionsOf = onceFor(({ units }: Analysis): ReadonlyMap<string, readonly number[]> => {
  const found = units.flatMap(({ text, isQuestion }, at) =>
    (isQuestion ? [] : nounsIn(text)).map((noun) => [noun, at] as const),
  );
  const byNoun = Map.groupBy(found, ([noun]) => noun);
  return new Map([...byNoun].map(([noun, pairs]) => [noun, pairs.map(([, at]) => at)]));
});

/** Sentences within which something is introduced. */
const NEAR = 20;
/** Words at most that introduce it. */
const MOST_WORDS = 60;

const WORDS = /\p{L}{4,}/gu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];

/** The sentences that introduce what others in an output speak of as known: "a stripe of paint" before "this simple stripe". */
export function missingNouns(
  told: readonly Pick<Unit, 'index' | 'text'>[],
  shownTitle: string,
  analysis: Analysis,
): Unit[] {
  if (analysis.language !== 'en') return [];
  const { units, tellings } = analysis;
  const introductions = introductionsOf(analysis);
  const said = new Set(wordsIn(shownTitle));
  const isTold = new Set(told.map(({ index }) => index));
  const missing = new Set<Unit>();
  for (const { index, text } of told.toSorted((a, b) => a.index - b.index)) {
    for (const { groups } of KNOWN.matchesIn(text)) {
      const words = wordsIn(groups?.['phrase'] ?? '').filter((word) => !TIMES.test(word));
      const noun = words.find((word) => introductions.has(word));
      if (noun === undefined || said.has(noun)) continue;
      const isBefore = (at: number): boolean => {
        const before = index - (units[at]?.index ?? index);
        return before > 0 && before <= NEAR;
      };
      const at = introductions.get(noun)?.findLast(isBefore) ?? -1;
      const run = tellings.closureAt(at).filter((unit) => !isTold.has(unit.index));
      if (wordsOf(run) <= MOST_WORDS) for (const unit of run) missing.add(unit);
    }
    for (const word of wordsIn(text)) said.add(word);
  }
  return [...missing];
}
