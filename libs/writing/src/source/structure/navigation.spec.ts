import { mentionsOf } from '../../annotate/mentions/extract-mentions.js';
import { outputsOf } from '../../offline/outputs.fixture.js';
import { readSource } from '../read-source.js';

const PAGE = `<ul><li><a href="why.html">Anterior</a></li><li>O Manual da Casa</li><li><a href="how.html">Próxima</a></li></ul>
<h1>3.2. Why this house</h1>
<ul><li><a href="#cost">3.2.1. What it costs</a></li></ul>
<p>The house was built in 1931 by the fishermen of the town.</p>
<h2>3.2.1. What it costs</h2>
<p>The roof cost 40,000 euros, and the town paid half of it.</p>
<ul><li>The <a href="https://wood.example">wood</a> came from the north</li><li><a href="https://stone.example">The stone is local</a></li></ul>
<p>The pipes are new.</p>
<ul><li><a href="why.html">Prev3.1. Where</a></li><li>Up</li><li><a href="how.html">Next3.3. When</a></li></ul>`;

const said = (content: string): string[] => readSource(content).sentences.map(({ text }) => text);

describe('what leads about on a page', () => {
  it('is no part of what it says', () => {
    expect(said(PAGE)).toEqual([
      'The house was built in 1931 by the fishermen of the town.',
      'The roof cost 40,000 euros, and the town paid half of it.',
      'The wood came from the north',
      'The stone is local',
      'The pipes are new.',
    ]);
  });

  it('is a line in italics, and a list of the addresses of a club', () => {
    const page = `# The pier\n\nThe pier is open.<br>\n_[Read this letter online](https://pier.example/3)_\n\nIt has two cranes.\n\n## Pier links\n\n- The pier [pier.example](https://pier.example)\n- Our plans [pier.example/plans](https://pier.example/plans)\n- Follow us!\n  - Letters [post.example/pier](https://post.example/pier)`;
    expect(said(page)).toEqual(['The pier is open.', 'It has two cranes.']);
    expect(said(page.replace('Pier links', 'What we have'))).toContain('The pier pier.example');
  });

  it('is a line of links that arrows part', () => {
    const way =
      '<div id="wayhere"><a href="/">Start</a>&nbsp;&raquo;&nbsp;<a href="/letters/">letters</a></div>';
    expect(said(`${way}\n<h1>The house</h1>\n<p>It is old.</p>\n<p>It is ours.</p>`)).toEqual([
      'It is old.',
      'It is ours.',
    ]);
  });

  it('is a closing list of links with their dates', () => {
    const end = '## Siehe auch\n\n- [Der alte Kran](/kran/) (12.03.2014)\n- [Am Pier](/pier/) (01.07.2015)';
    expect(said(`# Das Haus\n\nDas Haus wurde 1931 von den Fischern gebaut.\n\n${end}\n`)).toEqual([
      'Das Haus wurde 1931 von den Fischern gebaut.',
    ]);
  });

  it('leaves headings without the numbers of their parts', () => {
    const { title, sections } = readSource(PAGE);
    expect(title).toBe('Why this house');
    expect(sections.map(({ heading }) => heading)).toEqual(['Why this house', 'What it costs']);
  });

  it('leaves versions and counts in headings', () => {
    const { title } = readSource('# 3.0 is here for all of us\n\nThe app is new. It is free.');
    expect(title).toBe('3.0 is here for all of us');
    expect(readSource('# 7 tools for a garden\n\nA spade is one. A rake is another.').title).toBe(
      '7 tools for a garden',
    );
  });

  it('gives no address that stands in the page alone for a fact', () => {
    const urls = mentionsOf(readSource(PAGE)).filter(({ kind }) => kind === 'url');
    expect(urls).toHaveLength(2);
  });
});

describe('a list of links', () => {
  const BELOW = 'The roof was paid by the town, and the doors by its fishermen.';
  const read = (lead: string, items: readonly string[]): string[] =>
    said(`# The house\n\nIt was built in 1931.\n\n${lead}\n\n- ${items.join('\n- ')}\n\n${BELOW}\n`);

  it.each([
    ['## Links', ['Plan: https://house.example/plan', 'Pictures: none']],
    ['Resources used:', ['[Drawings of the roof](roof.md)', '[Town Hall](https://town.example)']],
    ['Here are the pages of those who built it:', ['[Ada](a.md)', '[Bo](b.md)']],
  ])('is none of its content where it is named so: %s', (lead, items) => {
    const told = read(lead, items);
    expect(told).toContain(BELOW);
    expect(told.join()).not.toMatch(/Plan|Pictures|Drawings|Ada|Bo/u);
  });

  it.each([
    ['It is built of:', ['[Oak](oak.md)', '[Stone](stone.md)']],
    ['The town has few resources:', ['[Oak](oak.md)', 'Stone']],
    ['## What it has', ['[A roof](roof.md)', 'Pictures of the sea', 'A door']],
  ])('is content elsewhere: %s', (lead, items) => {
    expect(read(lead, items).join()).toMatch(/Oak,Stone|Pictures/u);
  });
});

describe('what is below the last rule of a text', () => {
  const below = (end: string): string[] =>
    said(`# The pier\n\nThe pier is open.\n\nIt has two cranes.\n\n---\n\n${end}`).slice(2);

  it('is no part of it if each sentence leads to another page of the site', () => {
    const end =
      'Look at our guide to [loading by crane](/guides/cranes/). You can also read of [the lock](/lock/).';
    expect(below(end)).toEqual([]);
    expect(said(`# The pier\n\nThe pier is open.\n\n${end}`)).toHaveLength(3);
  });

  it.each([
    'The third crane comes in May. You can read of it in [our plan](/plan/).',
    'Read of the cranes in [the book of the harbour](https://harbour.example/book).',
    'The third crane comes in May.',
    'The third crane [comes in May](/crane). Its [old driver](/driver) retires.',
    'Reading of it in [our plan](/plan) took the town a year.',
  ])('is content if it says something or leads elsewhere: %s', (end) => {
    expect(below(end).join(' ')).toContain(end.slice(0, 16));
  });
});

describe('lines of links', () => {
  const LINES = [
    '[Harbour Office - When to Moor](https://moor.example/when)',
    '[The tides of our bay](https://tides.example) - a table for each month',
    '[How long does a rope last?](https://rope.example)',
  ];
  const under = (lead: string, lines = LINES): string =>
    `# The harbour\n\nThe harbour was built in 1931.\n\n${lead}\n\n${lines.join('\n\n')}\n\nThe pier is of oak, and the ropes are new. The town paid for both.\n`;

  it('are the list of a sentence that introduces them', () => {
    const { text = '' } =
      outputsOf(under('Before your first night here we would read:'), {}, ['medium']).outputs[0] ?? {};
    expect(text).toContain(
      'we would read:\n\n• Harbour Office - When to Moor\n• The tides of our bay - a table for each month\n• How long does a rope last?\n',
    );
    const addresses = ['https://moor.example/when', 'https://tides.example'];
    const { blocks } = readSource(under('We show the same picture on our pages:', addresses));
    expect(blocks.flatMap((block) => (block.kind === 'item' ? block.text : []))).toEqual(addresses);
  });

  it('are a list if each has a remark on it, and three have', () => {
    const noted = ['pier', 'bay', 'rope'].map(
      (name, at) => `[The ${name}](https://${name}.example) – Part ${at}`,
    );
    const kinds = (lines: string[]) =>
      readSource(under('## Worth a look', lines)).blocks.filter(({ kind }) => kind === 'item');
    expect(kinds(noted)).toHaveLength(3);
    expect(kinds(noted.slice(1))).toHaveLength(0);
    expect(kinds(noted.map((line) => line.replace(' – ', ' is ')))).toHaveLength(0);
  });

  it('may be one line of it', () => {
    const one = LINES.slice(0, 1);
    expect(said(under('One page that we all like to read is this:', one))).toContain(
      'Harbour Office - When to Moor',
    );
  });

  it.each(['Links:', 'Read on below.', 'See also:'])('are no part of the text elsewhere: %s', (lead) => {
    expect(said(under(lead)).join()).not.toMatch(/Moor|How long/u);
  });
});

it('a heading that names links is over the next one no longer if they are only places of the page', () => {
  const headings = (name: string, below = ''): string[] =>
    readSource(
      `The pier was built in 1931 by the fishermen of the town.\n\nIt has two cranes.\n\n## ${name}\n\n- [Who pays?](#pay)\n- [Who rows?](#row)\n\n${below}#### Who pays?\n\nThe town pays for it.\n\n#### Who rows?\n\nThe crew rows.\n`,
    ).sections.map(({ heading }) => heading);
  const asked = ['', 'Who pays?', 'Who rows?'];
  expect(headings('Quick links')).toEqual(asked);
  expect(headings('Questions we hear')).toEqual(['', 'Questions we hear', ...asked.slice(1)]);
  expect(headings('Quick links', 'We sort them by age.\n\n')).toContain('Quick links');
});

describe('a summary that has the headings of its text as labels', () => {
  const steps =
    '## Before\n\nWe bought rope for the old pier.\n\n## After\n\nWe swept the yard for the guests.';
  const text = (list: string): string =>
    `# A day at the pier\n\nIt rained.\n\n${steps}\n\n## In short\n\n${list}\n\nIt is over.`;

  it('is told with them', () => {
    const list = '- Before\n  - buy rope\n  - call the crew\n- After\n  - sweep';
    const [medium] = outputsOf(text(list), {}, ['medium']).outputs;
    expect(medium?.text).toContain('• Before: buy rope; call the crew\n• After: sweep\n');
  });

  it('is no table of contents, which has headings only', () => {
    expect(said(text('- Before\n- After'))).not.toContain('Before');
    expect(said(text('- Before\n  - After'))).not.toContain('Before');
  });

  it('is no table of contents with further entries either', () => {
    const list = '- Before\n  - The price of rope\n- After\n  - Guests and their boats';
    const top = (line: string, entries = list): string =>
      `# A day at the pier\n\n${line}\n\n${entries}\n\n${steps}`;
    expect(said(top('It rained.'))).not.toContain('Before');
    expect(said(text(list))).not.toContain('Before');
    const told = '- Before\n  - We bought rope.\n- After\n  - We swept.';
    expect(said(top('It rained.', told))).toContain('Before');
    expect(said(top('## Table of contents', told))).not.toContain('Before');
    expect(said(top('Table of contents')).join()).not.toMatch(/Before|price of|boats/u);
    expect(said(top('Contents', '- Before\n  - price of rope'))).not.toContain('Before');
  });
});
