import { readSource } from '../read-source.js';

const itemsOf = (content: string): string[] =>
  readSource(content)
    .blocks.filter(({ kind }) => kind === 'item')
    .map(({ text }) => text);

describe('items', () => {
  it('have no marks that join them, nor the full stop behind the last of them', () => {
    const text =
      'They pay for:\n\n- skippers who come in at night;\n- the crane; and\n- all guests of the crew.\n';
    expect(itemsOf(text)).toEqual(['skippers who come in at night', 'the crane', 'all guests of the crew']);
  });

  it('keep the full stop of a sentence', () => {
    const text = 'They pay for:\n\n- The crane.\n- The pier, which is old. It is of oak.\n';
    expect(itemsOf(text)).toEqual(['The crane.', 'The pier, which is old. It is of oak.']);
  });

  it('have no link that only says that it is one', () => {
    const text =
      'We belong to:\n\n- the guild - [link](https://a.example); and\n- the club - [link](https://b.example).\n';
    expect(itemsOf(text)).toEqual(['the guild', 'the club']);
  });
});

describe('the caption of a picture between two items', () => {
  const between = (middle: string): string[] =>
    readSource(
      `# The kettle\n\n- **Ask the cooks.** They lift it a hundred times each day.\n\n![A kettle](/kettle.png)\n\n${middle}\n\n- **Weigh the lid.** A child has to lift it too.\n\nIt is still on the stove.`,
    ).blocks.map(({ kind, text }) => `${kind} ${text}`);

  it('is below their list', () => {
    expect(between('*The kettle of my aunt in the summer of her ninth year with it.*')).toEqual([
      'heading The kettle',
      'item Ask the cooks. They lift it a hundred times each day.',
      'item Weigh the lid. A child has to lift it too.',
      'paragraph The kettle of my aunt in the summer of her ninth year with it.',
      'paragraph It is still on the stove.',
    ]);
  });

  it('is between them if it is a paragraph', () => {
    expect(between('The kettle of my aunt was made in a year of good tin.')[2]).toMatch(/^paragraph/u);
  });
});

describe('a sentence that a picture parts', () => {
  const told = (above: string, below: string, picture = '![A kettle](/kettle.png)'): string[] =>
    readSource(`The kettle is old.\n\n${above}\n\n${picture}\n\n${below}\n\nIt is still on the stove.`)
      .blocks.slice(1, -1)
      .map(({ text }) => text);

  it('is whole', () => {
    expect(told('The smith made a small one:', 'which then hung over our door. It is red.')).toEqual([
      'The smith made a small one, which then hung over our door. It is red.',
    ]);
    expect(told('The smith made a small one', 'and hung it over our door.')).toEqual([
      'The smith made a small one and hung it over our door.',
    ]);
  });

  it.each([
    ['Nobody in the village knew', 'von Arx had made the kettle with his own hands.'],
    ['You need water, tea, sugar:', 'boil the water in the kettle for nine minutes.'],
    ['The lid of it said:', 'no tea after eight.'],
    ['The lid of it said:', 'and no tea after eight.'],
    ['The kettle of my aunt, 1920', 'photo from the book of the village.'],
    ['Auf dem Deckel steht:', 'die Kanne ist heiß.'],
  ])('is not two sentences: %s %s', (above, below) => {
    expect(told(above, below)).toEqual([above, below]);
  });

  it('has an open end and small letters, and no caption', () => {
    const ended = ['The smith made a small one.', 'which then hung over our door.'];
    expect(told(ended[0] ?? '', ended[1] ?? '')).toEqual(ended);
    expect(told('The smith made this:', 'It hangs over our door.')).toHaveLength(2);
    expect(told('the smith made this:', 'it hangs over our door.')).toHaveLength(2);
    expect(told('The smith made this:', 'a small kettle of copper')).toHaveLength(2);
    expect(told('The smith made this:', 'which hangs over our door.', 'It is red.')).toHaveLength(3);
  });
});

describe('a sentence that goes on below a blank line', () => {
  const told = (above: string, below: string): string[] =>
    readSource(`The kettle is old.\n\n${above}\n\n${below}\n\nIt is still on the stove.`)
      .blocks.slice(1, -1)
      .map(({ text }) => text);
  const OPEN = 'The smith of our village made a small kettle of copper in that long and dark winter';

  it('is whole', () => {
    expect(told(OPEN, 'and hung it over our door. It is red.')).toEqual([
      `${OPEN} and hung it over our door. It is red.`,
    ]);
  });

  it.each([
    [`${OPEN}.`, 'and hung it over our door. It is red.'],
    [`${OPEN}:`, 'which hung over our door.'],
    [`${OPEN}…`, 'and hung it over our door.'],
    [OPEN.toLowerCase(), 'and hung it over our door.'],
    [OPEN, 'And he hung it over our door.'],
    [OPEN, 'iron is what he used for the next one.'],
    [OPEN, 'and a lid'],
    ['The kettle sings of the wide grey sea', 'and of the men who drowned.'],
    ['Ada Lund, 12 Harbour Street, Bergen', 'or write to us.'],
    ['- A kettle of copper from the smith of our village in that long dark winter', 'and a lid of tin.'],
  ])('is not two: %s %s', (above, below) => {
    expect(told(above, below)).toEqual([above.replace('- ', ''), below]);
  });
});

describe('a sentence that goes on below several blank lines', () => {
  const OPEN = 'The smith of our village made a small kettle of copper in that long and dark winter';
  const lids = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => `and then lid ${at} of tin. It hung on a nail`);

  it('is whole', () => {
    const { blocks } = readSource(
      ['The kettle is old.', OPEN, ...lids(2), 'It is still on the stove.'].join('\n\n'),
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      'The kettle is old.',
      `${OPEN} and then lid 0 of tin. It hung on a nail and then lid 1 of tin. It hung on a nail`,
      'It is still on the stove.',
    ]);
  });

  it('is not read again for each of them', () => {
    const start = performance.now();
    readSource(['The kettle is old.', OPEN, ...lids(5000)].join('\n\n'));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('a paragraph that is not indented between two items', () => {
  const pond = (remarks: readonly string[]): string[] =>
    readSource(
      `# What lives in my pond\n\nI count them each spring.\n\n## Fish\n\n- Carp\n\n- Tench (2)\n\n${remarks[0] ?? ''}\n\n- Perch\n\n${remarks[1] ?? ''}\n\n- Loach\n\n## Plants\n\n- Reeds\n\n${remarks[2] ?? ''}\n\n- Lilies\n\n${remarks[3] ?? ''}\n`,
    ).blocks.map(({ kind, isOfItem, text }) => `${isOfItem === true ? 'of item' : kind} ${text}`);
  const REMARKS = [
    'A tench hides in the mud until it is warm.',
    'I have seen only one perch this year.',
    'The reed grows back however often I cut it.',
    'Lilies came from a neighbour who had too many.',
  ];

  it('is a part of the item above if most of a text speak of their items', () => {
    expect(pond(REMARKS).slice(3)).toEqual([
      'item Carp',
      'item Tench (2)',
      'of item A tench hides in the mud until it is warm.',
      'item Perch',
      'of item I have seen only one perch this year.',
      'item Loach',
      'heading Plants',
      'item Reeds',
      'of item The reed grows back however often I cut it.',
      'item Lilies',
      'of item Lilies came from a neighbour who had too many.',
    ]);
  });

  it('is none if only others speak of their items', () => {
    const told = pond([
      REMARKS[0] ?? '',
      'Our son was born that year, and we did no work.',
      ...REMARKS.slice(2),
    ]);
    expect(told).toContain('paragraph Our son was born that year, and we did no work.');
    expect(told.filter((text) => text.startsWith('of item'))).toHaveLength(0);
    const most = pond([...REMARKS.slice(0, 3), 'The shop in the village is closed now.']);
    expect(most.filter((text) => text.startsWith('of item'))).toHaveLength(3);
  });

  it('is none if they speak of other things', () => {
    const others = REMARKS.map((_, at) => `Some of the older guests arrive in May ${at}.`);
    expect(pond(others).some((text) => text.startsWith('of item'))).toBe(false);
  });

  it('is none if they speak of the items above it too', () => {
    const all = REMARKS.map(() => 'Carp, tench, perch, loach, reeds and lilies came by themselves.');
    expect(pond(all).some((text) => text.startsWith('of item'))).toBe(false);
  });

  it('is none if it leads to the items below it', () => {
    const leads = REMARKS.map((text) => text.replace(/\.$/u, ':'));
    expect(pond(leads).some((text) => text.startsWith('of item'))).toBe(false);
  });
});
