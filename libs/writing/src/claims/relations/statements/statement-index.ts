import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { splitSentences } from '../../../source/structure/sentences.js';
import { findPhrase, normalPhrase } from '../../../text/normal-form.js';
import { onceFor } from '../../../text/once-for.js';
import { evidenceOf } from '../../evidence.js';
import { isNegation } from '../../same-quotation.js';
import { isSignature, namedOutsideQuotes } from '../signature.js';
import { figureKey, keyOf, Statement } from './statement.js';

/** A word in more sentences than this finds none of them. */
const MAX_PLACES = 40;
/** What a statement shares at least with the matching one of the source. */
const MIN_SHARED = 2;
const MIN_COVERAGE = 0.45;
/** One shared word is enough that hardly any other statement has. */
const TELLING = 0.6;
/** How many candidates are compared. */
const MAX_LIKE = 6;
/** Statements nearly as like as the best are read as well: what one of them says is no contradiction. */
const NEARLY = 0.8;

/** The sentences of a text with the mentions in each. */
export function statementsOf(
  text: string,
  mentions: readonly Mention[],
  language: string,
  isTelling = false,
): Statement[] {
  let next = 0;
  const found: Statement[] = [];
  for (const { start, end } of sentencesIn(text, language)) {
    while ((mentions[next]?.end ?? Infinity) <= start) next += 1;
    const own: Mention[] = [];
    for (let at = next; (mentions[at]?.start ?? Infinity) < end; at += 1) {
      const mention = mentions[at];
      if (mention !== undefined && mention.start >= start && mention.end <= end) own.push(mention);
    }
    found.push(new Statement(text, { start, end }, own, language, isTelling));
  }
  return found;
}

/** A shorter line relates nothing. */
const MIN_CHARS = 12;

function sentencesIn(text: string, language: string): { start: number; end: number }[] {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    if (line.length < MIN_CHARS) return [];
    return splitSentences(line, language).map((cut) => ({ start: start + cut.start, end: start + cut.end }));
  });
}

/** A word in at most this many statements identifies them. */
const FEW = 2;
/** A label, and how much of a statement is as good as all of it. */
const LABEL_WORDS = 4;
const MOST = 0.6;
const piecesOf = (text: string): string[] => text.split(/[:;–—]\s/u);
/** The word before a piece is no longer. */
const BEFORE_CHARS = 24;
/** A speaker was named at most this many statements before. */
const LOOK_BACK = 6;

/** Index of the last of some rising numbers that is not above one. */
function lastUpTo(rising: readonly number[], most: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

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
  private readonly surnames: ReadonlyMap<string, unknown>;
  private names: ReadonlySet<string> | undefined;
  private starts: readonly number[] | undefined;

  constructor(private readonly source: Source) {
    const { whole, all, surnames } = evidenceOf(source);
    this.surnames = surnames;
    this.statements = statementsOf(whole, all, source.language);
    this.verbatim = new Set(
      this.statements.flatMap(({ text }) => [text, ...piecesOf(text)].map(normalPhrase)),
    );
    for (const [at, { keys }] of this.statements.entries())
      for (const key of keys) {
        const places = this.places.get(key);
        if (places === undefined) this.places.set(key, [at]);
        else if (places.length <= MAX_PLACES) places.push(at);
      }
  }

  /** Whether the source has the statement word for word, or most of one behind a label. */
  isVerbatim(said: Statement): boolean {
    if (this.verbatim.has(normalPhrase(said.text))) return true;
    const told = this.like(said).map((at) => normalPhrase(this.statements[at]?.text ?? ''));
    const pieces = piecesOf(said.text);
    return pieces.every((piece) => {
      const words = normalPhrase(piece);
      if (pieces.length > 1 && words.split(' ').length <= LABEL_WORDS) return true;
      if (this.verbatim.has(words)) return true;
      return told.some((whole) => whole.includes(words) && words.length >= whole.length * MOST);
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

  /** Whether a name of the source has this word. */
  isNamed(last: string): boolean {
    return (this.names ??= new Set(
      this.statements.flatMap(({ mentions }) =>
        mentions.flatMap(({ kind, value }) => (kind === 'name' ? value.split(' ') : [])),
      ),
    )).has(last);
  }

  /** The statements with this name, each with its neighbours. */
  naming(last: string): Statement[] {
    const places = this.places.get(keyOf(last)) ?? [];
    return places.flatMap((at) => this.around(at)).filter(({ isList }) => !isList);
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

  /** The statements before and behind, where they stand beside it. */
  around(at: number): Statement[] {
    return this.statements.slice(Math.max(0, at - 1), at + 2);
  }

  /** The statements that have a figure. */
  withFigure(figure: Mention): number[] {
    const places = this.places.get(figureKey(figure)) ?? [];
    return places.length > MAX_PLACES ? [] : places;
  }

  /** Whether a word identifies its statements. */
  isTelling(key: string): boolean {
    const { length = 0 } = this.places.get(key) ?? [];
    return length > 0 && length <= FEW;
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
    const found = [...this.weighed(said)].sort(([, a], [, b]) => b.weight - a.weight).slice(0, MAX_LIKE);
    return [...new Set(found.flatMap(([at]) => this.around(at)))].filter(({ isList }) => !isList);
  }

  /** The matching statements of the source, the best first. */
  like(said: Statement): number[] {
    const isTold = ({ shared, weight }: Score): boolean =>
      (shared >= MIN_SHARED || (weight >= TELLING && said.keys.size <= MIN_SHARED)) &&
      shared >= said.keys.size * MIN_COVERAGE;
    const found = [...this.weighed(said)]
      .filter(([, score]) => isTold(score))
      .sort(([, a], [, b]) => b.weight - a.weight);
    const best = found[0]?.[1].weight ?? 0;
    return found
      .filter(([, { weight }]) => weight >= best * NEARLY)
      .map(([at]) => at)
      .slice(0, MAX_LIKE);
  }

  /** Statements with how much of another one they have; rare words weigh more. */
  private weighed(said: Statement): Map<number, Score> {
    const scores = new Map<number, Score>();
    for (const key of said.keys) {
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
