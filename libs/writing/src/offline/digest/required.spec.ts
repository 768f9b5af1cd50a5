import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { requiredIn } from './required.js';

const REST = Array.from(
  { length: 12 },
  (_, year) =>
    `In the ${String(year + 2)}th year the harbour lost a baker, and its mornings lost their smell of bread.\n\n`,
).join('');

const requiredOf = (middle: string): string => {
  const analysis = analyse(
    readSource(`# A modest plan for the harbour

The harbour of Tell has forty boats and one shop, which sells rope.

${REST}${middle}

${REST}Nobody rises early any more, and the boats leave at ten.
`),
  );
  const required = requiredIn(analysis, 0);
  return analysis.units
    .filter(({ index }) => required.has(index))
    .map(({ text }) => text)
    .join(' ');
};

describe('what an output must carry', () => {
  it('has what its author proposes', () => {
    expect(requiredOf('I would like to see the town pay one baker £900 a month.')).toContain('£900');
  });

  it('has what its author is glad to announce', () => {
    expect(requiredOf('We’re thrilled to announce that two ovens will come in May.')).toContain('two ovens');
  });

  it('has no other sentence of the middle', () => {
    expect(requiredOf('The town has paid one rope maker £900 a month.')).not.toContain('£900');
  });
});
