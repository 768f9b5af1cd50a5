import { readSource } from '../read-source.js';

const blocksIn = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, level, text }) => `${kind} ${level}: ${text}`);

it('HTML in capitals is HTML: lists have their items, and the title of the page is not told', () => {
  const page = `<HTML>\n<HEAD><TITLE>Minutes of May</TITLE></HEAD>\n<BODY>\n<h1>The boat club</h1>
<OL>\n<LI><P><B>Present</B>:\nall of us</P>\n<LI><P>\nWe heard two reports:</P>\n<OL>\n<LI><P>\nThe shed is dry.</P>
<LI><P>\nThe jetty is not.</P>\n</OL>\n</LI>\n<P>\nThe vote was:</P>\n</OL>\n<P>\n<BR>\n</P>\n<P>\nRent is paid.</P>\n<P>\nWe met twice.</P>\n</BODY>\n</HTML>\n`;
  expect(readSource(page).title).toBe('The boat club');
  expect(blocksIn(page)).toEqual([
    'heading 1: The boat club',
    'item 1: Present: all of us',
    'item 1: We heard two reports:',
    'item 2: The shed is dry.',
    'item 2: The jetty is not.',
    'paragraph 0: The vote was:',
    'paragraph 0: Rent is paid.',
    'paragraph 0: We met twice.',
  ]);
});

it('a component whose name is all in capitals is no text', () => {
  expect(blocksIn('# The wall\n\n<CTA text={"Buy it"} />\n\n<FAQ>\n\nIt holds.\n\n</FAQ>\n')).toEqual([
    'heading 1: The wall',
    'paragraph 0: It holds.',
  ]);
});

it('a table of HTML with blank lines has its rows, and one of a label and its value is an item', () => {
  const row = (...cells: string[]): string => `<tr >\n\n${cells.join('\n\n')}\n</tr>`;
  const cell = (text: string): string => `<td >${text}\n</td>`;
  const table = [
    row(cell('**Boat:**'), cell('Ada'), cell('')),
    row(cell('**Berth: **'), cell('none (yet?)'), cell('')),
    row(cell('Oak'), cell('4')),
  ].join('\n');
  expect(
    blocksIn(`# The crew\n\nThis is Jo.\n\n<table border="0" >\n${table}\n</table>\n\nShe rows.\n`),
  ).toEqual([
    'heading 1: The crew',
    'paragraph 0: This is Jo.',
    'item 1: Boat: Ada',
    'item 1: Berth: none (yet?)',
    'table 0: Oak; 4',
    'paragraph 0: She rows.',
  ]);
});

describe('a sentence in <pre>', () => {
  const rule =
    'A boat that is tied up by one line\nonly may be moved by the harbour master\nwithout a word to its owner.';

  it.each([
    [
      'is a quotation below what leads to it',
      `<p>The rule says:</p><pre><code>${rule}</code></pre>`,
      'quote',
    ],
    ['is a paragraph elsewhere', `<p>We moved it.</p><pre>${rule}</pre>`, 'paragraph'],
    [
      'is a part of its quotation',
      '<p>It says:</p><blockquote><pre>The depth of the berth is d = 1.5</pre></blockquote>',
      'quote',
    ],
    ['is code where it has its signs', '<p>Write:</p><pre>Boat b = new Boat();\nb.row();</pre>', 'code'],
    [
      'is code where its lines are verses',
      `<p>Sing:</p><pre>${rule.replace(/\n./g, (a) => a.toUpperCase())}</pre>`,
      'code',
    ],
  ])('%s', (_, html, kind) => {
    expect(readSource(`<h1>Berths</h1>${html}<p>So it is.</p><p>It works.</p>`).blocks[2]?.kind).toBe(kind);
  });
});

describe('a column beside a wider one', () => {
  const page = (beside: string): string =>
    `<div style="float:left; width:68%;"><p>The shed is dry.</p><p>The jetty is not.</p></div>\n<div style="float: left; width:30%">${beside}</div>\n`;
  const told = ['paragraph 0: The shed is dry.', 'paragraph 0: The jetty is not.'];

  it('is no text where it has links, and none of them is the title', () => {
    const links =
      '<h2>The sponsors:</h2><a href="https://ropes.example"><h1>Ropes</h1>Ropes and sails</a><br><a href="https://paint.example">Paint</a><i>We thank them!</i>';
    expect(blocksIn(page(links))).toEqual(told);
    expect(readSource(page(links)).title).not.toBe('Ropes');
  });

  it('is text where it has words', () => {
    const words = '<p>Rent is paid, and <a href="https://rent.example">we know it</a>.</p>';
    expect(blocksIn(page(words))).toEqual([...told, 'paragraph 0: Rent is paid, and we know it.']);
  });
});

describe('a long sentence that is set as a heading', () => {
  const LEAD =
    'Spun off from the shipyard in 1949, the harbour of Lindholm is one of the oldest on the coast, with forty boats behind a wall of stone.';
  const kindsOf = (content: string): string[] =>
    readSource(content).blocks.flatMap(({ kind, text }) => (text.startsWith('Spun') ? kind : []));
  const page = (...parts: string[]): string =>
    `<h1>Lindholm</h1><p>It is dry.</p><h2>Today</h2><p>It is old.</p>${parts.join('')}<p>The town paid for all of it.</p>`;

  it('is told', () => {
    expect(kindsOf(page(`<h4>${LEAD}</h4>`))).toEqual(['paragraph']);
    expect(kindsOf(`# Lindholm\n\nIt is dry.\n\n#### ${LEAD}\n\nThe town paid for all of it.\n`)).toEqual([
      'paragraph',
    ]);
  });

  it('is a heading as one of several, or where it is short', () => {
    const other =
      '<p>It is old.</p><h4>We build what the boats need, and not what the town would like to see from the windows of its hall in June.</h4>';
    expect(kindsOf(page(`<h4>${LEAD}</h4>`, other))).toEqual(['heading']);
    expect(kindsOf(page('<h4>Spun off from the shipyard in 1949.</h4>'))).toEqual(['heading']);
  });
});

it('a line in bold above the text of a page is a heading, as in Markdown', () => {
  const page = (last: string): string =>
    `<p>We kept bees on the roof for two summers.</p>\n<p><strong>What the bees need</strong></p>\n<p>They need water before they need flowers.</p>\n<p><b>Do not open the hive in the rain.</b></p>\n<p>Wet bees are cross bees, and we have the stings.</p>\n${last}`;
  expect(blocksIn(page('<p><strong>Read the hive daily</strong></p>'))).toEqual([
    'paragraph 0: We kept bees on the roof for two summers.',
    'heading 4: What the bees need',
    'paragraph 0: They need water before they need flowers.',
    'paragraph 0: Do not open the hive in the rain.',
    'paragraph 0: Wet bees are cross bees, and we have the stings.',
    'paragraph 0: Read the hive daily',
  ]);
});
