import { readSource } from '../read-source.js';

const blocks = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  ['<h2><div>Why rye?\n\nA loaf</div></h2>', ['heading: Why rye? A loaf']],
  [
    '<ul><li><div>Sift the rye.\n\nTwice is best.</div></li><li>Bake it.</li></ul>',
    ['item: Sift the rye. Twice is best.', 'item: Bake it.'],
  ],
  [
    '<table><tr><td><div>Rye is dark.\n\nOats are not.</div></td><td>Both keep.</td></tr></table>',
    ['table: Rye is dark. Oats are not.', 'table: Both keep.'],
  ],
  [
    '<div>The oven is by Dr.\n\n<b>Ada Lund</b> and friends, e.g.\n\nthe miller.\n\n<i>It</i> is hot.</div><p>We bake.</p>',
    [
      'paragraph: The oven is by Dr. Ada Lund and friends, e.g. the miller.',
      'paragraph: It is hot.',
      'paragraph: We bake.',
    ],
  ],
])(
  'a blank line in a `<div>` parts no heading, item or cell, and no sentence behind an abbreviation: %s',
  (html, told) => {
    expect(blocks(html)).toEqual(told);
  },
);
