import { readSource } from '../read-source.js';

const kindsOf = (content: string) => readSource(content).blocks.map(({ kind, text }) => `${kind} ${text}`);

const PARAGRAPH =
  'The studio has a warm floor, and nobody who comes for the first time is asked to stand on their head, not even by those who can. ';
const LONG = PARAGRAPH.repeat(2).trim();

describe('the lines of an unwrapped paste', () => {
  it('are each a block, and a short one over a longer one is its heading', () => {
    expect(
      kindsOf(`A first class\n${LONG}\nWhere to go\n${LONG}\nWhat to wear\nWear what you can move in.\n`),
    ).toEqual([
      'heading A first class',
      `paragraph ${LONG}`,
      'heading Where to go',
      `paragraph ${LONG}`,
      'heading What to wear',
      'paragraph Wear what you can move in.',
    ]);
  });

  it('go on where a sentence does', () => {
    expect(kindsOf(`What makes a class\nactually work?\n\n${LONG}\n`)[0]).toBe(
      'heading What makes a class actually work?',
    );
  });

  it('are a list without marks below a line that leads to it, down to what is unlike them', () => {
    expect(
      kindsOf(
        `${LONG}\n\nBring these:\n\nA mat\nA bottle of water\nThey lend you all the rest.\n\n${LONG}\n`,
      ),
    ).toEqual([
      `paragraph ${LONG}`,
      'paragraph Bring these:',
      'item A mat',
      'item A bottle of water',
      'paragraph They lend you all the rest.',
      `paragraph ${LONG}`,
    ]);
  });

  it('are a list below their heading where blank lines part paragraphs', () => {
    expect(
      kindsOf(`${LONG}\n\nWhat I liked\nWarm floors\nA quiet teacher\nTea at the end\n\n${LONG}\n`).slice(
        1,
        5,
      ),
    ).toEqual(['heading What I liked', 'item Warm floors', 'item A quiet teacher', 'item Tea at the end']);
  });

  it('are no list where they are a question and its answer, or verse', () => {
    const verse = 'The floor is warm,\nthe tea is hot,\nI bring a mat\nand you do not.';
    expect(kindsOf(`Some ask:\n\nIs it hot?\n${LONG}\n\n${LONG}\n\n${verse}\n`)).not.toContainEqual(
      expect.stringMatching(/^item/u),
    );
  });

  it('join a mark that stands alone with its item', () => {
    expect(
      kindsOf(`${LONG}\n\nThis concerns:\n-\nOwners of a studio\n-\nTheir guests\n\n${LONG}\n`).slice(1, 4),
    ).toEqual(['paragraph This concerns:', 'item Owners of a studio', 'item Their guests']);
  });
});

it('a line of signs below a title of a text with long lines stays there, one below a paragraph is a rule', () => {
  const long =
    'The night bus carried eleven thousand people in its first winter, which nobody had planned for, and the town pays for it to this day.';
  const { blocks } = readSource(
    `Night buses\n===========\n\n${long}\n\nbus 2\n-----\n\n${long}\n-------\n\n${long}\n`,
  );
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'heading',
    'paragraph',
    'paragraph',
  ]);
});
