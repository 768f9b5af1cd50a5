import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import type { Misstatement } from '../relation.types.js';
import { statementIndexOf } from '../statements/statement-index.js';
import { isForm, isIn, keyOf, type Statement } from '../statements/statement.js';
import { isOnePerson } from '../people/people.js';
import { keysOfName } from './tokens.js';

const namesIn = ({ mentions }: Statement): Mention[] => mentions.filter(({ kind }) => kind === 'name');

/** Articles may be between `by` and the name. */
const AGENT_CHARS = 12;
const MIN_VERB = 3;

/** `The weir was built by Ann Lee`, where the sentences with the verb name her nowhere. */
export function doneByOthers(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const mark of claimed.marks('passive')) {
    const agent = namesIn(claimed).find(({ start }) => start >= mark.end && start - mark.end <= AGENT_CHARS);
    const verbs = claimed.words.filter(
      (word) => isIn(word, [mark]) && word.start > mark.start && word.text.length >= MIN_VERB,
    );
    if (agent === undefined) continue;
    const places = index
      .nearest(claimed)
      .filter((each) => each.words.some(({ text }) => verbs.some((verb) => isForm(text, verb.text))));
    const isThere = (each: Statement): boolean =>
      keysOfName(agent).some(
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
  if (claimed.quotes.length > 0) return null;
  const index = statementIndexOf(source);
  const isOurs = (key: string): boolean => claimed.words.some(({ text }) => keyOf(text) === key);
  for (const name of namesIn(claimed)) {
    const own = keysOfName(name);
    if (own.some((key) => index.narratorKeys.has(key))) continue;
    const shared = index.sharing(new Set([...claimed.keys].filter((key) => !own.includes(key))));
    const best = Math.max(...shared.values());
    const places = [...index.sharing(new Set(own)).keys()];
    const near = Math.max(0, ...places.flatMap(index.context).map((each) => shared.get(each) ?? 0));
    const isOthers = [...shared].every(
      ([each, count]) => count < best || namesIn(each).some((other) => !keysOfName(other).some(isOurs)),
    );
    if (places.length > 0 && best >= MIN_BEST && near <= best * FAR && isOthers)
      return { rule: 'another-owner', at: name };
  }
  return null;
}
