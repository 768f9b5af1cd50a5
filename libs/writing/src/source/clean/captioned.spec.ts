import { readSource } from '../read-source.js';

const PICTURE = '[caption id="p1" width="300"]<img src="nets_1.jpg" /> Our nets[/caption]';
const kindsAndTexts = (content: string): string[] =>
  readSource(`# The pier\n\nIt is of old oak and stands in the sea.\n\n${content}\n`)
    .blocks.slice(2)
    .map(({ kind, text }) => `${kind} ${text.replaceAll(/\s+/gu, ' ')}`);

describe('a captioned picture of WordPress', () => {
  it('does not part the marks of what it is in', () => {
    const rows = ['| Catch | Price |', '|---|---|', `| Cod ${PICTURE} | 3 euros |`, '| Eel | 9 euros |'];
    expect(kindsAndTexts(rows.join('\n'))).toEqual([
      'table Cod; Price: 3 euros',
      'table Eel; Price: 9 euros',
    ]);
    expect(kindsAndTexts(`## Cod ${PICTURE} and eel\n\nBoth are caught at night.`)[0]).toBe(
      'heading Cod and eel',
    );
    expect(kindsAndTexts(`Cod ${PICTURE} and eel\n---\n\nBoth are caught at night.`)[0]).toBe(
      'heading Cod and eel',
    );
  });

  it.each([
    `**We mend the nets. ${PICTURE} They last for nine years.** The boats are new.`,
    `The boats are new. *We mend\nthe nets. ${PICTURE} They last for nine years.*`,
    `_We **mend** the nets. ${PICTURE} They last for nine years._ The boats are new.`,
    `We got [the nets ${PICTURE} of the smith](https://p.example/nets) in May.`,
  ])('does not part open marks: %s', (content) => {
    const told = content
      .replace(`${PICTURE} `, '')
      .replaceAll(/[*_[\]]|\(.*\)/gu, '')
      .replace('\n', ' ');
    expect(kindsAndTexts(content)).toEqual([`paragraph ${told}`]);
  });

  it('parts a paragraph with marks that end before it', () => {
    const parts = ['We mend the nets, at my_net.example.', 'They last for nine years.', 'The boats are new.'];
    const content = `We **mend** the _nets_, at my_net.example. ${PICTURE} They last for nine years. ${PICTURE} The boats are *new*.`;
    expect(kindsAndTexts(content)).toEqual(parts.map((text) => `paragraph ${text}`));
  });
});
