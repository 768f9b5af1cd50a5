import type { FormatKey } from '@repurpose/contract';

/** Without a model a tone changes how these begin and whether they end with a question, and the others not at all. */
export const TONED_FORMATS: readonly FormatKey[] = [
  'twitter',
  'linkedin',
  'facebook',
  'instagram',
  'youtube',
  'podcast',
];
