import { readSource } from '../read-source.js';

const blocksIn = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, level, isNumbered, text }) =>
    [kind, level, ...(isNumbered === true ? ['numbered'] : []), text].join(' '),
  );

const WIKI = `Tea is easy to make.

!!What you need

You need a kettle and a cup.

!!What to do

# Boil the water.

# Pour it on the leaves.

!!!The leaves

Green leaves need less time.
`;

it('headings and steps of a wiki are headings and a numbered list', () => {
  expect(blocksIn(WIKI)).toEqual([
    'paragraph 0 Tea is easy to make.',
    'heading 2 What you need',
    'paragraph 0 You need a kettle and a cup.',
    'heading 2 What to do',
    'item 1 numbered Boil the water.',
    'item 1 numbered Pour it on the leaves.',
    'heading 3 The leaves',
    'paragraph 0 Green leaves need less time.',
  ]);
  expect(blocksIn(WIKI.replace('water.\n\n', 'water.\n'))).toContain('item 1 numbered Boil the water.');
  const nested = WIKI.replace('water.\n', 'water.\n## Salt it.\n');
  expect(blocksIn(nested)).toContain('heading 2 What to do');
  const { text, toContent } = readSource(WIKI);
  expect(WIKI.slice(toContent(text.indexOf('kettle')))).toMatch(/^kettle/u);
});

it('one exclamation is no heading, and headings of Markdown stay so', () => {
  expect(blocksIn('# Tea\n\n!!Hot water\n\nTake care.\n\n# Cups\n\nThey are old.\n')).toEqual([
    'heading 1 Tea',
    'paragraph 0 !!Hot water',
    'paragraph 0 Take care.',
    'heading 1 Cups',
    'paragraph 0 They are old.',
  ]);
});

it.each([
  [
    'notes with their text below',
    'Tea is hot.\n\n!!! Warning\n\n    Steam burns.\n\n# Cups\n\nThey are old.\n\n!!! Note\n\n    Wait.\n',
  ],
  [
    'headings of Markdown below',
    'Tea is hot.\n\n!!Hot water\n\n# Cups\n\nThey are old.\n\n## Pots\n\n!!Steam\n\nTake care.\n',
  ],
])('headings of Markdown stay so with %s', (_, text) => {
  expect(blocksIn(text)).toContain('heading 1 Cups');
});
