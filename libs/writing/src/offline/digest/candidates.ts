import { wordsOf } from '../passages.js';
import { loneUnit } from '../../annotate/lone-unit.js';
import { partsOfText } from '../../text/units-of-text.js';
import { countWords } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { coreOf } from '../core/core.js';
import { waysToTell, withoutTitle, wordsOfList } from '../realise.js';
import { bySection } from './by-section.js';
import type { Candidate } from './choice.js';
import type { DigestBounds } from './digest.types.js';
import { KEPT, paragraphOf, paragraphRuns, type Wanted } from './paragraphs.js';
import { SAYING } from '../core/worth.js';
import { toldLists } from './told-lists.js';

/** What its author lists counts for more; the main list of a text most. */
const LISTED = { main: 1.6, other: 1 } as const;
/** A shorter item is a phrase. */
const SENTENCE_WORDS = 5;

/** Whether the items of a list are sentences that can be spoken; one may lack its full stop. */
function isSaid({ isOfHeadings, items }: List): boolean {
  const ended = items.filter(({ text }) => /[.!?]$/u.test(text)).length;
  return (
    isOfHeadings ||
    (ended > items.length / 2 &&
      items.every(({ text }) => /[\p{L}\d.!?)”"]$/u.test(text) && countWords(text) >= SENTENCE_WORDS))
  );
}

const isBare = ({ items }: List): boolean => items.some(({ label, text }) => label !== '' && text === '');

/** Whether an output may tell a list in one of its forms; its labels alone where they say something. */
export const mayTell = (way: List, list: List, { labelsAlone = true, keeps }: DigestBounds): boolean =>
  labelsAlone || list === keeps || list.saysInLabels || !isBare(way);

/** Whether each sentence of a list has room in its place, its lead-in too. */
const hasRoom = ({ leadIn, items }: List, { fits }: Wanted, language: string): boolean =>
  fits === undefined ||
  [leadIn, ...items.map(({ text }) => text)].every((text) =>
    partsOfText(text, 'sentence').every((sentence) => fits(loneUnit(sentence.trim(), 0, language))),
  );

/** A label of one word is a name, which says nothing alone. */
const isNames = (list: List): boolean => isBare(list) && list.items.some(({ label }) => !label.includes(' '));

/** What a list gains that says in detail what the thesis says. */
const DETAILS = 0.3;
function detailsOf({ items }: List, analysis: Analysis): number {
  const thesis = new Set(coreOf(analysis).thesis?.units.flatMap(({ stems }) => stems));
  const said = new Set(items.flatMap(({ units }) => units.flatMap(({ stems }) => stems)));
  return thesis.size === 0 ? 0 : [...thesis].filter((stem) => said.has(stem)).length / thesis.size;
}

/** A list in each of its forms, after the sentence that leads over to it. */
function listCandidate(list: List, wanted: Wanted, bounds: DigestBounds, analysis: Analysis): Candidate {
  const { language } = analysis;
  const lead = list.leadIn === '' && list.leadUnit !== null ? [list.leadUnit] : [];
  const factor = list.isMain ? LISTED.main : LISTED.other;
  const sizeOf = (way: List): number => wordsOfList(withoutTitle(way, analysis));
  const full = sizeOf(list);
  const details = DETAILS * detailsOf(list, analysis);
  return waysToTell(list)
    .filter((way) => hasRoom(way, wanted, language) && !isNames(way) && mayTell(way, list, bounds))
    .map((way) => {
      const words = sizeOf(way);
      const units = list.items.flatMap((item) => item.units);
      const salience = Math.max(
        list.salience,
        ...units.map((unit) => (wanted.earlier.has(unit.index) ? 0 : unit.salience)),
      );
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

/** A lead-in of so few words is the label of its list: "Pros:". */
const LABEL_WORDS = 3;
/** Part of the words of a lead-in that another has too: what one is good for, and what the other. */
const ALIKE = 0.5;

/** Whether a list goes on in the next one, right behind it: what speaks for something, and what against it. */
function goesOnIn(list: List, next: List): boolean {
  const [last, first] = [list.items.at(-1)?.units.at(-1), next.items[0]?.units[0]];
  const isNext = last !== undefined && first !== undefined && first.index - last.index <= 2;
  if (!isNext || list.isSteps || list.isOfHeadings || next.isOfHeadings || next.leadIn === '') return false;
  const [own = [], other = []] = [list, next].map(({ leadIn }) => leadIn.toLowerCase().split(' '));
  const shared = other.filter((word) => own.includes(word)).length;
  const areLabels = list.leadIn !== '' && Math.max(own.length, other.length) <= LABEL_WORDS;
  return areLabels || shared >= ALIKE * Math.max(own.length, other.length);
}

/** Two lists in each form that both have: all of the comparison, or nothing. */
const bothOf = (candidate: Candidate, next: Candidate): Candidate =>
  candidate.slice(0, next.length).map((option, at) => {
    const { lists, words, value, required } = next[at] ?? option;
    return {
      ...option,
      lists: [...option.lists, ...lists],
      words: option.words + words,
      value: option.value + value,
      required: option.required + required,
    };
  });

const endOf = (candidate: Candidate | undefined): number =>
  Math.max(...(candidate ?? []).map(({ units }) => units.at(-1)?.index ?? -Infinity));

/** Without what leans on a paragraph that is left out. */
function connected(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const next = endOf(kept.at(-1)) + 1;
    const options = candidate.filter(({ leans, units }) => !leans || units[0]?.index === next);
    if (options.length > 0) kept.push(options);
  }
  return kept;
}

function listCandidates(
  lists: readonly List[],
  candidateFor: (list: List) => Candidate,
): { at: number; candidate: Candidate }[] {
  const all: { at: number; candidate: Candidate }[] = [];
  lists.forEach((list, at) => {
    const [before, last] = [lists[at - 1], all.at(-1)];
    const candidate = candidateFor(list);
    if (before !== undefined && last !== undefined && goesOnIn(before, list))
      last.candidate = bothOf(last.candidate, candidate);
    else all.push({ at: list.index, candidate });
  });
  return all;
}

/** The paragraphs and lists of a part that an output may tell, in order. */
export function candidatesOf(
  section: number,
  analysis: Analysis,
  bounds: DigestBounds,
  wanted: Wanted,
): Candidate[] {
  const { lists: which = 'all', asLists = false } = bounds;
  const lists =
    which === 'none'
      ? []
      : toldLists(section, analysis, { headed: wanted.headed, asLists }).filter(
          (list) => which === 'all' || isSaid(list),
        );
  const listed = new Set(
    lists
      .flatMap(({ leadUnit, items }) => [leadUnit, ...items.flatMap(({ units }) => units)])
      .map((unit) => unit?.index ?? -1),
  );
  const isUsable = (at: number): boolean => {
    const unit = analysis.units[at];
    const closure = analysis.tellings.closureAt(at);
    return (
      unit !== undefined &&
      !listed.has(unit.index) &&
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
    ...listCandidates(lists, (list) => listCandidate(list, wanted, bounds, analysis)),
  ];
  return connected(all.toSorted((a, b) => a.at - b.at).map(({ candidate }) => candidate));
}
