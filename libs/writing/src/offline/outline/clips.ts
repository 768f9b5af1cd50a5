import type { Unit } from '../../annotate/unit.types.js';
import { digest } from '../digest/digest.js';
import type { DigestPart } from '../digest/digest.types.js';
import type { Kit } from '../kit.js';
import { saysI } from '../opening-pronoun.js';
import { wordsOf } from '../passages.js';
import { wordsOfList } from '../realise.js';
import { indexesOf } from '../runs.js';

/** Paragraphs and lists of a text in order, with nothing left out between them. */
export type Clip = readonly DigestPart[];

/** Most words of a clip; fewer than `least` are too few. */
export interface ClipWords {
  least: number;
  most: number;
}

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

/** Whether a part can begin a clip: it does not depend on what is before it. */
function begins(part: DigestPart): boolean {
  if (part.kind === 'list') return part.list.leadIn !== '';
  const [first] = part.units;
  return first !== undefined && (!first.isDependent || first.question !== '');
}

/** Whether a part has a sentence that only a whole text may have. */
const isOfWhole = (part: DigestPart): boolean => unitsOf([part]).some((unit) => unit.isOfWhole);

const isUnfinished = (part: DigestPart | undefined): boolean =>
  part?.kind === 'paragraph' && part.units.at(-1)?.owesNext === true;

/** The clips that begin with the part at `from`. */
function clipsFrom(parts: readonly DigestPart[], from: number, { least, most }: ClipWords): Clip[] {
  const found: Clip[] = [];
  let words = 0;
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at];
    words += part === undefined ? 0 : wordsIn([part]);
    if (part === undefined || words > most || isOfWhole(part)) break;
    if (words >= least && !isUnfinished(part)) found.push(parts.slice(from, at + 1));
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

/** The clips of a text for an output that says one thing, each from one section, best first; no two share a sentence. */
export function clipsOf({ analysis }: Kit, words: ClipWords): Clip[] {
  const sections = digest(analysis, { words: Infinity, isHeard: true });
  const found = sections.flatMap(({ parts }) =>
    parts.flatMap((part, from) => {
      const own = begins(part) ? clipsFrom(parts, from, words) : [];
      return own.map((clip) => ({
        clip,
        value: valueOf(clip, from === 0, words.most, analysis.language),
      }));
    }),
  );
  const told = new Set<number>();
  return found
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ clip }) => {
      const indexes = indexesOf(unitsOf(clip));
      if (indexes.some((index) => told.has(index))) return [];
      for (const index of indexes) told.add(index);
      return [clip];
    });
}
