import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import type { DigestSection } from './digest.types.js';
import { withLabels } from './labels.js';

const CONTENT = `# Boats

The lock keeper counts the boats of the day.

## Boats are small

Boats are lighter than barges, and a crew of two can row them.

## Barges are slow

Barges take the long way round the island.

### How we measured

- We used two clocks of the village.
- We used the same rope for both of them.

The time that they wait at the lock is the result that counts.
`;

it('a heading over a list is not over a paragraph behind the list that an output has without it', () => {
  const analysis = analyse(readSource(CONTENT));
  const sections = ['Boats are lighter', 'Barges take', 'The time'].map((start): DigestSection => {
    const units = analysis.units.filter(({ text }) => text.startsWith(start));
    return { section: units[0]?.section ?? 0, heading: '', parts: [{ kind: 'paragraph', units }] };
  });
  const labels = withLabels(sections, analysis).map(({ parts: [first] }) => first);
  expect(labels).toMatchObject([{ label: 'Boats are small' }, { label: 'Barges are slow' }, {}]);
  expect(labels[2]).not.toHaveProperty('label');
});

it('a section is headed where it would be read as the words of a named speaker', () => {
  const analysis = analyse(
    readSource(`# The regatta

Ada: Welcome to the regatta, all of you who came by boat.

Ben: The first boats start at noon.

## The film about safety

Each crew carries its jackets to the pier, and safety comes first on every boat.

Cem: Thank you for coming to the pier.
`),
  );
  const sections = ['Ada: Welcome', 'Each crew'].map((start): DigestSection => {
    const units = analysis.units.filter(({ text }) => text.startsWith(start));
    return { section: units[0]?.section ?? 0, heading: '', parts: [{ kind: 'paragraph', units }] };
  });
  const labels = withLabels(sections, analysis).map(({ parts: [first] }) => first);
  expect(labels[1]).toMatchObject({ label: 'The film about safety' });
});
