import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { missingNouns } from './nouns-introduced.js';

const SQUARE = `# A proposal for the harbour

Every morning forty cyclists ride through the fish market, and every week somebody falls.

I think the square would be safer with a single stripe of paint. What if we drew a long stripe from door to door?

The council spent 40,000 euros on a study of the square, and it was printed twice on good paper.

The benefits of this simple stripe would be many: cyclists would keep to one side of the market.
`;

it('brings the statement that introduces what others speak of as known, unless it is told or titled', () => {
  const analysis = analyse(readSource(SQUARE));
  const told = analysis.units.filter(({ text }) => /^(?:Every|The)/.test(text));
  const missing = missingNouns(told, '', analysis);
  expect(missing.map(({ text }) => text)).toEqual([
    'I think the square would be safer with a single stripe of paint.',
  ]);
  expect(missingNouns([...told, ...missing], '', analysis)).toEqual([]);
  expect(missingNouns(told, 'A stripe for the harbour', analysis)).toEqual([]);
});
