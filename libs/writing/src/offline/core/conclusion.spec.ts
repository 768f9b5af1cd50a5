import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { coreOf } from './core.js';

const endOf = (middle: string, last: string): string =>
  coreOf(
    analyse(
      readSource(
        `# The harbour grows\n\nOur town has a new pier, and it is longer than the old one by two hundred metres.\n\nThe crew has worked on it for nine years, in every weather that the sea has to offer them.\n\nThe old pier is still there. Nobody has painted it since the storm took its light away.\n\n${middle}\n\nThe gulls have moved to the new one already, and the anglers sit below them on the stones.\n\n${last}\n`,
      ),
    ),
  )
    .takeaway?.units.map(({ text }) => text)
    .join(' ') ?? '';

const LAST =
  'What we have won by the pier is room for all, and room is what a town by the sea needs more than ships.';

describe('the conclusion of a text', () => {
  it('is at its end, and no sentence before it that only begins like advice', () => {
    const middle =
      'Then a longer pier of the harbour grows into a better harbour, and more boats come to it.';
    expect(endOf(middle, LAST)).toContain('What we have won by the pier');
  });

  it('is the advice at its end', () => {
    const advice = 'Give your harbour a longer pier before it grows, and it has room for all who come to it.';
    expect(endOf('The mayor likes it, and so do the anglers of the town.', `${LAST} ${advice}`)).toContain(
      'Give your harbour',
    );
  });
});
