import { readSource } from '../read-source.js';

const said = (content: string): string[] => readSource(content).sentences.map(({ text }) => text);

describe('footnotes', () => {
  it.each([
    [
      'raised numbers in Markdown',
      'No app has this<sup>1</sup>. We like it.\n\n<sup>1</sup> We checked all of them.',
    ],
    ['raised signs', 'No app has this¹. We like it.²\n\n¹ We checked all of them.\n² In May.'],
    ['numbers in brackets', 'No app has this [1]. We like it.[2]\n\n[1] We checked them.\n\n[2]: In May.'],
    [
      'links',
      'No app has this<a href="#fn1">1</a>. We like it.\n\n<ol><li id="fn1">We checked. <a href="#fnref1">↩</a></li></ol>',
    ],
    [
      'items of HTML with their names',
      '<p>No app has this<sup><a href="#a17">1</a></sup>. We like it.</p><p>Notes:</p><ol><li id="a17"><p>We checked all of them.</p></li></ol>',
    ],
    [
      'links of any address with a sign that leads back',
      'No app has this.[1](#x1) We like it.[2](#x2)\n\n1. We checked them. [↩](#fx1)\n2. In May. [^](#fx2)',
    ],
    [
      'raised numbers in brackets',
      'No app has this<sup>[[1]]</sup>. We like it.<sup>[2]</sup>\n\n[1] We checked them.\n\n[2] In May.',
    ],
    ['links that lead nowhere', 'No app has this[1](#). We like it.[2](#)'],
    ['an inline note', 'No app has this^[We checked all of them.]. We like it.'],
    ['sources by number', 'No app has this [1]. We like it.\n\n[1]: https://apps.example/list'],
    ['HTML', '<p>No app has this<sup>1</sup>. We like it.</p><p><sup>1</sup> We checked all of them.</p>'],
  ])('%s are neither said nor marked', (_, content) => {
    expect(said(content)).toEqual(['No app has this.', 'We like it.']);
  });

  it('a marker before a colon, or behind bold text, is gone', () => {
    const text = 'They told us[^1]:\n\nIt costs **699 €**[^1] a year.\n\n[^1]: We checked all of them.';
    expect(said(text)).toEqual(['They told us:', 'It costs 699 € a year.']);
  });

  it('a number that no note explains stays', () => {
    expect(said('It weighs 3 kg/m<sup>3</sup> in room1. We like [1].')).toEqual([
      'It weighs 3 kg/m³ in room1.',
      'We like [1].',
    ]);
    expect(said('A room of 3 m². Nobody sees it².\n\n² We asked them.')).toEqual([
      'A room of 3 m².',
      'Nobody sees it.',
    ]);
  });

  it('a sign that leads to no marker of its number ends no note', () => {
    const told = (...items: readonly [string, string]): string[] =>
      said(`No app has this.[1](#x1) We like it.\n\n1. ${items[0]}\n2. ${items[1]}`);
    expect(told('We row. [↑](#top)', 'We swim. [↑](#lap2)')).toHaveLength(4);
    expect(told('We row in May. [↑](#x1)s', 'We swim [↑](#x1) in May.')).toHaveLength(4);
  });

  it.each([
    ['an arrow to the right', '- The rye is from May. [→](#x1)\n- The oats are from June. [→](#x2)'],
    ['one to where the markers lead', '- The rye is from May. [↑](#x1)\n- The oats are from June. [↑](#x2)'],
    ['one above the end', '- The rye is from May. [↑](#lap1)\n- The oats are from June.'],
  ])('a sign that is no return ends no note: %s', (_, below) => {
    const told = said(`Rye costs three euros[1](#x1) and oats[2](#x2) cost two.\n\n${below}`).join(' ');
    expect(told).toContain('The rye is from May.');
    expect(told).toContain('The oats are from June.');
  });

  it('items that a line of numbers leads to are said', () => {
    const content =
      '<p>Go to <a href="#1">1</a> <a href="#2">2</a></p><ul><li id="1">We row.</li><li id="2">We swim.</li></ul>';
    expect(said(content).slice(-2)).toEqual(['We row.', 'We swim.']);
  });

  it('a digit of a word is no marker, whatever a later block begins with', () => {
    const content = 'We moved to python3 in May.\n\n3 People left the team that month.';
    expect(said(content)).toEqual(['We moved to python3 in May.', '3 People left the team that month.']);
  });

  it('links keep their places behind a marker', () => {
    const { text, links, toContent } = readSource('No app¹ has [this](https://a.example).\n\n¹ We checked.');
    expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(['this']);
    expect(toContent(text.indexOf('this'))).toBe('No app¹ has ['.length);
  });
});

describe('the numbered list at the end of a text', () => {
  const pier = (marks: readonly string[], list: string): string =>
    `# El muelle\n\nEl muelle se abrió en mayo${marks[0] ?? ''}. La grúa llegó en junio${marks[1] ?? ''}.\n\n## Referencias\n\n${list}\n`;
  const LIST = '1. El libro del puerto\n2. La carta del alcalde';

  it('has the notes of a text that has all of its numbers', () => {
    expect(said(pier([' [1]', ' [2]'], LIST))).toEqual([
      'El muelle se abrió en mayo.',
      'La grúa llegó en junio.',
    ]);
  });

  it('has content where a number is missing in the text', () => {
    expect(said(pier([' [1]'], LIST))).toContain('La carta del alcalde');
    expect(said(pier([], LIST))).toContain('El libro del puerto');
  });

  it('has content where it is no list of sources', () => {
    const below = (told: string, list: string, above = ''): string =>
      said(`# The drain\n\nThe drain is old. ${told}\n\n${above}${list}\n`).join(' ');
    const steps = '1. We lift the lid.\n2. We flush the pipe.';
    const cited = 'It is first [1] and then [2].';
    expect(below(cited, steps)).toContain('We lift the lid.');
    expect(below(cited, steps, '## The work\n\n')).toContain('We flush the pipe.');
    expect(
      below('Rule [1] matters, and rule [2] less.', '1. Hats on\n2. No fires', '## Rules\n\n'),
    ).toContain('Hats on');
    const books = '1. Lind, The Drain, 2019\n2. Berg, The Lid (2020)';
    expect(below(cited, books, 'We read two books of it:\n\n')).toContain('Lind, The Drain');
    expect(below(cited, books, '## Books\n\n')).not.toContain('Lind, The Drain');
    expect(below(cited, books, '## Two books of it:\n\n')).toContain('Lind, The Drain');
    expect(below('It is new [1].', '1. A single book', '## Notes\n\n')).toContain('A single book');
    expect(below('It has pipes[1] and lids[2].', books, '## Notes\n\n')).toContain('pipes[1] and lids[2]');
  });
});
