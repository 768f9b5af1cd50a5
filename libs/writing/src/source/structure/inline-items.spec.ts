import { readSource } from '../read-source.js';

const blocksIn = (paragraph: string): string[] =>
  readSource(`# The shed\n\nThis is how we keep the shed dry.\n\n${paragraph}\n`)
    .blocks.slice(2)
    .map(({ kind, text }) => `${kind}: ${text}`);

it('numbered sentences behind a colon are a list', () => {
  expect(
    blocksIn('We keep it shut for two reasons:1. It stays dry. So it lasts. 2. Nobody falls in.'),
  ).toEqual([
    'paragraph: We keep it shut for two reasons:',
    'item: It stays dry. So it lasts.',
    'item: Nobody falls in.',
  ]);
  expect(blocksIn('Take three things: 1) The key 2) The [lamp](https://shed.example) 3) A rope.')).toEqual([
    'paragraph: Take three things:',
    'item: The key',
    'item: The lamp',
    'item: A rope.',
  ]);
});

it.each([
  'The score at the half was: 1. It stayed so until the end of the day.',
  'We open on two days: 1. May and 3. June, and never in the rain.',
  'We keep it shut: 1. It stays dry. 2. Nobody falls in. We have done so since 1912.',
  'It has two rooms (1. The store. 2. The porch.) and a roof.',
])('but not in “%s”', (paragraph) => {
  expect(blocksIn(paragraph)).toEqual([`paragraph: ${paragraph}`]);
});
