import { isContextDependent } from '../annotate/discourse/context-dependence.js';
import { hasDependentOpening } from './dependent-openings.js';

it('a row of closing marks after a colon is read at once', () => {
  expect(hasDependentOpening(`Ada said it:${'’'.repeat(40)} and left.`, 'en')).toBe(false);
  expect(hasDependentOpening('Ada said it:’ ”', 'en')).toBe(true);
});

describe('what is more important than what is above', () => {
  const leans = (text: string): boolean => isContextDependent(text, 'en', 'paragraph');

  it.each(['Most importantly: enjoy the new pier!', 'More importantly: the crane works again.'])(
    '%s',
    (text) => {
      expect(leans(text)).toBe(true);
    },
  );

  it.each([
    'Most important: the crane works again.',
    'The most important part: the crane works again.',
    'Most importantly for our crews: the crane works again.',
    'Remember: the crane needs oil each morning.',
    'Good to know: the crane works again.',
    'Right: the new crane at the old pier.',
    'More important things: the crane works again.',
    'What matters most: the crane works again.',
    'Importantly: the crane works again.',
    'Most cranes: out of order since May.',
  ])('%s stands alone', (text) => {
    expect(leans(text)).toBe(false);
  });
});
