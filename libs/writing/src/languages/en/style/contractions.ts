import type { QuoteMarks } from '@repurpose/contract';
import { oneOf } from '../../../text/one-of.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { upperFirst } from '../../../text/upper-first.js';
import type { Edit } from '../../style.types.js';

const NEGATED = 'do does did is are was were have has had could should would must'.split(' ');
const SUBJECTS = ['i', 'we', 'you', 'they', 'he', 'she', 'it'];

const PAIRS: ReadonlyMap<string, string> = new Map([
  ...NEGATED.map((verb): [string, string] => [`${verb} not`, `${verb}n't`]),
  ['cannot', "can't"],
  ['will not', "won't"],
  ['i am', "I'm"],
  ...SUBJECTS.map((who): [string, string] => [`${who} will`, `${who === 'i' ? 'I' : who}'ll`]),
  ...['we', 'you', 'they'].map((who): [string, string] => [`${who} are`, `${who}'re`]),
]);
/** Contractions that change only one way: "it's" may be "it has", and "we have" may be a full verb. */
const SHORT_ONLY: ReadonlyMap<string, string> = new Map([['it is', "it's"]]);
const FULL_ONLY: ReadonlyMap<string, string> = new Map([
  ...['i', 'we', 'you', 'they', 'could', 'should', 'would', 'might', 'must'].map((who): [string, string] => [
    `${who} have`,
    `${who}'ve`,
  ]),
  ...['that', 'there', 'this', 'what', 'who'].map((who): [string, string] => [`${who} will`, `${who}'ll`]),
  ['might not', "mightn't"],
  ['need not', "needn't"],
  ['let us', "let's"],
]);

const anyOf = (words: Iterable<string>): string =>
  [...words].map((word) => word.replace("'", "['’]")).join('|');
const FULL = new TextPattern(
  new RegExp(
    `(?<![\\p{L}’'])(?:${anyOf([...PAIRS.keys(), ...SHORT_ONLY.keys()])})(?= \\p{Ll})(?! only\\b)`,
    'giu',
  ),
);
const SHORT = new TextPattern(
  new RegExp(
    `(?<![\\p{L}’'])(?:${anyOf([...PAIRS.values(), ...FULL_ONLY.values()])})(?!\\p{L})(?! (?:just|only|simply|merely)\\b)`,
    'giu',
  ),
);
const TO_SHORT = new Map([...PAIRS, ...SHORT_ONLY]);
const TO_FULL = new Map([...PAIRS, ...FULL_ONLY].map(([full, short]) => [short.toLowerCase(), full]));

const withCase = (found: string, wanted: string): string =>
  /^\p{Lu}/u.test(found) || wanted.startsWith('i ') ? upperFirst(wanted) : wanted;

const ADVERB = String.raw`(?: (?:\p{L}+ly|also|already|always|even|ever|just|long|never|not|now|often|once|since|still|yet))*`;
/** `has` after "it's": "it's been", "it's long since become". A word in -ed may follow `is` only if it names a state. */
const STATE = oneOf`based called designed intended located named needed related supposed`;
const HAD = String.raw`${ADVERB} (?:(?:${oneOf`been become begun broken brought built come done
  fallen found given gone got gotten grown had held kept known left lost made meant met paid risen run seen sent
  set shown sold spent taken told won written`})(?!\p{L})|(?!(?:${STATE})(?!\p{L}))\p{L}{2,}ed(?!\p{L}))`;
const SURE_IS = String.raw`(?<is>['’]s)(?=[ ,])(?!${HAD})`;
/** Verbs after "we'd" that mean `would`, not `had`. */
const SURE_WOULD = String.raw`['’]d(?=${ADVERB} (?:${oneOf`be do expect get give go have know like love need prefer rather
  recommend say see suggest take think want`})(?!\p{L}))`;
const behind = (words: string): string => String.raw`(?<=(?<![\p{L}’'])(?:${words}))`;
const SURE = new TextPattern(
  new RegExp(
    `${behind(oneOf`it that there here what where who how he she`)}${SURE_IS}|${behind(oneOf`i we you they he she it`)}${SURE_WOULD}`,
    'giu',
  ),
);

const writtenOut = (text: string): Edit[] =>
  SURE.matchesIn(text).map(({ 0: { length }, index, groups }): Edit => {
    const after = groups?.['is'] === undefined ? ' would' : ' is';
    return { start: index, end: index + length, after, rule: 'contractions' };
  });

/** Whether a negated verb precedes its subject in a question: "isn't it". */
const isInverted = (text: string, { start, end }: Edit): boolean =>
  /n['’]t$/iu.test(text.slice(start, end)) && /^[^.!?\n]*\?/u.test(text.slice(end));

/** Edits that use or write out English contractions. Questions stay: "Don't you …?" would become "Do not you". */
export function contractionEdits(text: string, habit: 'use' | 'avoid', marks: QuoteMarks = 'keep'): Edit[] {
  if (habit === 'avoid' && !/['’]/u.test(text)) return [];
  const isCurly = marks === 'curly' || (marks === 'keep' && /\p{L}’\p{L}/u.test(text));
  const [pattern, table] = habit === 'use' ? [FULL, TO_SHORT] : [SHORT, TO_FULL];
  const found = pattern.matchesIn(text).map(({ 0: said, index }): Edit => {
    const wanted = table.get(said.toLowerCase().replace('’', "'")) ?? said;
    return {
      start: index,
      end: index + said.length,
      after: withCase(said, isCurly ? wanted.replace("'", '’') : wanted),
      rule: 'contractions',
    };
  });
  if (habit === 'use') return found;
  return [...found, ...writtenOut(text)]
    .filter((edit) => !isInverted(text, edit))
    .sort((a, b) => a.start - b.start);
}

const FULL_FORMS = new Set([...PAIRS, ...SHORT_ONLY, ...FULL_ONLY].map(([full]) => full));
const SECONDS = new Set([...FULL_FORMS].map((full) => full.split(' ').at(-1)));
const SHORT_END = /(?:n['’]t|['’](?:re|ll|ve|m|d))$/;
/** After other words, `'s` is a possessive. */
const SHORT_IS = /^(?:it|that|there|here|what|where|who|how|he|she|let)['’]s$/;

export const isContraction = (word: string): boolean => SHORT_END.test(word) || SHORT_IS.test(word);
/** Whether a lower-case word could be contracted with the word before it. */
export const isContractible = (word: string, before: string): boolean =>
  word === 'cannot' || (SECONDS.has(word) && FULL_FORMS.has(`${before} ${word}`));
