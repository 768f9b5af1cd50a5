import type { Mention } from '../../../annotate/mentions/mention.js';
import { hasDependentOpening } from '../../../languages/dependent-openings.js';
import type { Misstatement, RelationRule, Told } from '../relation.types.js';
import type { StatementIndex } from '../statements/statement-index.js';
import { figureKey, keyOf, type Statement } from '../statements/statement.js';

/** The predicate of a person: a clause must share this many of its words, and this share of them. */
export const MIN_SHARED = 2;
const MOST = 0.6;

const wordsOf = ({ text }: Mention): string[] => text.split(/[\s-]+/u).filter((word) => word.length > 2);

export const namesIn = ({ mentions }: Statement): Mention[] => mentions.filter(({ kind }) => kind === 'name');
const isQuoting = ({ mentions }: Statement): boolean => mentions.some(({ kind }) => kind === 'quote');
/** The clauses of a list or a quotation do not show who does what. */
export const isOpen = (statement: Statement): boolean => !statement.isList && !isQuoting(statement);

export const keysOfNames = (names: readonly Mention[]): Set<string> =>
  new Set(names.flatMap((name) => wordsOf(name).map(keyOf)));

export const overlaps = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((key) => b.has(key));

/** Words of meaning and figures of a clause that belong to no name. */
export function attributesOf(clause: Statement): Set<string> {
  const names = new Set(
    clause.mentions.flatMap((each) => (each.kind === 'name' ? wordsOf(each).map(keyOf) : [])),
  );
  return new Set([...clause.keys].filter((key) => !names.has(key) && !key.startsWith('date ')));
}

/** The subjects of each clause: the names in it, else those of the clause before; `who` means the last one named. */
function subjectsOf(statement: Statement): ReadonlySet<string>[] {
  let before: Mention[] = [];
  return statement.clauses.map((clause) => {
    const names = namesIn(clause);
    const last = before.slice(-1);
    const opening = clause.marks('who')[0]?.start ?? Infinity;
    const isRelative = opening - clause.start <= OPENING_CHARS;
    // `Olsen and Paul Ruggiero founded`: both did
    const isJoined = last.some(({ end }) => clause.start - end <= OPENING_CHARS);
    // `the boat, a ferry built by Lunn`: describes what is named before
    const isDescribing = clause.marks('article').some(({ start }) => start - clause.start <= OPENING_CHARS);
    const isOfBoth = isJoined || (isDescribing && before.length > 0);
    const subjects = isRelative
      ? last
      : names.length === 0
        ? before
        : isOfBoth
          ? [...before, ...names]
          : names;
    before = [...before, ...names];
    return keysOfNames(subjects);
  });
}
/** A relative pronoun opens its clause, behind the comma. */
const OPENING_CHARS = 3;

/** The clause of a statement that has most of some words, and how many. */
function clauseWith(words: ReadonlySet<string>, { clauses }: Statement): { at: number; shared: number } {
  const counts = clauses.map(({ keys }) => [...words].filter((key) => keys.has(key)).length);
  const shared = Math.max(0, ...counts);
  return { at: counts.indexOf(shared), shared };
}

/** `Riverton lent 40,000 books, Northfield 62,000`: the words of the first clause hold for the second one. */
const isElided = ({ figures }: Statement, own: ReadonlySet<string>, { clauses }: Statement): boolean =>
  clauses.some(
    (each) =>
      overlaps(own, keysOfNames(namesIn(each))) && figures.some((figure) => each.keys.has(figureKey(figure))),
  );

/** A name of a clause that the source does not have do what the clause says, where it names who does. */
function intruderIn(
  clause: Statement,
  { statement: told, speaker }: Told,
  index: StatementIndex,
): Mention | null {
  const [name] = namesIn(clause);
  const own = index.namesakes(keysOfNames(namesIn(clause)));
  if (overlaps(own, speaker)) return null;
  const words = attributesOf(clause);
  const { at, shared } = clauseWith(words, told);
  const theirs = subjectsOf(told)[at] ?? own;
  if (name === undefined || own.size === 0 || theirs.size === 0 || overlaps(own, theirs)) return null;
  const isTold = shared >= MIN_SHARED && shared >= words.size * MOST;
  // `Lee proposed the roof; the council refused`: the second clause leaves out what the first one says
  const isShort = told.clauses.some(
    (each) => overlaps(own, keysOfNames(namesIn(each))) && attributesOf(each).size < MIN_SHARED,
  );
  if (isShort) return null;
  return isTold && !isElided(clause, own, told) ? name : null;
}

/** `Ann Lee built the recorders`, where in the source Bob built them and Ann did something else. */
export const isOtherSubject =
  (index: StatementIndex): RelationRule =>
  (said, told) => {
    const { statement } = told;
    if (!isOpen(said) || !isOpen(statement)) return null;
    // `She built them`: the subject is in the sentence before
    const [first] = namesIn(statement);
    const isPerson = namesIn(said).some(({ value }) => value.includes(' '));
    const isNamed = isPerson && first !== undefined && first.start - statement.start <= SUBJECT_CHARS;
    if (!isNamed && hasDependentOpening(statement.text, statement.language)) return null;
    // who says something is compared as the speaker
    const name = said.clauses
      .filter((clause) => !clause.has('said'))
      .map((clause) => intruderIn(clause, told, index))
      .find((each) => each !== null);
    const isKnown = name !== undefined && index.isNamed(name.value.split(' ').at(-1) ?? '');
    return isKnown ? { rule: 'another-owner', at: name } : null;
  };

/** Keys that of two clauses only the first one has. */
const onlyIn = (one: Statement, other: Statement): Set<string> =>
  new Set([...one.keys].filter((key) => !other.keys.has(key)));

/** The clauses of a statement in pairs, each both ways round. */
const pairsOf = ({ clauses }: Statement): [Statement, Statement][] =>
  clauses.length > MAX_CLAUSES
    ? []
    : clauses.flatMap((one) =>
        clauses.flatMap((other): [Statement, Statement][] => (one === other ? [] : [[one, other]])),
      );
const MAX_CLAUSES = 8;

const nameKeys = ({ mentions }: Statement): Set<string> =>
  new Set(
    mentions.flatMap((each) =>
      each.kind === 'name'
        ? [...wordsOf(each).map(keyOf), ...(/\d/u.test(each.value) ? [`name ${each.value}`] : [])]
        : [],
    ),
  );

/** A clause with the name of one clause of the source and what the other one says: `Lee scored three`, where Ray did and Lee two. */
function crossedAt(
  clause: Statement,
  [one, other]: readonly [Statement, Statement],
  isOtherNamed: (keys: ReadonlySet<string>) => boolean,
): Mention | null {
  const names = nameKeys(clause);
  const [ofOne, ofOther] = [onlyIn(one, other), onlyIn(other, one)];
  const named = [...names].filter((key) => ofOne.has(key));
  const rest = [...clause.keys].filter((key) => !names.has(key));
  const told = rest.filter((key) => ofOther.has(key));
  // another's words may be a paraphrase; another's figure, or the two names with each other's words, are crossed
  const isElidedVerb = rest.some((key) => ofOne.has(key));
  const isCounted =
    !isDescription(other) &&
    told.some((key) => isFigureKey(key)) &&
    (isElidedVerb || [...ofOne].some((key) => isFigureKey(key)));
  const ofOtherName = new Set([...nameKeys(other)].filter((key) => ofOther.has(key)));
  // the verb of the first one may hold for both
  const own = rest.filter((key) => ofOne.has(key));
  const isOwn =
    own.some(isFigureKey) ||
    own.length * 2 > told.length ||
    [...names].some((key) => ofOther.has(key) && !isShort(key));
  if (
    named.length === 0 ||
    told.length < MIN_SHARED ||
    isOwn ||
    [...ofOtherName].every((key) => names.has(key))
  )
    return null;
  if (!isCounted && !isLabel(named) && !isOtherNamed(ofOtherName)) return null;
  return nameWith(named, clause);
}

/** The name of a clause that has one of some keys. */
const nameWith = (keys: readonly string[], clause: Statement): Mention | null =>
  namesIn(clause).find((each) => wordsOf(each).some((word) => keys.includes(keyOf(word)))) ??
  namesIn(clause).find(({ value }) => keys.includes(`name ${value}`)) ??
  null;

const isFigureKey = (key: string): boolean => /^(?:number|percent) /u.test(key);
/** `BE-1500`: a model or a version. */
const isLabel = (named: readonly string[]): boolean => named.some((key) => key.startsWith('name '));
const isShort = (key: string): boolean => key.length <= 4;

/** `a ferry of 16 metres built by Lunn`: a name far behind the article is not the subject. */
const isDescription = (clause: Statement): boolean => {
  const [first] = namesIn(clause);
  const isOpen = clause.marks('article').some(({ start }) => start - clause.start <= OPENING_CHARS);
  return isOpen && first !== undefined && first.start - clause.start > SUBJECT_CHARS;
};
const SUBJECT_CHARS = 20;

/** Two names with each other's predicates. */
export const isCrossed: RelationRule = (said, { statement }) => {
  if (!isOpen(said) || !isOpen(statement)) return null;
  for (const clause of said.clauses)
    for (const pair of pairsOf(statement)) {
      const isOtherNamed = (keys: ReadonlySet<string>): boolean =>
        said.clauses.some((each) => each !== clause && overlaps(nameKeys(each), keys));
      const at = crossedAt(clause, pair, isOtherNamed);
      if (at !== null) return { rule: 'actor-swapped', at };
    }
  return crossedDates(said, statement);
};

/** Each figure of a statement with the year or day right behind it. */
function datedIn({ mentions }: Statement): { figure: Mention; date: Mention }[] {
  const placed = mentions.filter(({ kind }) => kind !== 'name' && kind !== 'quote' && kind !== 'url');
  return placed.slice(1).flatMap((date, at) => {
    const figure = placed[at];
    const isPair = date.kind === 'date' && figure !== undefined && figure.kind !== 'date';
    return isPair && date.start - figure.end <= BESIDE_CHARS ? [{ figure, date }] : [];
  });
}
const BESIDE_CHARS = 40;

/** `9,000 in 2021`, where they were in 1995 and 2021 had others. */
function crossedDates(said: Statement, told: Statement): Misstatement | null {
  const theirs = datedIn(told);
  for (const { figure, date } of datedIn(said)) {
    const ofFigure = theirs.filter((each) => figureKey(each.figure) === figureKey(figure));
    const ofDate = theirs.filter((each) => each.date.value === date.value);
    const isSame = ofFigure.some((each) => each.date.value === date.value);
    if (ofFigure.length > 0 && ofDate.length > 0 && !isSame) return { rule: 'another-period', at: date };
  }
  return null;
}
