import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

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
  expect(under('The stones were gone the following spring.')).toEqual([]);
});

describe('numbered lines below a picture', () => {
  const PICTURE = '![The mill from the river](mill.png)';
  const PARTS = '1. The race with its gate.\n2. The wheel of oak.\n3. The door to the loft.';

  it('explain its numbers and are no list', () => {
    expect(leadsIn('All parts of the mill are numbered in this picture.', PICTURE, PARTS)).toEqual([]);
  });

  it('are told only with the picture, as is what is below them by number', () => {
    const { outputs } = outputsOf(
      [
        ...TEXT,
        `The mill is larger than it looks from the road.\n\n${PICTURE}\n\n${PARTS}\n\nPulling the cord in items 1 and 3 opens them.`,
        'It has turned since May, and the town buys its flour there.',
      ].join('\n\n'),
      {},
      ['medium', 'linkedin', 'summary'],
    );
    expect(textIn(outputs, 'medium')).toContain('2. The wheel of oak.');
    expect(textIn(outputs, 'medium')).toContain('items 1 and 3');
    expect(textIn(outputs, 'linkedin') + textIn(outputs, 'summary')).not.toMatch(/wheel of oak|items 1/u);
  });

  it.each([
    ['below a lead-in', 'The mill has these parts:', PARTS],
    ['if they are steps', 'All parts of the mill are numbered in this picture.', ITEMS],
    ['if nothing says that they explain it', 'The mill is larger than it looks from the road.', PARTS],
    ['if they have amounts', 'All we need is marked on the picture.', '1. Flour, 2 kg.\n2. Salt.\n3. Water.'],
  ])('are a list %s', (_, above, items) => {
    expect(leadsIn(above, PICTURE, items)).toHaveLength(1);
  });
});

describe('an item', () => {
  const listsIn = (items: string): number => leadsIn('The mill now has more rooms, including:', items).length;

  it('may have the path to a menu, but no markup', () => {
    expect(listsIn('- A loft for the sacks\n- A Rooms > Open Door sign for the guests')).toBe(1);
    expect(listsIn('- A loft for the sacks\n- <Door open=1>')).toBe(0);
  });
});

it('a label is shortened to the labels of all items below it, not to the first of them', () => {
  const points = (items: string): string[] =>
    analyse(
      readSource([...TEXT, 'The mill now has a new miller:', items, 'It has turned since May.'].join('\n\n')),
    ).lists.flatMap(({ items: own }) => own.map(({ point }) => point));
  const said = 'The race is cold in May.';
  expect(
    points(
      `- ${said}\n- Choose a gate:\n  - Old gate: It is of oak. It is slow.\n  - New gate: It is of steel. It is loud.`,
    ),
  ).toEqual([said, 'Old gate; New gate']);
  expect(points(`- ${said}\n- In May:\n  - May 7: The gate opens.\n  - May 9: The gate shuts.`)).toEqual([
    said,
    'May 7: The gate opens.',
  ]);
});

it('a lead-in that begins an answer has the question above it', () => {
  const items = '- They are too old\n- They are too far from the river\n- They have lost their wheels';
  const asked = 'So why do the other mills of the valley not turn?';
  expect(leadsIn(asked, "That's because:", items)).toEqual([`${asked} That's because:`]);
  expect(leadsIn(asked, 'Old mills have three faults:', items)).toEqual(['Old mills have three faults:']);
});

describe('long items below a line between two lists', () => {
  const LONG = [
    'I asked the miller for the key. She had kept it in a jar of flour since the year of the flood, as the last miller of her family had told her to.',
    'I was not afraid of the cold. The race is deep, and the water in it comes from the snow of the hill, so that nobody else went in before May.',
  ]
    .map((text) => `- ${text}`)
    .join('\n');
  const SHORT = ['The sound of the wheel', 'The bread', 'The guests'].map((text) => `- ${text}`).join('\n');
  it('are a list if the line asks for them', () => {
    expect(leadsIn('## The mill', 'Why do we run it?', SHORT, 'How did I get it to turn?', LONG)).toEqual([
      'Why do we run it?',
      'How did I get it to turn?',
    ]);
  });

  it('are paragraphs if it tells', () => {
    const told = 'All this was the work of a single winter.';
    expect(leadsIn('## The mill', 'Why do we run it?', SHORT, told, LONG)).toEqual(['Why do we run it?']);
  });
});
