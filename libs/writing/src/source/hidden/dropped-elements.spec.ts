import { readSource } from '../read-source.js';

const blocksIn = (body: string): string[] =>
  readSource(`<html><body><h1>The kettle</h1><p>This is how we boil water.</p>${body}</body></html>`)
    .blocks.slice(2)
    .map(({ kind, text }) => `${kind}: ${text}`);
const tags = (...words: string[]): string =>
  words.map((word) => `<span class="badge badge-light">${word}</span>\n`).join('');

it('the tags of a page are no text', () => {
  expect(blocksIn(`<p>It is hot.</p><ul><li>${tags('Kettle', 'Hot water', 'Tea')}</li></ul>`)).toEqual([
    'paragraph: It is hot.',
  ]);
});

it.each([
  [`It is <span class="badge">new</span>.`, 'It is new.'],
  [tags('Hot', 'Wet'), 'Hot Wet'],
  [`Sizes: ${tags('Small', 'Medium', 'Large')}`, 'Sizes: Small Medium Large'],
  [tags('Hot', 'Wet', 'It boils the water of a whole crew'), 'Hot Wet It boils the water of a whole crew'],
])('words of a text are not the tags of its page: %s', (said, text) => {
  expect(blocksIn(`<p>${said}</p>`)).toEqual([`paragraph: ${text}`]);
});

it('a form around a whole page is no form, and one of a page is no text', () => {
  const told = 'The kettle is filled before the crew comes up, and it sings when the water boils. ';
  expect(
    blocksIn(`<form><div><p>${told.repeat(12)}</p></div><select><option>Tea</option></select></form>`),
  ).toEqual([`paragraph: ${told.repeat(12).trim()}`]);
  expect(blocksIn(`<p>It is hot.</p><form><p>Write to us about tea.</p><input></form>`)).toEqual([
    'paragraph: It is hot.',
  ]);
});
