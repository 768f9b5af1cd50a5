import { upperFirst } from '../../../text/upper-first.js';

const NEGATIONS: readonly [string, string][] = [
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['have not', "haven't"],
  ['has not', "hasn't"],
  ['cannot', "can't"],
  ['will not', "won't"],
  ['would not', "wouldn't"],
  ['should not', "shouldn't"],
  ['could not', "couldn't"],
];
const PRONOUNS: readonly [string, string][] = [
  ['we are', "we're"],
  ['you are', "you're"],
  ['they are', "they're"],
  ['we have', "we've"],
  ['you have', "you've"],
  ['we will', "we'll"],
  ['you will', "you'll"],
  ['it is', "it's"],
];

const withCase = (found: string, wanted: string) => (/^\p{Lu}/u.test(found) ? upperFirst(wanted) : wanted);

export function contract(text: string): string {
  const negated = NEGATIONS.reduce(
    (out, [full, short]) =>
      out.replace(new RegExp(`\\b${full}\\b(?! only\\b)`, 'giu'), (found) => withCase(found, short)),
    text,
  );
  // "we have a plan" keeps its verb: only an auxiliary ("we have seen", "it is not the") is shortened
  return PRONOUNS.filter(([full]) => !full.endsWith('have')).reduce(
    (out, [full, short]) =>
      out.replace(new RegExp(`\\b${full}(?= \\p{Ll})`, 'giu'), (found) => withCase(found, short)),
    negated,
  );
}

/** "it's" may be "it has" and "'d" may be "had": those stay. "Don't you" would turn into "Do not you": questions stay. */
export function expand(text: string): string {
  const pairs = [...NEGATIONS, ...PRONOUNS.filter(([, short]) => short !== "it's")];
  return pairs.reduce(
    (out, [full, short]) =>
      out.replace(
        new RegExp(`\\b${short.replace("'", "['’]")}\\b(?! (?:just|only|simply|merely)\\b)`, 'giu'),
        (found) => withCase(found, full),
      ),
    text,
  );
}
