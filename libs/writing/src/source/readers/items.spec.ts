import { readSource } from '../read-source.js';

const kindsOf = (content: string): [string, number][] =>
  readSource(content).blocks.map(({ kind, level }) => [kind, level]);

describe('the paragraphs of an item', () => {
  it.each([
    ['- Close the road.\n\n  Nobody needs it now.\n\n  - At dusk.\n\n- Leave the boat.'],
    [
      '<ul><li><p>Close the road.</p><p>Nobody needs it now.</p><ul><li>At dusk.</li></ul></li><li>Leave the boat.</li></ul>',
    ],
  ])('stand below it: %s', (content) => {
    expect(kindsOf(content)).toEqual([
      ['item', 1],
      ['item', 2],
      ['item', 2],
      ['item', 1],
    ]);
  });

  it('go on with the item if no item below it is between', () => {
    for (const content of [
      '- Close the road.\n\n  Nobody needs it now.\n\n  - At dusk.\n\n  We said so.\n',
      '<ul><li><p>Close the road.</p><p>Nobody needs it now.</p><ul><li>At dusk.</li></ul><p>We said so.</p></li></ul>',
    ])
      expect(readSource(content).blocks.map(({ isOfItem }) => isOfItem === true)).toEqual([
        false,
        true,
        false,
        false,
      ]);
  });

  it('are parts of the text where a heading is over them', () => {
    expect(kindsOf('<ol><li><h4>The road</h4><p>It is closed.</p><p>We asked.</p></li></ol>')).toEqual([
      ['heading', 4],
      ['paragraph', 0],
      ['paragraph', 0],
    ]);
  });
});

it('the rows of plain text in columns are items, and code is not', () => {
  const fenced = (language: string, ...lines: string[]): string =>
    `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;
  const ferry = fenced('text', 'North quay    dep. 08:10   Ferry 2', 'Old island    arr. 08:40');
  const { blocks } = readSource(`There is one ferry in the morning:\n\n${ferry}\n\nThe ferry was late.`);
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['paragraph', 'There is one ferry in the morning:'],
    ['item', 'North quay dep. 08:10 Ferry 2'],
    ['item', 'Old island arr. 08:40'],
    ['paragraph', 'The ferry was late.'],
  ]);
  expect(blocks.map(({ opensRows = false }) => opensRows)).toEqual([false, true, false, false]);
  for (const code of [fenced('text', 'query="list"', 'one   two'), fenced('', 'a    b', 'c    d')])
    expect(readSource(`Type this:\n\n${code}`).blocks[1]?.kind).toBe('code');
});

it('bold words of an item over several lines have no space behind them that is not written', () => {
  const texts = readSource(
    '# Keys\n\n* **S3**: it opens the shed.\n  Keep it dry.\n* The **old** key.\n  It is lost.',
  ).blocks;
  expect(texts.slice(1).map(({ text }) => text)).toEqual([
    'S3: it opens the shed. Keep it dry.',
    'The old key. It is lost.',
  ]);
});

it('a point alone on a line is text, and several only part it', () => {
  const { blocks } = readSource(
    '# Marks\n\nA good mark is a point.\n\n•\n\nThe best is none.\n\n...\n\nThat is all.',
  );
  expect(blocks.slice(1).map(({ text }) => text)).toEqual([
    'A good mark is a point.',
    '•',
    'The best is none.',
    'That is all.',
  ]);
});

it('lines with labels below a line that leads to them are paragraphs', () => {
  const textsIn = (content: string): string[] =>
    readSource(`---\ntitle: Oven\ntags: a\n---\n\n${content}`).blocks.map(({ text }) => text);
  const below = ['Cost: It is $40 a month.', 'Place: The shed by the jetty.'];
  const lead = 'We have a new oven for two reasons:';
  expect(textsIn(`${lead}\n${below[0]}\n\nIt is hot.\n`)).toEqual([lead, below[0], 'It is hot.']);
  expect(textsIn(`${lead}\n${below.join('\n')}\n\nIt is hot.\n`)).toEqual([lead, ...below, 'It is hot.']);
  const wrapped = 'We have a new oven that\nis hot: it burns.';
  expect(textsIn(`${wrapped}\n\nIt is hot.\n`)).toEqual([wrapped.replace('\n', ' '), 'It is hot.']);
});

describe('a date at the beginning of an item', () => {
  it.each([
    ['* März 2011: Der Plan.\n* 28. Oktober 2011: Der Bau.\n* 9. Dezember 2011: Das Fest.\n'],
    ['* März 2011: Der Plan.\n\n* 28. Oktober 2011: Der Bau.\n\n* 9. Dezember 2011: Das Fest.\n'],
  ])('is not its number: %s', (content) => {
    expect(readSource(content).blocks.map(({ kind, level, text }) => [kind, level, text])).toEqual([
      ['item', 1, 'März 2011: Der Plan.'],
      ['item', 1, '28. Oktober 2011: Der Bau.'],
      ['item', 1, '9. Dezember 2011: Das Fest.'],
    ]);
  });

  it('stays where dates are the only marks', () => {
    const { blocks } = readSource('Der Weg:\n\n28. Oktober 2011: Der Bau.\n30. Oktober 2011: Das Fest.\n');
    expect(blocks.map(({ text }) => text)).toContain('28. Oktober 2011: Der Bau.');
    expect(readSource('Der Weg:\n\n28. Oktober 2011 – Der Bau.\n').blocks[1]?.text).toBe(
      '28. Oktober 2011 – Der Bau.',
    );
  });

  it.each([
    ['months counted in a list', '1. April: Der Plan.\n2. Mai: Der Bau.\n', 'April: Der Plan.'],
    ['a month that a numbered item names', '7. April is cold.\n8. Boats stay in.\n', 'April is cold.'],
  ])('may be a number: %s', (_, content, text) => {
    expect(readSource(content).blocks[0]).toMatchObject({ kind: 'item', isNumbered: true, text });
  });
});
