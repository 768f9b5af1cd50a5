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
  ).map(({ text }) => text.slice(0, 12));

describe('antecedents', () => {
  it('a sentence that speaks of a thing as known is told where something before it names the thing', () => {
    expect(told(0, 2, 5)).toEqual(['The district', 'Four buses h', 'The change c']);
  });

  it('else it is left out', () => {
    expect(told(0, 5)).toEqual(['The district']);
  });

  it('by the noun behind its adjective', () => {
    const text = `# The bell\n\nEvery necessary form was signed in May by the families of the district.\n\nWe rebuilt two stops.\n\nThese necessary improvements need more money than the district has this year.`;
    const own = analyse(readSource(text));
    const said = withAntecedents(
      own.units.filter(({ index }) => index !== 1),
      [],
      new Set(),
      own,
    );
    expect(said.map(({ text: each }) => each.slice(0, 5))).toEqual(['Every']);
  });

  it('not where the sentence says itself which is meant', () => {
    const text = `# The bell\n\nEvery form was signed in May by the families.\n\nWe rebuilt two stops with some of the same methods that the city used.\n\nWe repaired a bridge with the same methods.`;
    const own = analyse(readSource(text));
    const said = withAntecedents(own.units, [], new Set(), own);
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
    expect(alone).toEqual([]);
  });
});
