import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf, textOf } from '../outputs.fixture.js';
import { formsOf } from '../realise.js';
import { countIn } from './heading-items.js';
import { listScenes } from './scenes.js';

const PARTS = [
  'The mill sells it fresh on every Tuesday, which is the day we bake most. It needs a third more water than wheat, so the dough is weighed wet.',
  'A baker from the next town keeps it alive and gives away a jar a week. It has to be fed in the evening, or the morning bake does not rise.',
  'Nobody asks for it, and nobody leaves without it. It sells out on every day of rain, and the recipe fits on the back of a bill.',
];
const sections = (headings: readonly string[]): string =>
  headings.map((heading, at) => `## ${heading}\n\n${PARTS[at % PARTS.length]}`).join('\n\n');
const listIn = (title: string, above: string, headings: readonly string[]) =>
  analyse(readSource(`# ${title}\n\n${above}\n\n${sections(headings)}`)).lists.find(
    ({ isOfHeadings }) => isOfHeadings,
  );
const ABOVE = 'We have baked in the same room for nine years, and three things did not change in it at all.';

it('headings under a sentence that says they are below are its list', () => {
  const list = listIn('The breads', `${ABOVE}\n\nBelow is a quick rundown of the loaves we kept.`, [
    'Rye',
    'Sourdough',
    'Caraway',
  ]);
  expect(list?.items.map(({ label }) => label)).toEqual(['Rye', 'Sourdough', 'Caraway']);
  expect(list?.leadIn).toBe('Below is a quick rundown of the loaves we kept:');
});

it('headings below a list of two-sided ones are none of its items, unless its lead-in counts them', () => {
  const swaps = ['White flour -> Rye', 'Baker’s yeast -> A jar of sourdough', 'Gas oven -> Wood oven'];
  const all = [...swaps, 'What I kept', 'A year later'];
  const labelsUnder = (lead: string, headings: readonly string[]) =>
    listIn('My new kitchen', `${ABOVE}\n\n${lead}`, headings)?.items.map(({ label }) => label);
  expect(labelsUnder('Here’s a list of what I put in their places:', all)).toEqual(swaps);
  expect(labelsUnder('Here are the five things that I changed:', all)).toEqual(all);
  const bakers = ['Ann – baker', 'Bob – smith', 'Cy – diver', 'Dora the miller'];
  expect(labelsUnder('Here’s a list of who I bake with:', bakers)).toEqual(bakers);
  const mixed = ['Rye', 'White flour -> Spelt', 'Caraway', 'A jar of sourdough'];
  expect(labelsUnder('Here’s a list of what I bake with:', mixed)).toEqual(mixed);
});

it('a lead-in that trails off has no colon', () => {
  const list = listIn('The breads', `${ABOVE}\n\nBelow is a quick rundown of the loaves we kept...`, [
    'Rye',
    'Sourdough',
    'Caraway',
  ]);
  expect(list?.leadIn).toBe('Below is a quick rundown of the loaves we kept...');
});

it.each([
  ['Drei Brote, die geblieben sind', 'de', 3],
  ['¿Conoce estos diez panes?', 'es', 10],
  ['Cinq pains pour l’hiver', 'fr', 5],
  ['Ten loaves in 2024', 'en', 10],
  ['The year 2024 in one loaf', 'en', 0],
  ['Letter 41: three loaves', 'en', 3],
  ['Switching to Postgres 3', 'en', 0],
  ['Unsere 5 Jahre in der Mühle', 'de', 0],
])('a title counts its parts in its own language: %s', (title, language, count) => {
  expect(countIn(title, language)).toBe(count);
});

it.each(["Here's the thing.", 'Below are some photos, and my aunt asked for a few words too.'])(
  'headings are no list of what points at something else: %s',
  (sentence) => {
    const headings = ['The oven', 'How I left the table', 'The shop of today'];
    expect(listIn('Leaving the kitchen', `${ABOVE} ${sentence}`, headings)).toBeUndefined();
  },
);

it.each([
  ['Moving to Angular 3', ['The old oven', 'The way over', 'The new oven']],
  ['Our 3 weeks in Bergen', ['The ferry', 'The harbour', 'The way home']],
  ['Three ovens of our street', ['1. The old oven', '2. The way over', '3. The new oven']],
])('headings have numbers on screen where a title counts them: %s', (title, headings) => {
  const list = listIn(title, ABOVE, headings);
  const screens = list === undefined ? [] : listScenes(list).flatMap(({ screen }) => screen || []);
  expect(screens).toEqual(headings);
});

it('headings of some words that begin alike are a list; short ones, or those of an article, are none', () => {
  const alike = ['I weighed every bag', 'I fed the jar at night', 'I kept the caraway loaf'];
  expect(listIn('How I kept the bakery', ABOVE, alike)?.items).toHaveLength(3);
  for (const other of [
    ['Bread rises', 'Bread bakes', 'Bread cools'],
    ['The early loaf', 'The late loaf', 'The last loaf'],
  ])
    expect(listIn('How I kept the bakery', ABOVE, other)).toBeUndefined();
});

describe('what follows a rule below the last of several parts', () => {
  const CLOSING =
    'A bakery is a promise that is kept again every morning, and you can count how well it was kept by what comes back.';
  const textWith = (rule: string, closing = CLOSING): string =>
    `# Three breads that stayed\n\n${ABOVE}\n\n${sections(['1. Rye', '2. Sourdough', '3. Caraway'])}\n\n${rule}\n\n${closing}\n`;

  it.each(['---', '* * *', '—'])('is no part of it: %s', (rule) => {
    const { lists, sections: all } = analyse(readSource(textWith(rule)));
    expect(lists[0]?.items[2]?.says).not.toContain('promise');
    expect(all.at(-1)?.heading).toBe('');
    expect(textOf(outputsOf(textWith(rule), {}, ['linkedin']).outputs, 'linkedin')).toMatch(
      /\n\nA bakery is a promise/u,
    );
  });

  it.each([
    ['one of several scenes', `${CLOSING}\n\n---\n\nIn May you can come and see it.`, sections],
    [
      'below a part of a part',
      CLOSING,
      (heads: string[]) =>
        sections(heads).replaceAll('## ', '### ').replace('### 3', '## Seeds\n\nWe buy them.\n\n### 3'),
    ],
  ])('is no conclusion where it is %s', (_name, below, partsOf) => {
    const parts = partsOf(['1. Rye', '2. Sourdough', '3. Caraway']);
    const content = `# Three breads that stayed\n\n${ABOVE}\n\n${parts}\n\n---\n\n${below}\n`;
    expect(analyse(readSource(content)).sections.at(-1)?.heading).toBe('Caraway');
  });

  it('is no conclusion where it is a credit', () => {
    expect(
      analyse(readSource(textWith('---', 'Ada Lind wrote this with us.'))).sections.at(-1)?.heading,
    ).toBe('Caraway');
  });
});

it('an infographic with headings as its list has no further block of theirs', () => {
  const more = 'oven shelf cellar window counter door scale drawer lamp stove table crate barrel cooler bench'
    .split(' ')
    .map(
      (place) =>
        `A meeting beside the ${place} costs the bakery an evening of work, and the dog barks until it ends.`,
    );
  const part = (name: string, at: number): string =>
    `## ${name}\n\n${PARTS[at]}\n\n${more.slice(at * 5, at * 5 + 5).join(' ')}`;
  const content = `# Why I left the kitchen table\n\n${ABOVE}\n\nHere are the three reasons that I left it.\n\n${['1. Meetings', '2. Hires', '3. Work'].map(part).join('\n\n')}\n`;
  const draft = outputsOf(content, {}, ['infographic']).outputs[0]?.draft;
  const figures = draft?.format === 'infographic' ? draft.blocks.map(({ figure }) => figure) : [];
  expect(figures).toContain('1. Meetings');
  expect(figures).not.toContain('Meetings');
});

it('a thread begins with the first sentence where its paragraph has no room, not with a remark of a part', () => {
  const first =
    'I have spent the last several weeks (slowly) comparing different flours because, according to my plan for the year, a second bread is something I should consider baking for the people of our street.';
  const content = `# To bake or not to bake\n\n${first} I mean, it is a great way to keep the big oven warm in the afternoon and any future bread or cake of mine that I may (probably) bake in it. However, I am not 100% convinced I have anything to bake on a pseudo-regular basis.\n\nAside from the fact that I have no idea what the second bread will be, there are a lot of flours out there.\n\nBelow is a quick rundown of the flours I tried.\n\n## Rye\n\nVery dark, but no sweetness. In fact, the lowest price is $99 a month. I have no idea what I'm doing and no guests. Sorry, but no.\n\n## Spelt\n\n${PARTS[1]}\n\n## Wheat\n\n${PARTS[2]}\n`;
  const thread = textOf(outputsOf(content, {}, ['twitter']).outputs, 'twitter');
  expect(thread).toMatch(/^To bake or not to bake\s+I have spent/u);
});

it.each([
  ['numbered with a hash', ['#1 Weigh the bags', '#2 Feed the jar', '#3 Keep the loaf']],
  [
    'under a question that names nothing',
    ['Why?', '1) Weigh the bags.', '2) Feed the jar.', '3) Keep the loaf.'],
  ],
])('headings %s are a list', (_, headings) => {
  const runIn = headings.map((heading, at) =>
    /\)/u.test(heading)
      ? `**${heading}** ${PARTS[at - 1]}`
      : `## ${heading}\n\n${heading === 'Why?' ? ABOVE : PARTS[at]}`,
  );
  const content = `# 3 points for a small bakery\n\n${ABOVE}\n\n${runIn.join('\n\n')}\n`;
  expect(textOf(outputsOf(content, {}, ['linkedin']).outputs, 'linkedin')).toMatch(
    /\n1\. Weigh the bags[^\n]+\n2\. Feed the jar[^\n]+\n3\. Keep the loaf/u,
  );
});

it('headings that are names, which their parts say too, are a list; common words are none', () => {
  const part = (heading: string, name: string): string =>
    `## ${heading}\n\nI used it for a year in our shop. What I miss in ${name} is a table of the days on which we bake.`;
  const textOfAll = (names: readonly (readonly [string, string])[]): string =>
    `# On counting loaves\n\n${ABOVE}\n\n${names.map(([heading, name]) => part(heading, name)).join('\n\n')}\n\n## Conclusion\n\nI count the loaves by hand again.\n`;
  const listOfAll = (names: readonly (readonly [string, string])[]) =>
    analyse(readSource(textOfAll(names))).lists.find(({ isOfHeadings }) => isOfHeadings);
  expect(
    listOfAll([
      ['Loafbook', 'Loafbook'],
      ['Crumb Counter', 'Crumb'],
      ['Rye (2021)', 'Rye'],
    ])?.items.map(({ label }) => label),
  ).toEqual(['Loafbook', 'Crumb Counter', 'Rye (2021)']);
  expect(
    listOfAll([
      ['Paper', 'paper'],
      ['Chalk', 'chalk'],
      ['Memory', 'memory'],
    ]),
  ).toBeUndefined();
});

it('a part that is a list below its lead-in says its first item, not the note behind it', () => {
  const kept =
    'Most of the loaves are baked at night from now on, so that the ovens of the day are free for the rye.';
  const content = `# The new hours\n\n${ABOVE}\n\nThere are three changes that we make in May:\n\n## Rye\n\n${PARTS[0]}\n\n## Hours\n\nThe loaves are split in two groups:\n\n- ${kept}\n- Some of the loaves are baked at noon, where a school or a ship has asked for them before the end of April.\n\nIn all cases Bo checks the oven.\n\n## Rest\n\n${PARTS[1]}\n`;
  expect(analyse(readSource(content)).lists.find(({ isOfHeadings }) => isOfHeadings)?.items[1]?.text).toBe(
    kept,
  );
});

it.each([
  [['Angular 2: the rewrite', 'Angular 4: the calm', 'Angular 9: the engine']],
  [['Romans 5: hope', 'Psalm 46: the river', 'Luke 2: the night']],
  [['Am 4. Juni', 'Am 11. Juni', 'Am 18. Juni']],
  [['Am 1. Juni', 'Am 2. Juni', 'Am 3. Juni']],
])('a number of a name or a day is no number of a point: %s', (headings) => {
  const list = listIn('Three loaves of this year', ABOVE, headings);
  expect(list?.items.map(({ label }) => label)).toEqual(headings);
});

it.each([
  [['Tip 1: Weigh the bags', 'Tip 2: Feed the jar', 'Tip 3: Keep the loaf']],
  [['#3 Weigh the bags', '#2 Feed the jar', '#1 Keep the loaf']],
  [['Step one: Weigh the bags', 'Step two: Feed the jar', 'Step three: Keep the loaf']],
])('numbers that follow each other are those of points: %s', (headings) => {
  const list = listIn('Bread for a small bakery', ABOVE, headings);
  expect(list?.items.map(({ label }) => label)).toEqual(['Weigh the bags', 'Feed the jar', 'Keep the loaf']);
});

it('a paragraph more than other parts have is not what the last item says; alone it is', () => {
  const itemOf = (below: string) =>
    analyse(
      readSource(
        `# 3 films for a wet week\n\nIt rained for a week.\n\n## Amelie\n\nA waitress helps her neighbours in secret.\n\n## Metropolis\n\nA city with two floors, and one of them works.\n\n## Stalker\n\n${below}\n`,
      ),
    ).lists[0]?.items[2]?.text;
  const own = 'A film about three men and a meadow.';
  const closing =
    'The rain stopped on Sunday, and we bought 12 bulbs for the projector. The last of them costs 40 euros, because it is the only one that fits.';
  expect(itemOf(`${own}\n\n${closing}`)).toBe(own);
  expect(itemOf(closing)).toContain('40 euros');
});

it('an item whose point is a plan with its outcome is no bare label among items with theirs', () => {
  const plan =
    'The original plan was for the bakery to build three ovens behind the house, with one for rye and one for cakes.';
  const outcome =
    'The town ultimately allowed only one oven, which is large enough for the rye, but not for the cakes we had been asked for.';
  const content = `# A year of the bakery\n\n${ABOVE}\n\nThe year fell short of our hopes in three ways:\n\n## The mill\n\n${PARTS[0]}\n\n## Room for the ovens\n\n${plan} ${outcome}\n\n## The jar\n\n${PARTS[1]}\n`;
  const list = analyse(readSource(content)).lists[0];
  const texts = list === undefined ? [] : formsOf(list).map(({ items }) => items[1]?.text);
  expect(texts).toEqual([`${plan} ${outcome}`, `${plan} ${outcome}`, `${plan} ${outcome}`, '']);
  expect(textOf(outputsOf(content, {}, ['infographic']).outputs, 'infographic')).toContain(
    `Room for the ovens\n${plan}`,
  );
});
