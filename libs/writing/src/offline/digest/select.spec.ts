import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
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
