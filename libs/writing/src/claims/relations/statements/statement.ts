import { CLOSES } from '../../../text/marks.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import { isFigure } from '../../../annotate/mentions/mention.js';
import { isStopword } from '../../../languages/stop-words.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { opposablesOf, type Opposable } from '../opposites.js';
import { anyOf, patternOf, type MarkKind } from './mark-patterns.js';
import { keyOf } from './word-key.js';
import type { Mark, Word } from './word.types.js';

export type { MarkKind } from './mark-patterns.js';
export { keyOf } from './word-key.js';
export type { Mark, Word } from './word.types.js';

const ASKS = new RegExp(`[?？]${CLOSES}$`, 'u');
const WORD = new TextPattern(/(?<![\p{L}\p{N}])(?:(?:[ldjnmstc]|qu)['’](?=\p{L}))?([\p{L}\p{N}]+)/giu);
/** A longer sentence is a list. */
const MAX_WORDS = 80;
const MAX_MENTIONS = 30;

/** An amount and a bare number match. */
export const figureKey = ({ kind, value }: Mention): string =>
  `${kind === 'percent' ? kind : 'number'} ${value.slice(value.indexOf(':') + 1)}`;

/** Words that only relate: how they differ is what is looked for. */
const RELATING = 'not more less maybe can every before after said';
/** Rising and falling are one topic. */
export const MOVING = '±';

/** What one sentence, or a clause of it, says: its words, its mentions and the marks of how they relate. */
export class Statement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly figures: readonly Mention[];
  private readonly quotes: readonly Mention[];
  /** Figures and dates: their words are no topic. */
  private readonly counts: readonly Mention[];
  private readonly known = new Map<MarkKind, readonly Mark[]>();
  private parts: readonly Statement[] | undefined;
  private ownWords: readonly Word[] | undefined;
  private ownKeys: ReadonlySet<string> | undefined;
  private ownOpposables: readonly Opposable[] | undefined;

  constructor(
    readonly whole: string,
    { start, end }: Mark,
    readonly mentions: readonly Mention[],
    readonly language: string,
    /** For outputs: their quotations are compared only as quotations. */
    readonly isTelling = false,
  ) {
    this.start = start;
    this.end = end;
    this.text = whole.slice(start, end);
    this.quotes = isTelling ? mentions.filter(({ kind }) => kind === 'quote') : [];
    this.figures = mentions.filter(isFigure);
    this.counts = mentions.filter((each) => isFigure(each) || each.kind === 'date');
  }

  get words(): readonly Word[] {
    return (this.ownWords ??= this.wordsIn());
  }

  /** Its content words and figures. */
  get keys(): ReadonlySet<string> {
    return (this.ownKeys ??= new Set([
      ...this.words.flatMap(({ key, isTopic }) => (isTopic ? [key] : [])),
      ...this.figures.map(figureKey),
      ...this.mentions.flatMap(({ kind, value }) =>
        kind === 'date' || (kind === 'name' && /\d/u.test(value)) ? [`${kind} ${value}`] : [],
      ),
    ]));
  }

  /** The same without the words that only name who says so, and with what it has words for that have an opposite. */
  get topic(): ReadonlySet<string> {
    const naming = this.isList ? [] : this.marks('said').map((mark) => this.pieceAround(mark));
    const isNaming = ({ start, end }: Mark): boolean =>
      naming.some((piece) => piece.start <= start && end <= piece.end);
    const named = this.words.filter((word) => isNaming(word)).map(({ key }) => key);
    const isShort = named.length <= MAX_NAMING && named.length < this.words.length;
    const dropped = new Set(isShort ? named : []);
    return new Set([...[...this.keys].filter((key) => !dropped.has(key)), ...this.sides]);
  }

  /** From one comma to the next. */
  private pieceAround({ start, end }: Mark): Mark {
    const before = this.whole.slice(Math.max(this.start, start - PIECE_CHARS), start);
    const behind = this.whole.slice(end, Math.min(this.end, end + PIECE_CHARS));
    const [last = before] = /[^,;:“”"«»]*$/u.exec(before) ?? [];
    const [first = behind] = /^[^,;:“”"«»]*/u.exec(behind) ?? [];
    return { start: start - last.length, end: end + first.length };
  }

  /** What it has words for that have an opposite: the same for each side. */
  get sides(): ReadonlySet<string> {
    return new Set(this.opposables.map(({ set }) => `opposite ${set}`));
  }

  /** Its words that have an opposite, but for those of names. */
  get opposables(): readonly Opposable[] {
    return (this.ownOpposables ??= opposablesOf(this.words, this.language).filter(
      ({ word: { start, end } }) =>
        !this.mentions.some(
          (each) =>
            each.kind === 'name' && each.value.includes(' ') && each.start <= start && end <= each.end,
        ),
    ));
  }

  /** Where words of a kind stand. */
  marks(kind: MarkKind): readonly Mark[] {
    const found = this.known.get(kind) ?? this.marksOf(kind);
    this.known.set(kind, found);
    return found;
  }

  /** A question states nothing. */
  get isQuestion(): boolean {
    return ASKS.test(this.text);
  }

  has(kind: MarkKind): boolean {
    return this.marks(kind).length > 0;
  }

  /** Its clauses; itself where it has one. */
  get clauses(): readonly Statement[] {
    return (this.parts ??= this.clausesOf());
  }

  /** The piece from one offset to another. */
  between(start: number, end: number): Statement {
    const own = this.mentions.filter((each) => each.start >= start && each.end <= end);
    return new Statement(
      this.whole,
      { start, end: Math.max(start, end) },
      own,
      this.language,
      this.isTelling,
    );
  }

  private marksOf(kind: MarkKind): Mark[] {
    return this.matches(patternOf(this.language, kind)).filter((mark) => !this.isQuoted(mark));
  }

  private matches(pattern: TextPattern): Mark[] {
    return pattern.matchesIn(this.text).map(({ 0: said, index }) => ({
      start: this.start + index,
      end: this.start + index + said.length,
    }));
  }

  private isQuoted({ start, end }: Mark): boolean {
    return this.quotes.some((quote) => quote.start <= start && end <= quote.end);
  }

  private wordsIn(): Word[] {
    const found: Word[] = [];
    const [relating = [], moving = []] = [RELATING, 'up down'].map((kinds) =>
      this.matches(anyOf(this.language, kinds)),
    );
    const isIn = ({ start, end }: Mark, spans: readonly Mark[]): boolean =>
      spans.some((span) => span.start <= start && end <= span.end);
    for (const { 0: said, 1: text = '', index } of WORD.matchesIn(this.text)) {
      const end = this.start + index + said.length;
      const start = end - text.length;
      if (this.isQuoted({ start, end })) continue;
      const isTopic = !/\d/.test(text) && text.length > 2 && !isStopword(text.toLowerCase(), this.language);
      const isFigure = isIn({ start, end }, this.counts);
      const key = !isTopic || isFigure ? '' : isIn({ start, end }, moving) ? MOVING : keyOf(text);
      found.push({ text, key, isTopic: key !== '' && !isIn({ start, end }, relating), start, end });
      if (found.length === MAX_WORDS) break;
    }
    return found;
  }

  /** A list, whose clauses do not show who does what. */
  get isList(): boolean {
    return this.mentions.length > MAX_MENTIONS || this.words.length === MAX_WORDS;
  }

  private clausesOf(): Statement[] {
    if (this.isList) return [this];
    const commas = [...this.text.matchAll(/[,;:—–](?=\s)/gu)].map(({ index }) => this.start + index);
    const cuts = [...commas, ...this.marks('and').map(({ start }) => start), this.end].sort((a, b) => a - b);
    let from = this.start;
    const found = cuts.flatMap((cut): Statement[] => {
      const clause = this.between(from, cut);
      // a label in front of a colon says nothing of what is behind it
      const said = [...clause.keys].filter((key) => !key.startsWith('date '));
      const isJoined = said.length < MIN_KEYS && cut < this.end && this.whole.charAt(cut) !== ':';
      if (isJoined) return [];
      from = cut;
      return [clause];
    });
    return found.length === 0 ? [this] : found;
  }
}
/** Words that only name who speaks are so near the verb. */
const PIECE_CHARS = 60;
/** More words say something themselves. */
const MAX_NAMING = 6;
/** Less is no clause: an item of a list, an aside. */
const MIN_KEYS = 2;

export const sharedKeys = (a: Statement, b: Statement): number => {
  let count = 0;
  for (const key of a.keys) if (b.keys.has(key)) count += 1;
  return count;
};

/** The clause that shares most with `said`; the whole statement if several do. */
export function nearestClause(said: Statement, told: Statement): Statement {
  const [first, second] = told.clauses
    .map((clause) => ({ clause, shared: sharedKeys(said, clause) }))
    .sort((a, b) => b.shared - a.shared);
  if (first === undefined || first.shared === 0 || first.shared === second?.shared) return told;
  return first.clause;
}
