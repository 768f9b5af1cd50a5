import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { outputsOf, textOf } from './outputs.fixture.js';
import { restatedIn } from './structures/restated.js';

const STEPS = [
  '**Rinse** the rice until the water stays clear. Leave it in the bowl, preferably over night.',
  '**Heat** a pot with a heavy lid.',
  '**Stir** salt, oil and rice until the grains shine. I use a spoon of olive wood.',
  '**Pour** the stock over the rice and shut the lid. Cook it for twenty minutes, and do not look.',
];
const recipe = (steps: readonly string[], heading = 'Directions:'): string =>
  `# Rice for six\n\nI don't mind the rice of the shop, and my mother never minded hers. Here's a video of me making this in May.\n\n#### Rice ingredients:\n\n- 300 g rice\n- 2 spoons of oil\n- 1 spoon of salt\n\n#### Stock ingredients:\n\n- 600 ml water\n- 1 onion\n\n#### ${heading}\n\n${steps.join('\n\n![](pot.jpg)\n\n')}\n\nIf I have any left, I fry it in butter for my lunch the next day.\n`;
const listsOf = (content: string) => analyse(readSource(content)).lists;

it('paragraphs below a heading for steps that begin with a word in bold are steps, and the parts of a recipe no list', () => {
  const steps = STEPS.with(1, `${STEPS[1]}\n\nIf you have no lid, a plate will do.`);
  const lists = listsOf(recipe(steps));
  expect(lists.map(({ isOfHeadings, isSteps, items }) => [isOfHeadings, isSteps, items.length])).toEqual([
    [false, false, 3],
    [false, false, 2],
    [false, true, 4],
  ]);
  const { outputs } = outputsOf(recipe(steps), {}, ['medium', 'linkedin']);
  const article = textOf(outputs, 'medium');
  expect(article).toContain(
    '2. Heat a pot with a heavy lid. If you have no lid, a plate will do.\n3. Stir salt',
  );
  expect(article).toMatch(/do not look\.\n\nIf I have any left/u);
});

it('a board has none of the ingredients and steps of a story that it cannot have in full', () => {
  const long = STEPS.map(
    (step) => `${step} ${'Then wait by the stove, and stir it with care once more. '.repeat(4)}`,
  );
  const [board] = outputsOf(recipe(long), {}, ['infographic']).outputs;
  expect(board?.text).toContain('Rice ingredients\n300 g rice · 2 spoons of oil · 1 spoon of salt');
  expect(board?.text).not.toMatch(/Heat a pot|600 ml/u);
});

it.each([
  ['below another heading', recipe(STEPS, 'What my mother says')],
  ['of which few begin so', recipe(STEPS.map((step, at) => (at > 1 ? step.replaceAll('*', '') : step)))],
])('paragraphs %s are no steps', (_, content) => {
  expect(listsOf(content).some(({ isSteps }) => isSteps)).toBe(false);
});

describe('a recipe that is told before its card', () => {
  const CARD = `## Ingredients

- 300 g rice
- 2 spoons of oil
- 600 ml stock

## Directions

1. Rinse the rice in a bowl until the water stays clear.
2. Heat the oil in a pot with a heavy lid.
3. Stir the rice in the hot oil until the grains shine.
4. Pour the stock over the rice, shut the lid and cook for 20 minutes at 90 degrees.
`;
  const HEAD = `# Rice for six

My mother cooks this rice on every day of the regatta, and the crews of all the boats come to our kitchen for it. Nobody has ever asked her for anything else, not even the judges from the city.
`;
  const TOLD = `First rinse the rice in a large bowl until the water is clear. The starch would glue the grains. Then heat the oil in a heavy pot.

Next stir the rice in the oil until all grains shine. I use a spoon of olive wood. Then pour the stock over the rice and shut the lid.
`;
  const OTHER = `The rice comes from a shop behind the harbour, and the oil from the olive trees of our uncle. He sends two cans of it in May.

The stock is what was left from Sunday. My mother boils bones and leek for it, and she never looks at a clock.
`;
  const story = (of: string): string =>
    `${HEAD}\n${of}\nThe boats leave the pier at nine, and the last of them is back for supper when the bells ring.\n\n${CARD}`;

  it('is told by its card in a post, and by all of it in an article', () => {
    const { outputs } = outputsOf(story(TOLD), {}, ['linkedin', 'reels', 'medium']);
    for (const format of ['linkedin', 'reels'] as const) {
      expect(textOf(outputs, format)).toContain('300 g rice');
      expect(textOf(outputs, format)).toContain('cook for 20 minutes');
      expect(textOf(outputs, format)).not.toMatch(/First rinse|Next stir/u);
    }
    expect(textOf(outputs, 'medium')).toMatch(/First rinse[^]*Next stir[^]*cook for 20 minutes/u);
  });

  it('is not where the text above it only names what is in it', () => {
    const analysis = analyse(readSource(story(OTHER)));
    expect(restatedIn(analysis).size).toBe(0);
    expect(restatedIn(analyse(readSource(story(TOLD)))).size).toBe(6);
  });

  it('keeps its warnings, its tips and what is not on the card', () => {
    const warned = `Heat the oil in a heavy pot and stir the rice in it. Never stir the rice in cold oil, or the grains stick to the pot. I learned it on a boat.

Pour the stock over the rice and shut the lid. If you are ill from celery, look at the cube of the stock, because most cubes have it. My aunt used beer. Stir the rice for 3 minutes more.

Rinse the rice in a bowl. Do not use the water of the lake, because it tastes of oil.
`;
    const analysis = analyse(readSource(story(warned)));
    const restated = [...restatedIn(analysis)].map((at) => analysis.units[at]?.text);
    expect(restated).toEqual([
      'Heat the oil in a heavy pot and stir the rice in it.',
      'Pour the stock over the rice and shut the lid.',
      'Rinse the rice in a bowl.',
    ]);
  });
});

describe('long numbered paragraphs', () => {
  const long = STEPS.map(
    (step) => `${step} ${'Then wait by the stove, and stir it all with care. '.repeat(3)}`,
  );
  const numbered = [
    `${long[0]} ${long[1]} ${'It takes its time. '.repeat(20)}Then drain it.`,
    ...long.slice(1),
  ]
    .map((step, at) => `${at + 1}. ${step.replaceAll('*', '').trim()}`)
    .join('\n\n');
  const NEEDED = '1kg rice, 2+ cups of oil, 6 pints of water (and more for the bowl)';
  const content = (needed: string, lead = '**How I make it:**'): string =>
    `# Rice for six\n\nMy mother never minded the rice of the shop.\n\n**What you need:**\n\n${needed}\n\nA pot and a bowl.\n\n${lead}\n\n${numbered}\n`;
  const stepsIn = (text: string) => listsOf(text).filter(({ isSteps }) => isSteps);

  it.each([NEEDED, '- 300 g rice\n- 2 tbsp oil\n- 600 ml water'])(
    'below measures are steps: %s',
    (needed) => {
      const [list] = stepsIn(content(needed));
      expect(list?.items[0]?.text).toMatch(/Then drain it\.$/u);
    },
  );

  it.each([
    ['without them', content('Rice, oil and water, as much as you like')],
    ['below two', content('1kg rice, 2 cups of oil and some water')],
    ['below years and prices', content('In 2019 it was 3 euros, in 2020 it was 4, in 2021 it was 5')],
    ['below other units', content('It is 3 km to the shop, 2 hours to the field and 40 m to the well')],
    ['below networks', content('They had 3G in the valley, 4G on the hill and 5G in the city')],
    ['below measures apart', content('We had 1 kg then.\n\nWe had 2 kg later.\n\nNow we have 3 kg.')],
    [
      'in a later part',
      content(NEEDED, '## What I learned\n\nMuch of it was new.\n\n## What I would change'),
    ],
    ['below what was learned', content(NEEDED, '## What I learned')],
    ['below its own words', content(NEEDED, '## Next time\n\nThere are a few things that I would change:')],
  ])('%s are none', (_, text) => {
    expect(stepsIn(text)).toEqual([]);
  });
});
