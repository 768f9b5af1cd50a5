/** A chunk of its own: see `use-source.ts`. */
export { languageModel } from '@repurpose/writing';
