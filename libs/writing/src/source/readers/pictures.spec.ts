import { readSource } from '../read-source.js';
import { isTitleOfPicture } from './captions.js';

const PARTS = [
  'The hall is open at last.',
  'A table stands in the middle of it.',
  'Nobody has sat at it yet.',
];

describe('the block that a picture follows', () => {
  it.each([
    ['![](table.jpg)'],
    ['[![Table](table.jpg)](https://p.example)'],
    ['<a href="https://p.example"><img src="table.jpg"></a>'],
    ['<iframe src="https://p.example"></iframe>'],
    ['{{<tweet user="jo" id="955554649666355200" >}}'],
    ['{{< youtube w7Ft2ymGmfc >}}'],
    ['`youtube: w7Ft2ymGmfc`'],
    ['`vimeo: 7712`'],
    ['{{< figure caption="Oak" >}}\n{{< img src="table.jpg" alt="A table" >}}\n{{</ figure >}}'],
    ['{% include figure.html url="table.jpg" %}'],
  ])('is marked in Markdown: %s', (picture) => {
    const content = [...PARTS.slice(0, 2), picture, PARTS[2]].join('\n\n');
    expect(readSource(content).blocks.map(({ isPictured }) => isPictured)).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  it.each([
    ['<p>{1}</p><figure><img src="t.jpg"><figcaption>A table</figcaption></figure>'],
    ['<p>{1}</p><p><a href="https://p.example"><img src="t.jpg"></a></p>'],
    ['<p>{1} <img src="t.jpg"></p>'],
  ])('is marked in HTML: %s', (html) => {
    const content = `<p>${PARTS[0] ?? ''}</p>${html.replace('{1}', PARTS[1] ?? '')}<p>${PARTS[2] ?? ''}</p>`;
    const { blocks } = readSource(content);
    expect(blocks.map(({ isPictured }) => isPictured)).toEqual([undefined, true, undefined]);
  });

  it.each([
    ['https://www.youtube.com/watch?v=1', true],
    ['https://p.example/table', undefined],
  ])('is marked above a line that is a link to a video: %s', (url, isPictured) => {
    const content = [...PARTS.slice(0, 2), `[The table](${url})`, PARTS[2]].join('\n\n');
    expect(readSource(content).blocks[1]?.isPictured).toBe(isPictured);
  });
});

it.each(['Write `youtube: w7Ft2ymGmfc` there.', '`port: 8080`'])('code is no picture: %s', (line) => {
  const { blocks } = readSource([...PARTS.slice(0, 2), line, PARTS[2]].join('\n\n'));
  expect(blocks[1]?.isPictured).toBeUndefined();
  expect(blocks[2]?.text).toBe(line.replaceAll('`', ''));
});

it.each([
  '{{< details id="oak" >}}\n\nIt is oak.\n\n{{< /details >}}',
  '{% include toc.html %}',
  '<!-- ![](table.jpg) -->',
])('what shows no picture marks no block: %s', (tag) => {
  const { blocks } = readSource([...PARTS.slice(0, 2), tag, PARTS[2]].join('\n\n'));
  expect(blocks.some(({ isPictured }) => isPictured)).toBe(false);
  expect(blocks.map(({ text }) => text)).toContain(PARTS[1]);
});

it('a caption in italics right below a picture of HTML is no text', () => {
  const picture = '<img src="t.jpg" alt="A table" width="500"/>';
  const told = (below: string): string[] =>
    readSource(
      ['# The hall', ...PARTS.slice(0, 2), `${picture}\n${below}`, PARTS[2]].join('\n\n'),
    ).sentences.map(({ text }) => text);
  expect(told('*The Hall Club (2020). A table. http://doi.org/10.5281/zenodo.1*')).toEqual(PARTS);
  expect(told('It is *oak*.')).toHaveLength(PARTS.length + 1);
});

it.each([
  '[![ci](https://b.example/oak.svg)](https://b.example) *A small tool that draws tables.*',
  '[![ci](https://b.example/badge/oak.png)](https://b.example)\n*A small tool that draws tables.*',
])('a line beside the badge of a project says what it is: %s', (line) => {
  const { sentences } = readSource(['# The hall', line, ...PARTS].join('\n\n'));
  expect(sentences[0]?.text).toBe('A small tool that draws tables.');
  const photo = readSource(
    ['# The hall', line.replace(/https:[^)]*(?=\)\])/u, 'oak.jpg'), ...PARTS].join('\n\n'),
  );
  expect(photo.sentences[0]?.text).toBe(PARTS[0]);
});

it('a bold title above a picture and the reference below it, in its paragraph, are no text', () => {
  const told = (above: string, below: string): string[] =>
    readSource(
      ['# The hall', ...PARTS.slice(0, 2), `${above}\n![table](t.png)\n${below}`, PARTS[2]].join('\n\n'),
    ).sentences.map(({ text }) => text);
  expect(
    told('**Tables by year**', '*Image Source*: Lund, Ada & Ray, Cy. (2011). Tables of the north. 2.'),
  ).toEqual(PARTS);
  expect(told('**Tables by year**', '*Note*: There are more of them now.')).toHaveLength(PARTS.length + 1);
});

describe('a picture', () => {
  it('is all that a line in bold heads, which goes with it, unless text of its part follows', () => {
    const headingsOf = (below: string): string[] =>
      readSource(
        `# Survey\n\n${PARTS.join(' ')}\n\n**What you liked** :\n\n![](chart.png)\n\n${below}\n\n${PARTS.join(' ')}\n`,
      )
        .blocks.filter(({ kind }) => kind === 'heading')
        .map(({ text }) => text);
    expect(headingsOf('You liked the harbour most.')).toEqual(['Survey', 'What you liked :']);
    expect(headingsOf('What we change next year:\n\n- The hall\n- The bread')).toEqual(['Survey']);
  });
});

it('the numbered title of a picture is no heading', () => {
  const headings = (title: string, below = '![](table.jpg)'): string[] =>
    readSource([`## The hall`, ...PARTS.slice(0, 2), `### ${title}`, below, PARTS[2]].join('\n\n'))
      .sections.map(({ heading }) => heading)
      .slice(1);
  expect(headings('Figure 1 - The table')).toEqual([]);
  expect(headings('Abb. 2: Der Tisch')).toEqual([]);
  expect(headings('Figure 8 knots')).toEqual(['Figure 8 knots']);
  expect(headings('Figure 1 - The table', 'It is of oak.')).toEqual(['Figure 1 - The table']);
});

it.each([
  ['Fig. 3 A table of oak (Source: Jo Berg).', true],
  ['Fig 2b Oak', true],
  ['Abb. 1 Der Tisch', true],
  ['Fig. 3 shows that it is of oak.', false],
  ['Abb. 1 zeigt den Tisch.', false],
  ['Figure 8 Oak is what they call the knot.', false],
  ['Figs and plums stand on it.', false],
])('an abbreviation, a number and a capital are the title of a picture: %s', (text, isTitle) => {
  expect(isTitleOfPicture(text)).toBe(isTitle);
});

it('a picture of WordPress with its caption parts a paragraph, and leads nowhere', () => {
  const picture =
    '\\[caption id="p1" width="960"\\][![A table](t.jpg)](https://p.example/t.jpg) A table\\[/caption\\]';
  const { blocks, sentences } = readSource(
    `${PARTS[0] ?? ''} To see it, we bought: ${picture} ${PARTS[1] ?? ''}\n\n${PARTS[2] ?? ''}`,
  );
  expect(blocks.map(({ text }) => text)).toEqual([
    `${PARTS[0] ?? ''} To see it, we bought:`,
    ...PARTS.slice(1),
  ]);
  expect(blocks.map(({ isPictured }) => isPictured)).toEqual([true, undefined, undefined]);
  expect(sentences).toHaveLength(4);
  const item = readSource(
    `${PARTS[0] ?? ''}\n\n- ${PARTS[1] ?? ''} ${picture} It is red.\n- ${PARTS[2] ?? ''}`,
  );
  expect(item.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'item', 'item']);
});

describe('a table of pictures', () => {
  const ABOVE = `${PARTS.slice(0, 2).join(' ')} `.repeat(3).trim();
  const read = (...below: string[]) =>
    readSource(['---', 'title: The hall', '---', ABOVE, ...below].join('\n'));
  const row = (at: number): string => `![${at}a.jpg](${at}a.jpg) | ![${at}b.jpg](${at}b.jpg)`;

  it('is no text, nor are the captions above it and in it', () => {
    const rows = [row(1), '---|---', row(2), 'The hall at night', row(3), '---|---', row(4)];
    const { sentences, blocks } = read('', 'The hall at noon', ...rows, '', PARTS[2] ?? '');
    expect(sentences.map(({ text }) => text).join(' ')).toBe(`${ABOVE} ${PARTS[2] ?? ''}`);
    expect(blocks.map(({ text }) => text).join(' ')).not.toMatch(/jpg|night|---/u);
  });

  it('is below a sentence, which stays', () => {
    const { sentences } = read(row(1), '---|---', row(2), '', PARTS[2] ?? '');
    expect(sentences.map(({ text }) => text).join(' ')).toBe(`${ABOVE} ${PARTS[2] ?? ''}`);
  });

  it('has one column over a caption, which may end like a sentence', () => {
    const rows = ['| ![](a.png) |', '|:--:|', '| The hall at night. Height: 5m. |'];
    expect(read('', ...rows, '', PARTS[2] ?? '').blocks.map(({ text }) => text)).toEqual([ABOVE, PARTS[2]]);
    const listed = [...rows, '| It is of oak. |', '| It is of elm. |'];
    expect(read('', ...listed).blocks.map(({ kind }) => kind)).toContain('table');
  });

  it.each([
    'Ada Lund built the hall in 1904. She led nine carpenters from the valley.',
    'Careful: the table tips over. Sit on both sides.',
    'The hall was empty.',
    'In the year of the flood the carpenters carried the table up to the attic of the mill.',
  ])('is over text if it is no caption: %s', (text) => {
    const { blocks } = read('', '| ![](a.png) |', '|---|', `| ${text} |`, '', PARTS[2] ?? '');
    expect(blocks.map((block) => `${block.kind} ${block.text}`)).toEqual(
      [ABOVE, text, PARTS[2] ?? ''].map((told) => `paragraph ${told}`),
    );
  });

  it('is not a row of logos over figures', () => {
    const rows = ['| | ![Oak](a.png) |', '|--|--|', '| Price | 10 € |', '| Age | 3 years |', '| Legs | 4 |'];
    const texts = read('', ...rows).blocks.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Price; Oak: 10 €', 'Legs; Oak: 4']));
  });

  it('is not one with sentences', () => {
    const rows = ['| ![a](a.png) | ![b](b.png) |', '|--|--|', '| It is of oak. | It is of elm. |'];
    expect(read('', ...rows).blocks.at(-1)?.text).toContain('It is of oak.');
  });
});

const beside = (said: string): string =>
  [PARTS[0], `![](table.jpg) ${said}`, PARTS[1], PARTS[2]].join('\n\n');

it('what a picture shows and where it is from, beside it, is its caption', () => {
  const said = 'A table of oak. Painted by Ada Lund, in the public domain. Source: https://p.example/t.jpg';
  const source = readSource(beside(said));
  expect(source.sentences.map(({ text }) => text)).toEqual(PARTS);
  const told = 'A table of oak stands there. We have told of it at https://p.example/t and it is old.';
  expect(readSource(beside(told)).sentences).toHaveLength(5);
});

it.each([
  [
    '[**Boats of the Ellen**  \n_How they float._boats.example](https://www.boats.example/how "Boats")[](https://boats.example)',
    'Boats of the Ellen',
  ],
  [
    '[**Boats of the Ellen**  \nHow they float](https://boats.example/how)',
    'Boats of the Ellen How they float',
  ],
  ['[Read boats.example](https://boats.example/how)', 'Read boats.example'],
])('of the card of a page only the title is read: %s', (card, said) => {
  expect(readSource(`# Boats\n\nWe read this book in May:\n\n${card}\n\nIt was good.`).blocks[2]?.text).toBe(
    said,
  );
});
