import { readSource } from '../read-source.js';
import { undecorated } from './plain-marks.js';

it.each([
  ['🎉 Big news 🎉', 'Big news'],
  ['Why it is slow 🐌', 'Why it is slow'],
  ['Theirs saves ⏰, ours saves 💰', 'Theirs saves ⏰, ours saves 💰'],
  ['🎉', '🎉'],
])('a heading without the pictures around it: %s', (written, said) => {
  expect(undecorated(written)).toBe(said);
});

it.each([
  ['**Preis: **30 Euro im Monat.', 'Preis: 30 Euro im Monat.'],
  ['** Bake late.** The bread is fresh.', 'Bake late. The bread is fresh.'],
  ['**Doors: ** the hall opens at nine.', 'Doors: the hall opens at nine.'],
  ['**Tip:**the oven is hot.', 'Tip:the oven is hot.'],
  ['She gave **30%**of it away.', 'She gave 30%of it away.'],
  ['**時間：**駅は九時に開きます。', '時間：駅は九時に開きます。'],
  ['町の**「古い駅」**は人気です。', '町の「古い駅」は人気です。'],
  ['**Note: the hall is closed in May.', 'Note: the hall is closed in May.'],
  ['It is 2 ** 3 loaves, and **Ann** bakes.', 'It is 2 ** 3 loaves, and Ann bakes.'],
  ['It is 2**3 loaves or 4**5 rolls.', 'It is 2**3 loaves or 4**5 rolls.'],
])('bold that Markdown does not read: %s', (written, said) => {
  const { blocks } = readSource(`# Bread\n\nWe bake.\n\n${written}\n`);
  expect(
    blocks
      .slice(2)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(said);
});

it.each(['> ', '+ ', '1. ', '> - '])(
  'a long chain of %s inside a line is no nest of quotations or lists',
  (mark) => {
    expect(() => readSource(`x ${mark.repeat(20_000)}`)).not.toThrow();
  },
);

const ruled = (above: string): string[] =>
  readSource(`# Minutes\n\nWe met in May.\n\n${above}\n---\n\nThe hall was full.\n`).blocks.map(
    ({ kind }) => kind,
  );

it.each(['The treasurer was elected.', '**For: 12**\n**Against: 1**', '„Wir danken dem Chor.“'])(
  'a rule right below a sentence or several lines makes no heading of them: %s',
  (above) => {
    expect(ruled(above)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
  },
);

it.each(['The treasurer', 'Who pays?'])('a line that is underlined is a heading: %s', (above) => {
  expect(ruled(above)).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
});

it('lines behind bars are quoted, and no row of a table is', () => {
  const blocksOf = (content: string): string[] =>
    readSource(`# Bread\n\nMy baker has a tale:\n\n${content}\n\nWe bake.\n`)
      .blocks.slice(2, -1)
      .map(({ kind, text }) => `${kind}: ${text}`);
  expect(
    blocksOf('| A man came to the door and said: "Skip me."\n|\n| "Why?" asked Tom,\n| who had the bread.'),
  ).toEqual([
    'quote: A man came to the door and said: "Skip me."',
    'quote: "Why?" asked Tom, who had the bread.',
  ]);
  expect(blocksOf('| Loaf | Flour\n| --- | ---\n| White | Wheat')).toEqual(['table: White; Flour: Wheat']);
});

it('the dashes of a signature make no heading of the words above it', () => {
  const { blocks } = readSource(
    '# Bread\n\n## How to bake\n\nBake it late, and call me.\n\nGood luck!\n-- \n.: Ann\n',
  );
  expect(blocks.map(({ kind, text }) => `${kind}: ${text}`).slice(2, 4)).toEqual([
    'paragraph: Bake it late, and call me.',
    'paragraph: Good luck!',
  ]);
});

it.each([
  [
    'We bake late -- at nine, say -- and sell **early** --\nat six.',
    'We bake late – at nine, say – and sell early – at six.',
  ],
  ['All of us---even [Ann](on---bread)---were there.', 'All of us—even Ann—were there.'],
  ['A bun -- <a href="/b">the best</a> --\nis warm.', 'A bun – the best – is warm.'],
  [
    'Type `bake -- late`, and see https://bread.example/on---bread.',
    'Type bake -- late, and see https://bread.example/on---bread.',
  ],
  ['Use --late.', 'Use --late.'],
  ['It bakes for 2--3 hours, at 40%--50%.', 'It bakes for 2–3 hours, at 40%–50%.'],
  ['Part 2--3x and i--3 stay.', 'Part 2--3x and i--3 stay.'],
])('hyphens that stand for a dash between words are one: %s', (written, said) => {
  const { blocks, links } = readSource(`# Bread\n\nWe bake.\n\n${written}\n`);
  expect(blocks.at(-1)?.text).toBe(said);
  expect(links.every(({ url }) => written.includes(url))).toBe(true);
});

it('they are one in the indented items of HTML too', () => {
  const { blocks } = readSource('# Bread\n\nWe bake.\n\n<ul>\n\t<li>We bake late -- at nine.</li>\n</ul>\n');
  expect(blocks.at(-1)?.text).toBe('We bake late – at nine.');
});

it('hyphens in a block of code are none', () => {
  expect(readSource('# Bread\n\nWe bake.\n\n    bake -- late\n').blocks.at(-1)?.text).toBe('bake -- late');
});

it.each([
  ['It is rare, ****_safe_ to say, and **good**.', 'It is rare, safe to say, and good.'],
  ['We bake ****early****, and late.', 'We bake early, and late.'],
])('signs of bold around nothing are none of its sentence: %s', (written, said) => {
  expect(readSource(`# Bread\n\nWe bake.\n\n${written}\n`).sentences.at(-1)?.text).toBe(said);
});

it('a heading without a space behind its signs is one', () => {
  const read = (line: string) => readSource(`# Bread\n\nWe bake.\n\n${line}\n\nThe oven is hot.\n`).blocks[2];
  expect(read('##Rule #1: Bake late')).toMatchObject({
    kind: 'heading',
    level: 2,
    text: 'Rule #1: Bake late',
  });
  expect(read('#Bread')?.kind).toBe('paragraph');
});

it('a heading with a row of pictures before its last letter is read at once', () => {
  const heading = `Bread ${'👍'.repeat(60)}x`;
  const { blocks } = readSource(`# Day\n\nWe bake.\n\n## ${heading}\n\nThe oven is hot.\n`);
  expect(blocks.map(({ text }) => text)).toContain(heading);
});

it.each(['-----', '====='])('a numbered line that is underlined with %s is a heading', (line) => {
  const { blocks } = readSource(`# Bread\n\nWe bake.\n\n1. The oven\n${line}\n\nIt is hot.\n`);
  expect(blocks[2]).toMatchObject({ kind: 'heading', text: '1. The oven' });
});

it('a numbered line above a rule is an item', () => {
  const { blocks } = readSource('# Bread\n\nWe bake:\n\n1. The oven\n\n-----\n\nIt is hot.\n');
  expect(blocks.map(({ kind }) => kind)).toContain('item');
});

it('a heading right below a line break is one', () => {
  const { blocks } = readSource('# Bread\n\nWe bake.\n\n<br>\n### **1. The oven**\n\nIt is hot.\n');
  expect(blocks[2]).toMatchObject({ kind: 'heading', text: '1. The oven' });
});

it.each(['| The oven is hot.', '| The oven is hot. |'])(
  'the marks of a table around one cell are none of it: %s',
  (row) => {
    const [, , third, fourth] = readSource(`# Bread\n\nWe bake.\n\n${row}\n\n| Rye | 4 |\n`).blocks;
    expect(third?.text).toBe('The oven is hot.');
    expect(fourth?.text).toContain('|');
  },
);

it('bold words whose tag is on the line above are those of the line', () => {
  const tips = ['Ask early', 'Ask often'].map(
    (tip) =>
      `<strong>\n<a href="/a.png"><img src="/a.png" /></a>${tip}:</strong> The baker of the village knows the oven best.`,
  );
  const { blocks } = readSource(`# Bread\n\nWe bake.\n\n${tips.join('\n\n')}\n`);
  expect(blocks.slice(2).map(({ kind, text }) => `${kind}: ${text.slice(0, 9)}`)).toEqual([
    'heading: Ask early',
    'paragraph: The baker',
    'heading: Ask often',
    'paragraph: The baker',
  ]);
});

it('a heading without a space behind its signs is one above a sentence too, but not above a setting', () => {
  const read = (line: string, below: string) =>
    readSource(`# Bread\n\nWe bake.\n\n${line}\n${below}\n\nIt rained.\n`).blocks.slice(2, 4);
  expect(read('###THE OLD OVEN', 'In winter, we bake late.')).toMatchObject([
    { kind: 'heading', level: 3, text: 'THE OLD OVEN' },
    { kind: 'paragraph', text: 'In winter, we bake late.' },
  ]);
  expect(read('###Oven', 'HEAT=200')[0]?.kind).toBe('paragraph');
});

it('a long line of one figure is left by a key, but not in code', () => {
  const read = (line: string): string => readSource(`It holds because:\n${line}\n\nThe wall is new.`).text;
  const held = '1'.repeat(20);
  expect(read(held)).not.toContain('11');
  expect(read('1111111111111111')).toContain('1111111111111111');
  expect(read('12'.repeat(16))).toContain('1212');
  expect(read(`\n\`\`\`\n${held}\n\`\`\``)).toContain(held);
});
