import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { paragraphOf, type Wanted } from './paragraphs.js';

const MILL = `# The mill that grinds at night

The wheel turned for the first time in May. Half the valley stood on the bridge and nobody said a word. The second sack cost €1,940 in oak, iron and patience. The mill should be open on every Friday from now on.
`;

const WANTED: Wanted = {
  required: new Set(),
  introducing: new Set(),
  lists: new Set(),
  keeps: null,
  headed: new Set(),
  told: new Set(),
  said: new Set(),
  earlier: new Set(),
  fits: undefined,
  pointWords: null,
};
const analysis = analyse(readSource(MILL));
const run = [...analysis.units.keys()];
const beginnings = (wanted: Partial<Wanted>): Set<number> =>
  new Set(paragraphOf(run, { ...WANTED, ...wanted }, analysis).map(({ units }) => units[0]?.index ?? -1));

describe('a paragraph', () => {
  const [first = -1, , , last = -1] = analysis.units.map(({ index }) => index);

  it('is told from its beginning, or from a sentence that the output must carry', () => {
    expect(beginnings({})).toEqual(new Set([first]));
    expect(beginnings({ required: new Set([last]) })).toEqual(new Set([first, last]));
  });

  it('goes on only behind its beginning', () => {
    const leans = (wanted: Partial<Wanted>): boolean[] =>
      paragraphOf(run.slice(2), { ...WANTED, ...wanted }, analysis).map((option) => option.leans);
    expect(leans({})).not.toContain(false);
    expect(leans({ told: new Set(run.slice(0, 2)) })).not.toContain(true);
  });
});
