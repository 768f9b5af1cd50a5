import { readSource } from '../read-source.js';

const shapeOf = (content: string) => {
  const { blocks, links, text } = readSource(content);
  return {
    blocks: blocks.map(({ kind, text: said }) => `${kind} ${said}`),
    links: links.map(({ start, end, url }) => [text.slice(start, end), url]),
  };
};

it('headings and links of Textile are read as such', () => {
  const content = `h2. The wall

p(meta). 3 May, by the sea

p(lead). It was a day by the sea.

We have built a "gate":https://wall.example/gate/ of oak, and "Ann's book":http://ann.example/book. It tells how.
`;
  expect(shapeOf(content)).toEqual({
    blocks: [
      'heading The wall',
      'paragraph It was a day by the sea.',
      "paragraph We have built a gate of oak, and Ann's book. It tells how.",
    ],
    links: [
      ['gate', 'https://wall.example/gate/'],
      ["Ann's book", 'http://ann.example/book'],
    ],
  });
  const { text, toContent } = readSource(content);
  expect(content.slice(toContent(text.indexOf('oak')))).toMatch(/^oak/u);
});

it('headings, links and attributes of AsciiDoc are read as such', () => {
  expect(
    shapeOf(`= The wall
:author-note: Ann

We have built a link:https://wall.example/gate[gate
of oak], and https://ann.example/book[her book] tells how. The link:/about/[other wall] is older.

image::wall.png[The wall]

== The gate

It was hung in May by two of us.
`),
  ).toEqual({
    blocks: [
      'heading The wall',
      'paragraph We have built a gate of oak, and her book tells how. The other wall is older.',
      'heading The gate',
      'paragraph It was hung in May by two of us.',
    ],
    links: [
      ['gate of oak', 'https://wall.example/gate'],
      ['her book', 'https://ann.example/book'],
    ],
  });
});

it('such marks in a text that is written otherwise stay as they are', () => {
  const markdown =
    '# Marks\n\nTextile has "a gate":https://wall.example and "a wall":https://wall.example/b in it.';
  expect(readSource(markdown).text).toContain('"a gate":https://wall.example');
  expect(readSource('We saw https://wall.example[1] on the way, and = is a sign.').text).toContain('[1]');
});

it('references with numbers, pages and asides of a plain text are no marks', () => {
  const plain =
    'We used two sites to plan it, https://maps.example/alps[1] and https://huts.example/book[2], which were both good.\n\n[all of us laugh]\n\nIt rained.\n';
  expect(readSource(plain).text).toContain('https://maps.example/alps[1]');
  expect(readSource(plain).text).toContain('[all of us laugh]');
  const pages =
    'p. 12 is about the flood in May.\n\np. 14 is about "the report of the town":https://town.example/report in June.\n';
  expect(readSource(pages).text).toContain('p. 12 is about');
});

it('a heading of AsciiDoc may be closed, and a line of its own with a full stop is told', () => {
  const content =
    '= The wall\n\n== What we learned ==\n\nWe asked https://wall.example/a[Ann] and https://wall.example/b[Bo].\n\n:note: This is our own line about the fence.\n';
  const { blocks } = readSource(content);
  expect(blocks.map(({ text }) => text)).toContain('What we learned');
  expect(blocks.some(({ text }) => text.includes('our own line'))).toBe(true);
});

it('pictures of Textile are pictures, and bold words that begin a line begin a paragraph', () => {
  const content = `h2. The wall

We have built a "gate":https://wall.example/gate of oak.

<center>!/images/gate.jpeg(The gate in May)!</center>

!https://wall.example/wall.png!

*Was it cold?* Yes, all of April was cold by the sea, and nobody came to help us.
*Who paid?* The village paid for the oak, and the smith gave us the hinges of the gate.
*Is it done?* The gate is, and the wall will be done by May of the next year.
`;
  expect(shapeOf(content).blocks).toEqual([
    'heading The wall',
    'paragraph We have built a gate of oak.',
    'heading Was it cold?',
    'paragraph Yes, all of April was cold by the sea, and nobody came to help us.',
    'heading Who paid?',
    'paragraph The village paid for the oak, and the smith gave us the hinges of the gate.',
    'heading Is it done?',
    'paragraph The gate is, and the wall will be done by May of the next year.',
  ]);
});

it('exclamation marks around a name are no picture in a text without other marks', () => {
  expect(readSource('We called !wall.png! and it came.\n\nIt was *cold* by the sea.').text).toContain(
    '!wall.png!',
  );
});

describe('bold words of Textile that begin a line', () => {
  const blocksOf = (...lines: string[]): string[] =>
    shapeOf(
      `h2. The wall\n\nWe built "a gate":https://wall.example/gate of oak in May.\n\n${lines.join('\n')}\n`,
    ).blocks.slice(2);

  it('are told with their answers if they are few', () => {
    expect(
      blocksOf(
        '*Was it cold?* It was, for most of the winter, and the sea froze in the bay.',
        '*Who paid?* The village paid for the oak, and the smith gave us the hinges.',
      ),
    ).toEqual([
      'paragraph Was it cold? It was, for most of the winter, and the sea froze in the bay.',
      'paragraph Who paid? The village paid for the oak, and the smith gave us the hinges.',
    ]);
  });

  it('are no heading if they do not ask', () => {
    const [note, other] = [
      'The harbour is closed for the winter, and the gate with it.',
      'The stones of the pier are wet in the winter, and so is the gate.',
    ];
    expect(blocksOf(`*Note:* ${note}`, '', `*Beware:* ${other}`)).toEqual([
      `paragraph Note: ${note}`,
      `paragraph Beware: ${other}`,
    ]);
  });
});
