import type { Unit } from '../../annotate/unit.types.js';
import { loneUnit } from '../../annotate/lone-unit.js';
import { partsOfText } from '../../text/units-of-text.js';
import { countWords } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { valueOf } from '../findings.js';
import { waysToTell, wordsOfList } from '../realise.js';
import { wordsOf } from '../runs.js';
import { isNextTo } from '../tellings.js';
import { bySection } from './by-section.js';
import type { Candidate, Option } from './choice.js';
import type { DigestBounds } from './digest.types.js';
import { toldLists } from './told-lists.js';

/** Worth of every word, whatever it says; a finding adds up to about 1. */
const SAYING = 0.1;
/** What a stretch loses that begins inside its paragraph. */
const INSIDE = 6;
/** A shorter sentence begins no run inside a paragraph. */
const STARTING_WORDS = 10;
/** What its author lists counts for more; the main list of a text most. */
const LISTED = { main: 1.6, other: 1 } as const;
/** A shorter item is a phrase. */
const SENTENCE_WORDS = 5;

export interface Wanted {
  /** Sentences that the output must carry. */
  required: ReadonlySet<number>;
  /** Lists that it must have in full. */
  lists: ReadonlySet<List>;
  /** Sentences used elsewhere in the output. */
  told: ReadonlySet<number>;
  /** Sentences of an earlier version: a further one prefers others. */
  earlier: ReadonlySet<number>;
  fits: ((unit: Unit) => boolean) | undefined;
}

/** What a sentence of an earlier version still counts. */
const EARLIER = 0.4;
/** Words of a sentence after which it says no more, only longer. */
const LONG = 36;

const worthOf = (unit: Unit, { earlier }: Wanted): number =>
  Math.min(unit.words, LONG) *
  (SAYING + Math.max(0, valueOf(unit))) *
  (earlier.has(unit.index) ? EARLIER : 1);

/** Paragraphs of fewer words are joined with the next: in a speech each sentence is one. */
const PARAGRAPH_WORDS = 45;
/** A longer stretch is parted: every beginning is tried with every end. */
const STRETCH_SENTENCES = 16;

/** The sentences of a part in stretches of neighbouring ones: a paragraph, or several short ones. */
function paragraphRuns(
  positions: readonly number[],
  units: readonly Unit[],
  isUsable: (at: number) => boolean,
): number[][] {
  const stretches: number[][] = [];
  let words = 0;
  let isOpen = false;
  for (const at of positions) {
    const unit = units[at];
    if (unit === undefined || !isUsable(at)) {
      isOpen = false;
      continue;
    }
    const isShort = !unit.opensBlock || words < PARAGRAPH_WORDS;
    const isFull = (stretches.at(-1)?.length ?? 0) >= STRETCH_SENTENCES;
    if (!isOpen || isFull || !isShort || !isNextTo(units[at - 1], unit)) {
      stretches.push([]);
      words = 0;
    }
    stretches.at(-1)?.push(at);
    words += unit.words;
    isOpen = true;
  }
  return stretches;
}

/** The sentences of a paragraph with what each needs to be read alone. */
interface Paragraph {
  units: readonly Unit[];
  /** For each the shortest run around it that reads alone (`Tellings.closureAt`). */
  closures: readonly (readonly Unit[])[];
  /** Its first sentence needs the paragraph before it. */
  leans: boolean;
}

const mayBegin = ({ units, closures, leans }: Paragraph, from: number): boolean => {
  const unit = units[from];
  const isFree = unit !== undefined && closures[from]?.[0] === unit;
  if (from === 0) return leans || isFree;
  return isFree && !leans && (unit.opensBlock || unit.words >= STARTING_WORDS);
};

/** The positions at which a stretch from a position on may end: nothing in it is owed what follows. */
function endsFrom({ units, closures, leans }: Paragraph, from: number): number[] {
  const start = units[from]?.index ?? 0;
  const ends: number[] = [];
  let owed = start;
  for (let to = from; to < units.length; to += 1) {
    const [first] = closures[to] ?? [];
    if (first === undefined || (first.index < start && !leans)) break;
    owed = Math.max(owed, closures[to]?.at(-1)?.index ?? 0);
    if (owed <= (units[to]?.index ?? 0)) ends.push(to);
  }
  return ends;
}

/** Every stretch of a paragraph that can be read alone, or after the paragraph before it. */
function paragraphOf(run: readonly number[], wanted: Wanted, analysis: Analysis): Candidate | null {
  const units = run.flatMap((at) => analysis.units[at] ?? []);
  const closures = run.map((at) => analysis.tellings.closureAt(at));
  const leans = units[0]?.opensBlock === true && closures[0]?.[0] !== units[0];
  const paragraph = { units, closures, leans };
  const optionOf = (from: number, to: number): Option => {
    const told = units.slice(from, to + 1);
    return {
      units: told,
      list: null,
      words: wordsOf(told),
      value: told.reduce((sum, unit) => sum + worthOf(unit, wanted), 0) - (from > 0 ? INSIDE : 0),
      required: told.filter(({ index }) => wanted.required.has(index)).length,
      reachesEnd: to === units.length - 1,
    };
  };
  const options = [...units.keys()]
    .filter((from) => mayBegin(paragraph, from))
    .flatMap((from) => endsFrom(paragraph, from).map((to) => optionOf(from, to)));
  return options.length > 0 ? { leans, options } : null;
}

/** Whether the items of a list are sentences that can be spoken. */
const isSaid = ({ isOfHeadings, items }: List): boolean =>
  isOfHeadings || items.every(({ text }) => /[.!?]$/u.test(text) && countWords(text) >= SENTENCE_WORDS);

export const isBare = ({ items }: List): boolean =>
  items.some(({ label, text }) => label !== '' && text === '');

/** Whether each sentence of a list has room in its place. */
const hasRoom = ({ items }: List, { fits }: Wanted, language: string): boolean =>
  fits === undefined ||
  items.every(({ text }) =>
    partsOfText(text, 'sentence').every((sentence) => fits(loneUnit(sentence.trim(), 0, language))),
  );

/** A label of one word is a name, which says nothing alone. */
const isNames = (list: List): boolean => isBare(list) && list.items.some(({ label }) => !label.includes(' '));

/** Answers of respondents, item by item: they need the line that says whose they are. */
const isOfQuotes = ({ items }: List): boolean =>
  items.filter(({ label, text }) => label === '' && /^["“„«]/u.test(text)).length > items.length / 2;

/** A list in each of its forms, after the sentence that leads over to it. */
function listCandidate(
  list: List,
  wanted: Wanted,
  { labelsAlone = true }: DigestBounds,
  language: string,
): Candidate {
  const lead = list.leadIn === '' && list.leadUnit !== null ? [list.leadUnit] : [];
  const factor = list.isMain ? LISTED.main : LISTED.other;
  const full = wordsOfList(list);
  return {
    leans: false,
    options: waysToTell(list)
      .filter((way) => hasRoom(way, wanted, language) && !isNames(way) && (labelsAlone || !isBare(way)))
      .map((way) => {
        const words = wordsOfList(way);
        const units = list.items.flatMap((item) => item.units);
        const salience = Math.max(
          list.salience,
          ...units.map((unit) => (wanted.earlier.has(unit.index) ? 0 : unit.salience)),
        );
        return {
          units: lead,
          list: way,
          words: words + wordsOf(lead),
          // a short form says nearly what the full one does
          value: factor * (words + (full - words) / 4) * (SAYING + salience),
          // a recipe needs all of its lists
          required: way === list && wanted.lists.has(list) ? 1 : 0,
          reachesEnd: true,
        };
      }),
  };
}

const endOf = ({ options }: Candidate): number =>
  Math.max(...options.flatMap(({ units }) => units.map(({ index }) => index)));

/** Whether nothing is left out between a paragraph that leans and the one before it. */
const isBehind = ({ options }: Candidate, before: Candidate | undefined): boolean =>
  before !== undefined && options[0]?.units[0]?.index === endOf(before) + 1;

/** Without paragraphs that lean on one that is left out. */
function connected(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates)
    if (!candidate.leans || isBehind(candidate, kept.at(-1))) kept.push(candidate);
  return kept;
}

/** The paragraphs and lists of a part that an output may tell, in order. */
export function candidatesOf(
  section: number,
  analysis: Analysis,
  bounds: DigestBounds,
  wanted: Wanted,
): Candidate[] {
  const { lists: which = 'all', asLists = false, hasHeadings = false } = bounds;
  const lists =
    which === 'none'
      ? []
      : toldLists(section, analysis, asLists).filter(
          (list) => (which === 'all' || isSaid(list)) && (hasHeadings || !isOfQuotes(list)),
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
      closure.length > 0 &&
      closure.every((each) => wanted.fits?.(each) !== false && !wanted.told.has(each.index))
    );
  };
  const positions = bySection(analysis).positions.get(section) ?? [];
  const paragraphs = paragraphRuns(positions, analysis.units, isUsable).flatMap((run) => {
    const candidate = paragraphOf(run, wanted, analysis);
    return candidate === null ? [] : [{ at: analysis.units[run[0] ?? 0]?.index ?? 0, candidate }];
  });
  const all = [
    ...paragraphs,
    ...lists.map((list) => ({
      at: list.index,
      candidate: listCandidate(list, wanted, bounds, analysis.language),
    })),
  ];
  return connected(all.toSorted((a, b) => a.at - b.at).map(({ candidate }) => candidate));
}
