import { isTurned } from '../../annotate/discourse/debts.js';
import type { Unit } from '../../annotate/unit.types.js';
import { wordsOf } from '../passages.js';
import { loneUnit } from '../../annotate/lone-unit.js';
import { partsOfText } from '../../text/units-of-text.js';
import { countWords } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { coreOf } from '../core/core.js';
import { formsIn, formsOf, withoutTitle, wordsOfList } from '../realise.js';
import { togetherWith } from '../structures/named-lists.js';
import { restatedIn } from '../structures/restated.js';
import { bySection } from './by-section.js';
import type { Candidate } from './choice.js';
import type { DigestBounds } from './digest.types.js';
import { KEPT, paragraphOf, paragraphRuns, type Wanted } from './paragraphs.js';
import { SAYING } from '../core/worth.js';

/** Weight of lists against paragraphs: the main list of a text counts most. */
const LISTED = { main: 1.6, other: 1 } as const;
const SENTENCE_WORDS = 5;

/** Whether the items of a list are sentences that can be spoken. Up to half of them may lack their full stop. */
function isSaid({ isOfHeadings, items }: List): boolean {
  const ended = items.filter(({ text }) => /[.!?]$/u.test(text)).length;
  return (
    isOfHeadings ||
    (ended > items.length / 2 && items.every(({ text }) => countWords(text) >= SENTENCE_WORDS))
  );
}

/** The main list is used with its texts, not just its labels, if it takes at most this share of the output. */
const TOLD_PART = 0.75;
/** Whether most items of a list are labels alone. */
const isBare = ({ items }: List): boolean =>
  items.filter(({ label, text }) => label !== '' && text === '').length > items.length * BARE_PART;
const BARE_PART = 0.5;

/** The forms of a list of which each sentence fits the output; none if its lead-in does not. */
function fittingForms(list: List, { fits }: Wanted, language: string): readonly List[] {
  if (fits === undefined) return formsOf(list);
  const hasRoom = (text: string): boolean =>
    partsOfText(text, 'sentence').every((sentence) => fits(loneUnit(sentence.trim(), 0, language)));
  return hasRoom(list.leadIn) ? formsIn(list, hasRoom) : [];
}

/** Whether a list has a label of one word without a text: a name alone says nothing. */
const isNames = ({ items }: List): boolean =>
  items.some(({ label, text }) => label !== '' && text === '' && !label.includes(' '));

/** Most that a list gains for giving the details of the thesis. */
const DETAILS = 0.3;
function detailsOf({ items }: List, analysis: Analysis): number {
  const thesis = new Set(coreOf(analysis).thesis?.units.flatMap(({ stems }) => stems));
  const said = new Set(items.flatMap(({ units }) => units.flatMap(({ stems }) => stems)));
  return thesis.size === 0 ? 0 : [...thesis].filter((stem) => said.has(stem)).length / thesis.size;
}

/** The forms that a list may have in the output, with the sentence that leads over to it. */
function listCandidate(list: List, room: number, wanted: Wanted, analysis: Analysis): Candidate {
  const { language } = analysis;
  const lead = list.leadIn === '' && list.leadUnit !== null ? [list.leadUnit] : [];
  const factor = list.isMain ? LISTED.main : LISTED.other;
  const sizeOf = (way: List): number => wordsOfList(withoutTitle(way, analysis));
  const full = sizeOf(list);
  const details = DETAILS * detailsOf(list, analysis);
  const ways = fittingForms(list, wanted, language).filter((way) => !isNames(way));
  const told = ways.filter((way) => !isBare(way));
  const isTold = list.isMain && told.some((way) => sizeOf(way) <= room * TOLD_PART);
  return (isTold ? told : ways).map((way) => {
    const words = sizeOf(way);
    const units = list.items.flatMap((item) => item.units);
    const salience = Math.max(list.salience, ...units.map((unit) => unit.salience));
    return {
      leans: false,
      units: lead,
      lists: [way],
      words: words + wordsOf(lead),
      // a short form says nearly what the full one does
      value: factor * (words + (full - words) / 4) * (SAYING + salience + details),
      // a recipe needs all of its lists
      required: list === wanted.keeps ? KEPT : Number(way === list && wanted.lists.has(list)),
      reachesEnd: true,
    };
  });
}

/** Two lists as one: an output includes both, in forms of the same length, or none of them. */
const bothOf = (one: Candidate, other: Candidate): Candidate =>
  one.flatMap((a, at) => {
    const b = other[Math.min(at, other.length - 1)];
    return b === undefined
      ? []
      : {
          ...a,
          units: [...a.units, ...b.units],
          lists: [...a.lists, ...b.lists],
          words: a.words + b.words,
          value: a.value + b.value,
          required: a.required + b.required,
        };
  });

interface Placed {
  at: number;
  candidate: Candidate;
}
/** The lists of a part; "From the other camp:" goes with the list above it. */
const placedLists = (
  lists: readonly List[],
  toCandidate: (list: List) => Candidate,
  language: string,
): Placed[] =>
  lists.reduce<Placed[]>((all, list) => {
    const last = all.at(-1);
    const candidate = toCandidate(list);
    return last !== undefined && isTurned({ text: list.leadIn }, language)
      ? [...all.slice(0, -1), { ...last, candidate: bothOf(last.candidate, candidate) }]
      : [...all, { at: list.index, candidate }];
  }, []);

const endOf = (candidate: Candidate | undefined): number =>
  Math.max(...(candidate ?? []).map(({ units }) => units.at(-1)?.index ?? -Infinity));

/** Removes options that depend on a paragraph that cannot be used. */
function connected(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const next = endOf(kept.at(-1)) + 1;
    const options = candidate.filter(({ leans, units }) => !leans || units[0]?.index === next);
    if (options.length > 0) kept.push(options);
  }
  return kept;
}

const NONE: ReadonlySet<number> = new Set();
/** The paragraphs and lists of a section that an output may use, in order. */
export function candidatesOf(
  section: number,
  analysis: Analysis,
  { lists: which = 'all', words, points }: DigestBounds,
  asked: Wanted,
): Candidate[] {
  const restated = which === 'none' && points === undefined ? NONE : restatedIn(analysis);
  const wanted = restated.size === 0 ? asked : { ...asked, told: new Set([...asked.told, ...restated]) };
  const lists =
    which === 'none'
      ? []
      : (bySection(analysis).lists.get(section) ?? [])
          .filter((list) => !list.isOfHeadings || wanted.headed.has(list))
          .filter((list) => which === 'all' || isSaid(list));
  const listed = new Set(
    lists
      .flatMap(({ leadUnit, items }) => [leadUnit, ...items.flatMap(({ units }) => units)])
      .map((unit) => unit?.index ?? -1),
  );
  const [list] = [...wanted.headed].filter(({ parts }) => parts.includes(section));
  const inItems = new Set(list?.items.flatMap(({ units }) => units.map(({ index }) => index)));
  // of a section that is a list item, only required sentences are used outside the list
  const isTold = ({ index }: Unit): boolean =>
    listed.has(index) || (list !== undefined && (inItems.has(index) || !wanted.required.has(index)));
  const isUsable = (at: number): boolean => {
    const unit = analysis.units[at];
    const closure = analysis.tellings.closureAt(at);
    return (
      unit !== undefined &&
      !isTold(unit) &&
      !wanted.told.has(unit.index) &&
      closure.length > 0 &&
      closure.every((each) => wanted.told.has(each.index) || wanted.fits?.(each) !== false)
    );
  };
  const positions = bySection(analysis).positions.get(section) ?? [];
  const paragraphs = paragraphRuns(positions, analysis.units, isUsable).map((run) => ({
    at: analysis.units[run[0] ?? 0]?.index ?? 0,
    candidate: paragraphOf(run, wanted, analysis),
  }));
  const all = [
    ...paragraphs,
    ...placedLists(
      lists,
      (list) => listCandidate(list, words / togetherWith(list, analysis).length, wanted, analysis),
      analysis.language,
    ),
  ];
  return connected(all.toSorted((a, b) => a.at - b.at).map(({ candidate }) => candidate));
}
