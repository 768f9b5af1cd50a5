import type { Source } from '../../source/source.types.js';

/** Fewer questions among the headings are no series. */
const LEAST = 3;
const SHARE = 0.5;

/** Whether the headings of a text ask, so that what is below each is an answer and means little without its question; an interview names who answers. */
export function answersQuestions({ blocks }: Pick<Source, 'blocks'>): boolean {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const asking = headings.filter(({ text }) => /[?？]$/u.test(text.trim())).length;
  return (
    asking >= LEAST &&
    asking >= headings.length * SHARE &&
    blocks.every(({ speaker }) => speaker === undefined)
  );
}
