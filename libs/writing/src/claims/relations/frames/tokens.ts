import { isFigure, type Mention } from '../../../annotate/mentions/mention.js';
import { figureKey, keyOf, type Mark, type Statement, type Word } from '../statements/statement.js';

/** A mention or a word of a statement; `small` tokens are function words and words that only relate. */
export interface Token extends Mark {
  kind: 'name' | 'figure' | 'date' | 'word' | 'small';
  /** For a name, one key per word. */
  keys: readonly string[];
  weight: number;
  mention?: Mention;
}

/** Names weigh less than verbs: when two names change places, the verb stays aligned. */
const WEIGHTS = { name: 0.9, mention: 1, topic: 1, relating: 0.8, small: 0.2 } as const;

const kindOf = (mention: Mention): Token['kind'] =>
  isFigure(mention) ? 'figure' : mention.kind === 'date' ? 'date' : 'name';

/** The keys of a name's words. */
export const keysOfName = ({ value }: Mention): string[] => value.split(/[\s-]+/u).map(keyOf);

function tokenOf(mention: Mention): Token {
  const { start, end, value } = mention;
  const kind = kindOf(mention);
  const key = kind === 'date' ? `date ${value}` : figureKey(mention);
  const keys = kind === 'name' ? keysOfName(mention) : [key];
  return { kind, keys, start, end, mention, weight: WEIGHTS[kind === 'name' ? kind : 'mention'] };
}

function tokenOfWord({ text, key, isTopic, start, end }: Word): Token {
  const weight = WEIGHTS[isTopic ? 'topic' : key === '' ? 'small' : 'relating'];
  const keys = [key === '' ? text.toLowerCase() : key];
  return { kind: isTopic ? 'word' : 'small', keys, start, end, weight };
}

/** The tokens of a statement in order; a mention of several words is one token. */
export function tokensOf({ words, mentions }: Statement): Token[] {
  const own: Token[] = [];
  for (const each of mentions)
    if (each.kind !== 'quote' && each.kind !== 'url' && (own.at(-1)?.end ?? 0) <= each.start)
      own.push(tokenOf(each));
  const isIn = (word: Word): boolean => own.some(({ start, end }) => start < word.end && word.start < end);
  const others = words.filter((word) => !isIn(word)).map(tokenOfWord);
  return [...own, ...others].sort((a, b) => a.start - b.start);
}

/** Whether a token is a content word or a relating word. */
export const isMeant = ({ weight }: Token): boolean => weight >= WEIGHTS.relating;

export const isContent = ({ kind }: Token): boolean => kind !== 'small';

const lastOf = ({ keys }: Token): string => keys.at(-1) ?? '';

/** Last words shared by several different names of a statement, such as two libraries. */
export function sharedEndings(tokens: readonly Token[]): ReadonlySet<string> {
  const names = tokens.filter(({ kind }) => kind === 'name');
  const isOther = (a: Token, b: Token): boolean => a.keys.join(' ') !== b.keys.join(' ');
  const others = (one: Token): boolean =>
    names.some((other) => lastOf(other) === lastOf(one) && isOther(one, other));
  return new Set(names.filter(others).map(lastOf));
}

const NONE: ReadonlySet<string> = new Set();

/** Whether two tokens match. Names match by a last word, unless it is in `endings`: `Cllr Pascoe` is not Cllr Osei. */
export function isSameToken(a: Token, b: Token, endings = NONE): boolean {
  if (a.kind !== 'name' || b.kind !== 'name') return a.keys.some((key) => b.keys.includes(key));
  if (!b.keys.includes(lastOf(a)) && !a.keys.includes(lastOf(b))) return false;
  return !endings.has(lastOf(a)) || a.keys.slice(0, -1).some((key) => b.keys.includes(key));
}

const NOMINAL = ['nominal', 'every', 'per'] as const;

/** Whether an article or preposition directly precedes a term. */
export const isNoun = (term: Mark, statement: Statement): boolean =>
  NOMINAL.some((kind) => statement.marks(kind).some(({ end }) => term.start - end === 1));
