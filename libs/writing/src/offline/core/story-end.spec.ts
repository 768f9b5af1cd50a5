import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { coreOf } from './core.js';

const STORY = `# The slow lane

I learned to swim at forty-four, in a pool that smelled of chips. My teacher was nineteen and had a shark on his calf.

I had told people for years that I did not care for it. I told them so on beaches in Clare and once on a yacht.

We went back to Wexford in August. I walked down the steps and swam to my son, in my own style. I waited for him to say something. He had found a plaster on the bottom and wanted to show it to me.

I was only gone to get my togs.
`;

/** A story that is long enough for its tips to be a small part of it. */
const BEGINNING = Array.from(
  { length: 12 },
  (_, year) =>
    `In the ${String(year)}th year I stood at the edge of some lake and held my son's towel for him.\n\n`,
).join('');

const endIn = (content: string): string =>
  coreOf(analyse(readSource(content)))
    .takeaway?.units.map(({ text }) => text)
    .join(' ') ?? '';

describe('the end of a story', () => {
  it('is its last paragraphs down to the last sentence', () => {
    expect(endIn(STORY)).toMatch(/^We went back to Wexford .* I was only gone to get my togs\.$/u);
  });

  it('is before the tips that its author adds', () => {
    const tips = `
## Tips for late swimmers

### Buy your own towel

I never trusted the towels of the pool, and I was right about them twice.

### Check the hours

I found out that nobody swims on a Tuesday, and I told nobody about it.

### Make a plan for supper

I ate after my first lesson, and I was asleep in the bus before the bridge.
`;
    const long = STORY.replace('\n\n', `\n\n${BEGINNING}`);
    expect(endIn(`${long}${tips}`)).toMatch(/togs\.$/u);
  });

  it('is no closing ritual', () => {
    expect(endIn(`${STORY}\nAmen.\n`)).toMatch(/togs\.$/u);
  });
});

it('ends a story with what its author learned, where tips follow it', () => {
  const end = endIn(`# A year of hired cooks

I used to burn dinner twice a week. My sister gave me a cook for my birthday.

## The first evening

He came at six and I hid in the garden. I could smell onions through the window. My neighbour asked me who had moved in, and I told her that it was only the rain.

We ate at eight, at a table that I had last seen in March. I had forgotten how many chairs it has.

## The second evening

My sister came to see what she had paid for. She brought her dog, which lay down by the stove and did not get up for an hour.

I stayed in the kitchen this time. He let me hold the lid, and I held it until the rice was done.

## What I learned

I found out that I love choosing a dinner that somebody else has to cook. I had thought for years that I disliked food.

## Tips for hiring a cook

### Clear the sink

I wash up before he comes. It takes ten minutes.

### Pay on the day

I pay him before he leaves. Nobody likes to ask.
`);
  expect(end).toMatch(/^I found out that I love choosing .* that I disliked food\.$/u);
});

describe('the minutes of a meeting', () => {
  const source = readSource(`# Hallerby Council: Open Spaces Committee

Minutes of the meeting held on Tuesday 8 October at 7.00 pm

**1. The cedar.** The consultant found decay in the main fork. He gave three options with their prices and their years.

**RESOLVED:** to accept the second option at a cost of £4,150, and to close the path until the work is finished.

**2. The bandstand.** A request had come from the band to rehearse on Thursdays. Letters had come from four residents.

**RESOLVED:** to permit rehearsals on Thursdays until half past eight, in return for two concerts.

**3. Geese.** The clerk reported that the geese had come back to the green.
`);
  const analysis = analyse(source);

  it('list their items with what was decided, and make no heading of a decision', () => {
    const said = analysis.lists.flatMap(({ items }) => items.map(({ text }) => text));
    expect(said[0]).toMatch(/to accept the second option/u);
    expect(said).not.toContain('');
    expect(analysis.units.some(({ text }) => text.startsWith('RESOLVED: to accept'))).toBe(true);
  });

  it('do not tell when they were held', () => {
    expect(analysis.units.find(({ text }) => text.startsWith('Minutes of'))?.isExcluded).toBe(true);
  });
});
