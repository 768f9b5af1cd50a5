import type { Claim, Term, VoiceException } from '@repurpose/contract';
import type { Source } from '../../source/source.types.js';
import type { Fixed } from '../revision.js';
import { mentionsIn } from './mentions-in.js';
import { findTerms } from '../terms.js';

const REASONS: Readonly<Record<Claim['kind'], VoiceException>> = {
  quote: 'quotation',
  name: 'name',
  url: 'link',
  number: 'fact',
  money: 'fact',
  percent: 'fact',
  date: 'fact',
  statement: 'fact',
};
/** Swedish opens and closes with the same sign. */
const QUOTED = /[“„«"「『”»][^“”„«»"「」『』\n]{1,600}[”“»"」』]/gu;
const CODE = /`[^`\n]+`/gu;
const TAG = /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu;

const spansOf = (text: string, pattern: RegExp, reason: VoiceException): Fixed[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    reason,
  }));

/**
 * What no rule may change: quotations, names, figures, links, handles, hashtags, code, and the voice's protected words.
 */
export const fixedSpans = (text: string, source: Source, protectedTerms: readonly Term[]): Fixed[] => [
  ...spansOf(text, QUOTED, 'quotation'),
  ...spansOf(text, CODE, 'protected'),
  ...spansOf(text, TAG, 'link'),
  ...findTerms(text, protectedTerms).map(({ start, end }): Fixed => ({ start, end, reason: 'protected' })),
  ...mentionsIn(text, source).map(({ start, end, kind }): Fixed => ({ start, end, reason: REASONS[kind] })),
];
