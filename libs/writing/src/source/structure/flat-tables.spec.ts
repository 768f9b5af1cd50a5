import { readSource } from '../read-source.js';

const TOP =
  '# The club\n\nThe club of the harbour plays on three fields, and it keeps its lists in one place.\n\n';
const END = '\n\nThe teams see their own lists on every phone.\n';
const blocksIn = (cells: readonly string[]): string[] =>
  readSource(TOP + cells.join('\n\n') + END)
    .blocks.slice(2, -1)
    .map(({ kind, text }) => `${kind}: ${text}`);

it('a table that was pasted cell by cell is a list of its rows', () => {
  expect(
    blocksIn([
      'Name',
      'Harbour Club',
      'Founded:',
      '1905',
      'Seat',
      'Bergen, Norway',
      'Rent (in 1986):',
      '$2,500 a month',
    ]),
  ).toEqual([
    'item: Name: Harbour Club',
    'item: Founded: 1905',
    'item: Seat: Bergen, Norway',
    'item: Rent (in 1986): $2,500 a month',
  ]);
});

it.each([
  ['names', ['Ann Lee', 'Bo Ray', 'Cy Dunn', 'Dora Fox', 'Eve Hall', 'Flo King']],
  ['two rows', ['Founded', '1905', 'Seat', 'Bergen']],
  ['sentences', ['It rains.', 'We play.', 'It is 1905.', 'We win.', 'They lose 2.', 'We go home.']],
])('%s below each other are no rows', (_, cells) => {
  expect(blocksIn(cells).join(' ')).not.toContain('item');
});

it('many lines below each other are read at once', () => {
  const cells = Array.from({ length: 20_000 }, (_, at) => (at % 2 === 0 ? 'Label' : 'Value'));
  expect(blocksIn(cells).length).toBeGreaterThan(0);
});
