import type { Sentence, Source } from '../../source/source.types.js';
import { labelOf } from '../wording/labels.js';
import { countWords } from '../../languages/words.js';
import { isThing } from '../wording/leaning.js';
import { TERMINAL } from '../wording/usable.js';

const MAX_ITEM_WORDS = 12;
const MAX_WORDS = 40;

/** Items of one list that follow each other, a sentence each. */
function listRuns({ sentences, blocks }: Source): number[][] {
  const runs: number[][] = [];
  sentences.forEach(({ block }, index) => {
    if (blocks[block]?.kind !== 'item') return;
    const run = runs.at(-1);
    const before = sentences[index - 1]?.block;
    const goesOn =
      run?.at(-1) === index - 1 && before === block - 1 && blocks[before]?.level === blocks[block]?.level;
    if (run && goesOn) run.push(index);
    else runs.push([index]);
  });
  return runs;
}

const isShort = ({ text }: Sentence): boolean =>
  !TERMINAL.test(text) && countWords(text) <= MAX_ITEM_WORDS && labelOf(text) === '';

/** `Two tins` is `two tins` behind another thing, where it is no name. */
const inRow = (text: string, at: number, all: string): string => {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const word = /^\p{L}+/u.exec(lower)?.[0] ?? '';
  const isCommon = /^(?:an?|the|one|two|three|four|five|six)$/u.test(word) || all.includes(` ${word} `);
  return at > 0 && isCommon ? lower : text;
};

/**
 * A list of things ("300 g flour", "A bowl") is told in one go or not at all: its first sentence's index → all of it,
 * the others' → null.
 */
export function rowsOf(source: Source): ReadonlyMap<number, string | null> {
  const rows = new Map<number, string | null>();
  for (const run of listRuns(source)) {
    const items = run.map((index) => source.sentences[index]).filter((each) => each !== undefined);
    const things = items.filter(({ text }) => isThing(text) || /\p{N}/u.test(text)).length;
    if (items.length < 2 || things < items.length / 2 || !items.every(isShort)) continue;
    const told = items.map(({ text }, at) => inRow(text.replace(/[,;]$/u, ''), at, source.text));
    const row = told.join(told.some((text) => text.includes(',')) ? '; ' : ', ');
    if (countWords(row) > MAX_WORDS) continue;
    run.forEach((index, at) => rows.set(index, at === 0 ? row : null));
  }
  return rows;
}

const MAX_LEAD_WORDS = 8;

/** "You will need:" and its things are a sentence: "You will need: 30 g flour, a bowl." */
export function toldRow(row: string, lead: string | undefined): string {
  const isShort = lead !== undefined && /^\p{Lu}.*:$/u.test(lead) && countWords(lead) <= MAX_LEAD_WORDS;
  if (!isShort || isLeaningLead(lead) || countWords(`${lead} ${row}`) > MAX_WORDS) return row;
  return `${lead} ${inRow(row, 1, '')}.`;
}

const isLeaningLead = (lead: string): boolean => /\b(?:this|these|those|it|they|them)\b/iu.test(lead);
