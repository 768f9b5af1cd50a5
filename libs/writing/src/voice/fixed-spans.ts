import type { Claim, Term, VoiceException } from '@repurpose/contract';
import { findMentions } from '../annotate/mentions/extract-mentions.js';
import { wordsOf } from '../claims/evidence.js';
import type { Source } from '../source/source.types.js';
import type { Fixed } from './revision.js';
import { termPattern } from './terms.js';

const REASONS: Readonly<Record<Claim['kind'], VoiceException>> = {
  quote: 'quotation',
  name: 'name',
  url: 'link',
  number: 'fact',
  money: 'fact',
  percent: 'fact',
  date: 'fact',
};
const QUOTED = /[“„«"「『][^“”„«»"「」『』\n]{1,600}[”“»"」』]/gu;
const CODE = /`[^`\n]+`/gu;
const TAG = /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu;

const spansOf = (text: string, pattern: RegExp, reason: VoiceException): Fixed[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    reason,
  }));

/** What no rule may change: quotations, names, figures, links, handles, hashtags, code, and the workspace's protected terms. */
export function fixedSpans(text: string, source: Source, protectedTerms: readonly Term[]): Fixed[] {
  const mentions = findMentions(text, source.language, { ...wordsOf(source), isTelling: true });
  return [
    ...spansOf(text, QUOTED, 'quotation'),
    ...spansOf(text, CODE, 'protected'),
    ...spansOf(text, TAG, 'link'),
    ...protectedTerms.flatMap((term) => spansOf(text, termPattern(term), 'protected')),
    ...mentions.map(({ start, end, kind }) => ({ start, end, reason: REASONS[kind] })),
  ];
}
