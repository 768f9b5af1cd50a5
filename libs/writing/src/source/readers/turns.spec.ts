import { analyse } from '../../offline/analyse.js';
import { readSource } from '../read-source.js';

it('a turn inside a paragraph is its speaker’s, and a name is not what stands before it at the beginning of a sentence', () => {
  const source = readSource(
    [
      'How do you map?',
      'Tom: We walk, with a map in the hand. Ann: And where there is no path we draw one.',
      'Where do you map?',
      'Ann: When Tom asked me, I had not seen a map of our street.',
      'Why do you map?\nTom: It is good to know where the mailboxes are, and Ann knows.',
      'Ann: I like to walk home from there.',
    ].join('\n\n'),
  );
  const said = source.blocks
    .filter(({ speaker }) => speaker)
    .map(({ speaker, text }) => `${speaker}: ${text}`);
  expect(said).toEqual([
    'Tom: We walk, with a map in the hand.',
    'Ann: And where there is no path we draw one.',
    'Ann: When Tom asked me, I had not seen a map of our street.',
    'Tom: It is good to know where the mailboxes are, and Ann knows.',
    'Ann: I like to walk home from there.',
  ]);
  expect(analyse(source).units.map(({ speaker }) => speaker)).not.toContain('When Tom');
});
