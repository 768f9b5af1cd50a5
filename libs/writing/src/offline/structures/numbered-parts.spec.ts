import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf } from '../outputs.fixture.js';

const REASONS = [
  'The designer does not know the guests',
  'Nobody asks the people who run the kitchen',
  'It turns into a contest that the loudest drawing wins',
];
const PARTS = [
  'A menu is written for the people who read it. Without a word from them every drawing is a guess about strangers.',
  'The cooks know which plates come back half full. A drawing that ignores them is thrown away in the first week.',
  'The owner picks the picture with the most gold on it. The printer who would have done the best work goes home.',
];
const INTRO =
  'Every spring three or four restaurants ask us to draw a new menu for nothing, before they choose a printer. We said yes to that once.';
const numbered = (marks: string): string =>
  REASONS.map((reason, at) => `${marks} ${at + 1}. ${reason}\n\n${PARTS[at]}\n`).join('\n');
const CLOSING = `## What we do instead

We show the menus that we have printed, and we give the names of the people who paid for them.
`;
const mainListOf = (content: string) =>
  analyse(readSource(content)).lists.find(({ isOfHeadings }) => isOfHeadings);

describe('numbered headings among others', () => {
  const content = `# Why we draw no menu for free

${INTRO}

## The flaws of a free menu

A drawing for nothing looks fair at first. But when you sit back, you soon see its flaws. Here are just a few:

${numbered('##')}
${CLOSING}`;

  it('are a list under the sentence that introduces them, with what that sentence is about', () => {
    const list = mainListOf(content);
    expect(list?.items.map(({ label }) => label)).toEqual(REASONS);
    expect(list?.leadIn).toBe(
      'A drawing for nothing looks fair at first. But when you sit back, you soon see its flaws. Here are just a few:',
    );
  });

  it('are told one by one in a post, and on a board under that sentence', () => {
    const { outputs } = outputsOf(content, {}, ['linkedin', 'infographic']);
    for (const { text } of outputs)
      for (const [at, reason] of REASONS.entries()) expect(text).toContain(`${at + 1}. ${reason}`);
  });

  it('are no list if nothing introduces or counts them', () => {
    expect(mainListOf(content.replace(' Here are just a few:', ''))).toBeUndefined();
  });
});

it('numbered headings below another one are the list that the title of the text counts', () => {
  const content = `# 3 reasons to draw no menu for free\n\n## Free. Free. Free.\n\n${INTRO}\n\n${numbered('###')}`;
  expect(mainListOf(content)?.items.map(({ label }) => label)).toEqual(REASONS);
  const [board] = outputsOf(content, {}, ['infographic']).outputs;
  expect(board?.text).toContain('3. It turns into a contest that the loudest drawing wins');
});

it('a line below the heading of an item that is no sentence does not tell what the item says', () => {
  const content = `# 3 talks of the printers' fair\n\n${INTRO}\n\n${REASONS.map(
    (reason, at) =>
      `## ${at + 1}. ${reason}\n\nLearned from Ada Fox, head of the press at Fox & Sons\n\n${PARTS[at]}\n`,
  ).join('\n')}`;
  expect(
    mainListOf(content)
      ?.items.map(({ text }) => text)
      .join(' '),
  ).not.toContain('Ada Fox');
});

it('numbered questions with answers below them are an interview', () => {
  const asked = [
    'Ada, what does a printer do all day?',
    'Who taught you? Was it your father?',
    'What is next?',
  ];
  const content = `# A life in ink\n\nAda Fox has printed menus for thirty years.\n\n${asked
    .map((question, at) => `${at + 1}. ${question}\n\n${PARTS[at]} I would do it again.\n`)
    .join('\n')}`;
  expect(
    readSource(content)
      .blocks.filter(({ kind }) => kind === 'heading')
      .map(({ text }) => text),
  ).toEqual(['A life in ink', ...asked]);
});

it('headings that are not numbered from 1 on are told without numbers, which would be others', () => {
  const content = `# Notes on free menus\n\n${INTRO}\n\nHere are the reasons that we give to the restaurants:\n\n${REASONS.map(
    (reason, at) => `## ${at + 4}. ${reason}\n\n${PARTS[at]}\n`,
  ).join('\n')}`;
  expect(mainListOf(content)).toMatchObject({ isNumbered: false });
  expect(mainListOf(content)?.items.map(({ label }) => label)).toEqual(REASONS);
});

it('a sentence above a table leads to the table, not to the headings below it', () => {
  const table = '| Menus | Price |\n| --- | --- |\n| 10 | 4 |\n| 100 | 9 |\n| 500 | 20 |';
  const content = `# Prices of menus\n\n${INTRO}\n\n## What they cost\n\nWe print on cotton, and here is what the menus cost by their number:\n\n${table}\n\n${REASONS.map(
    (reason, at) => `### ${reason}\n\n${PARTS[at]}\n`,
  ).join('\n')}`;
  expect(mainListOf(content)?.leadUnit ?? null).toBeNull();
});

describe('headings below one that counts them, on its level and without text', () => {
  const below = (heading: string, ownText = '') =>
    mainListOf(`# Drawing a menu\n\n${INTRO}\n\n## ${heading}\n\n${ownText}${numbered('##')}\n${CLOSING}`);

  it('are its list, with that heading above them', () => {
    const list = below('3 Reasons to Draw No Menu for Free');
    expect(list?.items.map(({ label }) => label)).toEqual(REASONS);
    expect(list).toMatchObject({
      leadIn: '3 Reasons to Draw No Menu for Free',
      isMain: true,
      isNumbered: true,
    });
  });

  it('are none if it counts other things or has a text of its own', () => {
    expect(below('5 Reasons to Draw No Menu for Free')).toBeUndefined();
    const text = 'We were asked for three of them last year, and each of them took a week of drawing.\n\n';
    expect(below('3 Menus That Were Never Printed', text)).toBeUndefined();
  });
});

it('a clause of a law in the title counts no headings', () => {
  const listIn = (title: string) =>
    mainListOf(
      `# ${title}\n\n${INTRO}\n\n## What this means\n\n${PARTS[0]}\n\n## Our next steps\n\n${PARTS[1]}\n\n## Who helps us\n\n${PARTS[2]}\n`,
    );
  expect(listIn('The printers are exempt under 501(c)(3) of the code')).toBeUndefined();
  expect(listIn('How we draw a menu in 3 steps')?.items).toHaveLength(3);
});
