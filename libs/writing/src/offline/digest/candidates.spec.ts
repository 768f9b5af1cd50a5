import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf } from '../outputs.fixture.js';

const PARAGRAPH =
  'The hand mill of the old harbour grinds enough for two cups in a minute, and it weighs less than a book. ';
const DAYS = [
  'Norholm',
  'Vestby',
  'Sandvik',
  'Ålesund',
  'Karlsund',
  'Heimdal',
  'Lyngør',
  'Marstrand',
  'Fjällbacka',
];
const article = (forSteel: string, forWood: string): string => `# Two hand mills for the road

${PARAGRAPH}We took both mills across the islands for three weeks and made coffee on each of the ferries.

${DAYS.map(
  (place, day) =>
    `On day ${day + 2} we stopped at ${place}, where the crew drank ${day + 5} cups before the first car came. The wind at ${place} took the filter papers, and somebody from the kitchen brought us a cloth that did as well. The mills stayed dry below the stairs.`,
).join('\n\n')}

${forSteel}

- A lower price
- A smaller body
- A cup that comes with it

${forWood}

- A better taste
- An easier way to clean it
- Only three parts
`;
const formats: readonly FormatKey[] = ['twitter', 'linkedin', 'facebook', 'instagram'];

describe.each([
  [
    'alike lead-ins',
    'The steel mill is good for those who want:',
    'The wooden mill is good for those who want:',
  ],
  ['labels', 'Pros:', 'Cons:'],
])('two lists side by side with %s', (_, forSteel, forWood) => {
  it.each([25, 50, 75] as const)('are told both or not at all, at length %d', (length) => {
    const { outputs } = outputsOf(article(forSteel, forWood), { length }, formats);
    const both = formats.map((format) => {
      const text = textOf(outputs, format);
      return [text.includes('A lower price'), text.includes('Only three parts')];
    });
    expect(both.filter(([steel, wood]) => steel !== wood)).toEqual([]);
  });
});
