import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { namesText, recalls } from '../../annotate/discourse/housekeeping-patterns.js';
import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys, countWords } from '../../languages/words.js';
import type { Analysis } from '../analysis.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import { digest } from '../digest/digest.js';
import type { DigestPart } from '../digest/digest.types.js';
import { FINISHED } from '../hooks/first-lines.js';
import { ASKS, type Kit } from '../kit.js';
import { onceFor } from '../../text/once-for.js';
import { saysI } from '../opening-pronoun.js';
import { wordsOf } from '../passages.js';
import { wordsOfList } from '../realise.js';
import { indexesOf } from '../runs.js';

/** Adjacent paragraphs and lists of a section, in their order. */
export type Clip = readonly DigestPart[];

/** Most words of a clip; fewer than `least` are too few. */
export interface ClipWords {
  least: number;
  most: number;
}

/** Most words and numbers of the first sentence. */
const MOST = { hook: 32, numbers: 3 } as const;
/** Least words of the first paragraph, and of a question that begins a clip. */
const LEAST = { part: 8, question: 5 } as const;
/** A clip of this share of the most words is as good as a longer one. */
const FULL = 0.7;
/** What decides between clips, fitted to what editors chose from 313 texts. */
const WEIGHTS = { full: 0.5, opensSection: 0.06, list: -0.12, saysI: -0.09 } as const;

const unitsOf = (clip: Clip): Unit[] =>
  clip.flatMap((part) =>
    part.kind === 'paragraph' ? part.units : part.list.items.flatMap(({ units }) => units),
  );

const wordsIn = (clip: Clip): number =>
  clip.reduce((sum, part) => sum + (part.kind === 'list' ? wordsOfList(part.list) : wordsOf(part.units)), 0);

/** Whether a sentence needs the one before it where neither a heading nor a paragraph is in between. */
const leans = ({ text, isDependent }: Unit, language: string): boolean =>
  isDependent ||
  isContextDependent(text, language) ||
  languageOf(language).context?.resumes.test(text) === true;

/** Whether a part can begin a clip: it does not depend on what is before it. */
function begins(part: DigestPart): boolean {
  if (part.kind === 'list') return false;
  const [first] = part.units;
  return (
    first !== undefined && wordsOf(part.units) >= LEAST.part && (!first.isDependent || first.question !== '')
  );
}

/** Whether a sentence is said of what its section names above it, or answers another speaker. */
const goesOn = ({ namesUnknown, speaker }: Unit, before: Unit | undefined): boolean =>
  namesUnknown || (speaker !== '' && speaker !== before?.speaker);

/** Whether a question says what it is about: it is longer than "How was the travelling?", or has a word of the title. */
const isFull = (question: string, analysis: Analysis): boolean =>
  countWords(question) >= LEAST.question ||
  shareOfTitle(contentKeys(question, analysis.language), analysis) > 0;

const numbersIn = (text: string): number => text.match(/\d[\d.,]*/gu)?.length ?? 0;

/** Whether the first words are understood by those who know nothing of the text, and are short enough. */
function isClear([part]: Clip, before: DigestPart | undefined, analysis: Analysis): boolean {
  const [first] = part?.kind === 'paragraph' ? part.units : [];
  if (first === undefined) return false;
  const { question, text, isQuestion, words } = first;
  if (question !== '') return isFull(question, analysis) && !isContextDependent(question, analysis.language);
  if (words > MOST.hook || numbersIn(text) > MOST.numbers) return false;
  const isNew = before === undefined || !goesOn(first, unitsOf([before]).at(-1));
  return isNew && (!isQuestion || isFull(text, analysis)) && !leans(first, analysis.language);
}

/** Whether a sentence says what its text will tell, though without naming it: "I’ll share what I learned." */
const promisesText = ({ text, inFull = '' }: Unit): boolean =>
  /^(?:I|We)(?:['’]ll| will)\b/u.test(text) && namesText(inFull);

/** Whether nothing is missing after the last words: they do not ask or promise, and the next part does not go on from them. */
function isDone(clip: Clip, next: DigestPart | undefined, language: string): boolean {
  const last = unitsOf(clip).at(-1);
  if (last === undefined || last.announces || ASKS.test(last.text) || promisesText(last)) return false;
  if (next === undefined) return true;
  if (next.kind === 'list') return next.list.leadIn !== '';
  const [first] = next.units;
  return FINISHED.test(last.text) && (first === undefined || !leans(first, language));
}

/** The sentences that take up what is said far above. */
const recallingIn = onceFor(
  ({ units }: Analysis) => new Set(units.flatMap(({ index, text }) => (recalls(text) ? index : []))),
);
/** Whether a part has a sentence that only a whole text may have. */
const isOfWhole = (part: DigestPart, analysis: Analysis): boolean =>
  unitsOf([part]).some(({ isOfWhole: own, index }) => own || recallingIn(analysis).has(index));

const isUnfinished = (part: DigestPart | undefined): boolean =>
  part?.kind === 'paragraph' && part.units.at(-1)?.owesNext === true;

/** A clip without a last sentence of what its text will say: "This article will explain how." */
function withoutOutlook(clip: Clip): Clip {
  const end = clip.at(-1);
  const last = end?.kind === 'paragraph' ? end.units.at(-1) : undefined;
  const isOutlook = last?.isExcluded === true && !last.isQuotedOn && namesText(last.text);
  if (end?.kind !== 'paragraph' || end.units.length < 2 || !isOutlook) return clip;
  return [...clip.slice(0, -1), { ...end, units: end.units.slice(0, -1) }];
}

/** The clips that begin with the part at `from`. */
function clipsFrom(
  parts: readonly DigestPart[],
  from: number,
  { least, most }: ClipWords,
  analysis: Analysis,
): Clip[] {
  const found: Clip[] = [];
  let words = 0;
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at];
    words += part === undefined ? 0 : wordsIn([part]);
    if (part === undefined || words > most || isOfWhole(part, analysis)) break;
    if (words >= least && !isUnfinished(part)) found.push(withoutOutlook(parts.slice(from, at + 1)));
  }
  return found;
}

function valueOf(clip: Clip, opensSection: boolean, most: number, language: string): number {
  const units = unitsOf(clip);
  const ofAuthor = units.filter(({ text }) => saysI(text, language)).length;
  return (
    WEIGHTS.full * Math.min(1, wordsIn(clip) / (most * FULL)) +
    WEIGHTS.opensSection * Number(opensSection) +
    WEIGHTS.list * Number(clip.some(({ kind }) => kind === 'list')) +
    WEIGHTS.saysI * (ofAuthor / units.length)
  );
}

const sectionsOf = onceFor((analysis: Analysis) => digest(analysis, { words: Infinity, isHeard: true }));

/** The clips of a text for an output that says one thing, each from one section; best first; no two share a sentence. If some need nothing before or after them, only those. */
export function clipsOf({ analysis }: Kit, words: ClipWords): Clip[] {
  const { language } = analysis;
  const found = sectionsOf(analysis).flatMap(({ parts }) =>
    parts.flatMap((part, from) => {
      const own = begins(part) ? clipsFrom(parts, from, words, analysis) : [];
      return own.map((clip) => ({
        clip,
        faults:
          Number(!isClear(clip, parts[from - 1], analysis)) +
          Number(!isDone(clip, parts[from + clip.length], language)),
        value: valueOf(clip, from === 0, words.most, language),
      }));
    }),
  );
  const least = Math.min(...found.map(({ faults }) => faults));
  const told = new Set<number>();
  return found
    .filter(({ faults }) => faults === least)
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ clip }) => {
      const indexes = indexesOf(unitsOf(clip));
      if (indexes.some((index) => told.has(index))) return [];
      for (const index of indexes) told.add(index);
      return [clip];
    });
}
