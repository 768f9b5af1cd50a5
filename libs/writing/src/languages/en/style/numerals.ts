import type { Numerals } from '@repurpose/contract';
import { wordSet } from '../../../text/one-of.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { upperFirst } from '../../../text/upper-first.js';
import type { Edit } from '../../style.types.js';

const WORDS = 'two three four five six seven eight nine'.split(' ');
const FIRST = 2;
/** A number that counts things, with the word before it and the two after it. */
const COUNT = new TextPattern(
  new RegExp(
    String.raw`(?<lead>^|\n|[.!?] |(?<before>\p{L}[\p{L}’'-]*),? )(?<number>[2-9]|${WORDS.join('|')}) (?=(?<next>\p{Ll}[\p{L}-]*)(?: (?<behind>\p{Ll}[\p{L}-]*))?)`,
    'giu',
  ),
);
/** Fast tests that skip texts without such numbers. */
const SIGN = { words: /[2-9] /, figures: new RegExp(`(?:${WORDS.join('|')}) `, 'i') } as const;
const NUMBERED = wordSet(`version step page chapter section figure table part phase level tier class type
  priority rule lesson tip number no grade question day week option windows python may march`);
const NO_PLURAL = wordSet(`is was has does this us as its plus minus percent less yes thus across perhaps
  always versus`);
const PEOPLE = wordSet('people children men women more');
const NO_ADJECTIVE = wordSet(`hundred thousand million billion trillion dozen a an the of to in on at by
  for from with and or but nor is are was were be been has have had does do did will would can could may
  might must should if when that than as`);

const isPlural = (word: string): boolean =>
  PEOPLE.has(word) || (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !NO_PLURAL.has(word));
const isCounting = (next: string, behind: string): boolean =>
  isPlural(next) || (isPlural(behind) && !NO_ADJECTIVE.has(next) && !NO_PLURAL.has(next));

/** The number in the wanted style; null if it stays. A sentence never begins with a figure. */
function written(number: string, style: Exclude<Numerals, 'keep'>, isFirst: boolean): string | null {
  const isFigure = /\d/u.test(number);
  if (isFigure === (style === 'figures')) return null;
  if (!isFigure) return isFirst ? null : String(WORDS.indexOf(number.toLowerCase()) + FIRST);
  const word = WORDS[Number(number) - FIRST] ?? number;
  return isFirst ? upperFirst(word) : word;
}

/** Edits that write numbers from two to nine as words or figures if they count things; labels ("step 3") and measures stay. */
export function numeralEdits(text: string, style: Exclude<Numerals, 'keep'>): Edit[] {
  if (!SIGN[style].test(text)) return [];
  return COUNT.matchesIn(text).flatMap(({ index, groups }): Edit[] => {
    const { lead = '', before = '', number = '', next = '', behind = '' } = groups ?? {};
    const after = written(number, style, before === '');
    if (after === null || NUMBERED.has(before.toLowerCase()) || !isCounting(next, behind)) return [];
    const start = index + lead.length;
    return [{ start, end: start + number.length, after, rule: 'numerals' }];
  });
}

const NUMBER_WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'giu');
export const asFigures = (text: string): string =>
  text.replace(NUMBER_WORD, (word) => String(WORDS.indexOf(word.toLowerCase()) + FIRST));
