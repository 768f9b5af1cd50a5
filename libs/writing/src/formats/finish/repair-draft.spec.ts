import { FORMAT_KEYS } from '@repurpose/contract';
import { fc } from '@repurpose/testing';
import { exportText } from '../../export/export-text.js';
import { previewOf, previewText } from '../../previews/preview.js';
import { parseDraft } from '../../prompts/parse-draft.js';
import { type Shape, SHAPES } from '../../prompts/shape.js';
import { DraftError } from '../draft/draft-error.js';
import type { Draft } from '../draft/draft.types.js';
import { layoutDraft } from '../draft/layout.js';
import { countedTexts, measureParts } from '../draft/measure-draft.js';
import { renderDraft, renderSaid } from '../draft/render-draft.js';
import { repairDraft } from './repair-draft.js';

const SOURCE = { title: 'The title of the source', language: 'en' };
const LONG_WORD = 'x'.repeat(5000);

const scrap = fc.oneof(
  { weight: 6, arbitrary: fc.lorem({ maxCount: 30 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '日本語の文章がここにあります。',
      'مرحبا بالعالم، هذا نص',
      '👩‍👩‍👧‍👦 🇩🇪 emoji!',
      'e\u0301tude',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'See https://example.com/a/b?c=d&e=f now.',
      '#one #two #three #four #five #six #seven',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      LONG_WORD,
      '日'.repeat(3000),
      'A sentence that is long enough to matter. '.repeat(200),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<b>bold</b> **x** {{ tag }} <',
      '',
      '  ',
      '[a](javascript:alert(1))',
      '3/12',
      '\ud800\u202e',
    ),
  },
);
const sample = fc.array(scrap, { maxLength: 4 }).map((scraps) => scraps.join(' '));

function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return sample;
    case 'number':
      return fc.oneof(
        fc.integer({ min: -5, max: 5000 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      );
    case 'choice':
      return fc.constantFrom(...shape.of);
    case 'list':
      return fc.array(valueOf(shape.of), { maxLength: 14 });
    case 'record':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, valueOf(field)])),
      );
  }
}

/** Null where nothing was left to send, which a writer must not get away with either. */
function repaired(draft: Draft): Draft | null {
  try {
    return repairDraft(draft, SOURCE).draft;
  } catch (error) {
    expect(error).toBeInstanceOf(DraftError);
    expect(String(error)).toContain('no text');
    return null;
  }
}

describe.each(FORMAT_KEYS)('any %s draft, whatever a writer put in', (format) => {
  it('comes out within every limit; what is rendered is what is counted, previewed and exported', () => {
    fc.assert(
      fc.property(valueOf(SHAPES[format]), (value) => {
        const draft = repaired(parseDraft(format, value));
        if (draft === null) return;
        for (const { part, count, rule } of measureParts(draft)) {
          expect([part, count <= (rule.limit ?? Infinity)]).toEqual([part, true]);
        }
        const text = renderDraft(draft);
        for (const [, counted] of countedTexts(draft)) expect(text).toContain(counted);
        expect(exportText({ title: '', format, text, draft }, 'txt')).toBe(text);
        expect(previewText(previewOf({ format, text, draft }))).toBe(text);
        expect(renderSaid(layoutDraft(draft, 'en'))).toHaveLength(text.length);
        expect(text).not.toMatch(/<[a-z/!]|\{\{|javascript:|\*\*|\u202e|\n{3}/i);
        expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});

/** In time that grows with the square of the text these would take minutes and run into the time limit of a test. */
it.each(['[', '，', '('])('a text of 100,000 characters made of %j comes out within its limit', (seed) => {
  const text = `${seed.repeat(100_000)}end`;
  const draft = repaired({ format: 'linkedin', hook: 'Hook.', body: [text], callToAction: '', hashtags: [] });
  expect(draft && renderDraft(draft).length).toBeLessThanOrEqual(3000);
});
