import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import type { Misstatement } from '../relation.types.js';
import { statementIndexOf, type StatementIndex } from '../statements/statement-index.js';
import { isForm, isIn, keyOf, type Statement } from '../statements/statement.js';
import { isOnePerson } from '../people/people.js';

/** Minimum fraction of a clause's words that a matching statement of the source must have. */
const MOST = 0.7;
const MIN_KEYS = 2;

const namesIn = ({ mentions }: Statement): Mention[] => mentions.filter(({ kind }) => kind === 'name');
const keysOf = ({ value }: Mention): string[] => value.split(/[\s-]+/u).map(keyOf);

/** The topic words of a clause without its names. */
function predicateOf(clause: Statement): Set<string> {
  const names = new Set(namesIn(clause).flatMap(keysOf));
  return new Set(clause.words.flatMap(({ key, isTopic }) => (isTopic && !names.has(key) ? [key] : [])));
}

/** Whether a statement or its neighbours contain the name, or the name is its speaker. */
function isNamedAt(name: Mention, original: Statement, index: StatementIndex): boolean {
  const near = index.context(original);
  const speaker = index.speakerKeys(original);
  const isThere = (key: string): boolean =>
    near.some(({ words }) => words.some(({ text }) => keyOf(text) === key));
  return keysOf(name).some((key) => speaker.has(key) || isThere(key));
}

/** `Ann Lee cleaned the library`, where the source says so only about other names. */
export function saidOfOthers(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  const narrator = index.narratorKeys;
  for (const clause of claimed.isList ? [] : claimed.clauses) {
    const [names, predicate] = [namesIn(clause), predicateOf(clause)];
    if (names.length === 0 || predicate.size < MIN_KEYS) continue;
    const places = [...index.sharing(predicate)]
      .filter(([, shared]) => shared >= Math.max(MIN_KEYS, predicate.size * MOST))
      .map(([statement]) => statement);
    const isOfName = (each: Statement): boolean =>
      namesIn(each).length > 0 && [...each.keys].some((key) => predicate.has(key));
    const strangers = names.filter((name) => !keysOf(name).some((key) => narrator.has(key)));
    const isNamed = places.every(({ clauses }) => clauses.some(isOfName));
    const isThere = (name: Mention, original: Statement): boolean =>
      isNamedAt(name, original, index) || original.mentions.some((each) => isOnePerson(name, each, source));
    const stranger = strangers.find((name) => !places.some((original) => isThere(name, original)));
    if (places.length > 0 && isNamed && stranger !== undefined)
      return { rule: 'another-owner', at: stranger };
  }
  return null;
}

/** Articles may be between `by` and the name. */
const AGENT_CHARS = 12;
const MIN_VERB = 4;

/** `The weir was built by Ann Lee`, where the sentences with the verb name her nowhere. */
export function doneByOthers(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const mark of claimed.isList ? [] : claimed.marks('passive')) {
    const agent = namesIn(claimed).find(({ start }) => start >= mark.end && start - mark.end <= AGENT_CHARS);
    const verb = claimed.words.findLast(
      (word) => isIn(word, [mark]) && word.start > mark.start && word.text.length >= MIN_VERB,
    );
    if (agent === undefined || verb === undefined) continue;
    const places = index
      .nearest(claimed)
      .filter((each) => each.words.some(({ text }) => isForm(text, verb.text)));
    const isThere = (each: Statement): boolean =>
      keysOf(agent).some(
        (key) => index.narratorKeys.has(key) || each.words.some(({ text }) => keyOf(text) === key),
      ) || each.mentions.some((name) => isOnePerson(agent, name, source));
    if (places.length > 0 && !places.some(isThere)) return { rule: 'another-owner', at: agent };
  }
  return null;
}

const MIN_BEST = 3;
const FAR = 0.34;

/** A name that the source has far from what is said of it, in place of one that it names there. */
export function namedElsewhere(claimed: Statement, source: Source): Misstatement | null {
  if (claimed.isList || claimed.quotes.length > 0) return null;
  const index = statementIndexOf(source);
  const isOurs = (key: string): boolean => claimed.words.some(({ text }) => keyOf(text) === key);
  for (const name of namesIn(claimed)) {
    const own = keysOf(name);
    if (own.some((key) => index.narratorKeys.has(key))) continue;
    const shared = index.sharing(new Set([...claimed.keys].filter((key) => !own.includes(key))));
    const best = Math.max(...shared.values());
    const places = [...index.sharing(new Set(own)).keys()];
    const near = Math.max(0, ...places.flatMap(index.context).map((each) => shared.get(each) ?? 0));
    const isOthers = [...shared].every(
      ([each, count]) => count < best || namesIn(each).some((other) => !keysOf(other).some(isOurs)),
    );
    if (places.length > 0 && best >= MIN_BEST && near <= best * FAR && isOthers)
      return { rule: 'another-owner', at: name };
  }
  return null;
}
