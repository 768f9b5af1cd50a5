import { analyse } from '../../offline/analyse.js';
import { titleOf } from '../../offline/outline/script.js';
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

const NIGHT = [
  '# A night of maps',
  'Last week the two of us drew maps in a kitchen, and this is what we wrote about it.',
  '### Ann',
  'Hello Tom, we begin with you, because you have mapped for longer than I have.',
  '**How did you hear of the night?**',
  '### Tom',
  'A friend wrote to me, and my kitchen was free. I had never used the program before that night.',
  '**Did you have a plan?**',
  '### Ann',
  'I had several plans. I drew the streets of a village that was on no map.',
  '**Whom will you bring next time?**',
  '### Ann',
  'I will bring my brother, who knows every path in our hills.',
  '**One last question: will you come again? :-)**',
  '### Tom',
  'I will come again next year, with more friends and a better lamp.',
].join('\n\n');

it('headings with the names of two who answer in turn are their speakers, and the bold questions above them stay', () => {
  const { blocks } = readSource(NIGHT);
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'A night of maps',
    'How did you hear of the night?',
    'Did you have a plan?',
    'Whom will you bring next time?',
    'One last question: will you come again? :-)',
  ]);
  expect(blocks.flatMap(({ kind, speaker = [] }) => (kind === 'paragraph' ? speaker : []))).toEqual([
    'Ann',
    'Tom',
    'Ann',
    'Ann',
    'Tom',
  ]);
  expect(titleOf(analyse(readSource(NIGHT)))).toBe('A night of maps');
});

it('a bold question right above a higher heading is a sentence, and headings that only repeat are not names', () => {
  const source = readSource(
    ['Tea', 'Soup', 'Bread']
      .flatMap((thing) => [
        `## ${thing}`,
        '### Pros',
        `${thing} is cheap and warm, and everybody in the house likes it.`,
        '### Cons',
        `${thing} takes a long time, and the kitchen must be cleaned after it.`,
        `**Is ${thing.toLowerCase()} for you?**`,
      ])
      .join('\n\n'),
  );
  expect(source.blocks.filter(({ text }) => text.includes('for you')).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'heading',
  ]);
  expect(source.blocks.every(({ speaker }) => speaker === undefined)).toBe(true);
});
