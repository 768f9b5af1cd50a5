import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { withAntecedents } from './antecedents.js';

const TEXT = `# The later bell

The district moved the first bell by fifty minutes. Families kept a diary for two weeks in each season.

Four buses had to be bought, because the routes of the younger children could not wait. A lease was signed in May.

Pupils slept longer. The change cost one of the four buses a second tour, and none of the diaries was lost.
`;
const analysis = analyse(readSource(TEXT));
const told = (...keep: number[]): string[] =>
  withAntecedents(
    analysis.units.filter(({ index }) => keep.includes(index)),
    [],
    new Set(),
    analysis,
  ).kept.map(({ text }) => text.slice(0, 12));

describe('antecedents', () => {
  it('a sentence that speaks of a thing as known is told where something before it names the thing', () => {
    expect(told(0, 2, 5)).toEqual(['The district', 'Four buses h', 'The change c']);
  });

  it('else it is left out', () => {
    expect(told(0, 5)).toEqual(['The district']);
  });

  it('not where the sentence says itself which is meant', () => {
    const text = `# The bell\n\nEvery form was signed in May by the families.\n\nWe rebuilt two stops with some of the same methods that the city used.\n\nWe repaired a bridge with the same methods.`;
    const own = analyse(readSource(text));
    const said = withAntecedents(own.units, [], new Set(), own).kept;
    expect(said.map(({ text: each }) => each.slice(0, 10))).toEqual([
      'Every form',
      'We rebuilt',
      'We repaire',
    ]);
    const alone = withAntecedents(
      [own.units[2]].flatMap((unit) => unit ?? []),
      [],
      new Set(),
      own,
    );
    expect(alone.kept).toEqual([]);
  });
});

describe('a noun that an earlier part of the text brings up', () => {
  const filler = (what: string): string =>
    `The ${what} was painted in the spring, and twelve families of the quarter paid for it.\n\n`;
  const own = analyse(
    readSource(
      `# A quarter by the river\n\nMaria Olsen asked the council for a feasibility study of a ferry.\n\n${['school', 'bridge', 'library', 'market'].map(filler).join('')}The mayor has promised money for the study before the summer.\n\nFive neighbours will walk through the streets and count these benches.\n`,
    ),
  );
  const checked = (...keep: number[]) =>
    withAntecedents(
      keep.flatMap((at) => own.units[at] ?? []),
      [],
      new Set(),
      own,
    );

  it('is asked for where an output speaks of it as known', () => {
    const { kept, dropped, missing } = checked(2, 5);
    expect([kept, dropped].map((units) => units.map(({ index }) => index))).toEqual([[2], [5]]);
    expect(missing.map(({ index }) => index)).toEqual([0]);
  });

  it('asks for nothing where it was said, or where no sentence brings it up', () => {
    expect(checked(0, 5).dropped).toEqual([]);
    expect(checked(2, 6).dropped).toEqual([]);
  });
});
