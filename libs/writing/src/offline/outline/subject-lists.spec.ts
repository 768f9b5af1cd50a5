import type { FormatKey } from '@repurpose/contract';
import { fullPosts } from './full-posts.js';
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

  it('ends before a part that is named as the last', () => {
    expect(textOf(REVIEW, 'podcast')).toMatch(/In closing \(\d:\d\d\)\s+Many of the reviews/u);
  });

  it('is promised by a title, which a video begins with', () => {
    const content = REVIEW.replace("I love the Brandt lantern, and here's why.", 'I was not the only one.');
    expect(textOf(content, 'reels')).toContain('Hook: The lantern of the Brandt works\n');
  });

  it('has the point of the text before it in a video, and no more', () => {
    const [text = ''] = textOf(REVIEW, 'reels').split('\nCaption\n');
    expect(text).toContain('I wondered if it could replace the lamp');
    expect(text).not.toContain('went out twice on the bridge');
  });
});

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
  const [long, other] = ['a long post '.repeat(22).trim(), 'another post '.repeat(10).trim()];
  expect(fullPosts([long, 'It can.', other], 3)).toEqual([long, `It can.\n\n${other}`]);
  expect(fullPosts([other, 'It can.', long], 3)).toEqual([`${other}\n\nIt can.`, long]);
  expect(fullPosts([other, 'It can be seen from all of the houses.', long], 3)).toHaveLength(3);
  expect(fullPosts([other, 'It can be seen from all of the houses.', long], 0)).toHaveLength(2);
});

it('a sentence that the next one answers is no first line without it', () => {
  const answered = `# A parking proposal

The old harbour has a problem. There is no place to park for the people who live there, and the guests have three garages.

If you have never lived at a harbour, you might think I exaggerate. I do not. On some evenings I drive around it for an hour.

The town could paint a single white line. Drivers would see from far away where the driveways are.
`;
  expect(textOf(answered, 'reels')).toContain('Hook: The old harbour has a problem.');
});
