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
  // `have` stays, because it may be a full verb: "we have a plan"
  return PRONOUNS.filter(([full]) => !full.endsWith('have')).reduce(
    (out, [full, short]) =>
      out.replace(new RegExp(`\\b${full}(?= \\p{Ll})`, 'giu'), (found) => withCase(found, short)),
    negated,
  );
}

/** Writes out contractions, except "it's" and "'d", which are ambiguous. */
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
