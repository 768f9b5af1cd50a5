import { upperFirst } from '../../../text/upper-first.js';

type Pair = readonly [full: string, short: string];
const each = (words: string, pair: (word: string) => Pair): Pair[] => words.split(' ').map(pair);

const NEGATIONS: readonly Pair[] = [
  ...each('do does did is are was were have has would should could', (verb) => [`${verb} not`, `${verb}n't`]),
  ['cannot', "can't"],
  ['will not', "won't"],
];
const PRONOUNS: readonly Pair[] = [
  ...each('we you they', (who) => [`${who} are`, `${who}'re`]),
  ...each('we you', (who) => [`${who} have`, `${who}'ve`]),
  ...each('we you', (who) => [`${who} will`, `${who}'ll`]),
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
