import { readSource } from '../read-source.js';

const blocksIn = (content: string): [kind: string, text: string][] =>
  readSource(content).blocks.map(({ kind, text }) => [kind, text]);

const LEAD = '# The pier\n\nThe pier is closed on Mondays.\n\n';
const LISTED = [
  ['heading', 'The pier'],
  ['paragraph', 'The pier is closed on Mondays.'],
  ['item', 'Bring your own rope.'],
  ['item', 'Ask the harbour master first.'],
];

describe('items that are all indented', () => {
  it.each(['\t* ', '\t*   ', '    - ', ' \t  * ', '        - '])('are items after %j', (mark) => {
    const items = `${mark}Bring your own rope.\n${mark}Ask the harbour master first.\n`;
    expect(blocksIn(LEAD + items)).toEqual(LISTED);
    expect(blocksIn(LEAD.trimEnd() + '\n' + items)).toEqual(LISTED);
    expect(blocksIn(LEAD + items.replace('\n', '\n\n'))).toEqual(LISTED);
  });

  it('may have others inside', () => {
    const content = `${LEAD}\t- Bring your own rope.\n\t\t- It must be dry.\n\t- Ask the harbour master.\n`;
    expect(readSource(content).blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 1],
      ['paragraph', 0],
      ['item', 1],
      ['item', 2],
      ['item', 1],
    ]);
  });

  it('are no list where they are code or escaped, or belong to an item', () => {
    const kinds = (content: string): string[] => blocksIn(LEAD + content).map(([kind]) => kind);
    expect(kinds('    - name: open the gate\n    - name: close the gate\n')).toContain('code');
    expect(kinds('    * @param gate is the gate {Gate}\n    * @param at is the hour {Hour}\n')).toContain(
      'code',
    );
    expect(kinds('\t\\* Bring your own rope.\n')).not.toContain('item');
    const inner = readSource('- The gate\n\n\t* Bring your own rope.\n\t* Ask the master first.\n').blocks;
    expect(inner.map(({ level }) => level)).toEqual([1, 2, 2]);
  });

  it('have one sign in each column, which is no plus', () => {
    const kinds = (content: string): string[] => blocksIn(LEAD + content).map(([kind]) => kind);
    for (const lines of [
      ['    - Dogs are allowed here.', '    + Dogs are not allowed here.'],
      ['    - Dogs are allowed here.', '    - Cats are allowed here.', '    + Dogs are not allowed.'],
      ['    + Dogs are not allowed here.', '    + Cats are not allowed here.'],
      ['    * The gate is open now.', '    - The lock was not found.'],
    ])
      expect(kinds(lines.join('\n'))).not.toContain('item');
    const inner = ['    * The gate is open.', '        - It is also wide.', '    * The lock is old.'];
    expect(kinds(inner.join('\n'))).toContain('item');
  });
});
