import { readSource } from '../read-source.js';

const NOTE =
  '**Ida Lund** is a baker, blogger and mother of two. Her first book was printed in Bergen in 2019. She lives above the shop.';
const TOLD = `The dough rests for a night, and the shop opens at six when the first boats come home.

Most of the flour is from the mill at the lake, which has ground rye for ninety years.

The oven is from the old ferry, where it stood beside the engine and was fed with what the engine left. It has two doors, and the lower one is never opened, because the heat would be gone by the time the second batch is in.

On Sundays the shop is closed, and the boats take what is left of Saturday. It is dry by then, and the crews dip it in their soup, which is why a loaf of ours has such a thick crust.

Nobody has ever asked for white bread, and nobody would get it.`;
const read = (end: string, told = TOLD, by = 'By Ida Lund'): string =>
  readSource(`# Bread for boats\n\n${by}\n\n${told}\n\n${end}\n`)
    .sentences.map(({ text }) => text.trim())
    .join(' ');

describe('a note at the end of a text on who wrote it', () => {
  it('is no content, also above a question to readers', () => {
    expect(read(NOTE)).not.toContain('Bergen');
    expect(read(`${NOTE}\n\n*What do you bake on Sundays? Tell us.*`)).not.toContain('Bergen');
    expect(read(NOTE)).toContain('white bread, and nobody');
  });

  it.each([
    ['a sign of such notes', NOTE, ''],
    ['a rule above it', 'Ida Lund is a baker and blogger from Bergen.', '', '\n\n---'],
    ['a link', '**Ida Lund** is a baker and [blogger](https://bread.example) from Bergen.', ''],
    ['the name of who wrote the text', 'Ida Lund is a baker and blogger from Bergen.', 'By Ida Lund'],
  ])('is known by %s', (_, note, by, end = '') => {
    expect(read(note, TOLD + end, by)).not.toContain('Bergen');
  });

  it('is content where nothing says that it is one', () => {
    const lead = 'The shop has somebody new behind the counter, and the crews asked us for her name.';
    const said =
      'Ida Lund is an editor from Bergen. She led the pages on food. Her first loaf is sold in May.';
    expect(read(said, `${TOLD}\n\n${lead}`, '')).toContain('Bergen');
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
    [
      'the paragraph above is on a person too',
      NOTE,
      `${TOLD}\n\nUna Moe is the oldest of the crews. She has eaten our bread since the ferry.`,
    ],
    ['it is a large part of the text', NOTE, TOLD.slice(0, 300)],
    ['the text goes on below', `${NOTE}\n\nThe shop closes when the bread is gone, at nine or at ten.`, TOLD],
  ])('is content where %s', (_, end, told) => {
    expect(read(end, told)).toContain('printed in Bergen');
  });
});
