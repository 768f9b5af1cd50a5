import { readSource } from '../read-source.js';

const FILE = `Title: The new pier

----

Release: 2019-04-12

----

Excerpt: How the pier was built.

----

Tags: piers, planks

----

Text:

The (link: https://gate.example/a text: north gate popup: yes) is open at noon.

(columns…)

(image: pier.jpg caption: The pier)
It has two rails.

++++

(youtube: https://youtu.be/a1b2c3)
Write to (email: ada@pier.example text: Ada) first (see above: the gate).

(…columns)

----

Comments: off
`;

describe('content files of Kirby', () => {
  it('are read without their fields and tags', () => {
    const source = readSource(FILE);
    expect(source).toMatchObject({
      title: 'The new pier',
      published: '2019-04-12',
      description: 'How the pier was built.',
      tags: ['piers', 'planks'],
    });
    expect(source.blocks.map(({ text }) => text)).toEqual([
      'The north gate is open at noon.',
      'It has two rails.',
      'Write to Ada first (see above: the gate).',
    ]);
    const [link] = source.links;
    expect(link).toMatchObject({ url: 'https://gate.example/a' });
    const [place = 0] = [source.toContent(source.text.indexOf('gate is'))].flat();
    expect(FILE.slice(Number(place))).toMatch(/^gate popup/u);
  });

  it('may have the text on the line of its name', () => {
    const { title, blocks } = readSource('Title: The pier\n\n----\n\nText: The pier is open.\n\nIt rains.\n');
    expect([title, ...blocks.map(({ text }) => text)]).toEqual([
      'The pier',
      'The pier is open.',
      'It rains.',
    ]);
  });

  it('are no other texts with such lines', () => {
    const { blocks } = readSource(
      'The pier\n\n----\n\nText: a play\n\n(image: none of the gate)\n\nIt rains.\n',
    );
    expect(blocks.map(({ text }) => text)).toContain('(image: none of the gate)');
    expect(blocks.map(({ text }) => text)).toContain('Text: a play');
  });
});

it('minutes and notes with lines of hyphens are no content file', () => {
  const minutes =
    'Protokoll: Sitzung des Gartenvereins am 3. Mai\n----\nAnwesend: Ada Lund, Bo Reis\n\nDie Sitzung beginnt um 19 Uhr.\n----\nBeschluss: Der Zaun wird im Juni erneuert.\n\nDie Kasse wurde von zwei Mitgliedern geprüft.\n';
  const said = readSource(minutes).text;
  for (const part of ['Sitzung beginnt', 'Zaun wird', 'Kasse wurde']) expect(said).toContain(part);
  const dated = readSource(
    `Date: 3 May\n----\nSummary: The pier is open.\n----\nOutlook: It gets a roof.\n`,
  ).text;
  for (const part of ['pier is open', 'gets a roof']) expect(dated).toContain(part);
});
