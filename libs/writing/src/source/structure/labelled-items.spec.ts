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
  ['without labels', 'She wrote to us:', ['I like it.', 'It hums: a low A.', 'Buy no other kettle.']],
])('paragraphs %s are no list', (_name, lead, paragraphs) => {
  expect(kindsIn(lead, ...paragraphs, END)).not.toContain('item');
});
