import { readSource } from '../read-source.js';

const blocksOf = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, text }) => `${kind}: ${text}`);

const THESIS = 'I had thought of all that may go wrong on the water, and of nothing that I would miss.';
const parts = (line: string): string => `# The boat

My aunt asked me to come with her to the island.

## Would I come with her?

I had a week off, and the boat was sound. My aunt knows the sea as I know our street.

**${line}**

## What would I miss there?

The island has seals and a chapel. I had never seen either of them from so near.

## So, did I go?

I went. The sea was calm, and we were there before noon on the first day.
`;

describe('a line in bold', () => {
  it('above the next heading, between headings that ask, is told', () => {
    expect(blocksOf(parts(THESIS))).toContain(`paragraph: ${THESIS}`);
  });

  it('above its answer is asked', () => {
    const asked = 'Did your aunt ask you twice?';
    const content = parts(THESIS).replace(
      `**${THESIS}**`,
      `**${asked}**\n\nShe did. I said yes to her then.`,
    );
    expect(blocksOf(content)).toContain(`heading: ${asked}`);
  });

  it.each([['a text'], ['a text with a note below']])('that asks at the end of %s is told', (text) => {
    const asked = 'Which island would you see?';
    const note = text.endsWith('below') ? '\n\n[^1]: Seals are shy.\n' : '';
    const mark = note === '' ? '' : '[^1]';
    expect(blocksOf(`${parts(THESIS)}\nSeals came near.${mark}\n\n**${asked}**${note}`)).toContain(
      `paragraph: ${asked}`,
    );
  });
});
