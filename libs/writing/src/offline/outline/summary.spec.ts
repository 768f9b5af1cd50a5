import { outputsOf } from '../outputs.fixture.js';

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
