import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';

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
