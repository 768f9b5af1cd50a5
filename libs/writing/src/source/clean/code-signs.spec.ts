import { readSource } from '../read-source.js';

const texts = (content: string): string[] => readSource(content).blocks.map(({ text }) => text);

it.each([
  ['Write `{{ user.name }}` where the letter greets its reader.', '{{ user.name }}'],
  ['Die Vorlage endet mit `{% include fuss.html %}` und dem Datum.', '{% include fuss.html %}'],
  ['Der Auszug endet bei `<!-- ende -->` im Text.', '<!-- ende -->'],
  ['The filter `[^0-9]` keeps the digits.', '[^0-9]'],
  ['A tick is written ``a ` {{ b }}`` in the wiki.', 'a ` {{ b }}'],
])('code in a sentence keeps its tags: %s', (sentence, code) => {
  expect(texts(sentence).join()).toContain(code);
});

it('code in a page keeps its tags, and the page loses its own', () => {
  const page =
    '<h1>Tags</h1><p>Our {{ site.name }}page begins with <code>{{ page.title }}</code> today.</p><p>It ends there.</p>';
  expect(texts(page)).toContain('Our page begins with {{ page.title }} today.');
});

it.each([
  ['signs at the heads of its lines', '✓ reads dates\n✓ adds days\n✗ reads times'],
  ['tags', '<ul>\n  {% for loaf in loaves %}\n  <!-- one -->\n</ul>'],
  ['a list of options', '• one\n• two'],
])('a block of code keeps %s', (_, code) => {
  for (const fence of ['```', '~~~~'])
    expect(texts(`It prints this:\n\n${fence}\n${code}\n${fence}\n\nThe rest is prose.`)).toEqual([
      'It prints this:',
      code,
      'The rest is prose.',
    ]);
});

it('what a raw block shows stays', () => {
  expect(texts('It is:\n\n{% raw %}\n```\n{{ x }}\n```\n{% endraw %}\n\nThat is all.')).toContain('{{ x }}');
});

it('code in a comment goes with it', () => {
  expect(texts('We bake bread.\n\n<!-- use `x` here -->\n\nWe sell it.')).toEqual([
    'We bake bread.',
    'We sell it.',
  ]);
});

it('many marks that open and never close take no longer', () => {
  for (const mark of ['`', '``', '<code>', '<pre>', '~~~~\n', '~~~a\n', '   ```'])
    expect(() => readSource(`x ${mark.repeat(20_000)}`)).not.toThrow();
}, 10_000);

it('tildes between paragraphs part scenes, and open no block of code', () => {
  const scenes = ['The ferry left at seven.', 'It came back at nine.', 'Niemand war an Bord.', 'It rained.'];
  const [first, second, third, last] = scenes;
  const blocks = readSource(`${first}\n\n~~~\n\n${second}\n\n~~~\n\n${third}\n\n~~~~\n${last}`).blocks;
  expect(blocks.map(({ text }) => text)).toEqual(scenes);
  expect(blocks.map(({ isRuled }) => isRuled === true)).toEqual([true, true, true, false]);
});
