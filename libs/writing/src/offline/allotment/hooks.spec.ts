import { readSource } from '../../source/read-source.js';
import { canOpen, hookValue } from './hooks.js';
import { planOf } from '../analysis/analysis.js';

const STANDING = 'Small harbours waste half of their water at night.';
const plan = planOf(
  readSource(
    `# How harbours save water\n\n${STANDING} The tool shows readings of the meters at noon. Boats pay for the readings once. The invoice arrives by post with the invoice of the pier. The invoice is paper. A litre costs us €2 at noon. A litre saves us €2 at noon. Once we agree on the numbers, I’ll send them to the board. Sort the PII out of the reports after each summer.`,
  ),
);
const valueOf = (start: string) => {
  const found = plan.candidates.find(({ text }) => text.startsWith(start));
  return found
    ? hookValue({ ...found, score: 0.5, index: 0 }, 'facebook', { ...plan, topics: ['water'] })
    : NaN;
};

describe('an opening', () => {
  it.each([
    ['a thing that it does not name', 'The tool'],
    ['one person’s plan', 'Once we agree'],
    ['an abbreviation that nobody has explained', 'Sort the PII'],
  ])('loses by %s', (_name, start) => {
    expect(valueOf(start)).toBeLessThan(valueOf(STANDING) - 0.15);
  });

  it('loses by a price and nothing else', () => {
    expect(valueOf('A litre costs')).toBeLessThan(valueOf('A litre saves'));
  });

  it('compares with nothing that was told before', () => {
    const [first] = plan.candidates;
    if (!first) throw new Error('a sentence');
    const opens = (text: string): boolean => canOpen({ ...first, text }, 'facebook');
    expect(opens('Larger boats wash at night.')).toBe(false);
    expect(opens('Larger boats wash more often than small ones.')).toBe(true);
  });

  it('is known to go on from the sentence before', () => {
    const startsOf = plan.candidates.filter(({ isTakenUp }) => isTakenUp).map(({ text }) => text);
    expect(startsOf).toEqual(['The invoice is paper.']);
  });
});
