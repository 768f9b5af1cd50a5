import { quoted, REST, toldOf } from './signatures.fixture.js';

describe('a line with a name and a role, without a dash', () => {
  const LINE = 'Dorothy Lee, baker of the village';
  const SAID = 'I sold forty loaves before the first bus came.';
  it.each([
    ['a quotation', `> ${SAID}\n\n${LINE}\n\n${REST}`],
    ['a paragraph in quotation marks', `"${SAID}"\n\n${LINE}\n\n${REST}`],
    ['the only paragraph that says "I"', `${REST}\n\n${SAID}\n\n${LINE}\n\n${REST}`],
  ])('names who says %s above it', (_, content) => {
    expect(quoted(content)).toEqual([expect.stringMatching(/^Dorothy Lee: "?I sold forty loaves/u)]);
    expect(toldOf(content).join(' ')).not.toContain(LINE);
  });

  it.each([
    ['the author signs', `${REST}\n\n${SAID}\n\n${LINE}`],
    ['the author says "I" elsewhere', `I went there.\n\n${REST}\n\n${SAID}\n\n${LINE}\n\n${REST}`],
    ['the name is a heading', `${REST}\n\n${SAID}\n\n${LINE}\n\nDorothy has baked for ten years.`],
    ['the line names a place', `${REST}\n\n${SAID}\n\nSaint Ives, UK\n\n${REST}`],
  ])('names nobody if %s', (_, content) => {
    expect(quoted(content)).toEqual([]);
  });

  it('above what people said names nobody below it', () => {
    const content = `${LINE}\n\n> ${SAID}\n\nTom Ash, driver of the bus\n\n> The bus was late.\n\n${REST}`;
    expect(quoted(content)).not.toContainEqual(expect.stringContaining('Tom Ash: I sold'));
  });
});
