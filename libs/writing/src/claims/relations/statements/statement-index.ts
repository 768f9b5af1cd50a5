import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { groupedBy, lastUpTo } from '../../../text/collections.js';
import { findPhrase, normalPhrase } from '../../../text/normal-form.js';
import { onceFor } from '../../../text/once-for.js';
import { evidenceOf } from '../../evidence.js';
import { isNegation } from '../../same-quotation.js';
import { isSignature, namedOutsideQuotes } from '../people/signature.js';
import { speakersOf } from './speakers.js';
import { figureKey, type Statement } from './statement.js';
import { statementsOf } from './statements-of.js';

/** More frequent words are not used for lookup. */
const MAX_PLACES = 40;
/** What a statement must share with a matching one of the source: number and fraction of its topics. */
const MIN_SHARED = 2;
const MIN_COVERAGE = 0.45;
/** The weight of a word rare enough to match alone. */
const TELLING = 0.6;
const MAX_LIKE = 6;
/** Statements within this fraction of the best weight are compared too. */
const NEARLY = 0.8;

/** Longest label, in words, and the fraction of a statement that counts as all of it. */
const LABEL_WORDS = 4;
const MOST = 0.6;
const piecesOf = (text: string): string[] => text.split(/[:;–—]\s/u);
const BEFORE_CHARS = 24;
/** How many statements before, a pronoun's name may be. */
const NAMED_BEFORE = 3;
/** The maximum distance of a speaker, in statements. */
const LOOK_BACK = 6;

const NONE: ReadonlySet<string> = new Set();

interface Score {
  shared: number;
  weight: number;
}

export class StatementIndex {
  readonly statements: readonly Statement[];
  private readonly places: ReadonlyMap<string, readonly (readonly [at: number, Statement])[]>;
  private readonly verbatim: ReadonlySet<string>;
  private readonly surnames: ReadonlyMap<string, readonly Mention[]>;
  private speakers: readonly ReadonlySet<string>[] | undefined;
  private starts: readonly number[] | undefined;

  constructor(private readonly source: Source) {
    const { whole, all, surnames } = evidenceOf(source);
    this.surnames = surnames;
    this.statements = statementsOf(whole, all, source.language);
    const texts = new Set(this.statements.flatMap(({ text }) => [text, ...piecesOf(text)]));
    this.verbatim = new Set([...texts].map(normalPhrase));
    this.places = groupedBy(this.statements.entries(), ([, { keys, sides }]) => [...keys, ...sides]);
  }

  /** Whether the source has the statement verbatim, or most of one after a label. */
  isVerbatim(claimed: Statement): boolean {
    if (this.verbatim.has(normalPhrase(claimed.text))) return true;
    const similar = (): string[] =>
      this.like(claimed).map((at) => normalPhrase(this.statements[at]?.text ?? ''));
    const pieces = piecesOf(claimed.text);
    return pieces.every((piece) => {
      const words = normalPhrase(piece);
      if (pieces.length > 1 && words.split(' ').length <= LABEL_WORDS) return true;
      if (this.verbatim.has(words)) return true;
      return similar().some((whole) => {
        const at = whole.indexOf(words);
        const before = whole.slice(0, at).trimEnd().split(' ').at(-1) ?? '';
        return at >= 0 && words.length >= whole.length * MOST && !isNegation(before);
      });
    });
  }

  /** Whether the statement is copied from the source and not cut off after a negation. */
  isCopied(claimed: Statement): boolean {
    const { words } = evidenceOf(this.source);
    const place = findPhrase(words, normalPhrase(claimed.text));
    if (place === null) return false;
    const at = words.fromWritten(place.start);
    const before = words.text.slice(Math.max(0, at - BEFORE_CHARS), at).trimEnd();
    return !isNegation(before.slice(before.lastIndexOf(' ') + 1));
  }

  /** Whether a statement of the source contains this one verbatim. */
  isPiece(claimed: Statement, at: number): boolean {
    return normalPhrase(this.statements[at]?.text ?? '').includes(normalPhrase(claimed.text));
  }

  /** Index of the statement that contains the words; undefined if none does. */
  quoting(words: string): number | undefined {
    const place = findPhrase(evidenceOf(this.source).words, words);
    if (place === null) return undefined;
    this.starts ??= this.statements.map(({ start }) => start);
    return lastUpTo(this.starts, place.start);
  }

  /** The speakers of a statement: those it names, else the signature below or the last person named before. */
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

  /** Name keys of a statement's speaker, in a transcript. */
  speakerKeys(at: number): ReadonlySet<string> {
    this.speakers ??= speakersOf(this.statements, this.source);
    return this.speakers[at] ?? NONE;
  }

  around(at: number): Statement[] {
    return this.statements.slice(Math.max(0, at - 1), at + 2);
  }

  /** A statement with those before it that a pronoun may refer to, and the next one. */
  context({ start }: Statement): Statement[] {
    this.starts ??= this.statements.map((each) => each.start);
    const at = lastUpTo(this.starts, start);
    return this.statements.slice(Math.max(0, at - NAMED_BEFORE), at + 2);
  }

  withFigure(figure: Mention): Statement[] {
    const places = this.places.get(figureKey(figure)) ?? [];
    return places.length > MAX_PLACES ? [] : places.map(([, statement]) => statement);
  }

  /** Statement index → how many of the keys it has. */
  sharing(keys: ReadonlySet<string>): Map<number, number> {
    const counts = new Map<number, number>();
    for (const key of keys) {
      const places = this.places.get(key) ?? [];
      if (places.length > MAX_PLACES) continue;
      for (const [at] of places) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    return counts;
  }

  /** The statements that share most with another one, with their neighbours. */
  nearest(claimed: Statement): Statement[] {
    const found = [...this.weighed(claimed.keys)]
      .sort(([, a], [, b]) => b.weight - a.weight)
      .slice(0, MAX_LIKE);
    return [...new Set(found.flatMap(([at]) => this.around(at)))].filter(({ isList }) => !isList);
  }

  /** Indexes of the matching statements, best first. */
  readonly like = onceFor((claimed: Statement): readonly number[] => this.likeOf(claimed));
  private likeOf(claimed: Statement): number[] {
    const { topic } = claimed;
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
      .map(([at]) => ({ at, words: this.wordsShared(claimed, at) }));
    // among equally similar topics, those with the most similar words
    const most = Math.max(...near.map(({ words }) => words));
    return near.filter(({ words }) => words >= most * MOST).map(({ at }) => at);
  }

  /** The number of words two statements share, function words included. */
  private wordsShared(claimed: Statement, at: number): number {
    const known = new Set(this.statements[at]?.words.map(({ text }) => text.toLowerCase()));
    return claimed.words.filter(({ text }) => known.has(text.toLowerCase())).length;
  }

  /** Statement index → its score; rare words weigh more. */
  private weighed(keys: ReadonlySet<string>): Map<number, Score> {
    const scores = new Map<number, Score>();
    for (const key of keys) {
      const places = this.places.get(key) ?? [];
      if (places.length > MAX_PLACES) continue;
      const weight = (key.includes(' ') ? 2 : 1) / Math.log2(1 + places.length);
      for (const [at] of places) {
        const known = scores.get(at) ?? { shared: 0, weight: 0 };
        scores.set(at, { shared: known.shared + 1, weight: known.weight + weight });
      }
    }
    return scores;
  }
}

export const statementIndexOf = onceFor((source: Source) => new StatementIndex(source));
