import { outputsOf } from '../outputs.fixture.js';

const blocksOf = (content: string) => {
  const draft = outputsOf(content, {}, ['infographic']).outputs[0]?.draft;
  return draft?.format === 'infographic' ? draft.blocks : [];
};

const INTRO =
  'This is the soup that the harbour kitchen has cooked every winter since the old mill was closed.';
const NOTES = `## Notes

The soup keeps for three days in a cold room, and it is better on the second of them.`;

describe('what a board shows of a recipe', () => {
  const ITEMS = [
    '1 1/2 cups of dried yellow peas',
    '2 and 1/4 litres of cold water',
    '1 large onion, cut into quarters',
    '2 bay leaves or a twig of thyme',
    '1/2 spoon of sea salt',
    '3 carrots and as much celery (plus some leaves of it for the plates)',
  ];
  const STEPS = [
    'Soak the peas in half of the water for a night. In the morning the peas should be twice as large as before.',
    'Put the rest of the water, the peas, the onion and the leaves in a pot. Let all of it boil for 40 minutes.',
    'Take the leaves out, and mash half of the peas with a fork. The other half should stay whole in the pot.',
    'Add the carrots and the salt, and let the pot stand for 10 minutes. Serve the soup with the celery leaves.',
  ];
  const LONG =
    'Leave the pot in a warm place for as long as the rest of the table is being laid. Stir once, and then once more, so that the mash and the whole peas are one soup.';
  const list = (heading: string, rows: readonly string[]): string => `## ${heading}\n\n${rows.join('\n')}\n`;
  const shownOf = (steps: readonly string[]): string =>
    blocksOf(
      [
        `# Pea soup\n\n${INTRO}\n`,
        list(
          'Ingredients',
          ITEMS.map((item) => `* ${item}`),
        ),
        list(
          'Directions',
          steps.map((step, at) => `${at + 1}. ${step}`),
        ),
        NOTES,
      ].join('\n'),
    )
      .map(({ figure, text }) => `${figure} ${text}`)
      .join(' ');
  const saidIn = (shown: string): string[] =>
    [...STEPS, LONG].flatMap((step) => step.split(/(?<=\.) /u)).filter((said) => shown.includes(said));

  it('is all ingredients, and no single step', () => {
    const shown = shownOf([...STEPS, LONG]);
    expect(ITEMS.filter((item) => !shown.includes(item))).toEqual([]);
    expect(shown).toContain('Ingredients 1 1/2 cups');
    expect(saidIn(shown)).toEqual([]);
  });

  it('is all steps if they fit', () => {
    expect(saidIn(shownOf(STEPS))).toHaveLength(2 * STEPS.length);
  });
});

describe('a list below one of more numbered headings than a board has room for', () => {
  const NAMES = 'Acre Bree Cale Dorn Ewe Fern Glen Hove Isle Jura Kyle Lorn Mull'.split(' ');
  const board = (lead: string, numbered = true) =>
    blocksOf(
      `# Which harbours say that they are closed\n\n${INTRO}\n\n## The harbours\n\nWe asked at the gates of all of them:\n\n${NAMES.map(
        (name, at) =>
          `### ${numbered ? `${String(at + 1)}. ` : ''}${name}: ${String(at % 4)}/3\n\nThe gate of ${name} has a board that the crews of the ferry read every day.\n${
            name === 'Glen'
              ? `\n${lead}\n\n- find the board of the hours\n- select the feast days\n- see the date there\n`
              : ''
          }`,
      ).join('\n')}`,
    ).map(({ figure, text }) => `${figure} / ${text.slice(0, 30)}`);

  it('has the name of its point', () => {
    expect(board('I would have to:')).toContain(
      'Glen: 2/3 – I would have to / find the board of the hours · ',
    );
  });

  it('has no name of a heading without a number', () => {
    expect(board('I would have to:', false).join(' ')).not.toContain('Glen: 2/3 – ');
  });
});
