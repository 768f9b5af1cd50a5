import { CLOSES } from '../../../text/marks.js';
import { isFigure, numberIn, type Mention } from '../../../annotate/mentions/mention.js';
import { languageOf } from '../../../languages/registry.js';
import type { Relations } from '../../../languages/relations.types.js';
import type { Polarity } from '../../../languages/schema.js';
import { isStopword } from '../../../languages/stop-words.js';
import { firstFrom, sharedBy } from '../../../text/collections.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { opposablesOf, type Opposable } from '../opposites.js';
import { isIn, keyOf, type Mark, type Word } from './words.js';

export { isForm, isIn, keyOf, type Mark, type Word } from './words.js';

export type MarkKind = keyof Relations | keyof Polarity;

const NOTHING = new TextPattern(/(?!)/gu);

/** The pattern for a language's words of some kinds, separated by spaces; matches nothing if it has none. */
const patternOf = memoize((code: string, kinds: string): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words = kinds
    .split(' ')
    .flatMap((kind) => relations?.[kind as keyof Relations] ?? polarity?.[kind as keyof Polarity] ?? []);
  return words.length === 0
    ? NOTHING
    : new TextPattern(
        new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, IN_CASE.test(kinds) ? 'gu' : 'giu'),
      );
});
const IN_CASE = /InCase$/u;

const ASKS = new RegExp(`[?？]${CLOSES}$`, 'u');
const WORD = new TextPattern(/(?<![\p{L}\p{N}])(?:(?:[ldjnmstc]|qu)['’](?=\p{L}))?([\p{L}\p{N}]+)/giu);
/** Sentences with more words or mentions are lists. */
const MAX_WORDS = 80;
const MAX_MENTIONS = 30;

/** The key of a figure's value, the same for an amount of money and a bare number. */
export const figureKey = (figure: Mention): string =>
  `${figure.kind === 'percent' ? figure.kind : 'number'} ${numberIn(figure)}`;

/** Kinds of words that only relate others and are not topics. */
const RELATING = 'not more less maybe can every before after said';
/** One key for all words of rising and falling. */
export const MOVING = '±';

/** A sentence or a clause of it: its words, mentions and the marks that relate them. */
export class Statement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly figures: readonly Mention[];
  readonly quotes: readonly Mention[];
  /** Figures and dates, whose words are not topics. */
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
    /** For outputs: the words of a quotation are not compared. */
    readonly isTelling = false,
  ) {
    this.start = start;
    this.end = end;
    this.text = whole.slice(start, end);
    this.quotes = mentions.filter(({ kind }) => kind === 'quote');
    this.figures = mentions.filter(isFigure);
    this.counts = mentions.filter((each) => isFigure(each) || each.kind === 'date');
  }

  get words(): readonly Word[] {
    return (this.ownWords ??= this.wordsIn());
  }

  /** The keys of its content words, figures and dates. */
  get keys(): ReadonlySet<string> {
    return (this.ownKeys ??= new Set([
      ...this.words.flatMap(({ key, isTopic }) => (isTopic ? [key] : [])),
      ...this.figures.map(figureKey),
      ...this.mentions.flatMap(({ kind, value }) =>
        kind === 'date' || (kind === 'name' && /\d/u.test(value)) ? [`${kind} ${value}`] : [],
      ),
    ]));
  }

  /** The keys without those that only name the speaker, plus the sets of opposites it has words of. */
  get topic(): ReadonlySet<string> {
    const naming = this.isList ? [] : this.marks('said').map((mark) => this.pieceAround(mark));
    const named = this.words.filter((word) => isIn(word, naming)).map(({ key }) => key);
    const isShort = named.length <= MAX_NAMING && named.length < this.words.length;
    const dropped = new Set(isShort ? named : []);
    return new Set([...[...this.keys].filter((key) => !dropped.has(key)), ...this.sides]);
  }

  /** The piece around a mark, from comma to comma. */
  private pieceAround({ start, end }: Mark): Mark {
    const before = this.whole.slice(Math.max(this.start, start - PIECE_CHARS), start);
    const behind = this.whole.slice(end, Math.min(this.end, end + PIECE_CHARS));
    const [last = before] = /[^,;:“”"«»]*$/u.exec(before) ?? [];
    const [first = behind] = /^[^,;:“”"«»]*/u.exec(behind) ?? [];
    return { start: start - last.length, end: end + first.length };
  }

  /** The sets of opposites it has words of, one key for both sides. */
  get sides(): ReadonlySet<string> {
    return new Set(this.opposables.map(({ set }) => `opposite ${set}`));
  }

  /** Its words that have an opposite, outside names of several words. */
  get opposables(): readonly Opposable[] {
    const names = this.mentions.filter(({ kind, value }) => kind === 'name' && value.includes(' '));
    return (this.ownOpposables ??= opposablesOf(this.words, this.language).filter(
      ({ word }) => !isIn(word, names),
    ));
  }

  marks(kind: MarkKind): readonly Mark[] {
    const found = this.known.get(kind) ?? this.marksOf(kind);
    this.known.set(kind, found);
    return found;
  }

  get isQuestion(): boolean {
    return ASKS.test(this.text);
  }

  has(kind: MarkKind): boolean {
    return this.marks(kind).length > 0;
  }

  /** Its clauses, or itself if it cannot be split. */
  get clauses(): readonly Statement[] {
    return (this.parts ??= this.clausesOf());
  }

  /** The clause that contains a word or mark; the whole statement if it is in several. */
  clauseOf(mark: Mark): Statement {
    return this.clauses.find((clause) => isIn(mark, [clause])) ?? this;
  }

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
    const found = this.matches(patternOf(this.language, kind)).filter((mark) => !this.isQuoted(mark));
    if (kind !== 'superlative') return found;
    const inCase = this.marks('superlativeInCase');
    const others = found.filter((mark) => !isIn(mark, inCase));
    return [...others, ...inCase].sort((a, b) => a.start - b.start);
  }

  private matches(pattern: TextPattern): Mark[] {
    return pattern.matchesIn(this.text).map(({ 0: match, index }) => ({
      start: this.start + index,
      end: this.start + index + match.length,
    }));
  }

  private isQuoted({ start, end }: Mark): boolean {
    if (!this.isTelling) return false;
    // quotations do not overlap
    const around = this.quotes[firstFrom(this.quotes, (quote) => quote.end >= end)];
    return around !== undefined && around.start <= start;
  }

  private wordsIn(): Word[] {
    const found: Word[] = [];
    const [relating = [], moving = []] = [RELATING, 'up down'].map((kinds) =>
      this.matches(patternOf(this.language, kinds)),
    );
    for (const { 0: match, 1: text = '', index } of WORD.matchesIn(this.text)) {
      const end = this.start + index + match.length;
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

  /** Whether it has too many words or mentions to show who does what. */
  get isList(): boolean {
    return this.mentions.length > MAX_MENTIONS || this.words.length === MAX_WORDS;
  }

  private clausesOf(): Statement[] {
    if (this.isList) return [this];
    const commas = [...this.text.matchAll(/[,;:—–](?=\s)/gu)].map(({ index }) => this.start + index);
    const cuts = [...commas, ...this.marks('and').map(({ start }) => start), this.end].sort((a, b) => a - b);
    let from = this.start;
    return cuts.flatMap((cut): Statement[] => {
      const clause = this.between(from, cut);
      // a label before a colon is a separate clause
      const keys = [...clause.keys].filter((key) => !key.startsWith('date '));
      const isJoined = keys.length < MIN_KEYS && cut < this.end && this.whole.charAt(cut) !== ':';
      if (isJoined) return [];
      from = cut;
      return [clause];
    });
  }
}
/** The range around a reporting verb that may only name the speaker, in characters. */
const PIECE_CHARS = 60;
/** A longer piece says something itself. */
const MAX_NAMING = 6;
/** Pieces with fewer keys, such as asides, are joined to the next clause. */
const MIN_KEYS = 2;

export const sharedKeys = (a: Statement, b: Statement): number => sharedBy(a.keys, b.keys);

/** The source's clause that shares most with `claimed`; the whole statement if there is no single best one. */
export function nearestClause(claimed: Statement, original: Statement): Statement {
  const [first, second] = original.clauses
    .map((clause) => ({ clause, shared: sharedKeys(claimed, clause) }))
    .sort((a, b) => b.shared - a.shared);
  if (first === undefined || first.shared === 0 || first.shared === second?.shared) return original;
  return first.clause;
}
