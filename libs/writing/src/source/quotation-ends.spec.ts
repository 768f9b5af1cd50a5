import { readSource } from './read-source.js';

const PARAGRAPH =
  'The night bus carried eleven thousand people in its first winter, and the town hall has asked for a second driver before the ice comes back.';
const kindsOf = (content: string): string[] => readSource(content).blocks.map(({ kind }) => kind);

describe('a line right below a quotation', () => {
  it('is a paragraph if nobody wrapped it', () => {
    const { blocks } = readSource(`${PARAGRAPH}\n> nobody had planned for it\n${PARAGRAPH}\n\nIt is warm.\n`);
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['paragraph', PARAGRAPH],
      ['quote', 'nobody had planned for it'],
      ['paragraph', PARAGRAPH],
      ['paragraph', 'It is warm.'],
    ]);
  });

  it('goes on with it if it is as wide', () => {
    const wrapped = `> ${'We never thought that so many would come to the stop at night, '.repeat(3)}and then\n${PARAGRAPH}\n`;
    expect(kindsOf(`${PARAGRAPH}\n\n${wrapped}`)).toEqual(['paragraph', 'quote']);
    expect(kindsOf(`${PARAGRAPH}\n\n> We never thought that\nso many would come at night.\n`)).toEqual([
      'paragraph',
      'quote',
    ]);
  });
});
