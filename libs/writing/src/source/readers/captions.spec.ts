import { readSource } from '../read-source.js';

const PARTS = [
  'The hall is open at last.',
  'A table stands in the middle of it.',
  'Nobody has sat at it yet.',
];

it('a line right below a picture that is a link is its caption if it is in italics or no sentence', () => {
  const picture = `[![](https://p.example/${'t'.repeat(140)}.jpg)](https://p.example/table "A table")`;
  const told = (below: string): string => {
    const { sections, sentences } = readSource([`${picture}\n${below}`, ...PARTS].join('\n\n'));
    return [...sections.map(({ heading }) => heading), ...sentences.map(({ text }) => text)].join('|');
  };
  expect(told('_Look at the table! Of oak_')).not.toContain('Of oak');
  expect(told('Ada at the table')).not.toContain('Ada');
  expect(told('It is of *oak*.')).toContain('It is of oak.');
});

it('a line in italics below a picture that is a link and a blank line is its caption', () => {
  const told = (picture: string): string[] =>
    readSource(
      ['# The hall', PARTS[0], picture, '*A table, new in 1904*', ...PARTS.slice(1)].join('\n\n'),
    ).blocks.flatMap(({ kind, text }) => (kind === 'heading' ? text : []));
  expect(told('[![A table](table.png)](table.png)')).toEqual(['The hall']);
  expect(told('[![A table](table.svg)](https://b.example)')).toEqual(['The hall', 'A table, new in 1904']);
  expect(told('[A table](table.png)')).toEqual(['The hall', 'A table, new in 1904']);
});

it('a sentence in italics below a picture that is a link and a blank line is no caption', () => {
  const picture = '[![A table](table.png)](table.png)';
  const told = (line: string): string[] =>
    readSource(['# The hall', PARTS[0], picture, `*${line}*`, PARTS[1]].join('\n\n')).sentences.map(
      ({ text }) => text,
    );
  const warning = 'Lift no table by its top, because the glue is a century old.';
  const fact = 'Sie baute nur kleine Tische, und keinen davon verkaufte sie an Fremde.';
  expect([...told(warning), ...told(fact)]).toEqual(expect.arrayContaining([warning, fact]));
  expect(told('A table, new in 1904')).toEqual(PARTS.slice(0, 2));
});
