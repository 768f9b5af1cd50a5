import type { Claim, Term, VoiceException } from '@repurpose/contract';
import type { Source, Span } from '../../source/source.types.js';
import type { Fixed } from '../revision.js';
import type { Reading } from '../../text/words-in.js';
import { mentionsIn, sentencesAt } from './mentions-in.js';
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
/** Includes Swedish, which opens and closes with the same mark. */
const QUOTED = /[“„«"「『”»][^“”„«»"「」『』\n]{1,600}[”“»"」』]/gu;
const CODE = /`[^`\n]+`/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
const TAG = /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu;

/** The spans of a pattern; `sign` is a fast test that skips most texts. */
const spansOf = (text: string, sign: RegExp, pattern: RegExp, reason: VoiceException): Fixed[] =>
  !sign.test(text)
    ? []
    : Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
        reason,
      }));

const mentionsAt = (text: string, edits: readonly Span[], source: Source): Fixed[] =>
  sentencesAt(text, edits, source).flatMap(({ sentence, start }) =>
    mentionsIn(sentence, source).map((mention) => ({
      start: start + mention.start,
      end: start + mention.end,
      reason: REASONS[mention.kind],
    })),
  );

/** Spans that no rule may change: quotations, names, figures, links, handles, hashtags, code and protected terms. */
export const fixedSpans = (
  read: Reading,
  edits: readonly Span[],
  source: Source,
  protectedTerms: readonly Term[],
): Fixed[] => [
  ...spansOf(read.text, /[“„«"「『”»]/, QUOTED, 'quotation'),
  ...spansOf(read.text, /`/, CODE, 'protected'),
  ...spansOf(read.text, /:\/\/|www\./i, LINK, 'link'),
  ...spansOf(read.text, /[#@]/, TAG, 'link'),
  ...findTerms(read, protectedTerms).map(({ start, end }): Fixed => ({
    start,
    end,
    reason: 'protected',
  })),
  ...mentionsAt(read.text, edits, source),
];
