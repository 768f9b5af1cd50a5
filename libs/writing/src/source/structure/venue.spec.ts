import { readSource } from '../read-source.js';

const PROSE = 'The club and the harbour asked all members to a talk about the wall, and forty of them came.';
const headingsOf = (...lines: readonly string[]): string[] =>
  readSource(
    `---\ntitle: A talk about the wall\n---\n${lines.join('\n')}\n\n${PROSE}\n\n### The wall is old\n\n${PROSE}\n`,
  ).sections.flatMap(({ heading }) => (heading === '' ? [] : [heading]));

describe('a heading of day, time and place above all paragraphs', () => {
  it('heads none of them', () => {
    expect(headingsOf('### Thursday, 16 May 2019 | 13:00 – 14:30 | The old pier')).toEqual([
      'The wall is old',
    ]);
    expect(headingsOf('### 16 May, 13:00 · The old pier · Room 4', '#### An evening of the club')).toEqual([
      'An evening of the club',
      'The wall is old',
    ]);
  });

  it('is one if it is not in parts', () => {
    expect(headingsOf('### At 13:00 nobody has time for a talk')).toHaveLength(2);
  });
});

it('what a mail or a page shows of the text elsewhere is not told, above all paragraphs', () => {
  const told = (...blocks: readonly string[]): string =>
    readSource(['# The pier', ...blocks, 'The pier has a new lamp at its end.'].join('\n\n'))
      .sentences.map(({ text }) => text)
      .join('|');
  expect(told('Teaser text: Sorry for all of our jokes!')).not.toContain('jokes');
  expect(told('Preview: The lamp is lit.', 'Meta description: A lamp for the pier.')).not.toMatch(/lit|for/u);
  expect(told('Teaser texts are what the crew writes: short ones.')).toContain('short ones');
  expect(told('The crew came in May.', 'Preview: The lamp is lit on Sunday.')).toContain('lit on Sunday');
});
