import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { labelOf } from '../../annotate/item-label.js';
import { analyse } from '../analyse.js';
import { labelled } from '../realise.js';
import { writeOffline } from '../write-offline.js';

const listOf = (items: readonly string[]) =>
  analyse(
    readSource(
      `# What I learned on the trail\n\n${items.map((item, at) => `${at + 1}. ${item}`).join('\n\n')}`,
    ),
  ).lists[0];

it('a few words set as a sentence before each item are its label', () => {
  const list = listOf([
    'Blisters. The key is to prevent them with two pairs of socks.',
    'Walking sticks. These help most on the way down with a pack.',
    'The "last bus." It leaves the pass at four in the afternoon.',
    'Store hours. The shops close at noon and open again at five.',
  ]);
  expect(list?.items.map(({ label }) => label)).toEqual([
    'Blisters',
    'Walking sticks',
    'The "last bus."',
    'Store hours',
  ]);
  expect(list?.items[0]?.text).toBe('The key is to prevent them with two pairs of socks.');
  expect(list?.items[2]?.text).toBe('It leaves the pass at four in the afternoon.');
});

it('a short sentence is no label where other items begin otherwise', () => {
  const list = listOf([
    'Blisters. The key is to prevent them with two pairs of socks.',
    'Two sticks help most on the way down from the pass with a pack.',
    'The bus leaves the pass at four in the afternoon, and only then.',
    'The shops close at noon and open again at five in the evening.',
  ]);
  expect(list?.items[0]?.label).toBe('');
});

it('the last words of a script are no item that its list has told', () => {
  const items = [
    'Blisters. The key is to prevent them with two pairs of socks.',
    'Walking sticks. These help most on the way down with a pack.',
    'Store hours. The shops close at noon and open again at five.',
    'Money change. Some machines offer to change the money for you. You should take the money of the country.',
  ];
  const content = `# What I learned on the trail\n\nNo photos, only what I learned on the trip so far.\n\n${items.map((item, at) => `${at + 1}. ${item}`).join('\n\n')}`;
  const request = { content, formats: ['podcast' as const], settings: DEFAULT_SETTINGS };
  const draft = writeOffline(request, readSource(content), 'podcast');
  expect(draft).toMatchObject({ outro: 'Thank you for listening.' });
});

it('two labels are not joined by colons', () => {
  const rest = 'It takes an hour in the park, and the children may run about before it begins.';
  expect(labelled('The day before: Lay out everything', rest)).toBe(
    `The day before: Lay out everything. ${rest}`,
  );
});

it('the label of opening hours is all their days', () => {
  expect(labelOf('Tuesday - Friday: 10 - 6')).toBe('Tuesday - Friday');
  expect(labelOf('Fish and chips - The classic order')).toBe('Fish and chips');
  expect(labelOf('28. Oktober 2011: Der Bau beginnt')).toBe('28. Oktober 2011');
  expect(labelOf('We met in May. The plan: a pier')).toBe('');
});

it('an item that ends on a question goes on with its answer in the paragraph below', () => {
  const item = (name: string, end: string): string =>
    `- **${name}.** The crew of the ${name.toLowerCase()} was sure of its plan in March, and the harbour paid for it at once. ${end}\n`;
  const { lists } = analyse(
    readSource(`# What the harbour learned

These are the things that the harbour learned in the winter:

${item('Crane', 'It lifts two tonnes. What if the rope breaks in a storm?')}
  We now keep a second rope in the shed. It costs less than a day without the crane.

${item('Bell', 'Who rings it?')}
  - The ringer
  - The baker

${item('Boat', 'It leaks no more.')}
`),
  );
  expect(lists[0]?.items.map(({ text }) => text.slice(-60))).toEqual([
    expect.stringMatching(/a storm\? We now keep a second rope in the shed\.$/u),
    expect.stringMatching(/Who rings it\?$/u),
    expect.stringMatching(/It leaks no more\.$/u),
  ]);
});

it('a dash is left as it is where not all of them are behind a label', () => {
  const labelsOf = (...items: string[]) => listOf(items)?.items.map(({ label }) => label);
  expect(labelsOf('Rice - 3 cups', 'Salt - By eye', 'Dill - 2 tbsp')).toEqual(['', '', '']);
  expect(labelsOf('Rice - Soaked', 'Salt - By eye')).toEqual(['Rice', 'Salt']);
});

describe('items of a few words, each above one other', () => {
  const labelsIn = (...pairs: readonly string[]): string[] => {
    const items = pairs.map((pair) => `- ${pair.replace(' / ', '\n    - ')}`).join('\n');
    const content = `# The harbour\n\nWe opened the harbour in May.\n\nIt taught us these things:\n\n${items}\n`;
    return analyse(readSource(content)).lists.flatMap((list) => list.items.map(({ label }) => label));
  };
  const short = 'Ropes are cheap / Buy two of each before the first storm';

  it('are all labels if one is', () => {
    expect(labelsIn(short, 'A dry hall keeps the crew warm / Heat it from six in the morning')).toEqual([
      'Ropes are cheap',
      'A dry hall keeps the crew warm',
    ]);
  });

  it('are none beside a sentence', () => {
    const said = 'A dry hall keeps the crew warm. / Heat it from six in the morning';
    expect(labelsIn(short, said)).toEqual(['Ropes are cheap', '']);
    expect(labelsIn(said, said.replace('dry', 'big'))).toEqual(['', '']);
  });
});

it('items in the middle of a sentence are no list, and those after an open lead-in are', () => {
  const leadOf = (below: string): string | undefined =>
    analyse(
      readSource(
        `# A day in the yard\n\nThe yard was open all day.\n\nWith short talks about...\n\n- the tar of the ferry\n- the ropes of the crane\n\n${below}\n`,
      ),
    ).lists[0]?.leadIn;
  expect(leadOf('... we filled the hall twice before noon.')).toBeUndefined();
  expect(leadOf('We filled the hall twice before noon.')).toBe('With short talks about...');
});

it('a clause is no label', () => {
  expect(labelOf("I'm sorry: but buy a longer rope")).toBe('');
  expect(labelOf("It's late: the shop is closed")).toBe('');
  expect(labelOf('Island sorrow: buy a longer rope')).toBe('Island sorrow');
});

describe('an item that ends in a colon above others', () => {
  const source = (lead: string, second = '- The winch'): string =>
    `# The yard\n\nMuch has changed in the yard since May.\n\nThese are new:\n\n- ${lead}\n  - A saw for oak\n  - A bench by the door\n${second}\n- The lamps on the quay`;
  const first = (lead: string, second?: string) =>
    analyse(readSource(source(lead, second))).lists[0]?.items[0];

  it('is their label', () => {
    const item = first('A brand new shed for tools, with:');
    expect(item?.label).toBe('A brand new shed for tools');
    expect(item?.text).toBe('A saw for oak. A bench by the door.');
    expect(first('All that we have to deal with:')?.label).toBe('All that we have to deal with');
  });

  it.each([
    'A brand new shed for tools and ropes',
    'A brand new shed stands there now.',
    'We built a brand new shed for the tools and all the ropes of the yard:',
  ])('has its colon, and few words: %s', (lead) => {
    expect(first(lead)).toMatchObject({ label: '', text: lead });
  });

  it('is above none if the next is not below it', () => {
    const item = analyse(readSource(source('A saw, with:').replace(/\n {2}- [^\n]*/gu, ''))).lists[0]
      ?.items[0];
    expect(item?.text).toBe('A saw, with:');
  });

  it('keeps them on lines of their own where all is read', () => {
    const content = source('A brand new shed for tools, with:');
    const request = { content, formats: ['medium' as const], settings: DEFAULT_SETTINGS };
    const draft = JSON.stringify(writeOffline(request, readSource(content), 'medium'));
    const heard = JSON.stringify(writeOffline(request, readSource(content), 'podcast'));
    expect(heard).toContain('A brand new shed for tools: A saw for oak.');
    expect(draft).toMatch(/tools, with:\\n[^a-z]*A saw for oak\\n/u);
  });
});

const BELOW = [
  'Ann said that the old one is too dim, and that two people have fallen on the stairs.',
  'Ben thought it could wait for the spring, when the painters come to the house anyway.',
  'The price is forty euros a month, and nobody at the table had another idea for it.',
];
it.each([
  [
    'that are points of several people',
    [
      'Ann: Wants a new lamp',
      'Ann: Asks who has the key',
      'Ann: Moved the bins',
      'Ben: The roof of the shed leaks.',
      'Ben: Has paid the painters',
      'The roof will be mended',
    ],
    6,
  ],
  [
    'with the names of nobody',
    [
      'Myth: Lamps burn out',
      'Fact: Lamps are cold',
      'Myth: Keys rust',
      'Fact: Keys wear',
      'Myth: Bins smell',
      'Fact: Bins leak',
    ],
    0,
  ],
  [
    'of which few have a name',
    ['Ann: Wants a lamp', 'Ann: Asks for keys', 'Ann: Moved bins', 'The roof', 'The stairs', 'The cellar'],
    0,
  ],
])('the list of headings %s', (_, headings, count) => {
  const sections = headings.map((heading, at) => `### ${heading}\n\n${BELOW[at % BELOW.length]}`);
  const { lists } = analyse(
    readSource(`## 2026-03-04 Meeting\n\nWe met in the hall.\n\n${sections.join('\n\n')}`),
  );
  expect(lists.find(({ isOfHeadings }) => isOfHeadings)?.items.length ?? 0).toBe(count);
});

it('the day of a date does not count the headings below it', () => {
  const labels = ['The lamp', 'Keys', 'Bins and stairs'].map(
    (heading, at) => `### ${heading}\n\n${BELOW[at] ?? ''}`,
  );
  const { lists } = analyse(
    readSource(`## 2026-05-03 Meeting\n\nWe met in the hall.\n\n${labels.join('\n\n')}`),
  );
  expect(lists.some(({ isOfHeadings }) => isOfHeadings)).toBe(false);
});
