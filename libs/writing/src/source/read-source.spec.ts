import { mentionsOf } from '../annotate/mentions/extract-mentions.js';
import { readSource } from './read-source.js';

const kinds = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, text }) => `${kind}: ${text}`);
const sentences = (content: string): string[] => readSource(content).sentences.map(({ text }) => text);

describe('reading Markdown', () => {
  it('keeps the structure and drops the markup', () => {
    expect(
      kinds(
        [
          '# A *bold* plan',
          '',
          'Read the [report](https://x.example/r "t") and `npm test`. ![chart](c.png)',
          '',
          '- **One:** first',
          '  - nested [two](/b)',
          '',
          '> Quoted by _someone_.',
          '',
          '```js',
          'const a = 1;',
          '```',
          '',
          '| City | Visits |',
          '| --- | --- |',
          '| Rome | 40 |',
          '',
          'Last line[^1].',
          '',
          '[^1]: A note.',
        ].join('\n'),
      ),
    ).toEqual([
      'heading: A bold plan',
      'paragraph: Read the report and npm test.',
      'item: One: first',
      'item: nested two',
      'quote: Quoted by someone.',
      'code: const a = 1;',
      'table: Rome; Visits: 40',
      'paragraph: Last line.',
      'paragraph: A note.',
    ]);
  });

  it('makes no sentences of code, headings, tables, footnotes and quotation credits', () => {
    const content =
      '# T\n\nProse stays.\n\n    let x = 1;\n\n> Said so.\n\n— @arfon, "Shape"\n\n[^1]: Note here.\n\n|a|b|\n|-|-|\n|c|d|';
    expect(sentences(content)).toEqual(['Prose stays.', 'Said so.']);
  });

  it('keeps the URL of a link as a fact that stands at the text of the link', () => {
    const source = readSource('See [the report](https://www.x.example/r/) today.');
    const { text } = source;
    expect(
      mentionsOf(source).map((fact) => ({ ...fact, at: text.slice(fact.start, fact.end) })),
    ).toMatchObject([
      { kind: 'url', text: 'https://www.x.example/r/', value: 'x.example/r', at: 'the report' },
    ]);
  });

  it.each([
    ['Liquid in a link', 'See [it]({{ "/2014/a/" | url }}) now.', ['See it now.']],
    [
      'Liquid alone on its line',
      'One line.\n{% include x.html %}\nOther line.',
      ['One line.', 'Other line.'],
    ],
    [
      'an image tag inside a link',
      '[{% image "a.png" "alt" %}](https://x.example)\n\nText here.',
      ['Text here.'],
    ],
    [
      'a highlighted block',
      '{% highlight js %}\nvar a = 1;\n{% endhighlight %}\n\nText here.',
      ['Text here.'],
    ],
    ['Handlebars inside a sentence', 'Dear {{name}}, welcome back.', ['Dear, welcome back.']],
    ['Hugo, ERB, comments', '{{< figure src="a" >}}\n\nA <!-- b -->c <%= d %>e.', ['A c e.']],
    [
      'what a picture shows',
      'Text here.\n\n_Text_ there.\n\n{% image "a.png" "A map" %}\n\n*Ann Lee, members of her team, and guests.*',
      ['Text here.', 'Text there.'],
    ],
    [
      'questions one after the other',
      'Who are you?\n\nWho are you to your bank?\n\nYou have a number and a card.',
      ['Who are you?', 'Who are you to your bank?', 'You have a number and a card.'],
    ],
    ['kramdown’s table of contents', 'Text here.\n\n1. Ordered list\n   {:toc}\n', ['Text here.']],
    ['kramdown attributes', '## Head {#id}\n\nText here.\n{: .note}', ['Text here.']],
    [
      'HTML in Markdown',
      '<div class="a">\n<p>Plain <b>words</b>&nbsp;here.</p>\n</div>\n\nText<br>there.',
      ['Plain words here.', 'Text there.'],
    ],
    [
      'a figure',
      '<figure>\n<img src="a" alt="No alt"/>\n<figcaption>No caption</figcaption>\n</figure>\n\nText.',
      ['Text.'],
    ],
    ['kramdown inside HTML', '<aside markdown="1">\n  _Good_ [words](/a).\n</aside>', ['Good words.']],
    ['wiki links and call-outs', '> [!NOTE]\n> Keep [[Page|this]] here.', ['Keep this here.']],
    ['escapes and entities', 'A \\* B &amp; C &eacute;t&eacute;.', ['A * B & C été.']],
  ])('removes %s', (_name, content, expected) => {
    expect(sentences(content)).toEqual(expected);
  });
});

it('leaves out a caption that is indented inside its figure', () => {
  const read = readSource(
    '# Renata\n\n<figure>\n\t{% image "renata.jpg" %}\n\t<figcaption>Renata, left, receives an award.</figcaption>\n</figure>\n\nRenata led the office. She kept its promise.\n',
  );
  expect(read.text).not.toContain('receives an award');
  expect(read.blocks.map(({ kind }) => kind)).not.toContain('code');
});

describe('reading HTML and plain text', () => {
  it('reads an HTML page without its navigation, scripts and hidden parts', () => {
    const page = `<!doctype html><html><head><title>Page &amp; site</title><style>p{}</style></head><body><nav><a href="/">Home</a></nav>
      <article><h1>Head</h1><p>First <a href="https://x.example">link</a>.<br>Next line.</p><ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>
      <p hidden>Secret.</p><script>alert(1)</script><blockquote>Quoted.</blockquote><pre>code()</pre>
      <table><tr><th>a</th><td>b</td></tr></table></article><footer>Imprint</footer></body></html>`;
    const source = readSource(page);
    expect(source.title).toBe('Head');
    expect(source.blocks.map(({ kind, level, text }) => `${kind}${level} ${text}`)).toEqual([
      'heading1 Head',
      'paragraph0 First link. Next line.',
      'item1 One',
      'item1 Two',
      'item2 Deep',
      'quote0 Quoted.',
      'code0 code()',
      'table0 a; b',
    ]);
  });

  it('joins hard-wrapped lines and keeps one-line paragraphs apart', () => {
    const wrapped = 'A text that was wrapped at a\nfixed width by some mail\nprogram. It goes on.';
    expect(sentences(wrapped)).toEqual([
      'A text that was wrapped at a fixed width by some mail program.',
      'It goes on.',
    ]);
    const lines = `${'Word '.repeat(24)}ends here.\n${'Other '.repeat(24)}ends there.`;
    expect(readSource(lines).blocks).toHaveLength(2);
  });

  it('reads headings, bullets and indents of a plain paste', () => {
    const paste =
      'Our year in numbers\n\nWe grew a lot this year, and here is how it went.\n\n    An indented paragraph, not code at all.\n\n• First point\n• Second point';
    expect(kinds(paste)).toEqual([
      'heading: Our year in numbers',
      'paragraph: We grew a lot this year, and here is how it went.',
      'paragraph: An indented paragraph, not code at all.',
      'item: First point',
      'item: Second point',
    ]);
  });

  it('cleans what nobody can read and composes to NFC', () => {
    const { text } = readSource('Cafe\u0301\u0000 a\u200Bb \uD800c\r\nd\u00A0e \uFEFF.');
    expect(text).toBe('Café ab c d e .');
  });

  it.each([
    '',
    '  \n ',
    '{% include a.html %}',
    '![a](b.png)',
    '<img src="a"><br>',
    '```\ncode\n```',
    '\u200B\uFEFF',
    '<script>a</script>',
    '***',
    '---\ntitle: x\n---\n',
  ])('has no sentences where nothing can be read: %j', (content) => {
    expect(sentences(content)).toEqual([]);
  });

  it('keeps what a short code surrounds', () => {
    const content = 'We ship it today.\n\n[button url="https://x.example/buy" size="l"]Buy now[/button]';
    expect(sentences(content)).toEqual(['We ship it today.', 'Buy now']);
    expect(mentionsOf(readSource(content)).filter(({ kind }) => kind === 'url')).toEqual([]);
  });

  it.each(['漢', 'a@', 'xy ', '(', '“'])('finds no sentence in %j again and again', (piece) => {
    expect(readSource(piece.repeat(4_000)).sentences).toEqual([]);
    expect(readSource(`A real sentence.\n\n${piece.repeat(100)}`).sentences).toHaveLength(1);
  });

  it('reads a source of nothing but a title', () => {
    expect(sentences('# Only a title')).toEqual(['Only a title']);
  });
});

describe('offsets', () => {
  const content =
    '---\ntitle: T\n---\r\n# Caf&eacute; [12 rooms](https://x.example)\r\n\r\n- Visit **Maria\u200B Keller** in {{x}}Cafe\u0301 Nord\n\t- with *40 %* off';
  const source = readSource(content);
  const at = (words: string): string =>
    content.slice(source.toContent(source.text.indexOf(words))).slice(0, 5);

  it.each([
    ['12 rooms', '12 ro'],
    ['Maria', 'Maria'],
    ['Keller', 'Kelle'],
    ['Café Nord', 'Cafe\u0301'],
    ['Nord', 'Nord\n'],
    ['40', '40 %*'],
  ])('lead back to the content as it was sent (%s)', (words, expected) => {
    expect(at(words)).toBe(expected);
  });

  it('never run backwards and stay inside the content', () => {
    const places = Array.from({ length: source.text.length + 1 }, (_, offset) => source.toContent(offset));
    expect(places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))).toBe(true);
    expect(places.at(-1)).toBeLessThanOrEqual(content.length);
  });

  it('of blocks and sentences cut the very text they name', () => {
    for (const piece of [...source.blocks, ...source.sentences]) {
      expect(source.text.slice(piece.start, piece.end)).toBe(piece.text);
    }
  });
});

it('emphasis that a paragraph opens and never closes is no sign of its text', () => {
  const { sentences } = readSource('# Bread\n\nWe sell bread.\n\n_What do you think of it?\n');
  expect(sentences.map(({ text }) => text)).toEqual(['We sell bread.', 'What do you think of it?']);
});

it('keeps the signs between digits, which Markdown takes for emphasis', () => {
  const { sentences } = readSource('# Training\n\nOn Tuesdays we ran 2*10 or 4*5 minutes, *never* more.\n');
  expect(sentences.map(({ text }) => text)).toEqual(['On Tuesdays we ran 2*10 or 4*5 minutes, never more.']);
});

it('a link whose address is missing is its words, each at its place', () => {
  const content = 'The pier has [a crane][crane-2] and [a boat][], [sic] both of oak.\n';
  const { text, toContent } = readSource(content);
  expect(text).toBe('The pier has a crane and a boat, [sic] both of oak.');
  expect(toContent(text.indexOf('a boat'))).toBe(content.indexOf('a boat'));
});
