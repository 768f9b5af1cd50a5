import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { firstFrom, groupedBy } from '../../../text/collections.js';
import { findPhrase, normalPhrase } from '../../../text/normal-form.js';
import { onceFor } from '../../../text/once-for.js';
import { evidenceOf } from '../../evidence.js';
import { isNegation } from '../../same-quotation.js';
import { isSignature, namedOutsideQuotes, speakersOf } from '../people/people.js';
import { figureKey, keyOf, type Statement } from './statement.js';
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

interface Score {
  shared: number;
  weight: number;
}

export class StatementIndex {
  readonly statements: readonly Statement[];
  private readonly order: ReadonlyMap<Statement, number>;
  private readonly places: ReadonlyMap<string, readonly Statement[]>;
  private readonly verbatim: ReadonlySet<string>;
  private readonly surnames: ReadonlyMap<string, readonly Mention[]>;
  /** Name keys of the author or speaker of the whole source; empty if there are several. */
  readonly narratorKeys: ReadonlySet<string>;

  constructor(private readonly source: Source) {
    const { whole, all, surnames } = evidenceOf(source);
    this.surnames = surnames;
    this.statements = statementsOf(whole, all, source.language);
    const tellers = new Set([source.author, ...source.blocks.map(({ speaker }) => speaker ?? '')]);
    tellers.delete('');
    this.narratorKeys = new Set(
      tellers.size > 1 ? [] : [...tellers].flatMap((name) => name.split(' ').map(keyOf)),
    );
    const texts = new Set(this.statements.flatMap(({ text }) => [text, ...piecesOf(text)]));
    this.verbatim = new Set([...texts].map(normalPhrase));
    this.order = new Map(this.statements.map((statement, at) => [statement, at]));
    this.places = groupedBy(this.statements, ({ keys, sides }) => [...keys, ...sides]);
  }

  /** Whether the source has the statement verbatim, or most of one after a label. */
  isVerbatim(claimed: Statement): boolean {
    if (this.verbatim.has(normalPhrase(claimed.text))) return true;
    const similar = (): string[] => this.like(claimed).map(({ text }) => normalPhrase(text));
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

  /** The statement that contains the words; undefined if none does. */
  quoting(words: string): Statement | undefined {
    const place = findPhrase(evidenceOf(this.source).words, words);
    if (place === null) return undefined;
    const next = firstFrom(this.statements, ({ start }) => start > place.start);
    return this.statements[Math.max(0, next - 1)];
  }

  /** The speakers of a statement: those it names, else the signature below or the last person named before. */
  speakersAt(statement: Statement): Mention[] {
    const following = this.near(statement, 0, LOOK_BACK - 1);
    const signed = following.find((each) => isSignature(each) || each.quotes.length > 0);
    if (signed !== undefined && isSignature(signed)) return namedOutsideQuotes(signed).slice(0, 1);
    for (const each of this.near(statement, LOOK_BACK, 0).reverse()) {
      const named = speakersOf(each);
      const people = named.length > 0 ? named : namedOutsideQuotes(each, this.surnames);
      if (people.length > 0) return people;
    }
    return [];
  }

  /** Name keys of a statement's speaker, in a transcript. */
  speakerKeys({ start }: Statement): ReadonlySet<string> {
    const { blocks } = this.source;
    const { speaker = '' } = blocks[firstFrom(blocks, ({ end }) => end > start)] ?? {};
    return new Set(speaker === '' ? [] : speaker.split(' ').map(keyOf));
  }

  around = (statement: Statement): Statement[] => this.near(statement, 1, 1);

  /** A statement with those before it that a pronoun may refer to, and the next one. */
  context = (statement: Statement): Statement[] => this.near(statement, NAMED_BEFORE, 1);

  private near(statement: Statement, before: number, behind: number): Statement[] {
    const at = this.order.get(statement) ?? 0;
    return this.statements.slice(Math.max(0, at - before), at + behind + 1);
  }

  withFigure = (figure: Mention): readonly Statement[] => this.having(figureKey(figure));

  /** The statements with a key; none if it is too frequent for lookup. */
  private having(key: string): readonly Statement[] {
    const statements = this.places.get(key) ?? [];
    return statements.length > MAX_PLACES ? [] : statements;
  }

  /** How many of the keys each statement has, if any. */
  sharing(keys: ReadonlySet<string>): Map<Statement, number> {
    return new Map([...this.weighed(keys)].map(([statement, { shared }]) => [statement, shared]));
  }

  /** The statements that share most with another one, with their neighbours. */
  nearest(claimed: Statement): Statement[] {
    const found = [...this.weighed(claimed.keys)]
      .sort(([, a], [, b]) => b.weight - a.weight)
      .slice(0, MAX_LIKE);
    return [...new Set(found.flatMap(([statement]) => this.around(statement)))].filter(
      ({ isList }) => !isList,
    );
  }

  /** The matching statements, best first. */
  readonly like = onceFor((claimed: Statement): readonly Statement[] => {
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
      .map(([statement]) => ({ statement, words: wordsShared(claimed, statement) }));
    // among equally similar topics, those with the most similar words
    const most = Math.max(...near.map(({ words }) => words));
    return near.filter(({ words }) => words >= most * MOST).map(({ statement }) => statement);
  });

  /** The statements with any of the keys, with their scores; rare words weigh more. */
  private weighed(keys: ReadonlySet<string>): Map<Statement, Score> {
    const scores = new Map<Statement, Score>();
    for (const key of keys) {
      const statements = this.having(key);
      const weight = (key.includes(' ') ? 2 : 1) / Math.log2(1 + statements.length);
      for (const statement of statements) {
        const known = scores.get(statement) ?? { shared: 0, weight: 0 };
        scores.set(statement, { shared: known.shared + 1, weight: known.weight + weight });
      }
    }
    return scores;
  }
}

/** The number of words two statements share, function words included. */
function wordsShared(claimed: Statement, original: Statement): number {
  const known = new Set(original.words.map(({ text }) => text.toLowerCase()));
  return claimed.words.filter(({ text }) => known.has(text.toLowerCase())).length;
}

export const statementIndexOf = onceFor((source: Source) => new StatementIndex(source));
