import { isConclusion } from '../../annotate/discourse/conclusions.js';
import { labelOf } from '../../annotate/item-label.js';
import { yes } from '../../annotate/salience.js';
import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { oneOf } from '../../text/one-of.js';
import type { Analysis, Passage } from '../analysis.types.js';
import { passageOf, wordsOf } from '../passages.js';
import { overlap, takeawayWeight, titleShare } from './core-weights.js';
import { isInList, isMadeOfList } from '../structures/subject-list.js';
import { endOf } from './story-end.js';
import { bestIn, hasParts, positionsOf, promiseOf, STATED } from './zone.js';

/** The conclusion is in this share of the sentences at the end, or in `least` of them. */
const ENDING = { part: 0.2, least: 5 } as const;
const MOST = { maxWords: 90, maxSentences: 8 } as const;
/** A conclusion comes after this share of the text. */
const CONCLUDING = 0.5;
/** In an interview, a conclusion has this share of the promised words; otherwise it is only the last answer. */
const PROMISED = 0.5;
/** A sentence of less weight is not a conclusion. */
const MIN_TAKEAWAY = 0.2;
/** The same for texts with several sections: the last one need not conclude anything. */
const MIN_OF_PART = 0.25;

const EXAMPLE = /^for (?:example|instance)\b/iu;
/** Cuts a conclusion before its example. */
function concluding(passage: Passage): Passage {
  const { units, at } = passage;
  const example = units.findIndex(({ text }, place) => place > 0 && EXAMPLE.test(text));
  return passageOf(units.slice(0, example < 0 ? units.length : example), at) ?? passage;
}

const concludingSection = ({ sections }: Analysis): number =>
  sections.findLastIndex(
    ({ heading, words }, at) => at >= sections.length * CONCLUDING && words > 0 && isConclusion(heading),
  );

/** Paragraphs that each describe one of several things ("Search.gov: an engine …"). They are not conclusions. */
function labelledBlocks({ units }: Analysis): ReadonlySet<number> {
  const labelled = units.filter(({ opensBlock, text }) => opensBlock && labelOf(text) !== '');
  const blocks = new Set(labelled.map(({ block }) => block));
  return blocks.size > 1 ? blocks : new Set();
}

/** "Then a …" and "For your …", which only look like "Pick a …" and "Feed your …". */
const NO_VERB = new RegExp(
  `^(?:${oneOf`then once if when after before since with without for in on at as from by to but and or so because than though while until during about it this that`}) `,
  'iu',
);

function weigherOf(analysis: Analysis, thesis: Passage | null, last: Unit): (unit: Unit) => number {
  const { instruction } = languageOf(analysis.language);
  const [promise, titleWords] = [promiseOf(analysis, thesis), promiseOf(analysis, null)];
  const instructs = ({ text }: Unit): boolean =>
    !NO_VERB.test(text) && instruction?.test(text.replace(/^["“”„«»]\s?/u, '')) === true;
  const isInParts = hasParts(analysis);
  return (unit) => {
    const isAdvice = instructs(unit);
    const isInLastBlock = unit.block === last.block;
    // in a text with sections, the end may be a detail of the last one
    const isDetail = !isAdvice && overlap(unit.stems, promise) === 0;
    return (
      takeawayWeight(unit, { isInLastBlock, isAdvice }, promise, titleWords) -
      0.3 * yes(isDetail) +
      0.2 * yes(!isInParts && isInLastBlock)
    );
  };
}

/** Positions where a text without a concluding heading may conclude. */
function endingOf(analysis: Analysis, pool: readonly number[], last: Unit): number[] {
  const { units } = analysis;
  const from = Math.min(units.length * (1 - ENDING.part), Math.max(units.length - ENDING.least, 0));
  const titleWords = promiseOf(analysis, null);
  const labels = labelledBlocks(analysis);
  // without sections the ending is the last two paragraphs
  const ending = (units.at(-1)?.block ?? 0) - 1;
  const isInParts = hasParts(analysis);
  return pool.filter((at) => {
    const { section = -1, stems = [], block = -1, isSumming = false } = units[at] ?? {};
    const isLast = at >= from && (isInParts ? section === last.section : block >= ending);
    const states = at >= units.length * CONCLUDING && (isSumming || titleShare(stems, titleWords) >= STATED);
    return (isLast || states) && !labels.has(block) && !isInList(section, analysis);
  });
}

/** The ending of a story: its last sentence that reads alone and is outside of lists, with what leads to it. */
function storyEnd(analysis: Analysis, pool: readonly number[]): Passage | null {
  const { units, tellings } = analysis;
  const isEnd = (at: number): boolean =>
    tellings.closureAt(at).length > 0 && !isInList(units[at]?.section ?? -1, analysis);
  const end = units[pool.findLast(isEnd) ?? -1];
  return end === undefined ? null : endOf(analysis, end);
}

/** A shorter answer to the last of several questions ends no story. */
const ANSWER_WORDS = 18;
/** The ending of a story; null for short answers to its last questions, one below the other. */
function toldEnd(analysis: Analysis, pool: readonly number[]): Passage | null {
  const end = storyEnd(analysis, pool);
  if (end === null || !analysis.isAsked) return end;
  const last = end.units.filter(({ section }) => section === end.units.at(-1)?.section);
  return last.length < end.units.length && wordsOf(last) < ANSWER_WORDS ? null : end;
}

/** The conclusion of a text, or the ending of a story; null if nothing concludes. */
export function takeawayOf(analysis: Analysis, thesis: Passage | null): Passage | null {
  const { units, isInterview, isStory } = analysis;
  const pool = positionsOf(analysis);
  const last = units[pool.at(-1) ?? -1];
  if (last === undefined) return null;
  const conclusion = concludingSection(analysis);
  const zone = { ...MOST, weigh: weigherOf(analysis, thesis, last), across: true };
  const inConclusion = pool.filter((at) => units[at]?.section === conclusion);
  const concluded = bestIn(analysis, { ...zone, least: MIN_TAKEAWAY, positions: inConclusion });
  if (concluded !== null) return concluding(concluded);
  if (isStory && !isMadeOfList(analysis)) return toldEnd(analysis, pool);
  const least = hasParts(analysis) ? MIN_OF_PART : MIN_TAKEAWAY;
  const found = bestIn(analysis, { ...zone, least, positions: endingOf(analysis, pool, last) });
  if (found === null) return null;
  const stems = units[found.at]?.stems ?? [];
  const isAnswer = isInterview && overlap(stems, promiseOf(analysis, thesis)) < PROMISED;
  return isAnswer ? null : concluding(found);
}
