import type { Source } from '../../source/source.types.js';

/** Fewer questions among the headings are no series. */
const LEAST = 3;
const SHARE = 0.5;

/** Whether the headings of a text ask, so that what is below each is an answer and means little without its question. */
export function asksThroughout({ blocks }: Pick<Source, 'blocks'>): boolean {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const asking = headings.filter(({ text }) => /[?？]$/u.test(text.trim())).length;
  return asking >= LEAST && asking >= headings.length * SHARE;
}

/** The same of a text whose author answers; an interview names who does. */
export const answersQuestions = (source: Pick<Source, 'blocks'>): boolean =>
  asksThroughout(source) && source.blocks.every(({ speaker }) => speaker === undefined);
