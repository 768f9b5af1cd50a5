import { isFigure, type Mention } from '../../../annotate/mentions/mention.js';
import { figureKey, keyOf, type Mark, type Statement, type Word } from '../statements/statement.js';

/** A mention or a word of a statement; `small` ones have no meaning of their own. */
export interface Token extends Mark {
  kind: 'name' | 'figure' | 'date' | 'word' | 'small';
  /** A name has the letters of each of its words. */
  keys: readonly string[];
  /** Its weight in an alignment. */
  weight: number;
  mention?: Mention;
}

/** Names around the same verb may have changed places: the verb stays. */
const WEIGHTS = { name: 0.9, mention: 1, topic: 1, relating: 0.8, small: 0.2 } as const;

const kindOf = (mention: Mention): Token['kind'] =>
  isFigure(mention) ? 'figure' : mention.kind === 'date' ? 'date' : 'name';

function tokenOf(mention: Mention): Token {
  const { start, end, value } = mention;
  const kind = kindOf(mention);
  const key = kind === 'date' ? `date ${value}` : figureKey(mention);
  const keys = kind === 'name' ? value.split(/[\s-]+/u).map(keyOf) : [key];
  return { kind, keys, start, end, mention, weight: WEIGHTS[kind === 'name' ? kind : 'mention'] };
}

function tokenOfWord({ text, key, isTopic, start, end }: Word): Token {
  const weight = WEIGHTS[isTopic ? 'topic' : key === '' ? 'small' : 'relating'];
  const keys = [key === '' ? text.toLowerCase() : key];
  return { kind: isTopic ? 'word' : 'small', keys, start, end, weight };
}

/** The tokens of a statement in order; a mention of several words is one. */
export function tokensOf({ words, mentions }: Statement): Token[] {
  const own: Token[] = [];
  for (const each of mentions)
    if (each.kind !== 'quote' && each.kind !== 'url' && (own.at(-1)?.end ?? 0) <= each.start)
      own.push(tokenOf(each));
  const isIn = (word: Word): boolean => own.some(({ start, end }) => start < word.end && word.start < end);
  const others = words.filter((word) => !isIn(word)).map(tokenOfWord);
  return [...own, ...others].sort((a, b) => a.start - b.start);
}

/** A word of meaning, also one that only relates others. */
export const isMeant = ({ weight }: Token): boolean => weight >= WEIGHTS.relating;

export const isContent = ({ kind }: Token): boolean => kind !== 'small';

const lastOf = ({ keys }: Token): string => keys.at(-1) ?? '';

/** Last words of names that a statement has several of: one library is not another. */
export function sharedEndings(tokens: readonly Token[]): ReadonlySet<string> {
  const names = tokens.filter(({ kind }) => kind === 'name');
  const isOther = (a: Token, b: Token): boolean => a.keys.join(' ') !== b.keys.join(' ');
  const others = (one: Token): boolean =>
    names.some((other) => lastOf(other) === lastOf(one) && isOther(one, other));
  return new Set(names.filter(others).map(lastOf));
}

const NONE: ReadonlySet<string> = new Set();

/** Names of several words are the same by a last one: `Cllr Pascoe` is not Cllr Osei. */
export function isSameToken(a: Token, b: Token, endings = NONE): boolean {
  if (a.kind !== 'name' || b.kind !== 'name') return a.keys.some((key) => b.keys.includes(key));
  if (!b.keys.includes(lastOf(a)) && !a.keys.includes(lastOf(b))) return false;
  return !endings.has(lastOf(a)) || a.keys.slice(0, -1).some((key) => b.keys.includes(key));
}
