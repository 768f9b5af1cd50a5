import { readSource } from '../read-source.js';

const read = (...lines: string[]): string[] =>
  readSource(`# Bread\n\nWe bake.\n\n${lines.join('\n')}\n\nThe oven is hot.\n`)
    .blocks.slice(2, -1)
    .map(({ kind, level, text }) => `${kind} ${level}: ${text}`);

it.each(['##2. The oven', '##2) The oven'])('a numbered line behind tight signs is a heading: %s', (line) => {
  expect(read(line)).toEqual([`heading 2: ${line.slice(2)}`]);
});

it.each([
  [
    ['###The oven', '##The heat'],
    ['heading 3: The oven', 'paragraph 0: ##The heat'],
  ],
  [
    ['##The oven', '###The heat'],
    ['heading 2: The oven', 'heading 2: The heat'],
  ],
  [
    ['###The oven ', '##The heat'],
    ['heading 3: The oven', 'heading 2: The heat'],
  ],
  [
    ['###2. The oven', '## The heat'],
    ['heading 3: 2. The oven', 'heading 2: The heat'],
  ],
])('a heading with tight signs right above another one is a heading: %j', (lines, blocks) => {
  expect(read(...lines)).toEqual(blocks);
});

it('a hashtag or a setting right below tight signs makes no heading of them', () => {
  expect(read('##Bread', '#baking')[0]).toMatch(/^paragraph/u);
  expect(read('##Bread', 'HEAT=200')[0]).toMatch(/^paragraph/u);
});

const bakers = (...scores: string[]): string[] =>
  read(
    ...['Ann', 'Ben (Hill Street)', 'Cem', 'Dora']
      .slice(0, scores.length)
      .flatMap((name, at) => [`### ${String(at + 1)}. ${name} `, scores[at] ?? '', '', 'It was warm.', '']),
  ).filter((block) => block.startsWith('heading'));

it.each([
  ['##3/3! ', '##Huh? 0.5/3', '## 2/3'],
  ['#### 85 %', '#### 9 %', '#### 100 %'],
  ['## ★★★', '## ★★☆', '## ★☆☆'],
])('a score right below each heading belongs to it: %s, %s, %s', (...scores) => {
  const said = scores.map((score) => score.replace(/^#+\s*/u, '').trim());
  expect(bakers(...scores)).toEqual([
    `heading 3: 1. Ann: ${said[0] ?? ''}`,
    `heading 3: 2. Ben (Hill Street): ${said[1] ?? ''}`,
    `heading 3: 3. Cem: ${said[2] ?? ''}`,
  ]);
});

it('tight signs before the name are read with its score', () => {
  const names = ['Ann', 'Ben', 'Cem'].flatMap((name, at) => [
    `###${String(at + 1)}. ${name} `,
    `##${String(at)}/3 `,
    '',
    'It was warm.',
    '',
  ]);
  expect(read(...names).slice(0, 3)).toEqual([
    'heading 3: 1. Ann: 0/3',
    'paragraph 0: It was warm.',
    'heading 3: 2. Ben: 1/3',
  ]);
});

it('two scores, or headings right below that are no scores, stay headings of their own', () => {
  expect(bakers('## 3/3', '## 2/3')).toHaveLength(4);
  expect(bakers('#### May', '#### June', '#### July')).toHaveLength(6);
  expect(bakers('#### 1. Dough', '#### 1. Heat', '#### 1. Salt')).toHaveLength(6);
});

it.each([
  ['## 12/5', '## 24/7', '## 3/4'],
  ['## Part 1/3', '## Part 2/3', '## Part 3/3'],
  ['## Save 20 %', '## Only 30 %', '## Save 40 %'],
])('dates, parts and offers below headings are no scores: %s, %s, %s', (...lines) => {
  expect(bakers(...lines)).toHaveLength(6);
});

it('hashtags are no headings with scores', () => {
  const tags = ['#MondayMood', '#100%', '#TuesdayMood', '#200%', '#FridayMood', '#300%'];
  expect(read(...tags).join(' ')).not.toContain('Mood:');
});

it('scores that have sections of their own stay headings', () => {
  expect(bakers('## 3/3', '## 2/3', '## 1/3', '\n## 0/3')).toHaveLength(8);
});
