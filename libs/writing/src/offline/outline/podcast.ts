import { withoutNumber } from '../../source/structure/part-number.js';
import { labelOf } from '../../annotate/item-label.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { PodcastDraft } from '../../formats/draft/draft.types.js';
import { spokenSeconds } from '../../formats/draft/timing.js';
import { countWords } from '../../languages/words.js';
import { partRule } from '../../platforms/rules.js';
import { keyOf } from '../../text/sentence-keys.js';
import { partsOfText } from '../../text/units-of-text.js';
import { requestAfter, type Kit } from '../kit.js';
import { markOf } from '../realise.js';
import type { Tell } from '../telling.types.js';
import type { ScriptPart } from './chapters.js';
import { isOneParagraph, nested } from './paragraphs.js';
import { scriptOf, titleOf } from './script.js';

const MAX_QUESTIONS = 5;
const QUESTION_WORDS = { least: 5, most: 22 } as const;
const LEAST_SEGMENTS = 2;

/** The author's questions that the output answers but does not ask. Headings are titles of segments. */
function questionsOf({ analysis: { units } }: Kit, told: ReadonlySet<number>): string[] {
  const asked = units.filter((unit, at) => {
    const answer = units[at + 1];
    return (
      unit.isQuestion &&
      unit.speaker === '' &&
      !unit.isDependent &&
      !unit.isExcluded &&
      !told.has(unit.index) &&
      unit.words >= QUESTION_WORDS.least &&
      unit.words <= QUESTION_WORDS.most &&
      answer !== undefined &&
      !answer.isQuestion &&
      told.has(answer.index)
    );
  });
  return [...new Set(asked.map(({ text }) => text))].slice(0, MAX_QUESTIONS);
}

/** Most words of a talking point, and least of either half of a split paragraph. */
const POINT = { most: 110, least: 25 } as const;

function wordsLeft(units: readonly Unit[]): number[] {
  const left = units.map(({ words }) => words);
  for (let at = units.length - 2; at >= 0; at -= 1)
    if (units[at]?.block === units[at + 1]?.block) left[at] = (left[at] ?? 0) + (left[at + 1] ?? 0);
  return left;
}

/** Whether the next paragraph continues the talking point: half a sentence, or the same speaker. */
function goesOn(before: Unit, unit: Unit, words: number, left: number): boolean {
  if (unit.block > before.block + 1 || unit.speaker !== before.speaker) return false;
  return isOneParagraph(before, unit) || (unit.speaker !== '' && words + left <= POINT.most);
}

function startsPoint(unit: Unit, before: Unit, words: number, left: number): boolean {
  if (before.block !== unit.block) return !goesOn(before, unit, words, left);
  if (before.owesNext) return false;
  const isFull = words >= POINT.least && left >= POINT.least && words + left > POINT.most;
  return !unit.isDependent && (isFull || labelOf(unit.text) !== '');
}

/** A paragraph as a talking point; a long one as several, none of which begins with a dependent sentence. */
function pointsOf(units: readonly Unit[], tell: Tell): string[] {
  const points: Unit[][] = [];
  const left = wordsLeft(units);
  let words = 0;
  for (const [at, unit] of units.entries()) {
    const before = points.at(-1)?.at(-1);
    if (before === undefined || startsPoint(unit, before, words, left[at] ?? 0)) {
      points.push([]);
      words = 0;
    }
    points.at(-1)?.push(unit);
    words += unit.words;
  }
  return points.map((point) => tell(point));
}

/** The last words: the conclusion, then a request to share the episode, or only thanks after a memoir. */
function outroOf(kit: Kit, last: string, closing: string): string {
  const [thanks = ''] = partsOfText(kit.wording.ask('podcast'), 'sentence');
  const ask = kit.analysis.isStory ? '' : requestAfter(closing || last, 'podcast', kit);
  return [closing, ask || thanks.trim()].filter(Boolean).join(' ');
}

const MAX_SEGMENTS = partRule('podcast', 'segments').limit ?? Infinity;

/** Joins the shortest neighbouring parts until the segments fit; the second title becomes a line. */
function inSegments(parts: readonly ScriptPart[]): readonly ScriptPart[] {
  const joined = [...parts];
  const lengths = joined.map(({ texts }) => countWords(texts.join(' ')));
  while (joined.length > MAX_SEGMENTS) {
    const sums = lengths.slice(1).map((length, at) => length + (lengths[at] ?? 0));
    const at = sums.indexOf(Math.min(...sums));
    const [first, second] = joined.slice(at, at + 2);
    if (first === undefined || second === undefined) break;
    const texts = [...first.texts, withoutNumber(second.title), ...second.texts];
    joined.splice(at, 2, { ...first, units: [...first.units, ...second.units], texts });
    lengths.splice(at, 2, sums[at] ?? 0);
  }
  return joined;
}

/** Whether the author counts parts from one on, and others are not counted: an introduction above or the last words below. */
function areCounted(parts: readonly ScriptPart[]): boolean {
  const counted = parts.filter(({ number }) => number !== '');
  return (
    counted.length > 1 &&
    counted.every(({ number }, at) => parseInt(number, 10) === at + 1) &&
    counted.length < parts.length
  );
}

/** A podcast script: segments with talking points, questions and an outro. */
export function writePodcast(kit: Kit): PodcastDraft {
  const { analysis, tell } = kit;
  const { opening, parts, closing, told } = scriptOf(kit, [25, 60], {
    say: (units) => pointsOf(units, tell),
    list: (lead, items, isNumbered) => {
      // a number is a mark already
      const marked = items.map((item, at) => (isNumbered ? markOf(true, at) + item : nested(item)));
      return lead === '' ? marked : [lead, ...marked];
    },
  });
  const segmented = inSegments(parts);
  const isCounted = areCounted(segmented);
  const segments = segmented.map(({ title, number, texts }) => ({
    title: [isCounted ? number : '', withoutNumber(title)].filter(Boolean).join(' '),
    minutes: spokenSeconds(texts.join(' ')) / 60,
    talkingPoints: [...texts],
  }));
  return {
    format: 'podcast',
    title: titleOf(analysis),
    coldOpen: keyOf(opening) === keyOf(analysis.title) ? '' : opening,
    segments,
    questions: questionsOf(kit, told),
    isSpoken: true,
    outro: outroOf(kit, segments.at(-1)?.talkingPoints.at(-1) ?? '', closing),
    ...(segments.length < LEAST_SEGMENTS && { thin: 'few-points' }),
  };
}
