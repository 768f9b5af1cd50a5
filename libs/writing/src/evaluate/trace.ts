import type { Unit } from '../annotate/unit.types.js';
import { analyse } from '../offline/analyse.js';
import type { Analysis, Passage } from '../offline/analysis.types.js';
import { coreOf, type Core } from '../offline/core/core.js';
import { toldIn } from '../offline/integrity.js';
import type { Source } from '../source/source.types.js';
import type { Output } from './evaluate.js';

const CHARS = 90;
const short = (text: string): string => (text.length > CHARS ? `${text.slice(0, CHARS - 1)}…` : text);
const two = (value: number): string => value.toFixed(2);

function rolesOf(unit: Unit, { thesis, points, takeaway }: Core): string[] {
  const isIn = (passage: Passage | null): boolean => passage?.units.includes(unit) === true;
  const point = points.findIndex(isIn);
  return [
    isIn(thesis) ? 'thesis' : '',
    point < 0 ? '' : `key point ${point + 1}`,
    isIn(takeaway) ? 'takeaway' : '',
  ].filter(Boolean);
}

function signsOf(unit: Unit): string[] {
  const signs: readonly (readonly [boolean, string])[] = [
    [unit.figure !== '', `figure "${unit.figure}"`],
    [unit.isCue, 'finds or advises'],
    [unit.isContrast, 'contrast'],
    [unit.isSumming, 'sums up'],
    [unit.isQuestion, 'question'],
    [unit.speaker !== '', `said by ${unit.speaker}`],
    [unit.isItem, 'list item'],
    [unit.isHedged, 'hedged'],
    [unit.isIntent, 'plan or attempt'],
    [unit.isDependent, 'needs the sentence before'],
    [unit.announces, 'announces'],
    [unit.isExcluded, 'may not be told'],
  ];
  return signs.flatMap(([holds, sign]) => (holds ? [sign] : []));
}

const placeOf = ({ index, section }: Unit, { sections }: Analysis): string =>
  `sentence ${index + 1}, ${sections[section]?.heading || 'no heading'}`;

const lineOf = (unit: Unit, analysis: Analysis, core: Core): string =>
  [placeOf(unit, analysis), ...rolesOf(unit, core), `salience ${two(unit.salience)}`, ...signsOf(unit)].join(
    '; ',
  );

/** Why a key point is missing: the signs against its first sentence, or its lower weight. */
function absenceOf({ units: [first] }: Passage, told: readonly Unit[]): string {
  const bars = signsOf({ ...first, figure: '', isCue: false, isContrast: false, isSumming: false });
  const least = told.reduce((low, { salience }) => Math.min(low, salience), 1);
  const rank =
    first.salience < least ? `less than the ${two(least)} of all that is told` : `told from ${two(least)} on`;
  return [`salience ${two(first.salience)}, ${rank}`, `${first.words} words`, ...bars].join('; ');
}

/** The source of each sentence of an output with its signs, and the key points that the output leaves out. */
export function traceOf({ draft, format }: Output, source: Source): string {
  const analysis = analyse(source);
  const core = coreOf(analysis);
  const told = toldIn(draft, analysis.units).map(({ unit }) => unit);
  const points: readonly (readonly [string, Passage | null])[] = [
    ['thesis', core.thesis],
    ...core.points.map((point, at) => [`key point ${at + 1}`, point] as const),
    ['takeaway', core.takeaway],
  ];
  const left = points.flatMap(([name, passage]) =>
    passage === null || told.includes(passage.units[0])
      ? []
      : [`  ${name}: ${short(passage.units[0].text)}\n    ${absenceOf(passage, told)}`],
  );
  return [
    `${format}: told, in order`,
    ...told.map((unit) => `  ${short(unit.text)}\n    ${lineOf(unit, analysis, core)}`),
    `${format}: left out`,
    ...(left.length > 0 ? left : ['  no key point']),
  ].join('\n');
}
