import type { Source } from '../../source/source.types.js';

/** A question of at most 120 characters, with any sentence before it: outputs have it above its answer. */
export const SHORT_QUESTION = /^.{8,120}[?？]$/u;

/** Fewer questions among the headings are not a series. */
const LEAST = 3;
const SHARE = 0.5;

/** Whether the headings of a text are questions, so that the text below each needs its question. */
export function asksThroughout({ blocks }: Pick<Source, 'blocks'>): boolean {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const asking = headings.filter(({ text, asks }) => asks === true || /[?？]$/u.test(text.trim())).length;
  return asking >= LEAST && asking >= headings.length * SHARE;
}

/** The same for a text without speakers, where the author answers; in an interview a named speaker does. */
export const answersQuestions = (source: Pick<Source, 'blocks'>): boolean =>
  asksThroughout(source) && source.blocks.every(({ speaker }) => speaker === undefined);
