import { isGeneric } from '../../annotate/topics/generic.js';
import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { countWords } from '../../languages/words.js';
import { memoize } from '../../text/memo.js';
import type { Analysis } from '../analysis.types.js';
import type { DigestPart, DigestSection } from '../digest/digest.types.js';
import { wordsOf } from '../passages.js';
import { listText, textOf } from '../realise.js';

/** Words of a chapter: at least, as aimed at, and at most. */
const WORDS = { least: 60, aim: 150, most: 400 } as const;
/** A stretch of fewer words is one chapter. */
const STRETCH = 200;
/** Words of a title; of one that is only a clause at least. */
const TITLE = { least: 3, clause: 4, most: 12 } as const;
/** What a title counts: a question, a sentence, its first clause; a name of several words, of one, and each further use; a title of `neutral` is no reason to part. */
const WORTH = {
  question: 2,
  sentence: 1.8,
  clause: 1.2,
  names: 1.5,
  name: 0.6,
  use: 0.2,
  neutral: 1,
} as const;
/** Most uses of a name that count, the part of them that its chapter has at least, and characters before one said once. */
const NAMED = { most: 4, share: 0.6, head: 70 } as const;
/** What it costs to part two paragraphs that say the same words. */
const COHESION = 1.5;

interface Piece {
  part: DigestPart;
  first: Unit | undefined;
  text: string;
  words: number;
  stems: ReadonlySet<string>;
  /** May begin a chapter. */
  begins: boolean;
}
interface Title {
  title: string;
  worth: number;
}
interface Chapter extends Title {
  from: number;
  to: number;
}

const unitsOf = (part: DigestPart): readonly Unit[] =>
  part.kind === 'paragraph' ? part.units : part.list.items.flatMap(({ units }) => units);

function pieceOf(part: DigestPart, before: DigestPart | undefined): Piece {
  const units = unitsOf(part);
  const [first] = units;
  const isOwed = before !== undefined && unitsOf(before).at(-1)?.owesNext === true;
  return {
    part,
    first,
    text: part.kind === 'paragraph' ? textOf(units) : listText(part.list),
    words: wordsOf(units),
    stems: new Set(units.flatMap(({ stems }) => stems)),
    begins: part.kind === 'paragraph' && first?.isDependent === false && !isOwed,
  };
}

/** Where the first clause of a sentence ends, behind which no enumeration goes on. */
const clauseEnd = memoize((language: string): RegExp => {
  const conjunctions = (languageOf(language).discourse?.conjunctions ?? '').split(' ').join('|');
  return new RegExp(`[,;:] (?!\\p{L}+(?:,| (?:${conjunctions}) ))| [–—(-]| (?:${conjunctions}) `, 'iu');
});

const NO_TITLE: Title = { title: '', worth: 0 };
const hasWords = (text: string, least: number): boolean => {
  const words = countWords(text);
  return words >= least && words <= TITLE.most && (text.match(/[“”"„«»()]/gu) ?? []).length % 2 === 0;
};

/** The sentence that opens a chapter as its title: whole, or its first clause. */
function headlineOf(first: Unit, language: string): Title {
  if (first.isDependent || first.isUntellable || first.speaker !== '') return NO_TITLE;
  const whole = first.text.replace(/[.。]$/u, '');
  if (hasWords(whole, TITLE.least))
    return { title: whole, worth: first.isQuestion ? WORTH.question : WORTH.sentence };
  // cut off, a plan or a guess would be a fact
  if (first.isHedged || first.isIntent) return NO_TITLE;
  const clause = whole.slice(0, clauseEnd(language).exec(whole)?.index).replace(/[,;:]$/u, '');
  return isWhole(clause, language) ? { title: clause, worth: WORTH.clause } : NO_TITLE;
}

/** A clause that ends where it has said something. */
function isWhole(clause: string, language: string): boolean {
  const isHalf = languageOf(language).context?.isHalf(`${clause}.`) === true;
  const last = clause.split(' ').at(-1)?.toLowerCase() ?? '';
  return hasWords(clause, TITLE.clause) && !isHalf && !isStopword(last, language);
}

/** Names of one to four words; "I’ve" is none. */
const NAMES = /(?<![\p{L}'’-])\p{Lu}\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,3}(?![\p{L}'’-]| \p{Lu})/gu;
const usesOf = (name: string, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.split(name).length - 1, 0);

/** Names in the first sentence of a chapter, one word of the title aside; where nouns have capitals, none is found. */
function namesIn({ text }: Unit, { language, title }: Analysis): string[] {
  if (languageOf(language).capitalisesNouns === true) return [];
  return [...text.matchAll(NAMES)].flatMap(({ index, 0: found }) => {
    const words = found.replace(/['’]s?$/u, '').split(' ');
    // "For Ada Lund"
    if (index === 0 && isStopword(words[0]?.toLowerCase() ?? '', language)) words.shift();
    const name = words.join(' ');
    const isNew = words.length > 1 || (index > 0 && name !== '' && !title.includes(name));
    const saysNothing = (word: string): boolean =>
      isGeneric(word, language) || isStopword(word.toLowerCase(), language);
    return isNew && !words.every(saysNothing) ? [name] : [];
  });
}

/** The name of a chapter: what its first sentence names and no other chapter speaks of as often, else that sentence. */
function titleOf(pieces: readonly Piece[], all: readonly Piece[], analysis: Analysis): Title {
  const first = pieces[0]?.first;
  if (first === undefined) return NO_TITLE;
  return namesIn(first, analysis).reduce(
    (best, name) => {
      const uses = usesOf(name, pieces);
      const isMany = name.includes(' ');
      // said once, it opens the chapter: "in an homage to Ada Lund" is an aside
      const isHead = isMany && first.text.indexOf(name) <= NAMED.head;
      if ((uses < 2 && !isHead) || uses < usesOf(name, all) * NAMED.share) return best;
      const worth = (isMany ? WORTH.names : WORTH.name) + WORTH.use * (Math.min(NAMED.most, uses) - 1);
      return worth > best.worth ? { title: name, worth } : best;
    },
    headlineOf(first, analysis.language),
  );
}

/** Part of the words of the shorter of two paragraphs that the other has too. */
function sharedBy(one: Piece | undefined, other: Piece | undefined): number {
  if (one === undefined || other === undefined) return 0;
  const both = [...one.stems].filter((stem) => other.stems.has(stem)).length;
  return both / Math.max(1, Math.min(one.stems.size, other.stems.size));
}

/** What a chapter is worth: by its title, its length, and how far it is from what is before it. */
function worthOf(
  words: number,
  { worth }: Title,
  before: Piece | undefined,
  first: Piece | undefined,
): number {
  const length = ((words - WORDS.aim) / WORDS.aim) ** 2 / 2;
  return WORDS.aim * (worth - WORTH.neutral) - words * (length + COHESION * sharedBy(before, first));
}

/** The spans of paragraphs that end before a position and can be chapters. */
function spansTo(to: number, pieces: readonly Piece[]): { from: number; words: number }[] {
  const spans: { from: number; words: number }[] = [];
  let words = 0;
  for (let from = to - 1; from >= 0 && (from === to - 1 || words <= WORDS.most); from -= 1) {
    words += pieces[from]?.words ?? 0;
    if (words >= WORDS.least && (from === 0 || pieces[from]?.begins === true)) spans.push({ from, words });
  }
  return spans;
}

/** The best way to part a stretch into chapters. */
function parted(pieces: readonly Piece[], analysis: Analysis): readonly Chapter[] {
  const best: { sum: number; chapters: readonly Chapter[] }[] = [{ sum: 0, chapters: [] }];
  for (let to = 1; to <= pieces.length; to += 1) {
    for (const { from, words } of spansTo(to, pieces)) {
      const before = best[from];
      if (before === undefined) continue;
      const title = titleOf(pieces.slice(from, to), pieces, analysis);
      const sum = before.sum + worthOf(words, title, pieces[from - 1], pieces[from]);
      if (sum > (best[to]?.sum ?? -Infinity))
        best[to] = { sum, chapters: [...before.chapters, { from, to, ...title }] };
    }
  }
  return best[pieces.length]?.chapters ?? [];
}

/** Chapters without a name of their own go with the one before. */
function named(chapters: readonly Chapter[]): Chapter[] {
  const out: Chapter[] = [];
  for (const chapter of chapters) {
    const last = out.at(-1);
    const isNamed = chapter.worth > 0 && out.every(({ title }) => title !== chapter.title);
    if (isNamed || last === undefined) out.push({ ...chapter, title: isNamed ? chapter.title : '' });
    else last.to = chapter.to;
  }
  return out;
}

/** A long stretch without headings as chapters, each named by its first sentence; unchanged where it has no parts. */
export function inChapters(section: DigestSection, analysis: Analysis): DigestSection[] {
  const words = wordsOf(section.parts.flatMap(unitsOf));
  if (section.heading !== '' || analysis.isInterview || words < STRETCH) return [section];
  const pieces = section.parts.map((part, at) => pieceOf(part, section.parts[at - 1]));
  const chapters = named(parted(pieces, analysis));
  if (chapters.length < 2) return [section];
  return chapters.map(({ from, to, title }) => ({
    ...section,
    heading: title,
    parts: section.parts.slice(from, to),
  }));
}
