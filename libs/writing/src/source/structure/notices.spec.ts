import { readSource } from '../read-source.js';

const PROSE =
  'The last public car park inside the ring road closed on Tuesday. The city is planting 74 trees in its place.';

describe('a paragraph in italics above all others', () => {
  const first = (above: string): string | undefined =>
    readSource(`# The nets\n\n${above}\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n`).sentences[0]?.text;
  it.each([
    '_**Edit:** This was written for the list of the harbour. Nobody got it._',
    '*Note: The post first appeared in the letter of the crew.*',
  ])('is a note of the page if it says so: %s', (note) => {
    expect(first(note)).toBe(PROSE.split(/(?<=\.) /u)[0]);
  });
  it.each([
    '*Note that the nets are older than the pier. Nobody knows by how much, and nobody asks.*',
    'Edit: This is how we cut a net in two.',
    '*Edit: We had it the wrong way round. The nets cost six thousand euros, not sixty.*',
    '**Edit: The nets are not the oldest of the coast.**',
    '*Update: This was written for the list of the harbour. The nets have since been sold.*',
    '*Edit: This was written for the list of the harbour. The crew has 90 nets today.*',
    '*Update: The notice was posted on the door of the town hall. It says that the nets are for sale.*',
  ])('is content otherwise: %s', (text) => {
    expect(text).toContain(first(text));
  });
});
