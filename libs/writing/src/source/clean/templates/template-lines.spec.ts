import { readSource } from '../../read-source.js';

const textsIn = (content: string): string[] => readSource(content).blocks.map(({ text }) => text);

describe('lines that are no text', () => {
  it('are tags of Smarty', () => {
    const page = [
      '{include file="_head.tpl" page=true\nbody="wide"}',
      '<div>\n{if $open}\n<h2>The pier</h2>\n  {include file="_nav.tpl"}',
      '<p>The pier is open.</p>\n{$footer}\n{/if}{/block}\n</div>\n{include file="_foot.tpl"}',
    ].join('\n');
    expect(textsIn(page)).toEqual(['The pier', 'The pier is open.']);
    expect(textsIn('{include file="a.tpl"}\n\nThe pier is open, {name}.\n\n{say it as it is}\n')).toEqual([
      'The pier is open, {name}.',
      '{say it as it is}',
    ]);
  });

  it('are short codes that end', () => {
    expect(
      textsIn('[row][col]\n\nThe pier.\n\n[/col][col wide]\n\nThe gate. [/col]\n\n[/row]\n\nIt rains.\n'),
    ).toEqual(['The pier.', 'The gate.', 'It rains.']);
    const linked = 'The [gate][row] is open [sic].\n\n[/row]\n\n[row]: https://gate.example\n';
    expect(textsIn(linked)[0]).toBe('The gate is open [sic].');
  });

  it('are not the codes that a sentence is about', () => {
    const about = [
      'Put the tag [bold] in front of the words and the tag [/bold] behind them.',
      'Our guests asked what [shop the big one] means.',
      'The end of a shop is written as ([/shop]).',
    ];
    expect(textsIn(about.join('\n\n'))).toEqual(about);
    const used = [
      '[bold]The pier[/bold] is open, and [big]the gate[/big].',
      '[note color=red] It is [/note] wet.',
      '[button href="/a"] Come in [/button] now.',
    ];
    expect(textsIn(used.join('\n\n'))).toEqual([
      'The pier is open, and the gate.',
      'It is wet.',
      'Come in now.',
    ]);
  });

  it.each(['TODO: find the photo', 'TO DO: Link zum Foto!!!', 'FIXME: is this true?', 'TODO(ada): ask Bo'])(
    'are notes of the author: %s',
    (note) => {
      expect(textsIn(`The pier is open.\n\n${note}\n\nThe gate is shut.\n`)).toEqual([
        'The pier is open.',
        'The gate is shut.',
      ]);
      expect(textsIn(`${note}\n\nThe gate is shut.\n`)).toEqual(['The gate is shut.']);
    },
  );

  it('are not examples, leads or parts of a paragraph', () => {
    expect(textsIn('She wrote on the wall:\n\nTODO: find the photo\n\nThe gate is shut.\n')).toHaveLength(3);
    expect(textsIn('The pier is open.\n\nTODO:\n\n- Find the photo.\n- Ask Bo.\n')).toHaveLength(4);
    expect(textsIn('The pier is open.\n\nTODO: a play\nof two hours.\n')).toHaveLength(2);
    expect(textsIn('We met.\n\nTODO: Ada asks three builders for an offer.\n\nWe went.\n')).toHaveLength(3);
    expect(textsIn('We met.\n\nTODO: ask the builders\n\nTODO: pay the bill\n')).toHaveLength(3);
    expect(textsIn('It is even.\n\n{n such that n=2k for some k}\n\nThat is all.\n')).toHaveLength(3);
  });
});

it('a short code below the caption of a picture leaves it a caption', () => {
  const page =
    '[row]\n\n![](pier.jpg)\n\n*Before: the old pier, which had no gate.* [/row]\n\nThe pier is open.\n';
  const { sentences } = readSource(page);
  expect(sentences.map(({ text }) => text)).toEqual(['The pier is open.']);
});
