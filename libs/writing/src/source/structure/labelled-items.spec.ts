import { readSource } from '../read-source.js';

const kindsIn = (lead: string, ...paragraphs: string[]): string[] =>
  readSource(
    `# The kettle\n\nWe have boiled water in it for nine years.\n\n${[lead, ...paragraphs].join('\n\n')}`,
  )
    .blocks.slice(3)
    .map(({ kind }) => kind);

const ITEMS = [
  'Price: It was the cheapest kettle of the shop on the corner.',
  'Weight of the lid: A child can lift it with one hand.',
  'Sound: Nobody in the house has been woken by it.',
];
const END = 'It is still on the stove of my aunt.';

it('paragraphs with a label each below a lead-in are a list', () => {
  expect(kindsIn('Here is why we kept it:', ...ITEMS, END)).toEqual(['item', 'item', 'item', 'paragraph']);
});

it.each([
  ['without a lead-in', 'We kept it for good reasons.', ITEMS],
  ['of two', 'Here is why we kept it:', ITEMS.slice(1)],
  [
    'with the same label twice',
    'They spoke of it like this:',
    [...ITEMS.slice(0, 2), 'Price: It was cheap.'],
  ],
  [
    'of speakers',
    'We asked three neighbours when they use it:',
    ['Anna: At five, before the shop opens.', 'Ben Roe: I drink no tea at all.', 'Cy: Never before noon.'],
  ],
  [
    'of speakers for others',
    'We asked three shops about it:',
    [
      'Roe & Sons: We sell two a year.',
      'Moe: Our shelf is too small for it.',
      'Lund: Nobody asks us for it.',
    ],
  ],
  ['without labels', 'She wrote to us:', ['I like it.', 'It hums: a low A.', 'Buy no other kettle.']],
])('paragraphs %s are no list', (_name, lead, paragraphs) => {
  expect(kindsIn(lead, ...paragraphs, END)).not.toContain('item');
});

it('a paragraph with a label that leads to others is none of the items', () => {
  const lead = 'Note: she wrote these words on its lid:';
  expect(kindsIn('Here is why we kept it:', ITEMS[0] ?? '', lead, ...ITEMS.slice(1), END)).not.toContain(
    'item',
  );
  expect(kindsIn(lead, ...ITEMS, END).filter((kind) => kind === 'item')).toHaveLength(3);
});

describe('items above a paragraph each', () => {
  const TOLD = 'We have boiled water in it for nine years.';
  const LABELS = ['The lid', 'The sound of it:', 'Its weight'];
  const COLONS = LABELS.map((label) => label.replace(/:?$/u, ':'));
  const LEAD = 'This is why we have boiled water in it for nine years:';
  const blocksOf = (mark: string, labels: readonly string[], below = '', lead = LEAD) =>
    readSource(
      `# The kettle\n\n${lead}\n\n${labels
        .map((label, at) => `${mark} ${label}\n\n${ITEMS[at]?.replace(/^.*?: /u, '')}${below}\n`)
        .join('\n')}\n${END}`,
    ).blocks.map(({ kind, text }) => `${kind} ${text}`);

  it.each([
    ['-', LABELS, LEAD],
    ['•', COLONS, TOLD],
    ['1.', LABELS, TOLD],
    [
      '-',
      LABELS,
      'The kettle is an old one, and it leaks. So why have we boiled water in it for nine years?',
    ],
  ])('are the labels of those paragraphs, behind %s', (mark, labels, lead) => {
    expect(blocksOf(mark, labels, '', lead).slice(2)).toEqual([
      'item The lid: It was the cheapest kettle of the shop on the corner.',
      'item The sound of it: A child can lift it with one hand.',
      'item Its weight: Nobody in the house has been woken by it.',
      `paragraph ${END}`,
    ]);
  });

  it.each([
    ['two', LABELS.slice(1), '', LEAD],
    ['items that are sentences', LABELS.map((label) => `${label} was made in Leeds.`), '', LEAD],
    ['items above several paragraphs', LABELS, `\n\n${END}`, LEAD],
    ['below no lead-in and have no colons', LABELS, '', TOLD],
    ['the names of those who said what is above', ['Ann Lee', 'Bo Ek', 'Cy Dahl'], '', LEAD],
  ])('stay items if they are %s', (_, labels, below, lead) => {
    const kinds = blocksOf('-', labels, below, lead).map((block) => block.split(' ')[0]);
    expect(kinds.filter((kind) => kind === 'paragraph').length).toBeGreaterThan(labels.length);
  });
});

describe('a line in bold above the text of an item', () => {
  const LINES = [
    ['Sharing what we know', 'We write about it on our site.'],
    ['Open pay', 'All of us can see the pay of all.'],
  ] as const;
  const itemsOf = (
    item: (line: string, text: string) => string,
    lines: readonly (readonly [string, string])[] = LINES,
  ) =>
    readSource(
      `# The house\n\nHere is how we live:\n\n${lines.map(([line, text]) => item(line, text)).join('\n')}\n\nThat is all.\n`,
    ).blocks.flatMap(({ kind, text }) => (kind === 'item' ? text : []));
  const inTags = (line: string, text: string): string =>
    `<ul><li>\n<strong>${line}</strong>\n<br />\n ${text}</li></ul>`;

  it.each([
    ['a line break of HTML', inTags],
    ['one in the tag', (line: string, text: string) => `<ul><li><b>${line}<br></b> ${text}</li></ul>`],
    ['one in Markdown', (line: string, text: string) => `- **${line}**<br>${text}`],
    ['a new line', (line: string, text: string) => `- **${line}**\n  ${text}`],
    ['two spaces', (line: string, text: string) => `1. **${line}**  \n   ${text}`],
  ])('is its label before %s', (_, item) => {
    expect(itemsOf(item)).toEqual(LINES.map((line) => line.join(': ')));
  });

  it.each([
    ['it goes on', inTags, LINES.map(([line, text]) => [line, text.toLowerCase()] as const)],
    ['it is a sentence', inTags, LINES.map(([line, text]) => [`${line}!`, text] as const)],
    ['no line ends', (line: string, text: string) => `- **${line}** ${text}`, LINES],
    ['the line is not in bold', (line: string, text: string) => `- ${line}\n  ${text}`, LINES],
    ['it is in no other item', inTags, LINES.slice(1)],
  ])('is none where %s', (_, item, lines) => {
    expect(itemsOf(item, lines)).toEqual(lines.map((line) => line.join(' ')));
  });
});

describe('names above paragraphs that have them', () => {
  const PARTS = [
    ['The Market', 'Pots sell best on the market, where all can lift them.'],
    ['Harbour', 'Ropes go to the harbour in May.'],
    ['Anna Lund', 'What is left we give to Anna Lund for her yard.'],
  ] as const;
  const inHtml = (label: string, text: string): string => `<p>– ${label}</p>\n\n<p>${text}</p>`;
  const inMarkdown = (label: string, text: string): string => `- ${label}\n\n${text}`;
  const labelled = (item: typeof inHtml, parts: readonly (readonly [string, string])[]): number =>
    readSource(
      `# The shed\n\nWe sell what we do not use. It takes a while.\n\n${parts.map(([label, text]) => item(label, text)).join('\n\n')}\n\nThe shed is empty now.\n`,
    ).blocks.filter(({ kind, text }) => kind === 'item' && parts.some((part) => part.join(': ') === text))
      .length;

  it.each([
    ['a dash of HTML', inHtml],
    ['a mark of Markdown', inMarkdown],
  ])('are their labels behind %s', (_, item) => {
    expect(labelled(item, PARTS)).toBe(PARTS.length);
  });

  it.each([
    ['two', PARTS.slice(1), inHtml],
    ['who said it', PARTS.map(([label], at) => [label, `It is fine, say ${at + 2} of us.`] as const), inHtml],
    [
      'who said it',
      PARTS.map(([label], at) => [label, `It is fine, say ${at + 2} of us.`] as const),
      inMarkdown,
    ],
    ['what is said', PARTS.map(([label, text]) => [`${label}!`, text] as const), inHtml],
    ['without a dash', PARTS, (label: string, text: string) => `<p>${label}</p>\n\n<p>${text}</p>`],
  ])('are none if they are %s', (_, parts, item) => {
    expect(labelled(item, parts)).toBe(0);
  });
});
