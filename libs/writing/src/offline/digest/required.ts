import { isLabelledEnd, labelOf } from '../../annotate/item-label.js';
import { wordsOf } from '../passages.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis } from '../analysis.types.js';
import { coreOf } from '../core/core.js';
import { decisionsIn } from '../core/zone.js';

/** A brief output has only the central sentence of a longer passage. */
const BRIEF_WORDS = 45;

/** Sentences that every output has: thesis, conclusion, decisions, the title's term and its figures; in brief less of a long passage. */
export function requiredIn(analysis: Analysis, variant: number, isBrief = false): Set<number> {
  const { thesis, takeaway } = coreOf(analysis, variant);
  const goesToEnd = analysis.isSequential && !analysis.isAsked;
  const end = takeaway ?? (goesToEnd ? (analysis.passages.at(-1) ?? null) : null);
  const core = [thesis, end].flatMap((passage) =>
    isBrief && passage !== null && passage.words > BRIEF_WORDS
      ? analysis.tellings.closureAt(passage.at)
      : (passage?.units ?? []),
  );
  const decided = decisionsIn(analysis).flatMap((at) => analysis.tellings.closureAt(at));
  const stated = [...statedIn(analysis), ...concludedIn(analysis)];
  const units = [...core, ...stated, ...namingOf(analysis), ...figuresOf(analysis), ...decided];
  return new Set(units.map(({ index }) => index));
}

const RANKS = oneOf`key main central crucial core essential most_important`;
const POINTS = oneOf`insight point idea takeaway lesson message finding`;
/** "Here's the key insight: the wall has no drain.", "The crucial point is that it leaks." */
const STATES = new RegExp(
  String.raw`^(?:(?:here|this|that)(?:['’]s| is) )?(?:the|my|our) (?:${RANKS}) (?:${POINTS})(?::| is that) (?:\S+ ){3}\S`,
  'iu',
);
/** More of them are a list of points. */
const MOST_STATED = 2;
/** The sentences that the author calls the point of the text. */
const statedIn = onceFor(({ units, tellings }: Analysis): readonly Unit[] => {
  const stated = [...units.keys()].filter(
    (at) => STATES.test(units[at]?.text ?? '') && units[at]?.isExcluded === false,
  );
  if (stated.length > MOST_STATED) return [];
  return stated
    .map((at) => tellings.closureAt(at))
    .filter((own) => wordsOf(own) <= NAMING_WORDS)
    .flat();
});

/** As many sections conclude with the same label, if it is a habit of the text. */
const CONCLUDED = { least: 3, words: 200 } as const;
/** The sentences by which section after section concludes: "Lesson learned: …". */
const concludedIn = onceFor(({ units, tellings }: Analysis): readonly Unit[] => {
  const labelled = [...units.entries()].filter(([, unit]) => isLabelledEnd(unit));
  const kinds = [...Map.groupBy(labelled, ([, { text }]) => labelOf(text)).values()];
  const habit = kinds.find((own) => new Set(own.map(([, { section }]) => section)).size >= CONCLUDED.least);
  const told = (habit ?? []).flatMap(([at]) => tellings.closureAt(at));
  return wordsOf(told) <= CONCLUDED.words ? told : [];
});

/** Most words of a passage that introduces the title's term or figures. */
const NAMING_WORDS = 90;

/** A percentage, an amount of money, or a number of three digits or more that is no year. */
const FIGURE = /[$€£]\d[\d.,]*|\d[\d.,]* ?[%€]|(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:[.,]?\d{3})+/gu;
const figuresIn = (text: string): string[] =>
  (text.match(FIGURE) ?? []).map((own) => own.replace(/\D/gu, ''));

/** The sentence with the figures of the title: "Our bill went from $5,000 a month to $5." */
const figuresOf = onceFor(({ units, tellings, title }: Analysis): readonly Unit[] => {
  const promised = figuresIn(title);
  if (promised.length === 0) return [];
  const at = units.findIndex(({ text }) => {
    const told = figuresIn(text);
    return promised.every((figure) => told.includes(figure));
  });
  const telling = at < 0 ? [] : tellings.closureAt(at);
  return wordsOf(telling) <= NAMING_WORDS ? telling : [];
});

/** The sentence that first uses a two-word term of the title: "I call it The Encasement Strategy." */
const namingOf = onceFor(({ units, tellings, title, language }: Analysis): readonly Unit[] => {
  const words = title.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const terms = words
    .slice(1)
    .map((word, at) => [words[at] ?? '', word])
    .filter((pair) => pair.every((word) => contentKeys(word, language).length > 0))
    .map((pair) => pair.join(' '));
  const at =
    terms.length === 0
      ? -1
      : units.findIndex(({ text }) => terms.some((term) => text.toLowerCase().includes(term)));
  const naming = at < 0 ? [] : tellings.closureAt(at);
  return wordsOf(naming) <= NAMING_WORDS ? naming : [];
});
