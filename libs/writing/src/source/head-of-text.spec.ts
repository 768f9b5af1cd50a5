import { readSource } from './read-source.js';

describe('what a text is, before it is read', () => {
  it.each([
    [
      'front matter',
      '---\ntitle: "The &quot;Plan&quot;"\nauthor: Ann Lee\n---\n\n# Other\n\nText.',
      'The "Plan"',
      'Ann Lee',
    ],
    [
      'front matter over lines that are not indented',
      '---\ntitle: "A new way to make rules easier to\nimplement"\nauthor: Ann Lee\n---\n\nText.',
      'A new way to make rules easier to implement',
      'Ann Lee',
    ],
    [
      'front matter that calls its title "post"',
      '---\nlayout: post\npost: The wall!\n---\n\nText.',
      'The wall!',
      '',
    ],
    [
      'front matter with its title in brackets',
      '---\ntitle: ["The wall: a guide"](\nauthor: Ann Lee\n---\n\nThe wall is old.',
      'The wall: a guide',
      'Ann Lee',
    ],
    [
      'front matter of WordPress',
      "---\npost_title: >\n  The wall\npage_title:\n  - 'true'\nauthor: Ann Lee\n---\n\nText.",
      'The wall',
      'Ann Lee',
    ],
    [
      'JSON front matter that is indented',
      '\n  {\n    "title" : "The wall",\n    "cover" : {\n      "by" : "Bo Li"\n    },\n    "author" : "Ann Lee"\n  }\n\nText.',
      'The wall',
      'Ann Lee',
    ],
    ['front matter of a page', '---\npage-title: "The wall"\n---\n\nText.', 'The wall', ''],
    [
      'front matter with a title beside that of its page',
      '---\ntitle: The wall\npageTitle: The wall, Harbour and Sons\n---\n\nText.',
      'The wall',
      '',
    ],
    ['front matter of Eleventy', '---\nlayout: post\npostTitle: The wall\n---\n\nText.', 'The wall', ''],
    [
      'front matter with the keys of Ruby',
      '---\n:title: The wall\n:author: Ann Lee\n---\n\nText.',
      'The wall',
      'Ann Lee',
    ],
    [
      'front matter with the address of its author',
      '---\ntitle: The plan\nauthor: "Ann Lee (https://ann.example), [Bo Li](https://bo.example) and Cy Ray <cy@ray.example>"\n---\n\nText.',
      'The plan',
      'Ann Lee, Bo Li and Cy Ray',
    ],
    [
      'fields of reStructuredText below its title',
      "The wall\n========\n\n:author: Ann Lee\n:category: Ann's corner\n:date: 2020-04-09\n\nText.",
      'The wall',
      'Ann Lee',
    ],
    [
      'variables of server-side includes',
      '<!--#set var="title" value="Notes of the harbour meeting" -->\n<!--#include virtual="head.html" -->\n\n# <!--#echo var="title" -->\n\nText.\n\n## Boats\n\nMore.',
      'Notes of the harbour meeting',
      '',
    ],
    [
      'broken front matter',
      '---\ntitle: {{ page.x }}: y\nauthors: [handle-one]\n---\n# Head\n\nText.',
      '{{ page.x }}: y',
      '',
    ],
    ['the first heading of level 1', '## Sub\n\nText.\n\n# Main\n\nText.', 'Main', ''],
    ['the first heading', '## Sub\n\nText.', 'Sub', ''],
    [
      'front matter without its opening fence',
      'layout: post\ntitle: The wall\nauthor: Ann Lee\ntags:\n- a\n---\n\nText.',
      'The wall',
      'Ann Lee',
    ],
    ['TOML without its opening fence', 'title = "The wall"\ndate = 2016\n+++\nText.', 'The wall', ''],
    ['a plain head', 'Title: The wall\nDate: 2016-10-23\nAuthor: Ann Lee\n\nText.', 'The wall', 'Ann Lee'],
    [
      'a title with a colon',
      'Title: Rope: a story\nDate: 2016-10-23\nAuthor: Ann Lee\n\nText.',
      'Rope: a story',
      'Ann Lee',
    ],
    ['a comment', '---\ntitle: The rope # note: old\nauthor: Ann Lee\n---\n\nText.', 'The rope', 'Ann Lee'],
    ['no head of one line', 'Title: a comedy\n\nText.', 'Title: a comedy', ''],
    ['a short first line', 'Only a short line', 'Only a short line', ''],
    ['nothing', `${'Long words follow here and go on '.repeat(6)}.`, '', ''],
    [
      'what is set for the server',
      '<!--#set var="title" value="The wall &amp; the pier" -->\n\n# <!--#echo var="title" -->\n\nText.\n\n## More\n\nText.',
      'The wall & the pier',
      '',
    ],
  ])('takes the title from %s', (_name, content, title, author) => {
    expect(readSource(content)).toMatchObject(
      _name === 'broken front matter' ? { author } : { title, author },
    );
  });
});

it('a date in the front matter is no title where a heading has it and more', () => {
  const meeting = (heading: string): string =>
    readSource(`---\ntitle: '2019-05-03'\n---\n\n### ${heading}\n\nThe board met at six. It was warm.\n`)
      .title;
  expect(meeting('Meeting of the harbour board 2019-05-03')).toBe('Meeting of the harbour board 2019-05-03');
  expect(meeting('Lamps')).toBe('2019-05-03');
});

it('one of several headings behind two sentences is no title', () => {
  const { title } = readSource(
    'The board met at six, in the hall.\n\n- Ann Lee\n- Bo Li\n\nCy Ray was ill.\n\n## The report\n\nText.\n\n## The money\n\nText.',
  );
  expect(title).not.toBe('The report');
});

it('one of several headings behind an introduction is no title; where links to a heading lead is no word of it', () => {
  const source = readSource(
    [
      'The council of Harbour Street met at half past seven on the tenth of June. It met online for the first time.',
      '#### Present (#present)',
      'Four councillors came to the meeting.',
      '#### The bench {#bench}',
      'The bench on the pier is painted in spring.',
    ].join('\n\n'),
  );
  expect(source.title).toBe('');
  expect(source.sections.map(({ heading }) => heading)).toEqual(['', 'Present', 'The bench']);
});

it('a single line break means nothing in a file with front matter', () => {
  const lines =
    'Put the peas in.\nThe pot has to boil, and nobody has to stir it for as long as\nthe lid is on it.';
  const textsOf = (content: string): string[] => readSource(content).blocks.map(({ text }) => text);
  expect(textsOf(`---\ntitle: Peas\n---\n${lines}`)).toHaveLength(1);
  expect(textsOf(lines)).toHaveLength(2);
});

it('a sentence a line is a paragraph in a file with front matter, and several in a paste', () => {
  const lines = Array.from(
    { length: 3 },
    (_, at) => `On day ${String(at)} the pot of peas ${'stood on the fire '.repeat(6)}all day.`,
  );
  const textsOf = (content: string): string[] => readSource(content).blocks.map(({ text }) => text);
  expect(textsOf(`---\ntitle: Peas\n---\n${lines.join('\n')}`)).toHaveLength(1);
  expect(textsOf(lines.join('\n'))).toHaveLength(3);
});

it('entities that a blog export escaped twice or left open are read in title and description', () => {
  const head = [
    '---',
    "title: 'The bench&#58 pier &amp;#8211; a study'",
    "summary: 'Mugs &amp;amp; bowls'",
    '---',
  ];
  expect(readSource(`${head.join('\n')}\n\nThe bench on the pier is painted in spring.\n`)).toMatchObject({
    title: 'The bench: pier – a study',
    description: 'Mugs & bowls',
  });
});

it('reads the front matter that stands in a comment of HTML', () => {
  const { title, published, text } = readSource(
    '<!--meta\nTitle: The quay\nDate: 2017-11-01\n-->\n\nIt was built of oak.\n',
  );
  expect([title, published, text]).toEqual(['The quay', '2017-11-01', 'It was built of oak.']);
});

it.each(['excerpt', 'snippet', 'subheading', 'teaser', 'deck'])(
  'reads what a text is about from the field %s',
  (field) => {
    const { description } = readSource(
      `---\ntitle: The quay\n${field}: How the quay was built.\n---\n\nIt was built.\n`,
    );
    expect(description).toBe('How the quay was built.');
  },
);

it('reads front matter whose closing fence is lost, and a title without the quotation marks around it', () => {
  const { title, published, text } = readSource(
    '---\ntitle: "The quay: a history"\ndate: 2017-11-01\n\nIt was built of oak.\n\nIt still stands.\n',
  );
  expect([title, published, text]).toEqual([
    'The quay: a history',
    '2017-11-01',
    'It was built of oak.\n\nIt still stands.',
  ]);
  const ruled =
    '---\ntitle: On bread\ntags:\n  - bread\n\nThe baker sells loaves.\n\n---\n\nShe starts at three.\n';
  expect(readSource(ruled).sentences.map((each) => each.text)).toEqual([
    'The baker sells loaves.',
    'She starts at three.',
  ]);
  const closed = '---\ntitle: On bread\n\nrelated: [\n  "/a",\n]\n---\n\nThe baker sells loaves.\n';
  expect(readSource(closed).text).toBe('The baker sells loaves.');
  expect(readSource(`---\ntitle: '"The quay"'\n---\n\nIt was built.\n`).title).toBe('The quay');
});

it('reads fields with a fence between them, of which the last is the text', () => {
  const fields =
    'title: The wall: a crack\n---\nkinds:\nstone\n---\nauthor: Ada Lund\n---\npub_date: 2023-01-22';
  const below = 'The wall was wet.\n\n---\n\nNow it is dry.';
  const source = readSource(`${fields}\n---\nbody:\n\n${below}\n`);
  expect([source.title, source.author, source.published]).toEqual([
    'The wall: a crack',
    'Ada Lund',
    '2023-01-22',
  ]);
  expect(source.blocks.map(({ text }) => text)).toEqual(['The wall was wet.', 'Now it is dry.']);
  const talk = readSource('note: it is wet\n---\nadvice: call us\n\nThe body: it is dry.\n');
  expect(talk.blocks.map(({ text }) => text)).toContain('The body: it is dry.');
});

it('reads a sign of money that is kept from a typesetter of formulas', () => {
  expect(readSource('We paid \\\\$5 for it.').text).toBe('We paid $5 for it.');
});

it.each([
  [
    'is that of its heading, where the page adds the name of its site',
    '<html><head><title>The wall holds | Harbour News</title></head><body><h2>The wall holds</h2><p>It is dry.</p><h2>The boats</h2><p>They are safe.</p></body></html>',
    'The wall holds',
  ],
  [
    'is not the first heading below an introduction, which heads parts of its own',
    'We moved to the harbour with both of our boats in the spring of the year. This is how it came about.\n\n## Plans\n\n1. A boat\n2. A shed\n\n### The boat\n\nIt leaks.\n\n### The shed\n\nIt is dry.\n',
    '',
  ],
])('the title of a text %s', (_, content, title) => {
  expect(readSource(content).title).toBe(title);
});
