import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { requiredIn } from '../digest/required.js';
import { coreOf } from './core.js';

const ANSWERS = [
  [
    'How did you come to the harbour?',
    'I came here with my father when I was nine, and I know each of its stones.',
  ],
  [
    'What do you like about it?',
    'I like the noise of the cranes at night, which I hear from my window on the quay.',
  ],
  [
    'Who taught you to paint?',
    'My aunt taught me on the deck of her boat, with the paint that I found in the shed.',
  ],
] as const;
const interview = (last: readonly (readonly [string, string])[]) =>
  analyse(
    readSource(
      `# People of the harbour: Ada Lund\n\n${[...ANSWERS, ...last].map(([question, answer]) => `## ${question}\n\n${answer}\n\n`).join('')}`,
    ),
  );
const endOf = (analysis: ReturnType<typeof interview>): string =>
  coreOf(analysis)
    .takeaway?.units.map(({ text }) => text)
    .join(' ') ?? '';

describe('the last answers of somebody who is asked', () => {
  it('are no ending of a story, if they are short', () => {
    const asked = interview([
      ['What is your favourite food?', 'I am a big fan of soup.'],
      ['Which question was the hardest?', 'The one before; my cat had to help me.'],
    ]);
    expect(endOf(asked)).toBe('');
    expect(requiredIn(asked, 0).has(asked.units.at(-1)?.index ?? -1)).toBe(false);
  });

  it('are one as the long answer to one question', () => {
    const wish =
      'I wish that the cranes stay where they are, so that my children hear them too. I would paint all of them once more, from the oldest to the one by my window, and I would ask my aunt for the colours.';
    expect(endOf(interview([['And what is your wish?', wish]]))).toContain(wish);
  });
});
