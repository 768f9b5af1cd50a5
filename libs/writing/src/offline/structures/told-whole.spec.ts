import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { select } from '../digest/select.js';
import { outputsOf, textOf } from '../outputs.fixture.js';
import { formsOf } from '../realise.js';

const FLOUR = `The mill grinds the wheat of four farms on two stones that are older than the bridge. The flour keeps
its germ, so it tastes of nuts and has to be used within eight weeks of the day it was ground.`;

it('a sentence with other matters leads no headings in, one that points at them does', () => {
  const content = (lead: string): string => `# Bread from the mill

The mill has sold its own flour since 1996, and most of it goes to bakers within ten miles. ${lead}

## The recipe

${FLOUR}

## A guide to the flour

The bakers blend it with a third of white flour, so the loaf rises. A loaf of it alone stays flat and heavy.

## Preparing the dough

A wet dough needs no kneading, only time and a cold place. The bakers leave it in the cellar for a night.
`;
  const post = (lead: string): string =>
    textOf(outputsOf(content(lead), {}, ['linkedin']).outputs, 'linkedin');
  expect(post("I'll give you some tips along the way, and I'll link videos and guides.")).not.toContain('•');
  expect(post('Here are some things that I learned there.')).toMatch(/learned there:\n\n• The recipe: /u);
});

it('a signed paragraph is told below its heading', () => {
  const content = `# Three things that are better without plastic

Every house has too much of it, and the shops sell more of it every year.

## 1. Health

What is stored in glass tastes of itself, and nothing from the lid ends up in the soup.

## 2. Money

Things made at home cost a third of what the shop asks for them in its plastic cups.

## 3. A better life

Everything was better in the old days! A favourite saying of our grandparents. But they are right about some of it. Tables of oak last a hundred years and can be mended with a plane and some glue. – JL
`;
  const post = textOf(outputsOf(content, {}, ['linkedin']).outputs, 'linkedin');
  expect(post).toMatch(/3\. A better life: (?!A favourite)\p{Lu}/u);
});

it('the first of items that are alone in their posts has no mark either', () => {
  const item = (what: string): string =>
    `- **${what}:** The stones are dressed before anything else is done, because the flour of a blunt stone is warm and the bakers send it back on the same day, often with a letter.`;
  const content = `# What a mill needs

The mill has sold its own flour since 1996, and most of it goes to bakers within ten miles.

When a mill is opened again, three things come first:

${['Stones', 'Water', 'Wheat'].map(item).join('\n')}
`;
  const thread = textOf(outputsOf(content, {}, ['twitter']).outputs, 'twitter');
  expect(thread).toContain('Water: The stones are dressed');
  expect(thread).not.toContain('•');
});

const SOUP = `# Fish soup of the harbour

The cook of the ferry makes this soup on every Friday of the winter, and the crew would not sail without it.

## Ingredients

### For the stock

- Bones
- Leek

### For the soup

- A kilo of cod, which is cut into pieces as large as a thumb before it is weighed again
- Four potatoes of a kind that stays firm, or six small ones from the garden of the cook

## Procedure

${[
  'Now it is time for the stock. Boil the bones and the leek for an hour, and do not leave the stove, because the pot is full to its edge and the ferry rolls.',
  'Peel the potatoes. Cut each of them into eight pieces and keep them in cold water, or they turn grey before the stock is done and look like stones of the quay.',
  'Remember the leek? Take it out now, with a spoon that has holes, and give it to the gulls behind the ferry, who have waited for it since the morning of that day.',
  'Add the cod. It needs six minutes and not one more, and the bell of the harbour is a good clock for it, since it rings twice in that time on every day but Sunday.',
]
  .map((step, at) => `${at + 1}. ${step}`)
  .join('\n')}
`;

it('the steps of a recipe are told with all that they say or not at all, and its ingredients together', () => {
  const analysis = analyse(readSource(SOUP));
  const steps = analysis.lists.find(({ leadIn }) => leadIn === 'Procedure');
  expect(steps === undefined ? [] : formsOf(steps)).toHaveLength(1);
  for (let words = 20; words < 200; words += 10) {
    const leads = select(analysis, { words, leastPart: 0 }).lists.map(({ leadIn }) => leadIn);
    expect(leads.includes('For the stock')).toBe(leads.includes('For the soup'));
  }
});

it('the point of a heading is a sentence that does not go on from the heading before', () => {
  const content = (first: string): string => `# Three towns by train

The club went by train to three towns this spring, and these are the notes of its youngest member.

## Lund

The station is under the old bridge. The way there took a whole day, with two changes and a long wait.

## Visby

${first}

The town is on an island. Its wall is the best kept in the north, and you can walk around it in an hour.

## Malmo

The baths stand on poles in the sea. The water is cold in May, and half of the town swims in it anyway.
`;
  const labels = (first: string) =>
    analyse(readSource(content(first)))
      .lists.find(({ isOfHeadings }) => isOfHeadings)
      ?.items.map(({ text }) => text);
  expect(labels('This time the way was not that long.')?.[1]).toMatch(/^The town is/u);
  expect(labels('It is the best kept town of the north, and the oldest one too.')?.[1]).toMatch(
    /^It is the/u,
  );
});
