import { readSource } from '../read-source.js';

const read = (...lines: string[]): string[] =>
  readSource(`# The club\n\n## Present\n\n${lines.join('\n')}\n\n## The pier\n\nThe pier is open.\n`)
    .blocks.map(({ kind, text }) => `${kind} ${text}`)
    .slice(2, -2);

const RULE = '-----------   ------------';
const ROWS = ['Ann Lee       **Harbour** Club', 'Jo Berg       The crew, cooks'];

describe('columns below a rule with gaps', () => {
  it('are the rows of a table', () => {
    const rows = ['table Ann Lee; Harbour Club', 'table Jo Berg; The crew, cooks'];
    expect(read(RULE, ...ROWS, RULE)).toEqual(rows);
    expect(read(RULE, ...ROWS)).toEqual(rows);
  });

  it('may have names', () => {
    expect(read('Name          From', RULE, ...ROWS)).toEqual([
      'table Ann Lee; From: Harbour Club',
      'table Jo Berg; From: The crew, cooks',
    ]);
  });

  it('are not lines of prose below a divider', () => {
    const prose = ['Ann Lee came from the club.', 'Jo Berg came with the crew.'];
    expect(read('--- --- ---', ...prose)).toEqual(prose.map((line) => `paragraph ${line}`));
    expect(read('-----', ...ROWS)[0]).toMatch(/^paragraph/u);
    expect(read(RULE, '', ...ROWS)[0]).toMatch(/^paragraph/u);
  });
});
