import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { outputsOf } from '../outputs.fixture.js';

function drawn(content: string): InfographicDraft {
  const draft = outputsOf(content, {}, ['infographic']).outputs[0]?.draft;
  if (draft?.format !== 'infographic') throw new Error('no infographic');
  return draft;
}
const figuresOf = (content: string): string[] => drawn(content).blocks.map(({ figure }) => figure);

describe('the figures of an infographic', () => {
  const content = `# What the later bell changed for sleep

A study of six years followed students of three schools. The first bell was moved by fifty minutes.

## Sleep

Sleep on school nights rose from 6 hours 51 minutes to 7 hours 25 minutes. Late arrivals fell 37 percent at the three schools.

## Costs

The division spent $612,000 on four more buses in the first year. Six years of records show no other change.
`;

  it('are amounts, shares and changes before spans of years and counts in words', () => {
    expect(figuresOf(content)).toContain('37 percent');
    expect(figuresOf(content)).toContain('$612,000');
    expect(figuresOf(content).join('\n')).not.toMatch(/years|three/iu);
  });
});

describe('the list of an infographic', () => {
  it('is told whole where the title promises it and nothing else leads to it', () => {
    const content = `# 3 rules for the shared kitchen

Forty people use it, and it was never clean.

1. Whoever cooks washes up before the next one starts, whatever the hour.
2. What stands on the shelf without a name on it belongs to everybody.
3. The last one out turns off the oven and takes the bins down to the yard.
`;
    expect(drawn(content).blocks.map(({ text }) => text)).toEqual([
      'Forty people use it, and it was never clean.',
      '1. Whoever cooks washes up before the next one starts, whatever the hour.',
      '2. What stands on the shelf without a name on it belongs to everybody.',
      '3. The last one out turns off the oven and takes the bins down to the yard.',
    ]);
  });

  it('stands under a lead-in of any length, with labels alone where a point has no room', () => {
    const content = `# Buying a used boat

A look below the waterline tells more than the seller does, so take your time.

According to the harbour master, a buyer looks at three parts of a boat before anybody talks about money:

- **Keel.** Sight down from the bow and look for dents along its whole length.
- **Deck.** Walk over it slowly, with the whole of your weight on one foot and then on the other one, and listen for every place where it gives way or creaks a little.
- **Engine.** Ask when it last ran and have it started while you stand by.
`;
    expect(drawn(content).blocks.slice(1)).toEqual([
      {
        figure: '',
        text: 'According to the harbour master, a buyer looks at three parts of a boat before anybody talks about money:',
      },
      { figure: 'Keel', text: 'Sight down from the bow and look for dents along its whole length.' },
      { figure: 'Deck', text: '' },
      { figure: 'Engine', text: 'Ask when it last ran and have it started while you stand by.' },
    ]);
  });

  it('has its labels alone where a point tells of its author', () => {
    const content = `# Three rules of a year alone at a desk

The year was long. The rent was paid.

## No deadlines on Mondays

I stole this from a friend who draws letters. It has held for forty weeks.

## Hire somebody for the taxes

The two days that it cost were the best ones. I slept again.

## Walk to work even at home

Twenty minutes around the block shift the gears. Nobody sees it.
`;
    const texts = drawn(content).blocks.map(({ text }) => text);
    expect(texts.filter((text) => /^\d/u.test(text))).toEqual([
      '1. No deadlines on Mondays',
      '2. Hire somebody for the taxes',
      '3. Walk to work even at home',
    ]);
  });

  it('is left out where its items are bare names', () => {
    const content = `# How our soil got better

The soil of the garden was grey and hard, and nothing grew in it for years.

## Soil

Soil health, primitively speaking, boils down to three areas:

1. Nutrition
2. Moisture
3. Acid
`;
    expect(drawn(content).blocks.map(({ text }) => text)).not.toContain('1. Nutrition');
  });

  it('is left out where most of a step would be', () => {
    const content = `# Bean soup

Beans need time.

## Method

1. Warm the oil. Add two chopped onions, a green pepper and a pinch of salt and cook them for twelve minutes, until the onions are soft and begin to catch at the edges of the pot.
2. Stir in the garlic.
3. Add the beans and the water.
4. Simmer for two hours.
`;
    expect(drawn(content).blocks.map(({ text }) => text)).not.toContain('1. Warm the oil.');
  });
});

describe('an infographic without figures', () => {
  it('says what the parts say, the thesis under the title', () => {
    const content = `# Rivet, a faster builder of programs

Rivet is a builder of programs that keeps its table between builds.

## What is new

The linker avoids copies that nobody reads. We are moving the manual to plain Markdown.

## Commands

A check now covers the tests of a package. One call removes several packages.

## Who it is for

Teams with large programs feel the change most. Small programs were fast before.
`;
    const { blocks, footer } = drawn(content);
    expect(blocks[0]).toEqual({
      figure: '',
      text: 'Rivet is a builder of programs that keeps its table between builds.',
    });
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    expect(footer).not.toContain('Rivet is a builder');
  });
});

describe('an infographic of an essay', () => {
  const essay = `# The road past the school

Last spring I moved to the road past the school. I walk there every morning with 2 dogs.

The traffic on the road is louder than in any other street of the town. I close my windows at eight.

Parents need a safe place to stop before the first bell. My neighbours say the same.

A lower limit would cost the town less than a single new junction. I have asked for it.
`;

  it('has the points of its summary in their order, and says that they are only sentences', () => {
    const { blocks, thin } = drawn(essay);
    expect(blocks.map(({ text }) => text.split('. ')[0])).toEqual([
      'Last spring I moved to the road past the school',
      'The traffic on the road is louder than in any other street of the town.',
      'A lower limit would cost the town less than a single new junction',
    ]);
    expect(thin).toBe('no-facts');
  });

  it('leaves out all of a point behind what does not fit', () => {
    const long =
      'The traffic has doubled since the new supermarket, its car park and the road to the motorway were opened on one day in the spring of last year, and nobody was asked about any of it.';
    const { blocks } = drawn(essay.replace('My neighbours say the same.', `${long} The council knows it.`));
    const said = blocks.map(({ text }) => text);
    expect(said).toContain('The traffic on the road is louder than in any other street of the town.');
    expect(said.join(' ')).not.toContain('The council knows it.');
  });

  it('cuts no quotation', () => {
    const said =
      '“The bell rings at eight. After that nobody may stop here any more, because the bus to the upper school has to turn around in front of our door and needs the whole width of the street.”';
    const { blocks } = drawn(
      essay
        .replace('My neighbours say the same.', `${said}`)
        .replace('Parents need', 'The head says: Parents need'),
    );
    for (const { text } of blocks) expect(text.split('“').length).toBe(text.split('”').length);
  });

  it('has what a text without a title begins with as its headline', () => {
    const { headline, blocks } = drawn(essay.replace(/^# .*\n\n/u, ''));
    expect(headline).toBe('Last spring I moved to the road past the school.');
    expect(blocks.map(({ text }) => text).join(' ')).not.toContain('Last spring');
  });

  it('is thin where it only tells a story', () => {
    const { thin } = drawn(`# My first winter at sea

I left the harbour in October. I had a map and my father's coat.

I slept four hours a night. I wrote letters to my sister that I never sent.

In March I came home, and I have not been to sea again.
`);
    expect(thin).toBe('no-facts');
  });
});

it('has five points where the strongest passages have no room in a block', () => {
  const content = `# The road that was closed to cars

The shops of the road feared in the spring that nobody would come to them any more without a car and a bay. But after a year on foot all of them sell more than before, and the most important reason is that walkers stop.

The baker moved four tables onto the road in the first week of May. They have stayed there ever since, even in the snow of January.

The school next door expected that the closing would bring the cars of the parents right to its own gate. But the most important finding of its count is that twice as many children come on their own feet.

The bus goes around the block and loses two minutes on each round. The drivers get them back at the crossing without a jam.

The noise at the windows fell so far that people sleep at the front again. Some of them had lived behind shutters for years.

A florist rents the ticket office of the old car park. Her flowers stand where the barrier was.

The fire brigade found that its engines pass the road faster than before. Nothing stands in their way.
`;
  expect(drawn(content).blocks).toHaveLength(5);
});

it('a board of a text with many short sentences keeps its conclusion', () => {
  const places = 'mill harbour market school bridge hospital station library theatre orchard'.split(' ');
  const middle = places.map(
    (place) =>
      `The pump at the ${place} runs dry every summer. People of the ${place} carry water home. A second pipe would keep the ${place} green.`,
  );
  const content = `# Water for the pumps of our town\n\nThe pumps of our town are old, and in summer they have no water.\n\n${middle.join('\n\n')}\n\nIn short, our town should give its pumps a second pipe before the next summer.\n`;
  expect(JSON.stringify(drawn(content))).toContain('ur town should give its pumps a second pipe');
});
