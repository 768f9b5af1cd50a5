import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

const textOf = (content: string, format: FormatKey): string =>
  textIn(outputsOf(content, {}, [format]).outputs, format);

const REVIEW = `# The lantern of the Brandt works

I walk home through the woods on most nights of the week. The old lamp was heavy, and it went out twice on the bridge last winter.

I bought the lantern of the Brandt works in the autumn. I wondered if it could replace the lamp on a way of four miles.

I love the Brandt lantern, and here's why.

**It gives a lot of light**. The path is bright for thirty steps, and the trees beside it are as well.

**The battery lasts for a week**. I charge it on Sundays and forget about it until the next one comes.

**It weighs next to nothing**. It hangs from one finger, and I do not notice it before I am home.

Many of the reviews have complained that the Brandt lantern cannot blink. The lantern is not much more than a light in the dark, and that is all I wanted.
`;

describe('a list of paragraphs that begin in bold', () => {
  it.each(['linkedin', 'reels'] as const)(
    'is led in, and what comes after it is the conclusion: %s',
    (format) => {
      const text = textOf(REVIEW, format);
      expect(text).toContain("I love the Brandt lantern, and here's why:");
      expect(text).toContain('It weighs next to nothing. It hangs from one finger');
      expect(text).toContain('a light in the dark, and that is all I wanted.');
    },
  );

  it('has the point of the text before it in a video, and no more', () => {
    const text = textOf(REVIEW, 'reels');
    expect(text).toContain('I wondered if it could replace the lamp');
    expect(text).not.toContain('went out twice on the bridge');
  });
});

const GROUPS = `# Who comes to the harbour market

The market at the harbour has been open on every Saturday since the spring of that year. A market lives from the people who come back to it, and each of its stalls has a guess about who they are. The town paid for a study of the market, because the rent of the stalls depends on it.

We asked two hundred people why they come to the harbour. In general we can tell four groups apart: neighbours, collectors, cooks and walkers.

- The neighbours live within a few streets of the harbour. They come on foot and stay for an hour, and most of them meet somebody they know. Few of them spend more than ten euros.
- The collectors look for things that nobody else has. They come before eight in the morning, and they leave as soon as they have been around once. They bring their own light.
- The cooks buy fish from the boats. They know what each of the boats brings in, and they pay what they are asked. Many of them have done so for years.
- Most walkers had no plan to come. They hear the music on the bridge, and they stay for a coffee or until the rain begins. One in ten of them buys a plant.

Whoever plans a market should know which of the groups it is for. A market for all of them is a market for nobody, and the harbour has tried that for a year.
`;

it.each(['linkedin', 'twitter', 'instagram'] as const)(
  'things that a sentence names are told below it, all of them: %s',
  (format) => {
    const text = textOf(GROUPS, format);
    for (const said of [
      'four groups apart',
      '• The neighbours live',
      '• The collectors look',
      'The cooks buy',
      'Most walkers',
    ])
      expect(text).toContain(said);
  },
);

const ADVICE = `# How to write a letter to the council

Write your letter on a single page (the people who read it have forty more to read on that day). Use a clear font, and leave a margin on the left.

Say in the first sentence what you ask for. The council decides about it in ten minutes, and most of them go to the reading.

Check all of it! Ask a friend to read it as well, because nobody sees the mistakes of their own. A mistake in a name costs you the goodwill of its owner. Remember these rules of the house:

- Keep each of the paragraphs to four lines, as the council reads them on a small screen.
- Write the names of all streets in full, because there are two Mill Lanes in the town.
- Sign with your name and your address, or nobody will answer the letter.
`;

describe('advice', () => {
  it.each(['linkedin', 'twitter', 'facebook'] as const)('begins with its title: %s', (format) => {
    expect(textOf(ADVICE, format)).toMatch(/^How to write a letter to the council\n/u);
  });

  it('has the sentence over a list in the post of its first items', () => {
    const posts = textOf(ADVICE, 'twitter').split(/\s\d+\/\d+\n*/u);
    const led = posts.find((post) => post.includes('Remember these rules of the house:'));
    expect(led).toContain('• Keep each of the paragraphs');
    expect(led).toContain('• Write the names of all streets');
  });
});

it('a few words are no post of their own', () => {
  const asked =
    'I bought the lantern of the Brandt works in the autumn, to see if it could do what the lamp did.';
  const text = textOf(REVIEW.replace(/I bought .*/u, `${asked}\n\nIt can, and it does.`), 'twitter');
  expect(text).toContain('It can, and it does.');
  expect(text).not.toMatch(/(?:^|\n)It can, and it does\. \d/u);
});
