import { oneOf } from '../../../text/one-of.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { partsOfText } from '../../../text/units-of-text.js';
import { upperFirst } from '../../../text/upper-first.js';
import type { Edit } from '../../style.types.js';

/** Below this target long sentences are divided; from it on short ones are joined. */
const DIVIDED_BELOW = 18;
/** Sentences are long from this multiple of the target on. */
const LONG = 1.3;
/** Two neighbours are joined up to this multiple of the target. */
const SHORT = 1.1;
const LEAST_WORDS = 4;

const SUBJECTS = oneOf`i we you he she it they there this that these those`;
const DETERMINERS = oneOf`the our your their its his her each every some many most a an no`;
const VERBS = oneOf`
  is are was were has have had will can could would should may might must do does did need needs make makes
  made`;
/** Where a new sentence may begin: after a semicolon, or before "and", "but" or "so" with its own subject and verb. */
const JOINT = new TextPattern(
  new RegExp(
    [
      String.raw`(?<mark>; )(?:(?:and|but|so|instead,|however,|otherwise,|in fact,) )?(?:${SUBJECTS}|${DETERMINERS}) `,
      String.raw`(?<sign>, | ?— ?| – )(?:but|and|so) (?:(?:${SUBJECTS}) |(?:${DETERMINERS}) (?:\p{Ll}+ ){1,4}(?:${VERBS})(?!\p{L}))`,
    ].join('|'),
    'giu',
  ),
);
const CONDITIONS = oneOf`
  if when while although though because since as unless whether once after before until where even given
  imagine suppose let for_example`;
const REPORTS = oneOf`
  say says said tell tells told think thinks thought believe believes believed claims? claimed reports?
  reported argue[sd]? hopes? hoped so_that in_case`;
/** A condition or a reporting clause, which applies to both halves. */
const HOLDS_ON = new RegExp(String.raw`^\s*["“'(‘]|^\s*(?:${CONDITIONS})\b|\b(?:${REPORTS})\b`, 'iu');
const BRACKETED = /[([][^)\]]*$/u;
/** A sentence that already has two clauses, or is not a plain statement. */
const NOT_PLAIN = /[;:?!("“”]|, (?:and|but|so|or) /u;
const CONTINUES = new RegExp(`^(?:${SUBJECTS}) `, 'iu');
const CONJOINED = /^(?:And|But|So) (?=\p{Ll})/u;

const WORD = /\S+/g;
const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;

function divisions(sentence: string, start: number): Edit[] {
  if (HOLDS_ON.test(sentence) || sentence.split(';').length > 2) return [];
  let from = 0;
  return JOINT.matchesIn(sentence).flatMap(({ 0: found, index, groups }): Edit[] => {
    const { length: gap } = groups?.['mark'] ?? groups?.['sign'] ?? '';
    const isApart =
      wordsIn(sentence.slice(from, index)) >= LEAST_WORDS &&
      wordsIn(sentence.slice(index)) >= LEAST_WORDS &&
      !BRACKETED.test(sentence.slice(0, index));
    if (!isApart) return [];
    from = index + found.length;
    const [first = ''] = found.slice(gap).split(' ');
    const end = start + index + gap + first.length;
    return [{ start: start + index, end, after: `. ${upperFirst(first)}`, rule: 'sentence-length' }];
  });
}

/** The replacement for the start of `next` that joins it to `one`; null if they stay separate. */
function joining(one: string, next: string, target: number): { length: number; after: string } | null {
  const isPlain = [one, next].every(
    (each) => wordsIn(each) >= LEAST_WORDS && !NOT_PLAIN.test(each) && !HOLDS_ON.test(each),
  );
  if (!isPlain || !one.endsWith('. ') || wordsIn(one) + wordsIn(next) > target * SHORT) return null;
  const [first = ''] = next.split(' ');
  const lower = /^I(?:$|['’])/u.test(first) ? first : first.toLowerCase();
  if (CONJOINED.test(one)) return null;
  if (CONJOINED.test(next)) return { length: first.length, after: `, ${lower}` };
  return CONTINUES.test(next) ? { length: first.length, after: `, and ${lower}` } : null;
}

/** Edits that bring sentences nearer to a target in words by dividing or joining them. `isCalm`: `!` counts as a full stop. */
export function sentenceLengthEdits(written: string, target: number, isCalm = false): Edit[] {
  const text = isCalm ? written.replaceAll('!', '.') : written;
  if (target < DIVIDED_BELOW && !JOINT.for(text).test(text)) return [];
  const sentences = text.includes('\n') ? [text] : partsOfText(text, 'sentence');
  let start = 0;
  let isJoined = false;
  return sentences.flatMap((sentence, at): Edit[] => {
    const here = start;
    start += sentence.length;
    if (target < DIVIDED_BELOW)
      return wordsIn(sentence) > target * LONG && !sentence.includes('\n') ? divisions(sentence, here) : [];
    const joint = isJoined ? null : joining(sentence, sentences[at + 1] ?? '', target);
    isJoined = joint !== null;
    if (joint === null) return [];
    const stop = start - '. '.length;
    return [{ start: stop, end: start + joint.length, after: joint.after, rule: 'sentence-length' }];
  });
}
