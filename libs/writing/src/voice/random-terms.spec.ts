import { TERM_KINDS, type Claim, type FormatKey, type Term } from '@repurpose/contract';
import { fc } from '@repurpose/testing';
import { checkClaims } from '../claims/check-claims.js';
import { measureParts } from '../formats/draft/measure-draft.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { renderSaid } from '../formats/draft/render-draft.js';
import { segmentsOf } from '../formats/draft/segments.js';
import type { Output } from '../evaluate/evaluate.js';
import { outputsOf } from '../offline/outputs.fixture.js';
import { GERMAN, HARBOUR, SPANISH, STEPS } from '../offline/texts.fixture.js';
import type { Source } from '../source/source.types.js';
import { applyVoice } from './apply-voice.js';
import { voiceOf } from './voice.fixture.js';

/* Whatever words a brand lists: no claim changes, no limit is passed, and the named changes are all there are. */
const LISTS = 500;

interface Piece {
  source: Source;
  output: Output;
  /** Its words, figures and names, some in twos, so that lists meet what is written. */
  written: string[];
}

const PIECES: Piece[] = [HARBOUR, STEPS, GERMAN, SPANISH].flatMap((text) => {
  const { source, outputs } = outputsOf(text);
  return outputs.map((output) => {
    const words = output.text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu) ?? [];
    const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`.trim());
    return { source, output, written: [...new Set([...words, ...pairs])] };
  });
});

/** What a replacement may be: also a name, a figure, a link, a handle, a quotation, and what is far too long. */
const ODD = [
  ...[
    'Zebedee Quark',
    '4,711',
    '12 %',
    '€30',
    'https://example.org/x',
    '@someone',
    '#tag',
    '“Never,” she said',
  ],
  ...['hour', 'an', 'über', 'naïve', 'use', 'long '.repeat(12).trim(), '$&', '$1', '\\', 'a.b', '(x)', '🎉'],
];

const listFor = (written: readonly string[]): fc.Arbitrary<Term[]> => {
  const phrase = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...written) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
  const term: fc.Arbitrary<Term> = fc.record({
    kind: fc.constantFrom(...TERM_KINDS),
    text: phrase,
    forms: fc.array(phrase, { maxLength: 4 }),
    replacement: fc.option(phrase),
    isCaseSensitive: fc.boolean(),
  });
  return fc.array(term, { minLength: 1, maxLength: 40 });
};

const listed = fc
  .nat(PIECES.length - 1)
  .chain((at) => listFor(PIECES[at]?.written ?? []).map((terms) => ({ piece: PIECES[at] as Piece, terms })));

const saidIn = (draft: Output['draft'], { language }: Source): string =>
  renderSaid(layoutDraft(draft, language));
const claimsOf = (text: string, source: Source): string[] =>
  checkClaims(text, source)
    .filter(({ kind }: Claim) => kind !== 'statement')
    .map(({ kind, text: said }) => `${kind} ${said}`)
    .sort();
const overLimit = (draft: Output['draft'], { language }: Source): string[] =>
  measureParts(draft, language)
    .filter(({ count, rule }) => rule.limit !== null && count > rule.limit)
    .map(({ part }) => part);

it(`of ${LISTS} random lists of words none changes a claim or passes a limit, and the changes explain every character`, () => {
  const changed = new Map<FormatKey, number>();
  fc.assert(
    fc.property(listed, ({ piece: { source, output }, terms }) => {
      const voiced = applyVoice(output.draft, voiceOf({}, terms), source);
      expect(claimsOf(saidIn(voiced.draft, source), source)).toEqual(
        claimsOf(saidIn(output.draft, source), source),
      );
      expect(overLimit(voiced.draft, source)).toEqual([]);
      const texts = new Map(segmentsOf(voiced.draft).map(({ id, text }) => [id, text]));
      for (const { segment, start, end, before, after } of voiced.changes.toReversed()) {
        const text = texts.get(segment) ?? '';
        expect(text.slice(start, end)).toBe(after);
        texts.set(segment, text.slice(0, start) + before + text.slice(end));
      }
      expect(Object.fromEntries(texts)).toEqual(
        Object.fromEntries(segmentsOf(output.draft).map(({ id, text }) => [id, text])),
      );
      changed.set(output.format, (changed.get(output.format) ?? 0) + voiced.changes.length);
    }),
    { numRuns: LISTS },
  );
  // Lists that change nothing would show nothing.
  expect([...changed.values()].filter((count) => count > 0)).toHaveLength(12);
});
