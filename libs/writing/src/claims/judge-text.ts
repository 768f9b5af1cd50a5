import { splitSentences } from '../source/structure/sentences.js';
import type { Source, Span } from '../source/source.types.js';
import { smallWords } from '../annotate/mentions/names/names.js';
import { findUrls } from '../annotate/mentions/links.js';
import { maskMentions } from '../annotate/mentions/mention.js';
import { quotationsIn } from '../annotate/mentions/quotations.js';
import { onceFor } from '../text/once-for.js';
import { TextPattern } from '../text/text-pattern.js';
import { isTitleCase, maskBoilerplate } from './boilerplate.js';
import { wordsOf } from './evidence.js';
import { judgePassage, sentencesOf } from './judge-passage.js';
import type { Judged } from './wrong-words.js';

/** The results for passages of outputs, cached because the formats of a source share most of them. */
interface Found {
  paragraphs: Map<string, readonly Judged[]>;
  sentences: Map<string, readonly Judged[]>;
}
const foundOf = onceFor((_source: Source): Found => ({ paragraphs: new Map(), sentences: new Map() }));
/** The caches are cleared at this size. */
const MAX_FOUND = 2_000;

const shifted = (judged: readonly Judged[], by: number): Judged[] =>
  judged.map(({ mention, ...rest }) => ({
    ...rest,
    mention: { ...mention, start: mention.start + by, end: mention.end + by },
  }));

/** The claims of a text in order, each with its rule. */
export function judgeText(text: string, source: Source): Judged[] {
  const passages = new Passages(source, onceSmallIn(text, source));
  return linesOf(text, PARAGRAPH_END).flatMap(({ start, end }) =>
    shifted(passages.ofParagraph(text.slice(start, end)), start),
  );
}

/** Words that the text writes both capitalised and in lower case, and the source never in lower case: they are not names. */
function onceSmallIn(text: string, source: Source): ReadonlySet<string> {
  const { known } = wordsOf(source);
  const words = (text.match(CAPITALISED.for(text)) ?? []).map((word) => word.toLowerCase());
  const unknown = new Set(words.filter((word) => word.length >= MIN_SMALL && !known.has(word)));
  // names are rarely also written in lower case
  const isSmall = unknown.size > MANY_NAMES || [...unknown].some((word) => isWordOf(text, word));
  if (!isSmall) return NO_WORDS;
  const small = smallWords(maskMentions(text, findUrls(text)));
  return new Set([...unknown].filter((word) => small.has(word)));
}

/** Whether a text contains the word in this case. */
function isWordOf(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!IN_WORD.test(text.charAt(at - 1)) && !IN_WORD.test(text.charAt(at + word.length))) return true;
  return false;
}
const IN_WORD = /[\p{L}\p{N}]/u;

const MANY_NAMES = 60;
const MIN_SMALL = 3;
const NO_WORDS: ReadonlySet<string> = new Set();

/** A piece of a paragraph; in `titles`, capitals do not show names. */
interface Piece extends Span {
  titles: readonly Span[];
}

class Passages {
  private readonly found: Found;

  constructor(
    private readonly source: Source,
    private readonly small: ReadonlySet<string>,
  ) {
    this.found = foundOf(source);
  }

  ofParagraph(text: string): readonly Judged[] {
    return this.once('paragraphs', text, () => {
      const masked = maskBoilerplate(text);
      const pieces = joinedAtQuotations(this.piecesOf(masked), masked);
      return pieces.flatMap((piece) => {
        const written = text.slice(piece.start, piece.end);
        // a sentence copied from the source contains no layout text
        const isSources = sentencesOf(this.source).has(written.trim());
        const prose = isSources ? written : masked.slice(piece.start, piece.end);
        return shifted(this.ofPiece(prose, piece), piece.start);
      });
    });
  }

  private ofPiece(text: string, { start: from, titles }: Piece): readonly Judged[] {
    const own = titles.map(({ start, end }) => ({ start: start - from, end: end - from }));
    const judge = (): Judged[] => judgePassage(text, own, this.small, this.source);
    return own.length > 0 ? judge() : this.once('sentences', text, judge);
  }

  private piecesOf(text: string): Piece[] {
    return linesOf(text, LINE_END).flatMap((line): Piece[] => {
      const written = text.slice(line.start, line.end);
      if (isTitleCase(written)) return [{ ...line, titles: [line] }];
      return splitSentences(written, this.source.language).map(({ start, end }) => ({
        start: line.start + start,
        end: line.start + end,
        titles: [],
      }));
    });
  }

  private once(kind: keyof Found, text: string, judge: () => readonly Judged[]): readonly Judged[] {
    const found = this.found[kind];
    const key = this.small.size === 0 ? text : `${text}${this.smallIn(text)}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const judged = judge();
    if (found.size >= MAX_FOUND) found.clear();
    found.set(key, judged);
    return judged;
  }

  private smallIn(text: string): string {
    const words = text.match(CAPITALISED.for(text)) ?? [];
    return words.filter((word) => this.small.has(word.toLowerCase())).join(' ');
  }
}

/** Whether a quotation, or a quotation and the name of its speaker, spans two pieces. */
function isJoined(last: Piece, piece: Piece, quotations: readonly Span[], text: string): boolean {
  const next = quotations.find(({ end }) => end > last.end);
  const before = quotations.findLast(({ end }) => end <= last.end);
  const opening = next?.start ?? Infinity;
  const isOpen =
    opening < last.end || (opening === piece.start && !SENTENCE_END.test(text.slice(last.end - 2, last.end)));
  return isOpen || (before !== undefined && CLOSED.test(text.slice(before.end, last.end)));
}

/** Joins pieces so that each quotation stays in one piece with its speaker. */
function joinedAtQuotations(pieces: readonly Piece[], text: string): readonly Piece[] {
  if (!QUOTATION_MARK.test(text)) return pieces;
  const quotations = quotationsIn(text);
  const joined: Piece[] = [];
  let passed = 0;
  for (const piece of pieces) {
    const last = joined.at(-1);
    while ((quotations[passed + 1]?.end ?? Infinity) <= (last?.end ?? 0)) passed += 1;
    if (last !== undefined && isJoined(last, piece, quotations.slice(passed, passed + 2), text))
      joined.splice(-1, 1, { start: last.start, end: piece.end, titles: [...last.titles, ...piece.titles] });
    else joined.push(piece);
  }
  return joined;
}

const SENTENCE_END = /[.!?。！？][)\]’]?$/;
const CLOSED = /^[,.]?$/;
const CAPITALISED = new TextPattern(/\p{Lu}[\p{L}\p{N}]*/gu);
const QUOTATION_MARK = /["“„«»「『]/;
const PARAGRAPH_END = /\n{2,}|$/g;
const LINE_END = /\n|$/g;

function linesOf(text: string, end: RegExp): Span[] {
  let from = 0;
  return [...text.matchAll(end)].flatMap(({ 0: written, index }) => {
    const start = from;
    from = index + written.length;
    return index > start ? [{ start, end: index }] : [];
  });
}
