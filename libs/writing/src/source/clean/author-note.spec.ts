import { readSource } from '../read-source.js';

const NOTE =
  '**Ida Lund** is a baker, blogger and mother of two. Her first book was printed in Bergen in 2019. She lives above the shop.';
const TOLD = `The dough rests for a night, and the shop opens at six when the first boats come home.

Most of the flour is from the mill at the lake, which has ground rye for ninety years.

Nobody has ever asked for white bread, and nobody would get it.`;
const read = (end: string, told = TOLD): string =>
  readSource(`# Bread for boats\n\nBy Ida Lund\n\n${told}\n\n${end}\n`)
    .sentences.map(({ text }) => text.trim())
    .join(' ');

describe('a note at the end of a text on who wrote it', () => {
  it('is no content, also above a question to readers', () => {
    expect(read(NOTE)).not.toContain('Bergen');
    expect(read(`${NOTE}\n\n*What do you bake on Sundays? Tell us.*`)).not.toContain('Bergen');
    expect(read(NOTE)).toContain('white bread, and nobody');
  });

  it.each([
    ['the text names the person', NOTE, TOLD.replace('Nobody has', 'Nobody but Ida Lund has')],
    ['it goes on with something else', NOTE.replace('She lives', 'The oven stands'), TOLD],
    ['a heading announces it', `## Who bakes\n\n${NOTE}`, TOLD],
    [
      'it is one of a row',
      [NOTE, NOTE.replace('Lund', 'Berg'), NOTE.replace('Lund', 'Moe')].join('\n\n'),
      TOLD,
    ],
    ['the text goes on below', `${NOTE}\n\nThe shop closes when the bread is gone, at nine or at ten.`, TOLD],
  ])('is content where %s', (_, end, told) => {
    expect(read(end, told)).toContain('printed in Bergen');
  });
});
