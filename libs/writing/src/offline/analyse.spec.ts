import { readSource } from '../source/read-source.js';
import { analyse, analysisFor } from './analyse.js';

const CODE = '```\nmake tide\n```';
const PROSE = 'The tide table is read every morning, and the gates are set by it.';

describe('a section with two blocks of code', () => {
  it.each([
    ['is about them', 3, true],
    ['is not if it mostly has prose', 7, false],
  ])('%s', (_, paragraphs, isOfCode) => {
    const text = [...Array.from({ length: paragraphs }, () => PROSE), CODE, PROSE, CODE].join('\n\n');
    const { sections } = analyse(readSource(`# The harbour\n\nIt is old.\n\n## Tides\n\n${text}\n`));
    expect(sections.at(-1)).toMatchObject({ heading: 'Tides', isOfCode });
  });
});

it.each([
  ['We turn 5 today!', []],
  ['We turn 6 today', ['We turn 6 today']],
])('a heading that says the title with other forms of its numbers is the title: %s', (heading, left) => {
  const { sections } = analyse(
    readSource(
      `---\ntitle: We Turn FIVE Today\n---\n# ${heading}\n\nThe club was founded by the harbour.\n\n## The crew\n\nIt has nine cooks.\n`,
    ),
  );
  expect(sections.map((each) => each.heading).filter(Boolean)).toEqual([...left, 'The crew']);
});

it('what a speaker says in the text is no description of it', () => {
  const asked = ['Where do you keep the bees?', 'Do they sting you?', 'What comes next?'];
  const content = (title: string): string =>
    `---\ntitle: "${title}"\ndescription: "I carry the water up the stairs every morning before work."\n---\n\n${asked
      .map(
        (each) => `## ${each}\n\nI carry the water up the stairs every morning before work. I hardly sleep.`,
      )
      .join('\n\n')}\n`;
  const descriptionIn = (title: string): string => analyse(readSource(content(title))).description;
  expect(descriptionIn('Interview with Nora Falk')).toBe('');
  expect(descriptionIn('My bees on the roof')).toContain('I carry the water');
});

it('a story has no point that answers the question of the paragraph above', () => {
  const isTied = (asked: string): boolean | undefined =>
    analysisFor(
      'infographic',
      readSource(`# My first year at the mill

I came to the mill in May and slept in the room above the stones. I had a coat that was not mine and a letter for the miller.

I did not ask for help in the first weeks. ${asked}

The short answer is that I did not dare to ask.

I carried the sacks to the carts in June. I learned the names of the farmers, and they learned mine.
`),
    ).units.find(({ text }) => text.startsWith('The short answer'))?.isDependent;
  expect(isTied('Was I too proud for that?')).toBe(true);
  expect(isTied('I was too proud for that.')).toBe(false);
});
