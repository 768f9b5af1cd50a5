import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';

const TEXT = [
  '# The old mill turns again',
  'The mill at the river had stood still for a decade. Ada Lund wanted to hear it again.',
];
const ITEMS = [
  '1. Clear the race of the stones that the flood had left.',
  '2. Set the wheel straight on its axle again.',
  '3. Open the gate slowly on the first warm day.',
].join('\n');

const leadsIn = (...paragraphs: string[]): string[] =>
  analyse(readSource([...TEXT, ...paragraphs, 'It has turned since May.'].join('\n\n'))).lists.map(
    ({ leadIn }) => leadIn,
  );

describe('the sentence above a list', () => {
  it.each([
    'Ada followed a three step plan to get the wheel of the mill to turn again without harm to it.',
    'They drew up their plan, and it had 3 steps to make the whole mill turn again by the summer.',
    'For that reason they would begin:',
  ])('is its lead-in if it counts the items or has a colon: %s', (lead) => {
    expect(leadsIn(lead, ITEMS)).toEqual([lead]);
  });

  it('is none if it has another number, or one of hours', () => {
    const said =
      'Ada followed a plan of her aunt, who had mended two mills of the same kind before that one.';
    expect(leadsIn(said, ITEMS)).toEqual([]);
    const hours =
      'On the first day of the work at the mill they waited three hours for the carpenter to come.';
    expect(leadsIn(hours, ITEMS)).toEqual([]);
  });

  it('is none inside a paragraph if it needs what no output has', () => {
    expect(leadsIn('See the map below. They met 3 times there.', ITEMS)).not.toContain(
      'They met 3 times there.',
    );
  });
});

it('headings under a sentence that ends in "the following" are its list, and those under "the following year" none', () => {
  const parts = ['Look at it', 'The race of a mill', 'Gates'].map(
    (heading) => `### ${heading}\n\nA stone in the race stops the wheel, and nobody hears it at night.`,
  );
  const under = (lead: string) =>
    analyse(readSource([...TEXT, '## Stones', lead, ...parts, '## Wheels', TEXT[1]].join('\n\n'))).lists;
  const [list] = under('The simple steps to get rid of stones include the following.');
  expect(list?.items.map(({ label }) => label)).toEqual(['Look at it', 'The race of a mill', 'Gates']);
  expect(list?.leadIn).toBe('The simple steps to get rid of stones include the following:');
  expect(under('It took the whole of the following year to get rid of stones.')).toEqual([]);
});
