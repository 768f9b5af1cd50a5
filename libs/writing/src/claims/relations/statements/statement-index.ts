import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { findPhrase, normalPhrase } from '../../../text/normal-form.js';
import { onceFor } from '../../../text/once-for.js';
import { evidenceOf } from '../../evidence.js';
import { isNegation } from '../../same-quotation.js';
import { isSignature, namedOutsideQuotes } from '../people/signature.js';
import { speakersOf } from './speakers.js';
import { figureKey, type Statement } from './statement.js';
import { lastUpTo, statementsOf } from './statements-of.js';

/** A word in more sentences finds none of them. */
const MAX_PLACES = 40;
/** What a statement shares at least with the matching one of the source. */
const MIN_SHARED = 2;
const MIN_COVERAGE = 0.45;
/** One shared word is enough that hardly any other statement has. */
const TELLING = 0.6;
/** So many of them are compared. */
const MAX_LIKE = 6;
/** Statements nearly as like as the best are read as well: what one of them says is no contradiction. */
const NEARLY = 0.8;

/** A label, and how much of a statement is as good as all of it. */
const LABEL_WORDS = 4;
const MOST = 0.6;
const piecesOf = (text: string): string[] => text.split(/[:;–—]\s/u);
/** The word before a piece is no longer. */
const BEFORE_CHARS = 24;
/** A pronoun may stand for a name that far before. */
const NAMED_BEFORE = 3;
/** A speaker was named at most this many statements before. */
const LOOK_BACK = 6;

const NOBODY: ReadonlySet<string> = new Set();

/** How many words a statement shares with another one, and what they weigh. */
interface Score {
  shared: number;
  weight: number;
}

/** The statements of a source by their words. */
export class StatementIndex {
  readonly statements: readonly Statement[];
  private readonly places = new Map<string, number[]>();
  private readonly verbatim: ReadonlySet<string>;
  private readonly surnames: ReadonlyMap<string, readonly Mention[]>;
  private speakers: readonly ReadonlySet<string>[] | undefined;
  private starts: readonly number[] | undefined;

  constructor(private readonly source: Source) {
    const { whole, all, surnames } = evidenceOf(source);
    this.surnames = surnames;
    this.statements = statementsOf(whole, all, source.language);
    const said = new Set(this.statements.flatMap(({ text }) => [text, ...piecesOf(text)]));
    this.verbatim = new Set([...said].map(normalPhrase));
    for (const [at, { keys, sides }] of this.statements.entries())
      for (const key of [...keys, ...sides]) {
        const places = this.places.get(key);
        if (places === undefined) this.places.set(key, [at]);
        else if (places.length <= MAX_PLACES) places.push(at);
      }
  }

  /** Whether the source has the statement word for word, or most of one behind a label. */
  isVerbatim(said: Statement): boolean {
    if (this.verbatim.has(normalPhrase(said.text))) return true;
    const told = (): string[] => this.like(said).map((at) => normalPhrase(this.statements[at]?.text ?? ''));
    const pieces = piecesOf(said.text);
    return pieces.every((piece) => {
      const words = normalPhrase(piece);
      if (pieces.length > 1 && words.split(' ').length <= LABEL_WORDS) return true;
      if (this.verbatim.has(words)) return true;
      return told().some((whole) => {
        const at = whole.indexOf(words);
        const before = whole.slice(0, at).trimEnd().split(' ').at(-1) ?? '';
        return at >= 0 && words.length >= whole.length * MOST && !isNegation(before);
      });
    });
  }

  /** Whether the source has the statement as a part of one of its own. */
  isCopied(said: Statement): boolean {
    const { words } = evidenceOf(this.source);
    const place = findPhrase(words, normalPhrase(said.text));
    if (place === null) return false;
    const at = words.fromWritten(place.start);
    const before = words.text.slice(Math.max(0, at - BEFORE_CHARS), at).trimEnd();
    return !isNegation(before.slice(before.lastIndexOf(' ') + 1));
  }

  /** Whether a statement of the source has this one word for word. */
  isPiece(said: Statement, at: number): boolean {
    return normalPhrase(this.statements[at]?.text ?? '').includes(normalPhrase(said.text));
  }

  /** Where words stand; undefined where they do not. */
  quoting(words: string): number | undefined {
    const place = findPhrase(evidenceOf(this.source).words, words);
    if (place === null) return undefined;
    this.starts ??= this.statements.map(({ start }) => start);
    return lastUpTo(this.starts, place.start);
  }

  /** The speakers of a statement. Without a name in it: the signature below, or the last one named before. */
  speakersAt(at: number, speakersOf: (statement: Statement) => Mention[]): Mention[] {
    const following = this.statements.slice(at, at + LOOK_BACK);
    const isQuoting = ({ mentions }: Statement): boolean => mentions.some(({ kind }) => kind === 'quote');
    const end = following.findIndex((each) => isSignature(each) || isQuoting(each));
    const signed = following[end];
    if (signed !== undefined && isSignature(signed)) return namedOutsideQuotes(signed).slice(0, 1);
    for (let place = at; place >= Math.max(0, at - LOOK_BACK); place -= 1) {
      const statement = this.statements[place];
      if (statement === undefined) continue;
      const named = speakersOf(statement);
      if (named.length > 0) return named;
      const people = namedOutsideQuotes(statement, this.surnames);
      if (people.length > 0) return people;
    }
    return [];
  }

  /** The words of the name of who says a statement, in a talk written down. */
  speakerKeys(at: number): ReadonlySet<string> {
    this.speakers ??= speakersOf(this.statements, this.source);
    return this.speakers[at] ?? NOBODY;
  }

  /** The statements before and behind, where they stand beside it. */
  around(at: number): Statement[] {
    return this.statements.slice(Math.max(0, at - 1), at + 2);
  }

  /** A statement with those before it that may name what it speaks of, and the one behind. */
  context({ start }: Statement): Statement[] {
    this.starts ??= this.statements.map((each) => each.start);
    const at = lastUpTo(this.starts, start);
    return this.statements.slice(Math.max(0, at - NAMED_BEFORE), at + 2);
  }

  /** The statements that have a figure. */
  withFigure(figure: Mention): number[] {
    const places = this.places.get(figureKey(figure)) ?? [];
    return places.length > MAX_PLACES ? [] : places;
  }

  /** Statements with how many of some words they have. */
  sharing(keys: ReadonlySet<string>): Map<number, number> {
    const counts = new Map<number, number>();
    for (const key of keys) {
      const places = this.places.get(key) ?? [];
      if (places.length > MAX_PLACES) continue;
      for (const at of places) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    return counts;
  }

  /** The statements that have most of what a statement says, however much else it says, with those beside them. */
  nearest(said: Statement): Statement[] {
    const found = [...this.weighed(said.keys)].sort(([, a], [, b]) => b.weight - a.weight).slice(0, MAX_LIKE);
    return [...new Set(found.flatMap(([at]) => this.around(at)))].filter(({ isList }) => !isList);
  }

  /** The matching statements of the source, the best first. */
  readonly like = onceFor((said: Statement): readonly number[] => this.likeOf(said));
  private likeOf(said: Statement): number[] {
    const { topic } = said;
    const least = topic.size * MIN_COVERAGE;
    const isTold = ({ shared, weight }: Score): boolean =>
      (shared >= MIN_SHARED || (weight >= TELLING && topic.size <= MIN_SHARED)) && shared >= least;
    const found = [...this.weighed(topic)]
      .filter(([, score]) => isTold(score))
      .sort(([, a], [, b]) => b.weight - a.weight);
    const best = found[0]?.[1].weight ?? 0;
    const near = found
      .filter(([, { weight }]) => weight >= best * NEARLY)
      .slice(0, MAX_LIKE)
      .map(([at]) => ({ at, words: this.wordsShared(said, at) }));
    // of statements as like in their topics, those in much the same words
    const most = Math.max(...near.map(({ words }) => words));
    return near.filter(({ words }) => words >= most * MOST).map(({ at }) => at);
  }

  /** How many words two statements share, those that say nothing as well. */
  private wordsShared(said: Statement, at: number): number {
    const told = new Set(this.statements[at]?.words.map(({ text }) => text.toLowerCase()));
    return said.words.filter(({ text }) => told.has(text.toLowerCase())).length;
  }

  /** Statements with how much of another one they have; rare words weigh more. */
  private weighed(keys: ReadonlySet<string>): Map<number, Score> {
    const scores = new Map<number, Score>();
    for (const key of keys) {
      const places = this.places.get(key) ?? [];
      if (places.length > MAX_PLACES) continue;
      const weight = (key.includes(' ') ? 2 : 1) / Math.log2(1 + places.length);
      for (const at of places) {
        const known = scores.get(at) ?? { shared: 0, weight: 0 };
        scores.set(at, { shared: known.shared + 1, weight: known.weight + weight });
      }
    }
    return scores;
  }
}

/** The statements of a source; laid out once for each source. */
export const statementIndexOf = onceFor((source: Source) => new StatementIndex(source));
