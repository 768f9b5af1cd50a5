import { readSource } from '../read-source.js';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const SECTIONS =
  '<h3>The flour</h3><p>It is rye.</p><h3>The oven</h3><p>It is hot.</p><h3>The table</h3><p>It is oak.</p>';
const LARGE = '<h1>The flour</h1><p>It is rye.</p><h1>The oven</h1><p>It is hot.</p>';

it.each([
  [
    'is the heading over all others, not the name of the site',
    page('Old Mill | Bread and cakes', `<h2>How to bake bread at home</h2><p>It is easy.</p>${SECTIONS}`),
    'How to bake bread at home',
  ],
  [
    'is not a first heading beside others',
    page('Baking', `<h3>How to bake bread at home</h3><p>It is easy.</p>${SECTIONS}`),
    'Baking',
  ],
  [
    'is not the banner of a site, where the page is called as a part of it',
    page('The flour | Old Mill bread', `<h2>The diary of the mill</h2>${SECTIONS}`),
    'The flour | Old Mill bread',
  ],
  ['is not "Introduction"', page('Baking', `<h2>Introduction</h2><p>It is easy.</p>${SECTIONS}`), 'Baking'],
  [
    'is a smaller heading above the text and above all sections',
    page(
      'Title',
      `<h2>How to bake rye bread</h2><p>It is easy.</p><h1>Introduction</h1><p>We like it.</p>${LARGE}`,
    ),
    'How to bake rye bread',
  ],
  [
    'is the first of the largest headings below a kicker',
    page('Title', `<h2>Our diary</h2><h1>Rye bread</h1><p>We like it.</p>${LARGE}`),
    'Rye bread',
  ],
  [
    'is declared without the name of the site, if its heading is so',
    '---\ntitle: "Rye bread | Old Mill"\n---\n\n# Rye bread\n\n## The oven\n\nIt is hot.\n',
    'Rye bread',
  ],
  [
    'is as declared, if the heading is one of several',
    '---\ntitle: "Bread | Cakes"\n---\n\n# Bread\n\nIt is rye.\n\n# Cakes\n\nThey are sweet.\n',
    'Bread | Cakes',
  ],
  [
    'keeps a declared subtitle behind a point',
    '---\ntitle: "Bread · A short history of rye"\n---\n\n# Bread\n\nIt is rye.\n',
    'Bread · A short history of rye',
  ],
  [
    'keeps a declared part',
    '---\ntitle: "Bread | Part 2: the oven"\n---\n\n# Bread\n\nIt is rye.\n',
    'Bread | Part 2: the oven',
  ],
  [
    'is declared without the name of the site, if other fields have that and its heading',
    '---\ntitle: Rye bread - Old Mill\nsubheadline: Rye bread\nbanner: Old Mill Diary\n---\n\nIt is rye.\n',
    'Rye bread',
  ],
  [
    'keeps a declared subtitle behind its heading',
    '---\ntitle: Rye bread - Old Mill\nheading: Rye bread\n---\n\nIt is rye.\n',
    'Rye bread - Old Mill',
  ],
  [
    'is not the first section, set smaller than the others',
    `---\nlayout: page\n---\n\n## Introduction\n\nWe like it.\n\n# The flour\n\nIt is rye.\n\n# The oven\n\nIt is hot.\n\n# The table\n\nIt is oak.\n`,
    'The flour',
  ],
  [
    'is the heading that all others are below, behind an introduction',
    'We answer the questions of bakers. Each answer is by somebody who bakes bread for a living in our mill.\n\n## How do I bake rye bread at home?\n\n### Ada, baker\n\nIt is easy.\n\n### Ben, miller\n\nIt is rye.\n',
    'How do I bake rye bread at home?',
  ],
  [
    'is none if a heading behind an introduction is one of several',
    'We answer the questions of bakers. Each answer is by somebody who bakes bread for a living in our mill.\n\n## How do I bake rye bread at home?\n\nIt is easy.\n\n## What do I need to bake it?\n\nIt is rye.\n',
    '',
  ],
  [
    'keeps a declared subtitle',
    '---\ntitle: "Bread – a history"\n---\n\n# Bread\n\nIt is rye.\n',
    'Bread – a history',
  ],
])('the title of a text %s', (_, content, title) => {
  expect(readSource(content).title).toBe(title);
});

it.each([
  ['their own count', ['1 The net', '2 The boat', '3 The pier'], ['The net', 'The boat', 'The pier']],
  ['their own count from 0', ['0 Why', '1 The net', '2 The boat'], ['Why', 'The net', 'The boat']],
  ['a number left out', ['1 The net', '2 The boat', '4 The pier'], ['The net', 'The boat', 'The pier']],
  ['what they count', ['3 nets', '1 boat', '2 piers'], ['3 nets', '1 boat', '2 piers']],
  ['counts that grow', ['1 boat', '4 nets', '9 piers'], ['1 boat', '4 nets', '9 piers']],
  ['what is named so', ['1 John', '2 John', '3 John'], ['1 John', '2 John', '3 John']],
])('headings with %s', (_, headings, told) => {
  const content = `# The harbour\n\n${headings.map((text) => `## ${text}\n\nIt was built of oak.`).join('\n\n')}\n`;
  expect(
    readSource(content)
      .sections.slice(1)
      .map(({ heading }) => heading),
  ).toEqual(told);
});

it('a finished sentence above the text is its first, not its title', () => {
  const titled = (line: string): string =>
    readSource(`<p>${line}</p><p>We lit it in May. It is still warm.</p>`).title;
  expect(titled('Ada Lund will light the oven of the mill.')).toBe('');
  expect(titled('Ada Lund lights the oven of the mill')).toBe('Ada Lund lights the oven of the mill');
  expect(titled('Baking at Lund & Sons Inc.')).toBe('Baking at Lund & Sons Inc.');
  expect(titled('Ovens, mills, etc.')).toBe('Ovens, mills, etc.');
  expect(titled('Here I am.')).toBe('');
  expect(titled('Who lights the oven of the mill?')).toBe('Who lights the oven of the mill?');
});
