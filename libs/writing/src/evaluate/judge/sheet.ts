import { DraftError } from '../../formats/draft/draft-error.js';
import { choice, type JsonSchema, number, record, schemaOf, text } from '../../prompts/shape.js';
import { readRecord } from '../../prompts/parse-draft.js';

/** P: post as is. M: a minute's work. R: rewrite. Best first. */
export const GRADES = ['P', 'M', 'R'] as const;
export const SCORES = {
  hook: 'a reason to go on reading, and the output keeps its promise',
  coherence: 'each sentence follows from the one before',
  completeness: 'it carries the thesis and the key points that its length allows',
  form: 'it is native to the channel',
  fidelity: 'nothing is reversed, cut off or said by somebody else',
} as const;

export type Grade = (typeof GRADES)[number];
export type Score = keyof typeof SCORES;
export const SCORE_KEYS = Object.keys(SCORES) as Score[];

export type Sheet = Record<Score, number> & {
  grade: Grade;
  quote: string;
};

export interface Comparison {
  a: Sheet;
  b: Sheet;
  preferred: 'A' | 'B' | 'tie';
}

const MAX_SCORE = 10;

const SHEET = record({
  quote: text('The words of the output that decide its grade, copied exactly; at most 25 words.'),
  grade: choice('P: post as is. M: a minute of work. R: rewrite.', GRADES),
  ...Object.fromEntries(
    Object.entries(SCORES).map(([score, means]) => [score, number(`0 to 10: ${means}.`)]),
  ),
});
const SHAPE = record({
  a: SHEET,
  b: SHEET,
  preferred: choice('The output you would post. A tie only if you cannot decide.', ['A', 'B', 'tie']),
});

export const COMPARISON_SCHEMA: JsonSchema = schemaOf(SHAPE);

/** A model's answer (parsed JSON) as a comparison. @throws DraftError with the path of the wrong field */
export function parseComparison(value: unknown): Comparison {
  const comparison = readRecord(SHAPE, value, '') as unknown as Comparison;
  for (const output of ['a', 'b'] as const)
    for (const score of SCORE_KEYS) {
      const given = comparison[output][score];
      if (given < 0 || given > MAX_SCORE) throw new DraftError('0 to 10 is expected', `${output}.${score}`);
    }
  return comparison;
}
