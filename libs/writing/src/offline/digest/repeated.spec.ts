import { outputsOf } from '../outputs.fixture.js';
import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { select } from './select.js';

const REPORT = `# What we know about the mappers of the river towns

We counted who maps the river towns, since nobody had done so for the last five years of the project.

**What we found:**

1. The number of mappers shows no relation to the number of houses on the map.
2. Most of the towns have lost half of their mappers since the year of the flood.
3. The houses of the old ports come from a single import that nobody has checked.

## The mappers and the houses

The number of mappers has no relation to the number of houses on the map. A town with two of them drew every roof within a winter, and a town with thirty drew none.

## The flood

The river took the only library in which the mappers of six towns used to meet on Thursdays.
`;

describe('a sentence that a list of the output says', () => {
  it('is not told again', () => {
    for (const { text } of outputsOf(REPORT, {}, ['linkedin', 'twitter']).outputs) {
      expect(text).toContain('The number of mappers shows no relation');
      expect(text).not.toContain('The number of mappers has no relation');
    }
  });
});

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
