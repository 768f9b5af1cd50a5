import { readSource } from '../read-source.js';

const blocksIn = (body: string): string[] =>
  readSource(`<html><body><h1>The kettle</h1><p>This is how we boil water.</p>${body}</body></html>`)
    .blocks.slice(2)
    .map(({ kind, text }) => `${kind}: ${text}`);

it('paragraphs of a page with a typed mark are a list', () => {
  expect(
    blocksIn(
      '<p>- Press “Start”.</p>\n<p>\n  - Under <b>“Time”</b>:</p><p>- <b>Wait</b> until it is hot.</p><p>Then pour it.</p>',
    ),
  ).toEqual([
    'item: Press “Start”.',
    'item: Under “Time”:',
    'item: Wait until it is hot.',
    'paragraph: Then pour it.',
  ]);
});

it('a single mark, dashes of speech and the names below a letter are no list', () => {
  const bodies = [
    '<p>It hums.</p><p>- It did so in May too.</p><p>It is old.</p>',
    '<p>— Is the water hot yet?</p><p>— It is not hot yet.</p><p>It is old.</p>',
    '<p>Yours,</p><p>- Ada Lund</p><p>- Bo Reed</p>',
  ];
  for (const body of bodies) expect(blocksIn(body).filter((block) => block.startsWith('item'))).toEqual([]);
});
