import { cleanProse } from '../formats/finish/clean-text.js';
import { analyse } from '../offline/analyse.js';
import { readSource } from './read-source.js';

const sentences = (content: string): string[] => readSource(content).sentences.map(({ text }) => text);

describe('forms that authors write', () => {
  it('reads links whose first definition has no address', () => {
    const content =
      '# Pie\n\nA writer [got an e-mail][2] from a friend.\n\n[1]: "See generally the book."\n[2]: http://a.example/b\n';
    expect(sentences(content)).toEqual(['A writer got an e-mail from a friend.']);
  });

  it('reads signs of UTF-8 that a program took for Windows-1252, and no word in capitals for them', () => {
    const content =
      'WeÂ\u00a0met â€œearlyâ€\u009d â€“ itâ€™s FrÃ¼hling in KÃ¶ln, Ã–sterreich and â€”Â\u00a0FranÃ§ais. He said “IRMÔ and left.';
    expect(sentences(content)).toEqual([
      'We met “early” – it’s Frühling in Köln, Österreich and — Français.',
      'He said “IRMÔ and left.',
    ]);
  });

  it('does not end a sentence before ".Net"', () => {
    expect(sentences('Developers use less Java, .Net and PHP than before.')).toHaveLength(1);
  });

  it('takes no title from the first of several numbered headings behind an introduction', () => {
    const content =
      'Here are three things we learned in the first year of the bus.\n\n### 1. "New" is a word\n\nA text of one line.\n\n### 2. Ship early\n\nAnother text of a line.\n\n### 3. Ask somebody\n\nThe last text of a line.\n';
    const { title, sections } = readSource(content);
    expect(title).not.toContain('New');
    expect(sections.map(({ heading }) => heading)).toContain('"New" is a word');
  });

  it('tells long items with paragraphs between them as paragraphs', () => {
    const long =
      'It is the unit of planning, and everything that the cluster does begins with it, whatever else the people who run it may plan for the week, the month and the year.';
    const content = `# Four features\n\nWe list four features here.\n\n1) Pods. ${long}\n\nA similar thing was called an alloc before.\n\n2) Services. ${long}\n`;
    const { lists, units } = analyse(readSource(content));
    expect(lists).toEqual([]);
    expect(units.some(({ isItem }) => isItem)).toBe(false);
  });

  it('leaves the place and the day of a release out', () => {
    const [first] = analyse(
      readSource(
        '# News\n\nSAN FRANCISCO, April 12, 2016 — The Foundation announced its first survey today.\n',
      ),
    ).units;
    expect(first?.text).toBe('The Foundation announced its first survey today.');
  });

  it('keeps the asterisks of code', () => {
    expect(cleanProse('"express": "*", "coffee": "*"')).toBe('"express": "*", "coffee": "*"');
  });

  it('takes a speech in a fence below its heading for text, and one that a sentence shows for code', () => {
    const speech =
      'Dear guests,\nwe have rowed for 30 years now.\n\nThe lake was frozen\nwhen we began.\nNone of us knew it.';
    const kindsOf = (above: string, mark = ''): string[] =>
      readSource(
        `# Rowing\n\nWe had a feast.\n\n${above}\n\n\`\`\`${mark}\n${speech}\n\`\`\`\n\nIt was late.`,
      )
        .blocks.slice(3, -1)
        .map(({ kind, text }) => `${kind}: ${text}`);
    expect(kindsOf('## My speech')).toEqual([
      'paragraph: Dear guests, we have rowed for 30 years now.',
      'paragraph: The lake was frozen when we began. None of us knew it.',
    ]);
    expect(kindsOf('## My speech', 'sh')).toHaveLength(1);
    expect(kindsOf('It prints this:')[0]).toMatch(/^code: Dear/u);
  });

  it('takes indented verse for text, and indented code for code', () => {
    const kinds = (lines: string): string[] =>
      readSource(`# A walk\n\nThe poet writes:\n\n${lines}\n\nWe walked on.\n`).blocks.map(
        ({ kind }) => kind,
      );
    const [verse, code] = [
      '    The tide goes out,\n    the boats lie still;\n    so do I. (Song 4)',
      '    go();\n    stay();\n    rest();',
    ];
    expect(kinds(verse)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
    expect(kinds(code)).toEqual(['heading', 'paragraph', 'code', 'paragraph']);
  });

  it('shows no directive that a fence runs, but for a note', () => {
    const fence = (directive: string): string =>
      `We row.\n\n\`\`\`eval_rst \n\n.. ${directive}\n\n    Bring a coat.\n\`\`\`\n`;
    expect(readSource(fence('only:: email')).text).toBe('We row.');
    expect(readSource(fence('note::')).text).toContain('coat');
  });

  it('reads nothing of a directive of reStructuredText', () => {
    const content =
      '# Notes\n\nThe tide came in.\n\n.. index::\n   single: Boats; Piers\n\nThe boats lay still.\n';
    expect(sentences(content)).toEqual(['The tide came in.', 'The boats lay still.']);
  });

  it('takes lines below a lead-in for a list where each begins anew', () => {
    const content =
      '# Minutes\n\nPayments still to be **made**.\n\nPayments still to be made in 2024:\n$302 for the box (more than in 2023)\n$57 for the clearing of the slope.\nSalt for the winter\n';
    const items = readSource(content).blocks.filter(({ kind }) => kind === 'item');
    expect(items.map(({ text }) => text)).toEqual([
      '$302 for the box (more than in 2023)',
      '$57 for the clearing of the slope.',
      'Salt for the winter',
    ]);
  });

  it('quotes a line in italics, without the short one below it that says where it is from', () => {
    const content =
      '# A talk\n\nAs we read at the beginning:\n*The tide came in. Nobody saw it.*\n*Song 20.1*\n\nWe saw it, too, and it stayed with us.\n';
    expect(
      readSource(content)
        .blocks.slice(1)
        .map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['paragraph', 'As we read at the beginning:'],
      ['quote', 'The tide came in. Nobody saw it.'],
      ['paragraph', 'Song 20.1'],
      ['paragraph', 'We saw it, too, and it stayed with us.'],
    ]);
    expect(sentences(content)).not.toContain('Song 20.1');
  });

  it('quotes no sentence that only opens its paragraph in italics, unless words introduce it', () => {
    const kindsOf = (lead: string, below: string): string[] =>
      readSource(
        `# A talk\n\n${lead}\n\n*There is no sign that the tide came in.*\n${below}\n\nWe saw it, too.\n`,
      ).blocks.map(({ kind }) => kind);
    const plain = ['heading', 'paragraph', 'paragraph', 'paragraph'];
    expect(kindsOf('It was late.', 'The book of the harbour has [no flood](b.md) in it.')).toEqual(plain);
    expect(kindsOf('We read:', 'The book of the harbour has [no flood](b.md) in it.')).toContain('quote');
    expect(kindsOf('It was late.', '— Ada Lund')).toContain('quote');
    expect(kindsOf('It was late.', '*Song 20.1*')).toContain('quote');
  });

  it('keeps a short question in italics above its answer', () => {
    const content =
      '# A diver\n\nAda dives for the harbour.\n\n_What made you a diver?_\n\nMy mother did.\n\n_Who are your heroes?_\n\nThe crew.\n\n_Why?_\n\nThey came back.\n';
    expect(readSource(content).sections.map(({ heading }) => heading)).toEqual([
      'A diver',
      'What made you a diver?',
      'Who are your heroes?',
      'Why?',
    ]);
  });

  it('keeps a paragraph that speaks of those who sign up', () => {
    const long = 'The harbour letter went to forty people. '.repeat(40);
    const content = `# A letter\n\n${long}\n\nYou know what you get when you sign up for the letter.\n`;
    expect(sentences(content).filter((text) => /sign up/iu.test(text))).toEqual([
      'You know what you get when you sign up for the letter.',
    ]);
  });

  it('keeps the titles of works that are set in a tag, and leaves out whose words a quotation is', () => {
    const content =
      'I read two.\n\n<cite>The Long Row</cite>\n\nIt is long.\n\n- <cite>Peas</cite>\n\n> The row is long.\n\n<cite>Ann Lee</cite>\n\nSo it is.\n';
    const read = ['I read two.', 'The Long Row', 'It is long.', 'Peas', 'The row is long.', 'So it is.'];
    expect(sentences(content)).toEqual(read);
  });

  it('reads no button that leads down its page', () => {
    const content =
      'I made doughnuts.\n\n<a class="jump" href="#recipe">\n    Jump to Recipe\n</a>\n\nThey are baked.\n';
    expect(sentences(content)).toEqual(['I made doughnuts.', 'They are baked.']);
  });

  it('keeps the lines of a poem in italics, and wrapped lines below a colon', () => {
    const poem =
      '# Poem\n\nHere is one.\n\n*The tide goes out,*\n*the boats lie still.*\n*So do I on some days*\n';
    expect(sentences(poem).join(' ')).toContain('So do I on some days');
    const wrapped =
      'There were two reasons for the delay of the new bridge over the bay:\nThe steel that came in March was of the wrong grade, and so the yard in\nDresden sent it back.\n';
    expect(readSource(`# Steel\n\n${wrapped}`).blocks.map(({ kind }) => kind)).not.toContain('item');
  });
});

it.each(['\n', '  \n', '\\\n'])('lines that each have a label stay lines: %j', (end) => {
  const lines = ['2023: 1,204 (7% of those who visit join up)', 'In 2024: 3,310 (19%)'];
  const content = `# The club\n\nHow many came to us?\n\nYear ${lines.join(`${end}Year `)}\n\nThat was a good year.\n`;
  const read = ['How many came to us?', ...lines.map((line) => `Year ${line}`), 'That was a good year.'];
  expect(
    readSource(content)
      .blocks.slice(1)
      .map(({ text }) => text),
  ).toEqual(read);
  expect(analyse(readSource(content)).units.map(({ text }) => text)).toEqual(
    expect.arrayContaining(read.slice(1)),
  );
});

it('a wrapped line with a colon is none', () => {
  const wrapped = 'Note: the hall is shut in May, and the\nOther one: it is too small for us all.';
  expect(sentences(`# The club\n\nWe met.\n\n${wrapped}\nSo we stay.\n`)).toContain(
    wrapped.replace('\n', ' '),
  );
});

it.each(['', '*'])('a word that a line ends in the middle of has no space in it: %j', (mark) => {
  const content = `Wir wohnen in ${mark}Bad${mark} Berlin-\nMitte, und die Ein- und Ausgabe ist hier.\n`;
  expect(sentences(content)).toEqual(['Wir wohnen in Bad Berlin-Mitte, und die Ein- und Ausgabe ist hier.']);
});

it('links of reStructuredText are their words, and where they lead is no text', () => {
  const { text } = readSource(
    'Minutes of May\n==============\n\nThe `finance committee`_ met `Ann`_ in the library of the meeting house.\n\nThe roof costs 900 euros.\n\n.. _`finance committee`: /committees/Finance/\n.. _`Ann`: /friends/Ann\n',
  );
  expect(text).toContain('The finance committee met Ann in the library');
  expect(text).not.toMatch(/_|\/friends/u);
});

describe('a name on a server', () => {
  it.each([
    ['My name there is @jo@pier.example, as ever.', []],
    ['Write to (jo@pier.example), as ever.', ['mailto:jo@pier.example']],
    ['Write to <jo@pier.example>, as ever.', ['mailto:jo@pier.example']],
  ])('is no address of mail: %s', (text, urls) => {
    const { blocks, links } = readSource(`# The pier\n\nWe moved.\n\n${text}`);
    expect(blocks.at(-1)?.text).toBe(text.replace(/[<>]/gu, ''));
    expect(links.map(({ url }) => url)).toEqual(urls);
  });
});

it('a file in which lines are wrapped has no paragraph for each of its lines', () => {
  const lines = [
    'The night bus carried eleven thousand people in its first winter, which nobody had planned for. ',
    'The town pays for it. It never paid for a second driver, though the mayor had promised one in May. ',
    'The crew of the bus wrote to the mayor again in the summer of that year, and the mayor said no. ',
  ];
  const wrapped = (break_: string): string =>
    Array.from(
      { length: 4 },
      (_, at) =>
        `On day ${at} the bus was late at the mill because of the snow on the road,${break_}as it is in every winter.`,
    ).join('\n\n');
  const blocksOf = (head: string, break_: string): number =>
    readSource(`${head}${lines.join('\n')}\n\n${wrapped(break_)}\n`).blocks.length;
  const head = '---\ntitle: The night bus\n---\n\n';
  expect(blocksOf(head, '\n')).toBe(5);
  expect(blocksOf(head, ' ')).toBe(7);
  expect(blocksOf('', '\n')).toBe(7);
});
