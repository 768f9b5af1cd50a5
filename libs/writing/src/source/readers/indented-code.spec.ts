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
