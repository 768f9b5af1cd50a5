import { readSource } from '../read-source.js';

const PROSE = 'The harbour was built of oak by the people of the town, and it stands to this day.';
const PAGE = (end: string): string =>
  `# The harbour\n\n${Array.from({ length: 6 }, () => PROSE).join('\n\n')}\n\n${end}\n`;
const said = (end: string): string =>
  readSource(PAGE(end))
    .sentences.map(({ text }) => text)
    .filter((text) => text !== PROSE)
    .join(' ');

it.each([
  ['who asked, and when', 'Interview questions by A. Lund and Bo Reed. April 2016.'],
  ['who translated', 'Translated by Ada Lund, 3 May 2019'],
  ['a by-line below its label', '## Written by\n\nAda Lund'],
  ['a by-line in two lines', 'Words by:\n\nAda Lund'],
  ['who researched it with another', 'Research by Ada Lund and Bo Reed.'],
  ['a caption with its label', 'Pic: The harbour by night. You can see the crane on the left.'],
  ['a single reference', '### Reference\n\nLund A, Reed B. The piers of the north. Oak. 2015;11(4):14-35.'],
])('%s is no content', (_, end) => {
  expect(said(end)).toBe('');
});

it.each([
  ['Interview by phone is enough for us.'],
  ['Pic the right day and the harbour is empty.'],
  ['Edited by Ada Lund in her first summer, the chart is still used.'],
  ['## Written by\n\nPeople of the town paid for it.'],
  ['## Reference\n\n- Bollard: the post that holds a rope.'],
])('"%s" is content', (end) => {
  expect(said(end)).toBe(end.replace(/^## .*\n\n(?:- )?/u, ''));
});

it('a credit inside a text, or as a heading of it, is content', () => {
  const { blocks, sentences } = readSource(
    PAGE(
      `## Words by\n\nAda Lund\n\nResearch by Harbour University, 2019.\n\n## Questions by Post\n\n${PAGE('It is so.')}`,
    ),
  );
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toContain(
    'Questions by Post',
  );
  expect(sentences.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Ada Lund', 'Research by Harbour University, 2019.']),
  );
});

describe('a line in bold before a line break', () => {
  const CRANE = 'The crane lifts two tonnes, and nobody in the harbour had believed that it would. '.repeat(
    5,
  );
  const blocksIn = (lines: string): string[] =>
    readSource(`# The yard\n\n${CRANE}\n\n## From the paper\n\n${lines}\n\n${CRANE}\n`)
      .blocks.slice(3, -1)
      .map(({ kind, text }) => `${kind}: ${text}`);

  it('heads the line below it, and a by-line there is of its text', () => {
    const content = '**A crane for the whole harbour**  \nBy Ada Lund';
    expect(blocksIn(content)).toEqual(['heading: A crane for the whole harbour', 'paragraph: By Ada Lund']);
    expect(
      readSource(`# The yard\n\n${CRANE}\n\n${content}\n\n${CRANE}\n`).sentences.map(({ text }) => text),
    ).not.toContain('By Ada Lund');
  });

  it('heads nothing as the last line, as a sentence, or as a part of its line', () => {
    for (const lines of [
      'It was a good day.  \n**Thanks to all of the crew**',
      '**The crane is here now.**  \nIt lifts two tonnes.',
      '**The crane** is here now  \nand it lifts two tonnes.',
      '**The crane of the harbour**\nis here now.',
    ])
      expect(blocksIn(lines)).toEqual([expect.stringMatching(/^paragraph: .*(?:crew|tonnes\.|now\.)$/u)]);
  });
});

it('a line in parentheses on a part left out is no content inside a text, other lines are', () => {
  const inside = (line: string): string => said(`${line}\n\n${PROSE}`);
  expect(inside('*(closed part of the meeting removed)*')).toBe('');
  expect(inside('(Namen der Anwesenden entfernt)')).toBe('');
  for (const line of ['(bones removed)', '(the fat is left out)', '(eliminada en cuartos)'])
    expect(inside(line)).toBe(line);
  expect(inside('(The old crane was removed. It is in the museum now.)')).toContain('old crane');
  expect(inside('The boats were removed.')).toBe('The boats were removed.');
});

it.each([
  [
    'a by-line with who that is',
    '_Written by Ada — a welder who mends the cranes of small harbours so that they last, and not for show._',
  ],
  [
    'a by-line between rules',
    `---\n\nWritten by Ada Lund, May 2020\n\n---\n\n### Do you have a crane?\n\n${PROSE.repeat(5)}`,
  ],
])('%s is no content and no heading', (_, end) => {
  expect(said(end)).not.toContain('Ada');
  expect(
    readSource(PAGE(end)).blocks.some(({ kind, text }) => kind === 'heading' && text.includes('Ada')),
  ).toBe(false);
});

it('what Ada wrote is content where the line is a sentence', () => {
  const sentence = 'Written by Ada in one night, the chart is still used by all of the boats.';
  expect(said(sentence)).toBe(sentence);
});
