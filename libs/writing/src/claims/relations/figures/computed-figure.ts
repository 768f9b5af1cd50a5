import {
  inSmallest,
  isMeasure,
  isUnit,
  measuredBy,
  unitBehind,
} from '../../../annotate/mentions/quantities/units.js';
import { isFigure, type Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { evidenceOf } from '../../evidence.js';
import { statementIndexOf } from '../statements/statement-index.js';
import type { Statement } from '../statements/statement.js';
import { resultsOf, partsIn, totalsOf, type Nearness, type Pair, type Result } from './arithmetic.js';
import { isPoint, operandsOf, type Operand } from './operands.js';
import { Wanted } from './wanted.js';

/** A result more likely than that is one by chance. */
const MOST_CHANCE = 0.5;
/** More figures are a table. */
const MAX_OWN = 6;
const MAX_TOLD = 12;
const MAX_POOL = 40;

/** What some figures come to; those of two points in time lie apart. */
interface Trial {
  results: readonly Result[];
  from: Mention;
  pair?: Pair;
  nearness?: Nearness;
}

const crossed = (ones: readonly Operand[], others: readonly Operand[]): Pair[] =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));
const pairsOf = (all: readonly Operand[]): Pair[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

const currencyOf = ({ value }: Mention): string => value.slice(0, value.indexOf(':') + 1);
const isOneCurrency = (one: Mention, other: Mention): boolean =>
  one.kind !== 'money' || other.kind !== 'money' || currencyOf(one) === currencyOf(other);

const ofPair = (pair: Pair, nearness: Nearness): Trial => ({
  results: resultsOf(pair, nearness),
  from: pair[1].mention,
  pair,
  nearness,
});

/** `the next decade`: a measure without a figure is one. */
function unitsIn({ words, figures }: Statement): Trial[] {
  return words.flatMap(({ text, start, end }) => {
    const unit = unitBehind(` ${text}`, 0);
    const isCounted = figures.some((figure) => start - figure.end <= 1 && start >= figure.start);
    if (unit === undefined || !isMeasure(unit) || isCounted) return [];
    const from: Mention = { kind: 'number', text, value: '1', unit, start, end };
    return [{ results: [{ measure: measuredBy(unit), amount: inSmallest(1, unit) }], from }];
  });
}

/** What figures of two statements come to, and those of a list. */
function* acrossStatements(
  near: readonly { theirs: readonly Operand[]; isTopic: boolean }[],
): Generator<Trial> {
  const [topical, others]: [Operand[], Operand[]] = [[], []];
  for (const { theirs, isTopic } of near) {
    if (topical.length + others.length >= MAX_POOL) return;
    for (const pair of crossed(topical, theirs)) yield ofPair(pair, isTopic ? 'apart' : 'far');
    for (const pair of crossed(isTopic ? others : others.filter(isPoint), theirs)) yield ofPair(pair, 'far');
    const [first] = theirs;
    if (first !== undefined)
      yield { results: totalsOf(theirs.filter((each) => !isPoint(each))), from: first.mention };
    (isTopic ? topical : others).push(...theirs);
  }
}

/** What the figures that a statement may be computed from come to, the closest first. */
function* trialsFor(claim: Mention, said: Statement, source: Source): Generator<Trial> {
  const operandsIn = (mentions: readonly Mention[], most: number): Operand[] =>
    mentions
      .filter((each) => each !== claim && isOneCurrency(each, claim))
      .flatMap(operandsOf)
      .slice(0, most);
  const own = operandsIn(said.mentions, MAX_OWN);
  const near = statementIndexOf(source)
    .nearest(said)
    .map((told) => ({ told, theirs: operandsIn(told.mentions, MAX_TOLD) }));
  for (const pair of pairsOf(own)) yield ofPair(pair, 'own');
  for (const { told, theirs } of near) {
    yield* unitsIn(told);
    for (const one of theirs) yield { results: partsIn(one), from: one.mention };
    for (const pair of crossed(own, theirs)) yield ofPair(pair, 'own');
    for (const pair of pairsOf(theirs)) yield ofPair(pair, 'beside');
  }
  const topics = said.words.filter(({ text, isTopic }) => isTopic && !isUnit(text));
  const isOf = ({ keys }: Statement): boolean => topics.some(({ key }) => keys.has(key));
  yield* acrossStatements(near.map(({ told, theirs }) => ({ theirs, isTopic: isOf(told) })));
  const points = [...own, ...near.flatMap(({ theirs }) => theirs)].filter(isPoint);
  const dates = operandsIn(evidenceOf(source).dates, MAX_POOL);
  for (const pair of crossed(points.slice(0, MAX_POOL), dates)) yield ofPair(pair, 'apart');
}

/**
 * Where the source has what a figure that it does not state can be computed from: by one operation that the measures
 * allow, out of figures of the text itself and of the source's statements closest to it. The more results are tried, the
 * likelier one of them is the figure by chance.
 */
export function computedFigure(claim: Mention, said: Statement, source: Source): Mention | null {
  const wanted = isFigure(claim) || claim.kind === 'date' ? Wanted.of(claim, said) : null;
  if (wanted === null || said.isList) return null;
  const near = { own: 0, beside: 0, apart: 0, far: 0 };
  for (const { results, from, pair, nearness = 'beside' } of trialsFor(claim, said, source)) {
    const open = wanted.among(results);
    near[nearness] += open.filter((each) => wanted.isNear(each)).length;
    const isFound = open.some((each) => wanted.is(each)) || (pair !== undefined && wanted.isBetween(pair));
    if (isFound && wanted.chanceAmong(near[nearness]) <= MOST_CHANCE) return from;
  }
  return null;
}
