import { outputsOf } from '../outputs.fixture.js';

const MONTHS = ['March', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const YEAR = `# A year of night buses

The night bus carried more people than anybody had planned for. It never paid for the second driver that the law asks for.

${MONTHS.map(
  (month) => `## In ${month}

The drivers of the night buses counted every rider of ${month}. Most riders of ${month} were on their way to a shift, and some of them slept until the last stop at the mill.
`,
).join('\n')}`;

it.each([
  ['short', 25],
  ['medium', 50],
  ['long', 75],
] as const)('a %s video ends within the three minutes of its platform', (_, length) => {
  const draft = outputsOf(YEAR, { length }, ['reels']).outputs[0]?.draft;
  const end = draft?.format === 'reels' ? (draft.scenes.at(-1)?.endSeconds ?? 0) : 0;
  expect(end).toBeGreaterThan(60);
  expect(end).toBeLessThanOrEqual(180);
});
