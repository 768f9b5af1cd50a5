import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { candidatesOf } from './candidates.js';
import { select } from './select.js';

describe('a short sentence between others', () => {
  it('is worth less than a longer one', () => {
    const text = `# The night bus of Lund

The council had an idea for a bus that runs all night on Fridays, and it asked the drivers first. Most of them had worked on a Friday night before, and they told the council at some length what they thought of it, of the stops that it had in mind, and of the price of the tickets.

The bus is green. Nobody knows any more who chose the colour, or whether it was chosen at all, since the papers of that spring were lost in a flood of the cellar, together with the plans of the stops.

Forty drivers were asked whether they would work at night, and only six of them said that they would.
`;
    const { units } = select(analyse(readSource(text)), { words: 62, leastPart: 0 });
    expect(units.map(({ text: said }) => said)).not.toContain('The bus is green.');
  });
});

it('the main list of a text has its points where there is room for them, not its labels alone', () => {
  const content = `# Three ways to keep a garden

The club keeps a diary of every dry year, and most of its pages are about water.

## Water at night

Whoever waters after sunset needs a can less a day, because the soil takes up more of it in the dark.

## Cover the soil

Straw keeps a bed cool for weeks, and what rots of it feeds the beans of the next year.

## Plant late

Seedlings of May need half the water of those of March, whatever the neighbours say about it.
`;
  const analysis = analyse(readSource(content));
  const headed = new Set(analysis.lists);
  const none = new Set<number>();
  const wanted = {
    ...{ required: none, told: none, said: none, earlier: none, headed, lists: headed },
    ...{ keeps: null, fits: undefined, pointWords: null },
  };
  const barest = (words: number): string[] =>
    candidatesOf(analysis.lists[0]?.section ?? 0, analysis, { words }, wanted)
      .flat()
      .flatMap(({ lists }) => lists.map(({ items }) => items[0]?.text ?? ''));
  expect(barest(200)).not.toContain('');
  expect(barest(40)).toContain('');
});

it('what is listed for and against is included together or not at all', () => {
  const side = (lead: string, word: string): string =>
    `${lead}\n\n- The ${word} boat leaves before the bakers have opened.\n- The ${word} boat has a cabin out of the wind.\n- The ${word} boat costs a coin.\n\n`;
  const content = `# One boat or two\n\nThe council talked about the boats all year.\n\n${side('Some of them said:', 'second')}${side('From the other camp, we heard this:', 'only')}`;
  const analysis = analyse(readSource(content));
  const counts = [30, 40, 50, 60, 80, 100, 120].map((words) => select(analysis, { words }).lists.length);
  expect(new Set(counts)).toEqual(new Set([0, 2]));
});
