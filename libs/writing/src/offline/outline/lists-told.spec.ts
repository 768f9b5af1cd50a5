import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

const textOf = (content: string, format: FormatKey, settings: Partial<RepurposeSettings> = {}): string =>
  textIn(outputsOf(content, settings, [format]).outputs, format);

describe('lists that a text promises', () => {
  it('are what a post to save is made of', () => {
    const content = `# A new release schedule

The project will move from two major releases a year to one, and this note says why.

The schedule is ten years old, and nobody who made it expected it to last for so long. Odd releases were meant for early testing, and very few people ever used one of them.

As of October 2026:

- One major release a year, in April.
- Every release gets long-term support.
- An alpha channel takes the early testing.

The team is small. It keeps four lines alive at a time, and each security fix goes into all of them. A line less is a week of work less for three volunteers.
`;
    expect(textOf(content, 'instagram')).toContain(
      'As of October 2026:\n\n• One major release a year, in April.',
    );
  });

  it('share the posts of a thread, an item alone with its mark as the others', () => {
    const thread = textOf(
      `# The plan of the mill

The mill gets a second wheel next year, and the plan of the mill says what has to be done before it turns.

What has to be done:

- Dig the second channel, from the old weir to the bend of the river behind the barn.
- Raise the floor of the barn by the height of a step.
- Find a smith.
- Ask the four neighbours below the bend whether they can live with less water in the dry months of the year, and write down what each of them says, so that nobody remembers it differently a year from now.
`,
      'twitter',
    );
    expect(thread).toMatch(
      /What has to be done:\n+• Dig the second channel[^\n]*\n• Raise[^\n]*\n• Find a smith\./u,
    );
    expect(thread).toMatch(/\n\n• Ask the four neighbours/u);
  });

  it('are told in a thread, also where one has nothing but its label', () => {
    const thread = textOf(
      `# Six tips for the keeper of a mill

A year ago I quit my desk in the town and took over the mill of my aunt, with its wheel, its debts and its geese. I tried to set myself some rules.

## Grind on Mondays

A stone that has rested over Sunday is cold, and cold stones grind the flour that bakers ask for.

## Write down the level of the river

The level of the morning tells you how many sacks you will fill by noon, and the paper remembers it for years.

## Ask the neighbours below the weir

They see the water that you let go, and they tell you what it did to their cellars before the town does.

## Oil the wheel before the rain

A dry bearing takes in water with the first rain, and it will squeak until the end of the summer.

## Count the sacks twice

Two people who count apart find the sack that neither of them would have missed.

## Sleep at noon

See https://mill.example/sleep for more.
`,
      'twitter',
    );
    for (const tip of ['Grind on Mondays', 'Oil the wheel', 'Count the sacks twice', 'Sleep at noon'])
      expect(thread).toContain(tip);
  });

  it('say why to follow an advice, also with what its author has done', () => {
    const text = `# Three tips for the keeper of a mill

A year ago I took over the mill of my aunt, with its wheel, its debts and its geese.

## Hire a smith

Hiring a smith from the town and paying him by the day was one of the best decisions I've made as a miller. A wheel that turns pays for the hands that mend it.

## Write down the level of the river

The level of the morning tells you how many sacks you will fill by noon, and the paper remembers it.

## Count the sacks twice

Two people who count apart find the sack that neither of them would have missed.
`;
    expect(textOf(text, 'linkedin')).toContain('Hire a smith: Hiring a smith from the town');
  });

  it('keep a lead-in that points at them', () => {
    const content =
      '# What we did\n\nOver the past months we have worked on the two areas outlined below:\n\n- Better understand the data of contributors.\n- Make the data easier to use for everyone.\n\nBoth go on next year, and we hope to end both of them.\n';
    expect(textOf(content, 'medium')).toContain('two areas:');
  });

  it('have rows without the heading of their only column', () => {
    const content =
      '# The schedule\n\nThe release will follow the dates of the table, which the team has agreed on.\n\n## Dates\n\n| Phase | Date |\n| --- | --- |\n| Alpha | October 2026 |\n| Release | April 2027 |\n| Alpha again | October 2026 |\n';
    const text = textOf(content, 'medium');
    expect(text).toContain('Alpha: October 2026\n');
    expect(text).toContain('Alpha again: October 2026');
  });
});

it('the items of a post point at no picture', () => {
  const text = `# What the guests of the pier said\n\nWe asked ninety guests of the pier what they disliked.\n\n![A chart](chart.png)\n\n- Even more than on this chart, the letters say that the band is too loud.\n- The tea was cold, and the cups were small.\n- Some waited an hour for a boat.\n`;
  for (const format of ['linkedin', 'medium', 'podcast'] as const)
    expect(textOf(text, format)).toContain('The letters say that the band');
});

describe('notes and minutes', () => {
  it('tell what was decided before what was said', () => {
    const text = textOf(
      `# Board meeting

Susan spoke about the street light at the corner, and about the long wait for the company that owns it. The light is not needed since the city put up new ones, and two neighbours asked how long it will stay.

Ann made a motion to raise the dues by 5%. Bob seconded it. It was approved 3-0.

The committee has met a few times since the last meeting, and it told the board about the flowers at the gate, the grass along the road and the price of water for both.

Joel made a motion to buy two hundred bulbs for the gate. Susan seconded it. The motion was approved 2-1.

A resident asked how often the board meets, and others said that once in a year is seldom for a place with so many questions. It was agreed that the board meets four times a year.
`,
      'facebook',
    );
    for (const what of ['dues by 5%. Bob', 'two hundred bulbs', 'four times a year'])
      expect(text).toContain(what);
    expect(text).toContain('It was approved 3-0.');
    expect(text).toContain('The motion was approved 2-1.');
  });

  it('never join their items without an end', () => {
    const notes =
      '# Notes of the call\n\n- Releases\n  - The next one is planned for the second week of May\n  - It has the new reader of tables in it\n- The wiki is moved to the site, and its old pages lead there\n  - Two pages are missing and will be written again in June\n';
    const text = textOf(notes, 'summary');
    expect(text).not.toMatch(/\p{Ll} (?:The|It|Two) /u);
    expect(text).toContain('Releases: The next one is planned');
  });
});

it('numbered paragraphs are told by their first sentences, where a letter has more to say', () => {
  const paragraph = (of: string): string =>
    `I do not pay for the ${of}. The ${of} belongs to the village, as it did when my mother kept the books of the club. She wrote each of them down in a green book, and the green book lies in the hall, where any runner who doubts my word may open it and read all that the club has ever bought.`;
  const body = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
    (of) =>
      `The ${of} race of the club cost 500 crowns a runner, and 40 runners paid it. The club found that half of it went to the insurer, because the insurer counts each runner of the ${of} race twice. Nobody at the insurer could say why, and one of them said that it had always been so.`,
  );
  const points = ['hall', 'track', 'tent', 'water'].map((of, at) => `${at + 1}. ${paragraph(of)}`);
  const letter = textOf(
    `# What a race costs\n\n${body.join('\n\n')}\n\n## In the end\n\n${points.join('\n')}\n`,
    'email',
    { length: 25 },
  );
  expect(letter).toContain('3. I do not pay for the tent.\n4. I do not pay for the water.');
  expect(letter).toContain('The fifth race');
});

const TIPS = [
  'Edit it',
  'Read it aloud',
  'Keep it short',
  'Tell a story',
  'Make it yours',
  'Use lists',
  'Add pictures',
];
const WAYS = `# Seven ways to write for the harbour

The harbour reads on small screens, and mostly in the rain. Nobody there has time for a second page.

Here are seven things that have worked for us:

${TIPS.map(
  (tip, at) =>
    `${at + 1}. **${tip}.** The crew of pier ${at + 1} tried it for a whole winter, and more of its notes were read to the end. It takes a morning, a cup of tea and somebody who says what they think of it, and it is worth that every time.`,
).join('\n')}

That is all there is to it, and none of it needs a new machine.
`;

it.each(['linkedin', 'infographic', 'reels'] as const)(
  'tips of a paragraph each are told in short where they do not fit: %s',
  (format) => {
    for (const tip of TIPS) expect(textOf(WAYS, format)).toContain(tip);
  },
);

it('keeps the numbers of a list, by which its text may speak of an item', () => {
  const { outputs } = outputsOf(
    `# Painting the boat

The crew of the ferry had three plans for the hull last winter, and the town paid for one of them in the end.

These are the plans that they took to the town:

1. Sand the hull down to the wood and paint it twice in the dry weeks of May.
2. Paint over the old coat at once and hope that it holds until the next winter comes.
3. Buy a hull of steel from the yard in the north and sell the old one for its engine.

Plan 2 was the cheapest, and the town took it without a long debate on the first of March.
`,
    {},
    ['podcast', 'youtube', 'medium'],
  );
  for (const { text } of outputs) expect(text).toMatch(/^2\. Paint over the old coat/mu);
});
