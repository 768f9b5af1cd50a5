import { readSource } from '../read-source.js';

const blocksIn = (body: string): string[] =>
  readSource(`<html><body><h1>The kettle</h1><p>This is how we boil water.</p>${body}</body></html>`)
    .blocks.slice(2)
    .map(({ kind, text }) => `${kind}: ${text}`);

it('paragraphs of a page with a typed mark are a list', () => {
  expect(
    blocksIn(
      '<p>- Press “Start”.</p>\n<p>\n  - Under <b>“Time”</b>:</p><p>- <b>Wait</b> until it is hot.</p><p>Then pour it.</p>',
    ),
  ).toEqual([
    'item: Press “Start”.',
    'item: Under “Time”:',
    'item: Wait until it is hot.',
    'paragraph: Then pour it.',
  ]);
});

it('a single mark, dashes of speech and the names below a letter are no list', () => {
  const bodies = [
    '<p>It hums.</p><p>- It did so in May too.</p><p>It is old.</p>',
    '<p>— Is the water hot yet?</p><p>— It is not hot yet.</p><p>It is old.</p>',
    '<p>- Où est la lettre de ma tante ?</p><p>- Je l’ai jetée au feu, répondit-elle hier.</p>',
    '<p>It cost 90 euros*, and 40** in May.</p><p>* Only from May to June of that year.</p><p>* Without the cup of my aunt.</p>',
    '<p>Yours,</p><p>- Ada Lund</p><p>- Bo Reed</p>',
  ];
  for (const body of bodies) expect(blocksIn(body).filter((block) => block.startsWith('item'))).toEqual([]);
});

it('questions alone are a list', () => {
  const blocks = blocksIn('<p>- Who has the key of the shop?</p><p>- Who pays for the new lid?</p>');
  expect(blocks.every((block) => block.startsWith('item'))).toBe(true);
});

describe('a number typed in an item', () => {
  const itemsOf = (...items: string[]): string[] =>
    blocksIn(`<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`).map((block) => block.slice(6));

  it('is removed if each is the number of its item', () => {
    expect(itemsOf('<span>1- </span>Lift the lid.', '<span>2- </span>Pour it.')).toEqual([
      'Lift the lid.',
      'Pour it.',
    ]);
    expect(itemsOf('1) Lift the lid.', '2) Pour it.')).toEqual(['Lift the lid.', 'Pour it.']);
  });

  it.each([
    ['2- litre kettles are sold here.', '3- litre kettles are not.'],
    ['1. May was cold.', 'It is warm now.'],
    ['1-0 for the kettle.', '2-0 for the pot.'],
  ])('is kept if it may say something: %s', (...items) => {
    expect(itemsOf(...items)).toEqual(items);
  });
});

describe('a mark without its space', () => {
  const kindsOf = (content: string): [string, string][] =>
    readSource(content).blocks.map(({ kind, text }) => [kind, text]);

  it('makes an item between two others', () => {
    expect(kindsOf('* In May: the plan.\n\n*meanwhile: the talks.\n\n* In June: the work.\n')).toEqual([
      ['item', 'In May: the plan.'],
      ['item', 'meanwhile: the talks.'],
      ['item', 'In June: the work.'],
    ]);
  });

  it('makes none of a note or of words in italics', () => {
    expect(kindsOf('* In May: the plan.\n* In June: the work.*\n\n*without the pier.\n')[2]?.[0]).toBe(
      'paragraph',
    );
    expect(
      kindsOf('* In May: the plan.\n\n*The talks.* They were long.\n\n* In June: the work.\n')[1]?.[0],
    ).not.toBe('item');
  });
});

describe('lines without marks below an item of figures', () => {
  const itemsOf = (...lines: string[]): string[] =>
    readSource(`# The boats\n\nThe club in figures:\n\n${lines.join('\n')}\n\nThat is a lot.`)
      .blocks.filter(({ kind }) => kind === 'item')
      .map(({ text }) => text);

  it('are items', () => {
    expect(itemsOf('- Boats: 45', '- Oars: 1.2k', 'Members: ~592', 'Yearly fee: $90')).toEqual([
      'Boats: 45',
      'Oars: 1.2k',
      'Members: ~592',
      'Yearly fee: $90',
    ]);
  });

  it('go on with it if it is not below another one of its form', () => {
    expect(itemsOf('- Boats: old', '- Oars: 1.2k', 'Members: ~592')).toHaveLength(2);
    expect(itemsOf('- Boats: 45', '- Oars: 1.2k of ash', 'Members: ~592')).toHaveLength(2);
  });
});

describe('paragraphs that begin with a word in bold', () => {
  const STEPS = [
    '**Soak** the peas for a night.',
    '**Drain** them, and keep the water.',
    '**Boil** the peas for an hour.',
    '**Salt** the soup at the end.',
  ];
  const itemsOf = (heading: string, lines: readonly string[], above = ''): string[] =>
    readSource(
      `# The soup of the harbour\n\nWe eat it in winter.\n\n${above}## ${heading}\n\n${lines.join('\n\n')}\n`,
    )
      .blocks.filter(({ kind }) => kind === 'item')
      .map(({ text }) => text);
  const TOLD = [
    '**Bus** 12 stops at the mill.',
    '**Cars** can be left at the pier.',
    '**Boats** land below it.',
    '**Bikes** have a rack.',
  ];

  it('are steps below a heading for them if they say what to do', () => {
    expect(itemsOf('Directions', STEPS)).toHaveLength(4);
  });

  it('are steps below ingredients', () => {
    const asTold = STEPS.map((step) => step.replace(/ the | them,/u, ' '));
    expect(itemsOf('Directions', asTold, '## Soup ingredients:\n\nPeas, salt and water.\n\n')).toHaveLength(
      4,
    );
  });

  it.each([
    ['Directions', TOLD],
    ['Method', ['**Participants** were 48 nurses.', ...TOLD.slice(1)]],
    ['Method', STEPS],
  ])('are none elsewhere: %s', (heading, lines) => {
    expect(itemsOf(heading, lines)).toEqual([]);
  });
});
