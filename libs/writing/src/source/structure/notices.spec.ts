import { readSource } from '../read-source.js';

const PROSE =
  'The last public car park inside the ring road closed on Tuesday. The city is planting 74 trees in its place.';

describe('a paragraph in italics above all others', () => {
  const first = (above: string): string | undefined =>
    readSource(`# The nets\n\n${above}\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n`).sentences[0]?.text;
  it.each([
    '_**Edit:** This was written for the list of the harbour. Nobody got it._',
    '*Update: see below.*',
  ])('is a note of the page if it says so: %s', (note) => {
    expect(first(note)).toBe(PROSE.split(/(?<=\.) /u)[0]);
  });
  it.each([
    '*Note that the nets are older than the pier. Nobody knows by how much, and nobody asks.*',
    'Edit: This is how we cut a net in two.',
  ])('is content otherwise: %s', (text) => {
    expect(text).toContain(first(text));
  });
});
