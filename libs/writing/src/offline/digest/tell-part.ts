import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { bySection } from './by-section.js';
import { valueOf } from '../findings.js';
import { wordsOf } from '../runs.js';
import type { Selection } from './selection.js';
import { toldLists } from './parts.js';
import type { ShareBounds } from './shares.js';
import { keyRunOf } from '../structures/key-sentence.js';

export interface DigestBounds extends ShareBounds {
  /** Whether a sentence has room in its place. */
  fits?: (unit: Unit) => boolean;
  /** Which lists are used: all, only those of sentences, or none. */
  lists?: 'all' | 'said' | 'none';
  /** Whether an answer needs its question before it, because no heading has it. */
  withQuestions?: boolean;
  /** 0, 1, …: each further version uses other paragraphs of a section. */
  variant?: number;
}

/** A part with fewer words begins with its conclusion. */
const BRIEF = 70;
/** A part may exceed its share by this factor, so that it is not lost. */
const OVERFLOW = 2;
/** What a sentence gains from a long paragraph. */
const STANDING = 0.35;
/** A shorter item is a phrase. */
const SENTENCE_WORDS = 5;

/** Whether the items of a list are sentences that can be spoken. */
const isSaid = ({ isOfHeadings, items }: List): boolean =>
  isOfHeadings || items.every(({ text }) => /[.!?]$/u.test(text) && countWords(text) >= SENTENCE_WORDS);

/** Selects the lists of a part. Returns whether it has any. */
function tellLists(section: number, selection: Selection, analysis: Analysis, bounds: DigestBounds): boolean {
  const { lists: which = 'all', asLists = false } = bounds;
  if (which === 'none') return false;
  const told = toldLists(section, analysis, asLists).filter((list) => which === 'all' || isSaid(list));
  for (const list of told) {
    // a list without a line of its own comes after its sentence
    if (list.leadIn === '' && list.leadUnit !== null) selection.add([list.leadUnit]);
    selection.addList(list);
  }
  return told.length > 0;
}

/** The value of a paragraph: its length counts besides its best sentence. */
function valueIn(paragraph: readonly Unit[], words: number): number {
  let left = words;
  return paragraph
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .reduce((sum, unit) => {
      if (unit.words > left) return sum;
      left -= unit.words;
      return sum + unit.words * (STANDING + valueOf(unit));
    }, 0);
}

/** Selects a paragraph around its best sentence while there is room: first what leads up to it, then what follows. */
function tellParagraph(
  positions: readonly number[],
  selection: Selection,
  { tellings, units }: Analysis,
): void {
  const unitAt = (at: number): Unit[] => units.slice(at, at + 1);
  const has = (at: number): boolean => unitAt(at).some((unit) => selection.has(unit));
  const add = (at: number): boolean => has(at) || selection.add(tellings.closureAt(at));
  const worth = (at: number): number => Math.max(...unitAt(at).map(valueOf));
  const best = positions
    .toSorted((a, b) => worth(b) - worth(a))
    .find((at) => selection.add(tellings.closureAt(at)));
  const from = best ?? positions.find(has);
  if (from === undefined) return;
  const place = positions.indexOf(from);
  const before = positions.slice(0, place);
  const whole = new Set(before.flatMap((at) => tellings.closureAt(at)));
  if (!selection.add([...whole])) before.toReversed().every(add);
  positions.slice(place + 1).every(add);
}

/** Selects the paragraphs of a part, the most informative first. A further version begins with another one. */
function tellParagraphs(
  own: readonly number[],
  words: number,
  selection: Selection,
  analysis: Analysis,
  variant: number,
): void {
  const { units } = analysis;
  const ranked = [...Map.groupBy(own, (at) => units[at]?.block ?? 0).values()]
    .map((positions) => ({
      positions,
      value: valueIn(
        positions.flatMap((at) => units[at] ?? []),
        words,
      ),
    }))
    .toSorted((a, b) => (analysis.isSequential ? 0 : b.value - a.value));
  for (const { positions } of [...ranked.slice(variant), ...ranked.slice(0, variant)]) {
    if (selection.isFull) return;
    tellParagraph(positions, selection, analysis);
  }
}

/** Selects a part within its share: its lists, its conclusion if the part is brief, its paragraphs. */
export function tellPart(
  section: number,
  share: number,
  selection: Selection,
  analysis: Analysis,
  bounds: DigestBounds,
): void {
  const { variant = 0, fits = () => true } = bounds;
  const { tellings, units, sections, language } = analysis;
  const own = (bySection(analysis).positions.get(section) ?? []).filter((at) => {
    const closure = tellings.closureAt(at);
    return closure.length > 0 && closure.every(fits);
  });
  const sentences = own.flatMap((at) => units[at] ?? []);
  const told = wordsOf(sentences.filter(({ index }) => selection.units.has(index)));
  const left = share - told;
  const before = selection.words;
  selection.open(left);
  const hasLists = tellLists(section, selection, analysis, bounds);
  if (left < BRIEF && variant === 0)
    selection.add(keyRunOf(sentences, sections[section]?.heading ?? '', language, { mostWords: left }));
  tellParagraphs(own, left, selection, analysis, variant);
  if (selection.words > before || told > 0 || hasLists) return;
  // if all sentences are longer than the share, the shortest is used
  const [shortest = []] = own.map((at) => tellings.closureAt(at)).toSorted((a, b) => wordsOf(a) - wordsOf(b));
  selection.open(Math.min(wordsOf(shortest), left * OVERFLOW));
  selection.add(shortest);
}

/** The sentence over a part that says what it is one of: "It fell short in four ways:" above the four headings. */
export function leadOver(section: number, analysis: Analysis): readonly Unit[] {
  const above = analysis.sections[section]?.parent ?? null;
  const at = above === null ? undefined : bySection(analysis).positions.get(above)?.at(-1);
  return at !== undefined && analysis.units[at]?.leadsHeadings === true
    ? analysis.tellings.closureAt(at)
    : [];
}
