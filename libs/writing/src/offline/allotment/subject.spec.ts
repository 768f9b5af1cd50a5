import { readSource } from '../../source/read-source.js';
import { planOf } from '../analysis/analysis.js';
import { namesSubject } from './subject.js';

const TEXT = `# The museum reopens its harbour gallery

The museum reopens its harbour gallery on Saturday. A workshop shows how nets are mended. Sailors wrote the letters in winter. A choir sings at noon.`;

describe('what a piece without a title gains by saying what it is about', () => {
  const plan = planOf(readSource(TEXT));
  const [first, second] = plan.candidates;

  it('is gained once, by a sentence in the words of the title', () => {
    if (!first || !second) throw new Error('a text of four sentences');
    expect(namesSubject(plan, { format: 'reels', chosen: new Set() }, first)).toBeGreaterThan(0);
    expect(namesSubject(plan, { format: 'reels', chosen: new Set() }, second)).toBe(0);
    expect(namesSubject(plan, { format: 'reels', chosen: new Set([first.index]) }, second)).toBe(0);
  });

  it('is nothing to a piece that stands under a title', () => {
    expect(first && namesSubject(plan, { format: 'medium', chosen: new Set() }, first)).toBe(0);
  });
});
