import { outputsOf, textOf } from '../outputs.fixture.js';

const THINGS = ['saws', 'drills', 'ladders', 'lamps', 'tents', 'pumps', 'ropes', 'pans', 'nets', 'tables'];
/** An answer as long as all others. */
const LONG = Array.from({ length: 3 }, (_, part) =>
  THINGS.slice(part * 3, part * 3 + 3)
    .map(
      (thing) =>
        `People of the town bring ${thing} to the library of tools and lend them to their neighbours, who help each other to repair them in the evening. The ${thing} of the library are clean, important and best for learning, and its members must know how to use them.`,
    )
    .join(' '),
).join('\n\n');
const part = ([question, answer]: readonly [string, string]): string => `## ${question}\n\n${answer}\n\n`;
const faq = (questions: readonly string[]): string =>
  `# The library of tools\n\n${part([questions[0] ?? '', LONG])}${questions
    .slice(1)
    .map((question, at) =>
      part([
        question,
        at === 0
          ? 'Everything that the neighbours need. Some come with a wall, and some people come with only a screw. Most stay until the evening, since there is soup. All sit at one long bench.'
          : at === 1
            ? 'It is open each Thursday from 7 to 9.'
            : 'The house is by the mill. It has two doors. One of them is red, and the other one leads to the yard, where the ladders of the library stand against the wall of the mill.',
      ]),
    )
    .join('')}`;
const postOf = (questions: readonly string[]): string =>
  textOf(outputsOf(faq(questions), {}, ['instagram']).outputs, 'instagram');

describe('a long answer to the first of several questions', () => {
  it('leaves room for others, if readers ask', () => {
    const told = postOf([
      'What is a library of tools?',
      'What happens there?',
      'When is it open?',
      'Where is the house?',
      'Which door is for visitors?',
      'Can I bring a ladder?',
    ]);
    expect(told).toContain('What happens there?\n\nEverything');
    expect(told).toContain('Where is the house?\n\nThe house');
  });

  it('is told first, if somebody is interviewed', () => {
    const told = postOf([
      'What do you lend?',
      'What do you see there?',
      'When do you open?',
      'Where do you work?',
      'Which door do you use?',
      'Can you bring a ladder?',
    ]);
    expect(told).not.toContain('Where do you work?');
  });
});
