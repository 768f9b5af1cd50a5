import { wordSet } from '../../../text/one-of.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Edit } from '../../style.types.js';

const WORD = String.raw`\p{L}[\p{L}’'-]*`;
/** The last two items of a series at the end of a clause: ", white and blue." */
const END_OF_SERIES = new TextPattern(
  new RegExp(
    String.raw`, (?<last>${WORD}(?: ${WORD}){0,1})(?<joint>,? )(?:and|or) (?<end>${WORD})(?: ${WORD}){0,3}(?=[.;:!?)\n]|$)`,
    'giu',
  ),
);
const CONJUNCTION = / (?:and|or) /i;
const CLAUSE_ENDS = '.!?\n:;(';
/** Words that open or comment on a clause and are not items. */
const NO_ITEM = wordSet(`and or nor i we you he she it they this that these those there who which what not
  but then so yet too also if when while as since because after before however though although instead
  though therefore thus indeed of course for example instance including especially such rather perhaps
  maybe sometimes often always never still now`);
/** Words that open an adverbial before a comma, not a series: "In spring, boats and cars came". */
const OPENS_CLAUSE = wordSet(`in on at by for from with without to during after before since until when
  while if as once though although because unless despite like unlike given every each today now this last
  next earlier later over under through across among between beyond finally first second third then also
  so but and however instead rather yes no`);
const LEAST_WORDS = 3;
const MOST_ITEM_WORDS = 2;

const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/u).filter(Boolean);
const isItem = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => !NO_ITEM.has(word) && !word.endsWith('ly'));
};

function leadsSeries(text: string, at: number): boolean {
  let start = at - 1;
  while (start >= 0 && !CLAUSE_ENDS.includes(text.charAt(start))) start -= 1;
  const pieces = text.slice(start + 1, at).split(',');
  const piece = pieces.pop() ?? '';
  const words = wordsOf(piece);
  const opens = OPENS_CLAUSE.has(words[0] ?? '') || words[0]?.endsWith('ly') === true;
  if (words.length >= LEAST_WORDS) return !opens;
  return pieces.length > 0 && words.length <= MOST_ITEM_WORDS && isItem(piece) && leadsAsClause(pieces);
}
const leadsAsClause = (pieces: readonly string[]): boolean =>
  wordsOf(pieces.at(-1) ?? '').length >= LEAST_WORDS &&
  !OPENS_CLAUSE.has(wordsOf(pieces.at(-1) ?? '')[0] ?? '');

/** Edits that add or remove the comma before "and" or "or" in a series of short items. */
export const oxfordCommaEdits = (text: string, habit: 'use' | 'avoid'): Edit[] =>
  (text.includes(', ') && CONJUNCTION.test(text) ? END_OF_SERIES.matchesIn(text) : []).flatMap(
    ({ index, groups }): Edit[] => {
      const { last = '', joint = '', end = '' } = groups ?? {};
      const wanted = habit === 'use' ? ', ' : ' ';
      if (joint === wanted || !isItem(last) || NO_ITEM.has(end.toLowerCase()) || !leadsSeries(text, index))
        return [];
      const start = index + ', '.length + last.length;
      return [{ start, end: start + joint.length, after: wanted, rule: 'oxford-comma' }];
    },
  );
