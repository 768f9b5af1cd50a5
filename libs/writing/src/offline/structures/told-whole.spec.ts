import { outputsOf, textOf } from '../outputs.fixture.js';

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

it('a step has its time and heat in every form, and all steps are told', () => {
  const content = `# Bread from the mill

The mill has sold its own flour since 1996, and most of it goes to bakers within ten miles.

## Method

1. Put the flour and the salt into a bowl. My grandmother used the blue bowl that her mother had brought from the coast in a cart. Stir it for 2 minutes. It smells of nuts, of summer and of the dusty loft where the sacks have always stood in rows along the wall.
2. Add the water. Some recipes add it a little at a time, but in my experience this only makes the work longer and the dough no better than it was before. Leave it in the cellar for 16 hours. The cat likes the cellar as well, and so does the neighbour's cat in winter.
3. Form a ball. Nobody has found out why the dough suddenly becomes softer at this point, and there are as many explanations of it as there are bakers in the valley. The miller says that it is the moon, and his wife says that it is the miller.
4. Time to bake! Heat the oven until the stone is white. In the old days the oven was heated with the wood of the orchard, which burns slowly and smells of apples. Bake the loaf for 40 minutes. Then eat it with butter, for it needs nothing else at all.
`;
  const post = textOf(outputsOf(content, { length: 25 }, ['instagram']).outputs, 'instagram');
  expect(post).toMatch(
    /1\. Put .* Stir it for 2 minutes\.\n2\. Add the water\. Leave it in the cellar for 16 hours\.\n3\. Form a ball\.\n4\. Time to bake! Heat .* Bake the loaf for 40 minutes\./u,
  );
  expect(post).not.toContain('grandmother');
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

it('an item is no fragment of what the sentence before it began', () => {
  const content = `# 3 Dinge, die ohne Plastik besser sind

In jedem Haus gibt es zu viel davon, und die Läden verkaufen jedes Jahr noch mehr.

## 1. Gesundheit

Was im Glas steht, schmeckt nach sich selbst, und aus dem Deckel kommt nichts in die Suppe.

## 2. Geld

Selbst gemachte Dinge kosten ein Drittel von dem, was der Laden für seine Becher verlangt.

## 3. Bessere Möbel

Früher war alles besser! Ein sehr beliebter Spruch unserer Nachbarn. Bei manchen Dingen haben sie aber recht. Möbel haben einfach länger gehalten und waren einfach zu reparieren, weil sie nicht aus Plastik waren, sondern aus Holz.
`;
  const post = textOf(outputsOf(content, {}, ['linkedin']).outputs, 'linkedin');
  expect(post).toMatch(/3\. Bessere Möbel: (?!Ein sehr)\p{Lu}/u);
});
