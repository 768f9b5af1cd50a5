import { outputsOf, textOf } from '../outputs.fixture.js';

const ROOMS = [
  'Library',
  'Workshop',
  'Canteen',
  'Garden',
  'Theatre',
  'Laboratory',
  'Gym',
  'Kitchen',
  'Attic',
];
const part = (name: string, at: number): string => `## ${name}

The ${name.toLowerCase()} was rebuilt for ${1200 + at * 310} euros, and ${3 + at} classes have used it since.
`;

const REPORT = `# A school without a bell

Switching off the bell has made the school quieter and its pupils more punctual.

${ROOMS.map(part).join('\n')}
## Conclusion

The bell will stay off: after three years no class wants it back, and the school next door has none either.
`;

it('has room for the thesis and the outcome before the parts of its source', () => {
  const { draft } = outputsOf(REPORT, {}, ['summary']).outputs[0] ?? {};
  const bullets = draft?.format === 'summary' ? draft.bullets : [];
  expect(bullets[0]).toContain('more punctual');
  expect(bullets.at(-1)).toContain('The bell will stay off');
  expect(bullets).toHaveLength(10);
});

it('says a sentence once that is also an item of its list, and no farewell', () => {
  const content = `# How we dry our apples

Drying keeps the apples of one autumn for two years. It needs no sugar, no glass and hardly any room.

- Cut them into rings of the same width, so that all of them are dry on the same day.
- Hang them over the stove on a cotton thread, where the air moves.
- Taste one after the third day and write the date on the bag.

The rings are ready when they bend and no longer break. They weigh a tenth of what they weighed before.

Cheers.
`;
  const { draft } = outputsOf(content, {}, ['summary']).outputs[0] ?? {};
  const bullets = draft?.format === 'summary' ? draft.bullets : [];
  expect(bullets).not.toContain('Cheers.');
  expect(bullets.filter((text) => text.includes('Cut them into rings'))).toHaveLength(1);
});

it('sets the items of a list below their lead-in', () => {
  const item = (name: string): string =>
    `- The ${name} were counted on every morning of the year, in rain and in sun, by the same two people.`;
  const names = ['gulls', 'terns', 'ducks', 'swans'];
  const content = `# Birds of the harbour

The harbour has more birds than ten years ago.

Four kinds were counted by the port:

${names.map(item).join('\n')}
`;
  const lines = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary').split('\n');
  const lead = lines.indexOf('• Four kinds were counted by the port:');
  expect(lines[lead + 1]).toMatch(/^– The gulls/u);
  expect(lines.filter((line) => line.startsWith('– '))).toHaveLength(4);
});
