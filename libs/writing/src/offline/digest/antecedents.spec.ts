import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { missingStandards, withAntecedents } from './antecedents.js';

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

describe('a comparison without its standard', () => {
  const own = analyse(
    readSource(
      `# Two ovens\n\nThe gas oven bakes forty loaves an hour and needs a chimney. Its door is made of iron.\n\n${['Lund', 'Ystad', 'Malmo', 'Visby', 'Kalmar', 'Gavle', 'Falun', 'Boden'].map((town) => `Bread is sold in the streets of ${town} on Saturdays.\n\n`).join('')}\n\nThe electric oven is obviously more modern, but the bread tastes the same.\n`,
    ),
  );
  const last = own.units.filter(({ text }) => text.startsWith('The electric'));

  it('is left out alone, and told near what is compared', () => {
    expect(withAntecedents([...own.units.slice(0, 1), ...last], [], new Set(), own)).toHaveLength(1);
    expect(withAntecedents([...own.units.slice(-3)], [], new Set(), own)).toHaveLength(3);
  });

  it('asks for the sentence before it', () => {
    expect(missingStandards(last, own).map(({ text }) => text.slice(0, 9))).toEqual(['Bread is ']);
  });
});
