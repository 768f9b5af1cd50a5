import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const SHORT = ['twitter', 'linkedin', 'facebook', 'instagram', 'summary', 'reels'] as const;

const textIn = (content: string, format: FormatKey): string =>
  (outputsOf(content, {}, [format]).outputs[0]?.text ?? '').replace(/\s+/gu, ' ');

const REVIEW = `# A book about rowing

I read it in two evenings. The author has taught people to row for thirty years, and it shows on each page.

> My boat is my teacher. I sit in it before the birds are up, and I listen to what the water tells my hands.

My plan is to read it again in the spring. It is for those who start late, and for those who are afraid of fog.

One passage, at least, is worth quoting in full.

> Nobody learns to row in a week. The oar is heavy, the lake is wide, and the wind is never where you want it.
>
> We row because the other shore is there. There is no other reason, and we need none for a morning on the lake.
`;

describe('a review that consists of quotations for the most part', () => {
  it.each(['medium', 'email'] as const)('has all of them in marks: %s', (format) => {
    const text = textIn(REVIEW, format);
    expect(text).toContain('“My boat is my teacher.');
    expect(text).toContain('“Nobody learns to row in a week.');
  });

  it.each(SHORT)('announces none that does not come: %s', (format) => {
    const text = textIn(REVIEW, format);
    expect(text.includes('worth quoting')).toBe(text.includes('Nobody learns'));
    expect(text).not.toMatch(/(?<!“)My boat is my teacher/u);
  });
});

it('a quotation is announced by what quotes it, not by what speaks of a quote', () => {
  const bill = REVIEW.replace(
    'One passage, at least, is worth quoting in full.',
    'Ask the club for a quote.',
  );
  expect(textIn(bill, 'medium')).toContain('quote. Nobody learns');
});
