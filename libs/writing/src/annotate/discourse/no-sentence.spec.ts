import { outputsOf, textOf } from '../../offline/outputs.fixture.js';

const SAID =
  'The night bus carried eleven thousand people in its first winter, which nobody at the town hall had planned for.';
const mediumOf = (text: string): string =>
  textOf(outputsOf(`# The night bus\n\n${text}`, {}, ['medium']).outputs, 'medium');
const timesSaid = (text: string): number => text.split(SAID).length - 1;

describe('a sentence that a text has twice', () => {
  it('is told where it comes first', () => {
    const told = mediumOf(`${SAID} It never paid for a second driver.

## What it carried

${SAID} The drivers of the ferry came home with it at two in the morning.

The town has to find a second driver before the next winter begins, and it has written to forty of them.
`);
    expect(timesSaid(told)).toBe(1);
    expect(told).toContain(`${SAID} It never paid`);
  });
});
