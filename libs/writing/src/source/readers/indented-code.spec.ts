import { readSource } from '../read-source.js';

const blocksIn = (indented: string) =>
  readSource(`# The pier\n\n  1. **Planks**\n  \n    ${indented}\n\nThe pier is old.\n`).blocks.slice(2, -1);

it.each([
  [
    'with links',
    'Ask the [harbour office](https://pier.example/ask) for planks before the winter begins.',
    'Ask the harbour office for planks before the winter begins.',
  ],
  [
    'with a link and signs in their HTML form',
    'The office calls them &#8220;the long ones&#8221;; they come from [the mill](https://mill.example/a?b=1).',
    'The office calls them “the long ones”; they come from the mill.',
  ],
])('indented prose %s is read as Markdown', (_, indented, text) => {
  expect(blocksIn(indented)).toMatchObject([{ kind: 'paragraph', text }]);
});

it('code with brackets stays code', () => {
  expect(blocksIn('planks = sorted(found); print[0](planks)')).toMatchObject([{ kind: 'code' }]);
  expect(blocksIn('git log --all; cat README | grep [a](b) > list')).toMatchObject([{ kind: 'code' }]);
});

it('a paragraph of rules is code, and one with braces is none', () => {
  const kindOf = (text: string): string | undefined =>
    readSource(`# The pier\n\nThe pier is old.\n\n${text}\n\nIt is long.\n`).blocks[2]?.kind;
  expect(kindOf('.pier li { color: red; }\n#lamp {display:none;}')).toBe('code');
  expect(kindOf('.pier {\n  color: red;\n}')).toBe('code');
  expect(kindOf('The set {oak, pine; elm} is of wood.')).toBe('paragraph');
  expect(kindOf('We write {oak; pine}')).toBe('paragraph');
});
