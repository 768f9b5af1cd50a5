import { FORMAT_KEYS } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const LINE = 'Mayor Elin Holm, the town hall, March 4, 2021';
const speech = (line: string): string => `# Address on the reopening of the bridge

*${line}*

Ladies and gentlemen, we have waited two winters for this bridge, and many of you have walked the long way round on ice.

Today the first bus crosses it. The workers who laid its last stones in the frost are with us, and we owe them more than a ribbon.

Let us keep what we have built. A bridge that nobody mends is a wall in thirty years.
`;

describe('a speech', () => {
  it('says in every format who gave it, where and when', () => {
    for (const { text } of outputsOf(speech(LINE), {}, [...FORMAT_KEYS]).outputs)
      expect(text).toContain(LINE);
  });

  it('is not opened by how it addresses who listens, nor closed by a question to the reader', () => {
    const [post] = outputsOf(speech(LINE), {}, ['linkedin']).outputs;
    expect(post?.text).toMatch(/^Address on the reopening of the bridge\n\nWe have waited two winters/);
    expect(post?.text).not.toMatch(/\?/);
  });

  it('asks nobody to comment or to share it', () => {
    for (const { text } of outputsOf(speech(LINE), {}, ['youtube', 'podcast']).outputs) {
      expect(text).toContain('A bridge that nobody mends is a wall in thirty years.');
      expect(text).not.toMatch(/comments|share this/iu);
    }
  });

  it('has no line that names nobody and no day', () => {
    const [post] = outputsOf(speech('Notes from the archive of the town'), {}, ['linkedin']).outputs;
    expect(post?.text).not.toContain('Notes from');
  });
});
