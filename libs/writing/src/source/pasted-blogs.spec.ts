import { readSource } from './read-source.js';
import type { Block } from './source.types.js';

const shown = ({ kind, speaker, text }: Block): string => `${kind}: ${speaker ? `[${speaker}] ` : ''}${text}`;
const blocks = (content: string): string[] => readSource(content).blocks.map(shown);

describe('the files of blogs', () => {
  it('read JSON front matter, and a rule of signs is no text', () => {
    const source = readSource(
      '{\n  "title": "A better friend",\n  "topics": ["Life"],\n  "published": true\n}\n\n=====\n\nI eat no meat.\n\n=====\n\nIt feels right.\n',
    );
    expect(source.title).toBe('A better friend');
    expect(source.tags).toEqual(['Life']);
    expect(source.blocks.map(shown)).toEqual(['paragraph: I eat no meat.', 'paragraph: It feels right.']);
  });

  it('leave a brace at the head of a text that is no mapping', () => {
    expect(readSource('{\nSome words in braces.\n}\n\nMore.\n').text).toContain('Some words');
  });

  it('read a term with its description', () => {
    const list =
      '<dl>\n<dt>Them:</dt><dd>Do you eat fish?</dd>\n<dt>Me</dt><dd>No.</dd>\n<dt>Nobody</dt>\n</dl>\n';
    expect(blocks(`A talk at lunch.\n\n${list}`)).toEqual([
      'paragraph: A talk at lunch.',
      'item: Them: Do you eat fish?',
      'item: Me: No.',
      'paragraph: Nobody',
    ]);
  });

  it('go on where a wrapped line begins in lower case', () => {
    const wrapped =
      'There was a lot of interest in bringing the lessons to the institutions at the end of the long week. \nIn October 2018 we did a roadshow to the universities in the Eastern Cape and in KwaZulu Natal as well.\nBased on the event, six new workshops \nwere confirmed at various universities.\nThe week was a success.';
    expect(blocks(`# News\n\n${wrapped}\n`)).toHaveLength(2);
  });

  it('are not parted inside a sentence before a name', () => {
    const lines =
      'It was most of a century later before Carlo Renaldini suggested that\nChristiaan Huygens’s way to measure against the freezing and boiling points of water\nbe used.\nNobody did.\n';
    expect(blocks(`A talk about a tool.\n\n${lines}`)[1]).toContain('suggested that Christiaan Huygens');
  });

  it('have a caption in italics right behind its picture', () => {
    const { blocks: all, sections } = readSource(
      'It rained.\n\n![The hall](/a.jpg)\n*The hall of Riga, 2018*\n\nThe hall was full, and nobody minded the rain at all.\n',
    );
    expect(all.map(({ kind }) => kind)).not.toContain('heading');
    expect(sections.flatMap((section) => section.blocks)).not.toContain(
      all.findIndex(({ text }) => text.startsWith('The hall of Riga')),
    );
  });

  it('head a part with the bold line of a numbered item', () => {
    const content =
      'Interview with Meera Zain\n\nMeera Zain is a baker.\n\n1. **Tell us about yourself.**\n\n    I bake.\n\n1. **Who helps?**\n\n    My brother does.\n\n1. **Why bread?**\n\n    It is alive.\n\n1. **What next?**\n\n    Sleep.\n';
    expect(blocks(content)).toEqual([
      'heading: Interview with Meera Zain',
      'paragraph: Meera Zain is a baker.',
      'heading: Tell us about yourself.',
      'paragraph: [Meera Zain] I bake.',
      'heading: Who helps?',
      'paragraph: [Meera Zain] My brother does.',
      'heading: Why bread?',
      'paragraph: [Meera Zain] It is alive.',
      'heading: What next?',
      'paragraph: [Meera Zain] Sleep.',
    ]);
  });

  it('take nobody from a declared title as the person asked', () => {
    const content =
      '---\ntitle: When to use Commercial Ovens\n---\n\nCommercial Ovens are large.\n\n## Who needs one?\n\nBakers.\n\n## Who does not?\n\nYou.\n\n## Why?\n\nThey are large.\n';
    expect(readSource(content).blocks.every(({ speaker }) => speaker === undefined)).toBe(true);
  });

  it('name the speaker at the beginning of a block quotation, down to its end', () => {
    expect(
      blocks(
        '# Fees\n\nSome charge.\n\n> Neal Davis: We charge $40.\n>\n> It pays for lunch.\n\nOthers do not.\n',
      ),
    ).toEqual([
      'heading: Fees',
      'paragraph: Some charge.',
      'quote: [Neal Davis] We charge $40.',
      'quote: [Neal Davis] It pays for lunch.',
      'paragraph: Others do not.',
    ]);
  });

  it('give a speaker only the quotation that ends a paragraph', () => {
    expect(
      blocks(
        'Lesson 2: I began without an idea. “Inspiration has to find us working.” –Pablo Picasso\n',
      ).slice(0, 2),
    ).toEqual([
      'paragraph: Lesson 2: I began without an idea.',
      'quote: [Pablo Picasso] “Inspiration has to find us working.”',
    ]);
  });

  it('set a line that is only a link aside', () => {
    const { sections, blocks: all } = readSource(
      '[Versión en español](https://a.example/es)\n\nWe mapped four countries in a year.\n',
    );
    expect(sections.flatMap((section) => section.blocks.map((at) => all[at]?.text))).toEqual([
      'We mapped four countries in a year.',
    ]);
  });

  it('have no text in a figure but its caption', () => {
    expect(
      blocks(
        '<figure id="a">![A27 fire](/a.jpg) A27 fire</figure>\n\nLast week a lorry burned on the A27.\n',
      ),
    ).toEqual(['paragraph: Last week a lorry burned on the A27.']);
  });

  it('close an interview with a note of their own', () => {
    const interview =
      'Interview with Meera Zain\n\nMeera Zain is a baker.\n\n### Who helps?\n\nMy brother does.\n\n### Why bread?\n\nIt is alive.\n\n### What next?\n\nSleep.\n\n';
    const note = 'The bakery opens again in May.';
    for (const end of [`___\n\n${note}\n`, `*${note}*\n`])
      expect(blocks(interview + end).slice(-2)).toEqual([
        'paragraph: [Meera Zain] Sleep.',
        `paragraph: ${note}`,
      ]);
  });

  it('have captions beside their pictures in blocks named so', () => {
    expect(
      blocks(
        '## A cake\n\nWe ate a cake.\n\n<div class="photo-right">\n<a href="/a"><img src="/a.jpg"></a><br>\nThe cake, all of it.\n</div>\n\n- It was sweet.\n- It was large.\n\n—or—\n\nWe ate a pie.\n',
      ),
    ).toEqual([
      'heading: A cake',
      'paragraph: We ate a cake.',
      'item: It was sweet.',
      'item: It was large.',
      'paragraph: We ate a pie.',
    ]);
  });

  it('have items behind a colon that are headings too', () => {
    expect(
      blocks(
        'The kit has all you need. The kit includes:\n\n- Board\n- Case\n\n## Board\n\nA board.\n\n## Case\n\nA case.\n',
      ).slice(1, 3),
    ).toEqual(['item: Board', 'item: Case']);
  });

  it('have bullets that a program has escaped or set in a line', () => {
    const bullets = ['item: Mend the fence.', 'item: Paint the gate.'];
    expect(
      blocks('We agreed on two things:\n\n\\- Mend the fence.\n\n\\- Paint the gate.\n').slice(1),
    ).toEqual(bullets);
    expect(blocks('Matters arising • Mend the fence. • Paint the gate.\n')).toEqual([
      'heading: Matters arising',
      ...bullets,
    ]);
    expect(blocks('Home • About • Contact\n\nWe mend fences here.\n')[0]).not.toContain('item');
  });

  it('have items and numbered lines in bold that are paragraphs of HTML', () => {
    const part = (line: string, item: string): string =>
      `<p dir="ltr">\n  <strong>${line}</strong>\n</p>\n\n  * <p dir="ltr">\n      ${item}\n    </p>\n\n`;
    const content =
      '---\ntitle: Rowing\n---\n\n<p>We row on the lake.</p>\n\n' +
      part('1. Water, water', 'Drink before you row.') +
      part('2. Go early', 'The lake is calm.') +
      part('3. Rest', 'Row again the next day.');
    expect(blocks(content)).toEqual([
      'paragraph: We row on the lake.',
      'heading: 1. Water, water',
      'item: Drink before you row.',
      'heading: 2. Go early',
      'item: The lake is calm.',
      'heading: 3. Rest',
      'item: Row again the next day.',
    ]);
  });

  it('end where a press release ends', () => {
    const release = 'Milk pays.\n\nThe trial ran for four years.\n\nIt ended in May.\n\nENDS\n\n';
    const { sentences } = readSource(`${release}### Using this site?\n\nIt is free for you.\n`);
    expect(sentences.map(({ text }) => text)).toEqual([
      'Milk pays.',
      'The trial ran for four years.',
      'It ended in May.',
    ]);
  });
});

describe('a page of paragraphs in HTML', () => {
  const REST = Array.from({ length: 12 }, (_, at) => `<p>Hive ${at} is dry.</p>\n\n`).join('');
  const kinds = (heads: readonly string[], by = '\n\n', inside = ''): string[] =>
    readSource(
      `<p class="a">\n  We keep bees on a roof.\n</p>\n\n${heads.map((head, at) => `${head}${by}<p class="a">\n  This is part ${at + 1} of it.\n</p>\n\n`).join('')}${inside}${REST}`,
    ).blocks.flatMap(({ kind, text }) => (text.startsWith('Hive') ? [] : `${kind} ${text}`));
  const HEADS = ['### 1. Plan it! {.p1}', '### 2. Keep it'];

  it('has the headings of Markdown between them', () => {
    expect(kinds(HEADS)).toEqual([
      'paragraph We keep bees on a roof.',
      'heading 1. Plan it!',
      'paragraph This is part 1 of it.',
      'heading 2. Keep it',
      'paragraph This is part 2 of it.',
    ]);
  });

  it.each([
    ['one', HEADS.slice(1), '\n\n', ''],
    ['remarks in code', HEADS, '\n\n', '<pre>\n\n## set up\n\nrun it\n\n## stop\n\n</pre>'],
    ['tags in a text', ['##bees', '#roof'], '\n\n', ''],
    ['a sign that is not alone on its line', ['Row ## 1', 'Row ## 2'], '\n\n', ''],
  ])('has none by %s', (_, heads, by, inside) => {
    expect(kinds(heads, by, inside).filter((block) => block.startsWith('heading'))).toEqual([]);
  });
});
