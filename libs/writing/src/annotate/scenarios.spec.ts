import { analyse } from '../offline/analyse.js';
import { readSource } from '../source/read-source.js';

const PARAGRAPH =
  'The ferry of Lund carried sheep until May. The harbour bought a second ramp for them in June. Nobody drives a sheep over that ramp today.';
const unitsBelow = (opening: string, rest = PARAGRAPH, before = '') => {
  const { units } = analyse(
    readSource(
      `# What a ramp costs\n\nA ramp is paid for long before anyone walks on it.\n\n${before}${opening} ${rest}\n\nThe council pays for what is not used.\n`,
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

  it('ends before what is concluded from it', () => {
    const [opening, first, last, why, more] = unitsBelow(
      'Let me give you another example of it.',
      'Sel has two ramps. Nobody in Sel walks on the second. That is why Oslo asks each harbour for a report. Bergen built a ramp of oak in May.',
    );
    expect([opening, first, last, why].map((unit) => unit?.owesNext)).toEqual([true, true, false, false]);
    expect(more?.isDependent).toBe(false);
  });

  it('is told by its first sentences if it is long', () => {
    const units = unitsBelow(
      "Here's another example of it.",
      `The crew of Sel knew the tide. A deckhand held the rope. The cook had soup for all. ${PARAGRAPH}`,
    );
    expect(units.map(({ owesNext }) => owesNext)).toEqual([true, true, true, true, false, false, false]);
  });

  it('is told alone where its opening is left out', () => {
    const before = 'Many ramps stand empty. ';
    const [, , first] = unitsBelow('Let me give you an example.', PARAGRAPH, before);
    expect([first?.isDependent, first?.owesNext]).toEqual([false, false]);
  });

  it('is no sentence that speaks of one', () => {
    const [, first] = unitsBelow('The harbours of the south are an example for all of us.');
    expect([first?.isDependent, first?.owesNext]).toEqual([false, false]);
  });
});
