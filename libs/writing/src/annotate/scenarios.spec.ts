import { analyse } from '../offline/analyse.js';
import { readSource } from '../source/read-source.js';

const PARAGRAPH =
  'The ferry of Lund carried sheep until May. The harbour bought a second ramp for them in June. Nobody drives a sheep over that ramp today.';
const unitsBelow = (opening: string) => {
  const { units } = analyse(
    readSource(
      `# What a ramp costs\n\nA ramp is paid for long before anyone walks on it.\n\n${opening} ${PARAGRAPH}\n\nThe council pays for what is not used.\n`,
    ),
  );
  const own = units.find(({ text }) => text === opening);
  return units.filter(({ block }) => block === own?.block);
};

describe('an example that a paragraph tells', () => {
  it.each([
    "I'll explain this with an example: the harbours of the south are small.",
    'Let me give you another example of it.',
  ])('is told from its opening to its end: %s', (opening) => {
    const [, ...rest] = unitsBelow(opening);
    expect(rest.map(({ isDependent }) => isDependent)).toEqual([true, true, true]);
    expect(rest.map(({ owesNext }) => owesNext)).toEqual([true, true, false]);
  });

  it('is no sentence that speaks of one', () => {
    const [, first] = unitsBelow('The harbours of the south are an example for all of us.');
    expect([first?.isDependent, first?.owesNext]).toEqual([false, false]);
  });
});
