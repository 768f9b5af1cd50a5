import type { Mention } from '../../../annotate/mentions/mention.js';
import { isFigure } from '../../../annotate/mentions/mention.js';
import { languageOf } from '../../../languages/registry.js';
import type { Relations } from '../../../languages/relations.types.js';
import type { Polarity } from '../../../languages/schema.js';
import { isStopword } from '../../../languages/stop-words.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { opposablesOf, type Opposable } from '../opposites.js';
import type { Mark, Word } from './word.types.js';

export type { Mark, Word } from './word.types.js';

export type MarkKind = keyof Relations | keyof Polarity;

const WORD = new TextPattern(/(?<![\p{L}\p{N}])(?:(?:[ldjnmstc]|qu)['’](?=\p{L}))?([\p{L}\p{N}]+)/giu);
const KEY_CHARS = 5;
/** A longer sentence is a list. */
const MAX_WORDS = 80;
const MAX_MENTIONS = 30;
const NOTHING = new TextPattern(/(?!)/gu);

/** The words of a kind in a language as a pattern; one that finds nothing where the language has none. */
const patternOf = memoize((code: string, kind: MarkKind): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words =
    kind === 'up' || kind === 'down' || kind === 'more' || kind === 'less'
      ? polarity?.[kind]
      : relations?.[kind];
  if (words === undefined) return NOTHING;
  const end = kind === 'offices' ? '\\p{L}*' : '';
  // `Oberbürgermeisterin`
  const start = kind === 'offices' && languageOf(code).capitalisesNouns === true ? '\\p{L}{0,12}' : '';
  return new TextPattern(new RegExp(`(?<![\\p{L}])${start}(?:${words})${end}(?![\\p{L}])`, 'giu'));
});

/** An amount and a bare number match. */
export const figureKey = ({ kind, value }: Mention): string =>
  `${kind === 'percent' ? kind : 'number'} ${value.slice(value.indexOf(':') + 1)}`;

/** Words that only relate: how they differ is what is looked for. */
const RELATING = 'not more less maybe can surely every before after said';
/** Rising and falling are one topic. */
export const MOVING = '±';
const anyOf = memoize((code: string, kinds: string): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words = kinds
    .split(' ')
    .flatMap((kind) => relations?.[kind as keyof Relations] ?? polarity?.[kind as keyof Polarity] ?? []);
  return words.length === 0
    ? NOTHING
    : new TextPattern(new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu'));
});

/** The letters that the forms of a word share. */
export function keyOf(word: string): string {
  const small = word.toLowerCase();
  const singular = small.length > MIN_PLURAL && /[^s]s$/u.test(small) ? small.slice(0, -1) : small;
  // `warm` and `warmen`
  const bare = singular.length <= SHORT ? singular.replace(/(?<=^\p{L}{4,})e[mnrs]?$/u, '') : singular;
  return bare.slice(0, small.length > MIN_COMPOUND ? COMPOUND_CHARS : KEY_CHARS);
}
const MIN_PLURAL = 4;
/** Endings of a longer word are behind its key. */
const SHORT = 7;
/** A longer word is a compound: its first part is another word. */
const MIN_COMPOUND = 14;
const COMPOUND_CHARS = 10;

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
    return [...this.text.matchAll(pattern.for(this.text))].map(({ 0: said, index }) => ({
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
    for (const { 0: said, 1: text = '', index } of this.text.matchAll(WORD.for(this.text))) {
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

  /** `between 55 and 80`: joins two figures, and no clauses. */
  private isBetweenLikes({ start, end }: Mark): boolean {
    const before = this.mentions.find((each) => each.end === start - 1);
    const behind = this.mentions.find((each) => each.start === end + 1);
    return before !== undefined && before.kind !== 'name' && before.kind === behind?.kind;
  }

  private clausesOf(): Statement[] {
    if (this.isList) return [this];
    const asides = [...this.text.matchAll(ASIDE)].map(({ 0: said, index }) => [index, index + said.length]);
    const commas = [...this.text.matchAll(/[,;:—–](?=\s)/gu)]
      .filter(({ index }) => !asides.some(([from = 0, to = 0]) => from < index && index < to))
      .map(({ index }) => this.start + index);
    const joins = this.marks('and').filter((mark) => !this.isBetweenLikes(mark));
    const cuts = [...commas, ...joins.map(({ start }) => start), this.end].sort((a, b) => a - b);
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
/** Text in brackets belongs to what is before them. */
const ASIDE = /\([^()]{1,120}\)/gu;
/** Less is no clause: an item of a list, an aside. */
const MIN_KEYS = 2;

export const sharedKeys = (a: Statement, b: Statement): number => {
  let count = 0;
  for (const key of a.keys) if (b.keys.has(key)) count += 1;
  return count;
};

/** The clause of `told` that shares most with `said`; all of `told` if several do. */
export function nearestClause(said: Statement, told: Statement): Statement {
  const [first, second] = told.clauses
    .map((clause) => ({ clause, shared: sharedKeys(said, clause) }))
    .sort((a, b) => b.shared - a.shared);
  if (first === undefined || first.shared === 0 || first.shared === second?.shared) return told;
  return first.clause;
}
