/** A chunk of its own: see `answer-check.ts`. */
export { languageModel } from '@repurpose/writing';
