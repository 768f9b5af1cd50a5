import type { Claim, Term, VoiceException } from '@repurpose/contract';
import type { Source, Span } from '../source/source.types.js';
import { partsOfText } from '../text/units-of-text.js';
import type { Fixed } from './revision.js';
import { mentionsIn } from './sentence-mentions.js';
import { findTerms } from './terms.js';

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
const QUOTED = /[“„«"「『][^“”„«»"「」『』\n]{1,600}[”“»"」』]/gu;
const CODE = /`[^`\n]+`/gu;
const TAG = /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu;

const spansOf = (text: string, pattern: RegExp, reason: VoiceException): Fixed[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    reason,
  }));

/** Names, figures, dates and links in the sentences that a rule would change. */
function mentionSpans(text: string, source: Source, wanted: readonly Span[]): Fixed[] {
  let start = 0;
  return partsOfText(text, 'sentence').flatMap((sentence) => {
    const from = start;
    start += sentence.length;
    if (!wanted.some((edit) => edit.start < start && edit.end > from)) return [];
    return mentionsIn(sentence, source).map((mention) => ({
      start: from + mention.start,
      end: from + mention.end,
      reason: REASONS[mention.kind],
    }));
  });
}

/**
 * What no rule may change in the places where one would: quotations, names, figures, links, handles, hashtags, code, and the
 * voice's protected words.
 */
export function fixedSpans(
  text: string,
  source: Source,
  protectedTerms: readonly Term[],
  wanted: readonly Span[],
): Fixed[] {
  return [
    ...spansOf(text, QUOTED, 'quotation'),
    ...spansOf(text, CODE, 'protected'),
    ...spansOf(text, TAG, 'link'),
    ...findTerms(text, protectedTerms).map(({ start, end }): Fixed => ({ start, end, reason: 'protected' })),
    ...mentionSpans(text, source, wanted),
  ];
}
