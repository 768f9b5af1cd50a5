import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';

/** Nouns that a sentence speaks of as known: "the four buses". */
const KNOWN = new TextPattern(
  /\bthe (?:two|three|four|five|six|seven|eight|nine|ten|other|same|remaining) (?<noun>(?:\p{L}+[- ]){0,2}\p{L}{3,}s)\b(?! (?:that|as|who|which|whose|we|you|they|he|she)\b)/giu,
);
/** "each year" is no thing that was spoken of. */
const TIMES =
  /^(?:years?|quarters?|months?|weeks?|days?|times?|mornings?|evenings?|nights?|things?|people|others?|cases?|ways?)$/iu;

/** The noun phrases that a sentence speaks of as known. */
export const knownNouns = (text: string): string[][] =>
  KNOWN.matchesIn(text).map(({ groups }) =>
    (groups?.['noun'] ?? '').split(/[- ]/u).filter((word) => !TIMES.test(word)),
  );

const COMPARATIVES = oneOf`
  more_\p{Ll}+ better worse easier harder faster slower cheaper bigger smaller larger higher lower longer
  shorter stronger weaker`;
const DEGREES = oneOf`(?:\p{L}+ly|even|much|far|still|a_lot|slightly)_`;
const IS_COMPARED = String.raw`(?:${DEGREES})?(?:${COMPARATIVES})|(?:exactly )?the same`;
/** "His are obviously more complicated, but the idea is the same.": than what, and as what, is said before. */
const COMPARED = [
  String.raw` (?:is|are|was|were|be|looks?|seems?) (?:${IS_COMPARED})[.,;!?]`,
  String.raw`^(?:much|far) (?:${COMPARATIVES})\b`,
].map((pattern) => new TextPattern(new RegExp(pattern, 'iu')));
const HAS_STANDARD = / (?:than|as) /iu;
export const isCompared = (text: string): boolean =>
  !HAS_STANDARD.test(text) && COMPARED.some((pattern) => pattern.for(text).test(text));
