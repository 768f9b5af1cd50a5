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

describe('a line that shows the text elsewhere, above all paragraphs', () => {
  const told = (title: string, ...above: readonly string[]): string =>
    readSource([`# ${title}`, ...above, PROSE, PROSE].join('\n\n'))
      .sentences.map(({ text }) => text)
      .join('|');
  it.each([
    'Preview: The crew of the harbour meets the gulls on Friday at noon.',
    'Vorschau: Am Freitag spielt der Hafen gegen die Möwen.',
    'Tagline: the few words that say what a crew does.',
    'Teaser: the film before the film.',
  ])('is content if nothing else says so: %s', (line) => {
    expect(told('The pier', line)).toContain(line.split(': ')[1]);
  });
  it('is not told beside one that says so, unless the text is about such lines', () => {
    const lines = ['Preview: The lamp is lit.', 'Meta description: A lamp for the pier.'];
    expect(told('The pier', ...lines)).not.toMatch(/lit|for/u);
    expect(told('The pier', ...lines.toReversed())).not.toMatch(/lit|for/u);
    expect(told('The best meta description', ...lines)).toMatch(/lit.*for/u);
  });
});
