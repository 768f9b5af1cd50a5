import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf, textOf } from '../outputs.fixture.js';
import { paragraphOf, type Wanted } from './paragraphs.js';

const MILL = `# The mill that grinds at night

The wheel turned for the first time in May. Half the valley stood on the bridge and nobody said a word. The second sack cost €1,940 in oak, iron and patience. The mill should be open on every Friday from now on.
`;

const WANTED: Wanted = {
  required: new Set(),
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

const STORY = `I kept my aunt's note in my coat for a year.

I found it again when I packed for her funeral, and I read both sides of it in the hall.

Silly, I suppose. I had thought that it was the bill for my new glasses.

I will not say that she loved people. I never thought that it was love. But I saw that she knew each of them by name.

I leave you with the last words that she ever wrote to me:

Keep your feet dry
`;
const story = analyse(readSource(STORY));
const { units, tellings } = story;
const at = (start: string): number => units.findIndex(({ text }) => text.startsWith(start));

describe('a story', () => {
  it('does not begin with an answer to the paragraph above', () => {
    expect(tellings.closureAt(at('Silly'))[0]?.text).toMatch(/^I kept/u);
  });

  it('tells a paragraph to its end', () => {
    const first = at('I will not say');
    const told = paragraphOf([first, first + 1, first + 2], WANTED, story);
    expect(told.map((option) => option.units.at(-1)?.text)).toEqual([units[first + 2]?.text]);
  });

  it('ends with the line that its last sentence announces', () => {
    const told = textOf(outputsOf(`# My aunt\n\n${STORY}`, {}, ['medium']).outputs, 'medium');
    expect(told).toMatch(/wrote to me:\s+Keep your feet dry/u);
  });
});
