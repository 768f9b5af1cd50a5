import { quoted, REST, toldOf } from '../structure/signatures.fixture.js';

const [FIRST, SECOND] = ['The oven is lit before the owls go home.', 'Then the first loaf is for them.'];
const text = (quotation: string): string => `# Bread\n\nThe mill has a sign.\n\n${quotation}\n\n${REST}\n`;
const page = (quotation: string): string =>
  `<h1>Bread</h1><p>The mill has a sign.</p>${quotation}<p>${REST}</p>`;

/** Who says each paragraph, without the lines of their names. */
const speakersOf = (content: string): string[] =>
  quoted(content)
    .filter((said) => !said.startsWith('-: —'))
    .map((said) => said.split(': ')[0] ?? '');

describe('the name of who said a quotation', () => {
  it.each([
    ['a tag at its end', '<cite> Dorothy Lee </cite>'],
    ['a tag at its end, with what she is', '<cite>Dorothy Lee, baker at the mill</cite>'],
    ['a tag in a paragraph', '<p><cite>— Dorothy Lee</cite></p>'],
    ['the foot of it', '<footer>Dorothy Lee</footer>'],
  ])('is in %s, and all paragraphs are hers', (_, credit) => {
    const html = `<blockquote>\n  <p>${FIRST}</p>\n  <p>${SECOND}</p>\n  ${credit}\n</blockquote>`;
    for (const content of [text(html), page(html)]) {
      expect(quoted(content).slice(0, 2)).toEqual([`Dorothy Lee: ${FIRST}`, `Dorothy Lee: ${SECOND}`]);
      const told = toldOf(content).join('\n');
      expect(told).toContain(`Dorothy Lee: “${FIRST}”`);
      expect(told).not.toMatch(/— Dorothy|baker at/u);
    }
  });

  it('is behind the last sentence', () => {
    const html = `<blockquote><p>${FIRST} <cite>Dorothy Lee</cite></p></blockquote>`;
    expect(quoted(page(html))[0]).toBe(`Dorothy Lee: ${FIRST}`);
  });

  it('is in the caption of its figure', () => {
    const figure = (beside: string): string =>
      `<figure>${beside}<blockquote><p>${FIRST}</p></blockquote><figcaption>Dorothy Lee, <cite>Dark Rye</cite></figcaption></figure>`;
    expect(quoted(page(figure('')))[0]).toBe(`Dorothy Lee: ${FIRST}`);
    expect(quoted(page(figure('<img src="mill.jpg">')))).toEqual([`-: ${FIRST}`]);
    const named = figure('').replace(/(?<=<figcaption>).*(?=<\/figcaption>)/u, '— The mill, in May');
    expect(quoted(page(named))[0]).toBe(`The mill: ${FIRST}`);
  });

  it.each(['>\n> <cite>Dorothy Lee</cite>', '>\n> — Dorothy Lee, baker', '\n— Dorothy H. Lee'])(
    'is in a line of Markdown below it: %j',
    (credit) => {
      const own = quoted(text(`> ${FIRST}\n>\n> ${SECOND}\n${credit}`));
      expect(own.slice(0, 2).map((said) => said.replace(' H.', ''))).toEqual([
        `Dorothy Lee: ${FIRST}`,
        `Dorothy Lee: ${SECOND}`,
      ]);
    },
  );
});

describe('no name of who said a quotation', () => {
  it('is the title of a work inside it', () => {
    const html = `<blockquote><p>Bakers read <cite>Dark Rye</cite> at night.</p><p>I still read <cite>Dark Rye</cite></p></blockquote>`;
    expect(quoted(page(html))).toEqual(['-: Bakers read Dark Rye at night.', '-: I still read Dark Rye']);
  });

  it.each([
    `<p>Bakers read one book. <cite>Dark Rye</cite></p><p>${SECOND}</p>`,
    `<p>${FIRST}</p><p><cite>The Mill Courier</cite></p>`,
    `<p>${FIRST}<br><cite>from Dark Rye</cite></p>`,
    `<p>${FIRST}</p><cite>via The Mill Courier</cite>`,
  ])('is a title in it, or where it was: %s', (said) => {
    for (const content of [text, page]) {
      expect(speakersOf(content(`<blockquote>${said}</blockquote>`)).every((name) => name === '-')).toBe(
        true,
      );
    }
  });

  it('is a title that ends a sentence of it, which is told', () => {
    const html = `<blockquote>Bakers read best in <cite>The Mill Courier</cite></blockquote>`;
    expect(quoted(page(html))).toEqual(['-: Bakers read best in The Mill Courier']);
    const line = `> ${FIRST}\n\n<cite>The Mill Courier</cite>`;
    expect(quoted(text(line))[0]).toBe(`-: ${FIRST}`);
  });

  it('is that below another quotation', () => {
    expect(quoted(text(`> ${FIRST}\n\nThe sign has a back.\n\n> ${SECOND}\n>\n> — Dorothy Lee`))[0]).toBe(
      `-: ${FIRST}`,
    );
    const two = `<blockquote><p>${FIRST}</p></blockquote><blockquote><p>${SECOND}</p><cite>Dorothy Lee</cite></blockquote>`;
    expect(quoted(page(two)).slice(0, 2)).toEqual([`-: ${FIRST}`, `Dorothy Lee: ${SECOND}`]);
  });

  it('is the label of a later paragraph', () => {
    expect(quoted(text(`> ${FIRST}\n>\n> Dorothy Lee: ${SECOND}`))).toEqual([
      `-: ${FIRST}`,
      `Dorothy Lee: ${SECOND}`,
    ]);
  });

  it.each([
    [
      'other quotations above it',
      '> "The rye is the best of all."\n> — Dorothy Lee\n>\n> "The rolls were hard in May."\n>\n> "I come for the cake."\n> — Tom Falk',
      ['Dorothy Lee', '-', 'Tom Falk'],
    ],
    [
      'a frame and the quotation in it',
      '> The mill was built by the town.\n>\n> "I come for the cake."\n>\n> — Tom Falk',
      ['-', 'Tom Falk'],
    ],
    [
      'what leads to the words of another',
      '> On Monday Dorothy wrote:\n>\n> Is there any rye?\n>\n> On Tuesday I wrote:\n>\n> There is a whole sack of it.\n>\n> — Tom Falk',
      ['-', '-', '-', 'Tom Falk'],
    ],
    [
      'a dialogue',
      '> "Is there any rye?" asked the boy.\n>\n> "A sack of it," I said.\n>\n> *Dorothy:* It is dark.\n>\n> It is light. – Tom Falk',
      ['-', '-', '-', 'Tom Falk'],
    ],
  ])('is that below %s', (_, quotation, speakers) => {
    expect(speakersOf(text(quotation))).toEqual(speakers);
  });

  it.each([
    'The talk was shortened by us',
    'Figure 2: A letter of Dorothy Lee from 1901',
    'Translation: Light it.',
    'Translation',
    'The Mill Courier',
    'Check out the <a href="https://mill.example">Mill</a>',
  ])('is a caption that is a remark: %s', (caption) => {
    const figure = `<figure><blockquote><p>${FIRST}</p></blockquote><figcaption>${caption}</figcaption></figure>`;
    expect(quoted(page(figure))).toEqual([`-: ${FIRST}`]);
  });

  it('is in a quotation that the paragraph only contains', () => {
    const html = `<blockquote><p>${FIRST}</p><blockquote><p>${SECOND}</p><footer>Tom Falk</footer></blockquote><p>${FIRST}</p><footer>Dorothy Lee</footer></blockquote>`;
    expect(speakersOf(page(html))).toEqual(['-', 'Tom Falk', 'Dorothy Lee']);
  });

  it('but one speech may open with a mark in each paragraph', () => {
    const own = '> “I light the oven.\n>\n> “Then I bake.”\n>\n> — Tom Falk';
    expect(speakersOf(text(own))).toEqual(['Tom Falk', 'Tom Falk']);
  });
});
