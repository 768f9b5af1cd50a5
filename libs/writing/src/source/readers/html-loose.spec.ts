import { readSource } from '../read-source.js';

const blocks = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, text }) => `${kind}: ${text}`);

it('a quotation of MDX has its speaker', () => {
  const { blocks } = readSource(
    '# The wall\n\nIt holds.\n\n<Quote img="ada.jpg" caption="Ada Lund, harbour master.">\n  <p>We sleep better now.</p>\n  <p>So do the boats.</p>\n</Quote>\n\nIt is dry.\n',
  );
  expect(blocks.slice(2, -1).map(({ kind, speaker, text }) => [kind, speaker, text])).toEqual([
    ['quote', 'Ada Lund', 'We sleep better now.'],
    ['quote', 'Ada Lund', 'So do the boats.'],
  ]);
});

describe('the HTML of a blog', () => {
  it('has a paragraph between blank lines where no tag is around it', () => {
    const loose =
      '<img src="a.png">\n\nDo you bake <a href="https://oven.example">bread</a>?\n\nFor five years, I did.\n\n<h2>Now</h2>\n\n<p>I buy it\n\nfrom a shop.</p>\n';
    expect(blocks(loose)).toEqual([
      'paragraph: Do you bake bread?',
      'paragraph: For five years, I did.',
      'heading: Now',
      'paragraph: I buy it from a shop.',
    ]);
  });

  it('has a paragraph behind each sentence before a blank line in a `<div>`', () => {
    const post =
      '<div class="post">\nWe keep bees.\n<br>\n<!--more-->\n\nThe hives stand by the wall. They face <b>south.</b>\n\nWe open them in May:\n\nA cup of\n\n<i>honey</i> is all\n\nwe take.\n</div>\n<div><p>By\n\nAda Lund</p></div>';
    expect(blocks(post)).toEqual([
      'paragraph: We keep bees.',
      'paragraph: The hives stand by the wall. They face south.',
      'paragraph: We open them in May:',
      'paragraph: A cup of honey is all we take.',
      'paragraph: By Ada Lund',
    ]);
  });

  it.each([
    ['a head', '<thead><tr><th>Expense</th><th>Cost</th></tr></thead>', ''],
    ['a first row of headings', '', '<tr><th>Expense</th><th><b>Cost</b></th></tr>'],
    ['a first row that names all columns but the first', '', '<tr><td></td><td><b>Cost</b></td></tr>'],
  ])('names the column of each cell by %s', (_, head, first) => {
    const table = `<p>What it costs:</p><table>${head}<tbody>${first}<tr><th>Staff</th><td>$2 m</td></tr><tr><th>Rent</th><td>$1 m</td></tr></tbody></table>`;
    expect(blocks(table)).toEqual([
      'paragraph: What it costs:',
      'table: Staff; Cost: $2 m',
      'table: Rent; Cost: $1 m',
    ]);
  });

  it('has the bold words of Markdown between its tags as what they are', () => {
    const list =
      '<ol>\n<li>**Read it aloud.** Your cat will listen.</li>\n<li>**Keep it short.** She sleeps.</li>\n</ol>\n';
    expect(blocks(`<p>Two ways to write:</p>\n${list}`)).toEqual([
      'paragraph: Two ways to write:',
      'item: Read it aloud. Your cat will listen.',
      'item: Keep it short. She sleeps.',
    ]);
  });
});

it('a heading of many words is no name of a column', () => {
  const head = `<tr><th>Part</th><th>${'word '.repeat(40)}</th></tr>`;
  expect(blocks(`<p>See:</p><table>${head}<tr><td>Wood</td><td>9</td></tr></table>`)).toEqual([
    'paragraph: See:',
    'table: Wood; 9',
  ]);
});

it.each([
  ['in HTML', '<div>\nBy Ann Lee<br />\n<br />The hall is open.<br>It is warm.<br><br></div>'],
  ['in Markdown', '# Halls\n\nBy Ann Lee <br><br> The hall is open.<br>It is *warm*.'],
  ['between tags of Markdown', '# Halls\n\n<i>\nBy Ann Lee\n</i>\n<br><br>\nThe hall is open. It is warm.'],
])('two line breaks in a row part paragraphs, %s', (_, content) => {
  expect(readSource(content).blocks.slice(-2)).toMatchObject([
    { kind: 'paragraph', text: 'By Ann Lee' },
    { kind: 'paragraph', text: 'The hall is open. It is warm.' },
  ]);
});

it('lines in bold make Markdown of a text with some tables', () => {
  const table = '<div>\n  <table>\n    <tr><td><img src="a.png"></td></tr>\n  </table>\n</div>\n';
  const text = `We bought two boats.\n\n**Speed**\n\nThe red one is faster.\n\n${table}\n**Price**\n  \nThe blue one was cheap.\n\n${table}\n**Verdict**\n\nWe keep both.\n\n**Thanks**\n\nAda lent us a rope.\n`;
  expect(blocks(text)).toEqual([
    'paragraph: We bought two boats.',
    'heading: Speed',
    'paragraph: The red one is faster.',
    'heading: Price',
    'paragraph: The blue one was cheap.',
    'heading: Verdict',
    'paragraph: We keep both.',
    'heading: Thanks',
    'paragraph: Ada lent us a rope.',
  ]);
});

it('a line in bold and italics heads its part, also below a list', () => {
  const text =
    '***Events***\n\nWe met twice.\n\n-   A fair\n-   A walk\n\n***Repairs***\n\nThe roof is done, and it is dry inside.\n';
  expect(blocks(text)).toEqual([
    'heading: Events',
    'paragraph: We met twice.',
    'item: A fair',
    'item: A walk',
    'heading: Repairs',
    'paragraph: The roof is done, and it is dry inside.',
  ]);
});

it('a line in bold is as long as it reads, without its tags', () => {
  const step = (text: string): string => `**<div class="step" style="text-align: left">${text}</div>**\n\n`;
  const text = `${step('1. Ask those who have kept goats before')}They know the fences.\n\n${step('2. Build')}Use oak.\n`;
  expect(readSource(text).blocks.map(({ kind, level }) => [kind, level])).toEqual([
    ['heading', 4],
    ['paragraph', 0],
    ['heading', 4],
    ['paragraph', 0],
  ]);
});

describe('a list of HTML', () => {
  it('ends where its end has the name of the other kind', () => {
    const list = '<ol><li>Rent, £40</li><li>Wood, £12</li></ul>';
    expect(blocks(`<ol><li><h4>Paid</h4><p>We paid:</p>${list}<p>In all £52.</p></li></ol>`)).toEqual([
      'heading: Paid',
      'paragraph: We paid:',
      'item: Rent, £40',
      'item: Wood, £12',
      'paragraph: In all £52.',
    ]);
  });

  it('has all descriptions of a term as parts of the first one', () => {
    const list = '<dl><dt>Lot 7</dt><dd>A shed</dd><dd>Granted</dd><dt>Lot 8</dt><dd>A wall</dd></dl>';
    const read = readSource(`<p>The plans:</p>${list}`).blocks.slice(1);
    expect(read.map(({ text, level }) => `${level} ${text}`)).toEqual([
      '1 Lot 7: A shed',
      '2 Granted',
      '1 Lot 8: A wall',
    ]);
  });
});

it.each([
  '<p>We sell the <del>old boat</del> new boat.</p>',
  'We sell the <del>old boat</del> new boat.',
  'We sell the <s>old **red** boat</s> new boat.',
  'We sell the ~~old boat~~ new boat.',
  'We sell the <span style="text-decoration: line-through">old <span>red</span> boat</span> <span>new</span> boat.',
  '<p>We sell the <span style="text-decoration:line-through;">old boat</span> new boat.</p>',
  '<style>.gone { text-decoration: line-through red }</style><p>We sell the <i class="gone">old boat</i> new boat.</p>',
])('what is struck out is not said: %s', (content) => {
  expect(blocks(content)).toEqual(['paragraph: We sell the new boat.']);
});

it.each([
  'We sell the <span style="text-decoration: underline">new</span> boat.',
  'We sell the <span style="text-decoration: line-through">new <span>boat</span>.',
  'We sell the <span class="hover:line-through">new</span> <span title="a line-through: none">boat</span>.',
  '<p>We sell the <span style="text-decoration:underline;">new</span> boat.</p>',
])('what is only underlined or never closed is said: %s', (content) => {
  expect(blocks(content)).toEqual(['paragraph: We sell the new boat.']);
});

describe('HTML in Markdown', () => {
  it.each([
    [
      'dl',
      '<dt>Fuel</dt><dd>25 cc</dd>',
      '<dt>Water</dt><dd>2 cups</dd>',
      'item: Fuel: 25 cc',
      'item: Water: 2 cups',
    ],
    ['div', '<p>It burns.</p>', '<p>It boils.</p>', 'paragraph: It burns.', 'paragraph: It boils.'],
    ['table', '<tr><td>Fuel</td></tr>', '<tr><td>Water</td></tr>', 'table: Fuel', 'table: Water'],
  ])('goes on below a blank line in it: %s', (tag, first, second, ...read) => {
    const html = `<${tag}>\n\t${first}\n\t\n\t${second}\n\n\t${first}\n</${tag}>`;
    expect(blocks(`The stove.\n\n${html}\n\nIt is hot.\n`)).toEqual([
      'paragraph: The stove.',
      ...read,
      read[0],
      'paragraph: It is hot.',
    ]);
  });

  it('is code where it is indented outside of any element, and below a text inside of one', () => {
    const code = '\n\n    <p>It boils.</p>\n';
    expect(blocks(`# A stove\n\nWrite:${code}\n<div>\n\nOr write:${code}\n</div>\n`)).toEqual([
      'heading: A stove',
      'paragraph: Write:',
      'code: <p>It boils.</p>',
      'paragraph: Or write:',
      'code: <p>It boils.</p>',
    ]);
  });

  it('has a line in bold as a heading, marks what is above a picture in it, and leaves out its caption', () => {
    const picture = '<p><img src="t.jpg"><br>\n\n\t<small><em>The stove, in 2009</em></small></p>';
    const html = `<p><strong>At dusk</strong></p>\n\n<div>\n\t<p>It burns.</p>\n\n\t${picture}\n</div>`;
    const read = readSource(`# A stove\n\nIt is old.\n\n${html}\n\nIt is hot.\n`).blocks.slice(1);
    expect(read.map(({ kind, text, isPictured = false }) => [kind, text, isPictured])).toEqual([
      ['paragraph', 'It is old.', false],
      ['heading', 'At dusk', false],
      ['paragraph', 'It burns.', true],
      ['paragraph', 'It is hot.', false],
    ]);
  });
});

it.each([
  ['<p>The hall is shut.\t\t<em>Clerk</em></p>', 'The hall is shut. (Clerk)'],
  ['<p>The hall is shut.     <em>Clerk</em>\n</p>', 'The hall is shut. (Clerk)'],
  ['<p>The hall is\n\t\t<em>shut</em></p>', 'The hall is shut'],
  ['<p>The hall is <em>shut</em></p>', 'The hall is shut'],
])('what is at the margin of a line is no part of its sentence: %s', (html, text) => {
  expect(blocks(`${html}<p>It is cold.</p><p>It is dark.</p>`)[0]).toBe(`paragraph: ${text}`);
});

it.each([
  ['“Is it open?”<br>“Hm?”<br>\n&quot;No.&quot;', ['“Is it open?”', '“Hm?”', '"No."']],
  ['“Is it open?” he said.<br>“No.”', ['“Is it open?” he said. “No.”']],
  ['“It was cold,<br>and the sea was wide.”', ['“It was cold, and the sea was wide.”']],
])('each line of a dialogue is a paragraph: %s', (html, texts) => {
  expect(blocks(`<div>The master came.<br><br>${html}</div><p>It is dark.</p>`)).toEqual(
    ['The master came.', ...texts, 'It is dark.'].map((text) => `paragraph: ${text}`),
  );
});

it('a name on the last line of a paragraph is set apart from its last sentence', () => {
  expect(blocks('<h1>The wall</h1><p>It holds. I look forward to May.<br />\n  Ada von Lund</p>')).toEqual([
    'heading: The wall',
    'paragraph: It holds. I look forward to May.',
    'paragraph: Ada von Lund',
  ]);
  for (const lines of [
    'It holds.<br>And so it ends',
    'It is by<br>Ada Lund',
    'It holds.<br>Ada Lund is here.',
  ])
    expect(blocks(`<h1>The wall</h1><p>${lines}</p>`)).toEqual([
      'heading: The wall',
      `paragraph: ${lines.replace('<br>', ' ')}`,
    ]);
});
