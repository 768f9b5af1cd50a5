import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from '../outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

const BOATS = `# Two boats on the river

We rowed two boats down the river this summer, each for a week with all our gear in it.

## The green dory

This was our first week in a boat made of wood. The hull weighs 95 kilos, and two people carried it over each of the four weirs. It never took in water, because the planks had swollen by the second day.

## The long skiff

The skiff is lighter and faster than any boat we rowed before. Its seat broke on the third day, and we mended it with rope.
`;

const TWO_BOATS = BOATS.replace('This was our first week in a boat', 'We had a week in a dory');

const RELEASE = `---
title: A new way to plan the tide
excerpt: Version 4.2, released today, introduces the calendar!
---
Whether you sail every day or once a year, you want to know when to leave. Version 4.2 of Tidewell introduces a better way to plan that: the calendar!

The calendar shows every high tide of the month. As soon as you choose a day, the map shows the places that you reach on the ebb.
`;

const RULES = `# Rules of the boat house

We wrote down what we learned in eleven winters with boats on the quay and no heating in the shed.

## What to do

### Turn the hull

A hull that lies on its keel takes in rain until it rots. We turn each hull in October, and four people do it in an hour with two ropes.

### Air the sails

Wet sails grow black spots within a week. We hang each sail under the roof until it is dry, and the loft is full in November.

## What we stopped doing

### Heating the shed

The heater cost us 900 euros a winter. It dried the planks so fast that two boats leaked in the spring.

### Painting in autumn

Paint from October never set in the cold air. It came off in sheets when the boats went back into the water.
`;

const ASKED = `# A diver of the harbour

My name is Ode and I dive for the harbour of Lindholm, in winter and in summer.

## What do you wear?

The harbour lends each diver a suit of seven millimetres, and my aunt knits the wool below it. It smells of diesel, and the smell stays in the car until the end of May.

The gloves are the weak point of the whole suit. I lost the feeling in two fingers in my first winter on the wall, and the doctor told me to stop.

## And what do you see?

The harbour is clear in June, and the whole wall shows from the pier to the gate. In March I see my own hands, and that is enough for the work.

Mussels show where the water moves along the stones of the wall. Where they grow thick, the stones behind them are loose, and we mark the place with chalk.

## What would you change?

Two divers should go down together on each day of the year. One of us could hold the lamp, and the other could write, and both of us would be home for supper.

The boat of the harbour is older than the wall and slower than the ferry. A new one would cost the town 90,000 euros, which is less than one leak costs.
`;

const CHOICE = `# Three ropes for the harbour

I looked at three ropes for the boats of the harbour this winter. Here is what I found:

## Hemp

Hemp smells good and lasts four years in the salt water of the pier. It costs 3 euros a metre.

## Nylon

Nylon stretches by a fifth before it breaks, which saves the cleats in a storm. It costs 2 euros a metre.

## Dyneema

Dyneema is as strong as steel and floats on the water like a cork. It costs 11 euros a metre.

It is the only one that I could not cut with my knife on the first day.

In the end I went with nylon for all of the boats. My back is grateful for it.
`;

describe('what a text names once', () => {
  it('what ends the last of several headings stays behind their list', () => {
    const post = textIn(CHOICE, 'linkedin');
    expect(post).toContain('• Dyneema is as strong');
    expect(post.split('\n\n').at(-1)).toContain('I went with nylon for all of the boats.');
  });

  it('each answer has its question and its first sentence, also where its first paragraph is left out', () => {
    const [post] = outputsOf(ASKED, { length: 25 }, ['instagram']).outputs;
    expect(post?.text).not.toContain('hold the lamp');
    expect(post?.text).toContain(
      'What would you change?\n\nTwo divers should go down together on each day of the year.\n\nThe boat of the harbour',
    );
  });

  it('a label has the heading over it where labels of two parts are shown', () => {
    const post = textIn(RULES, 'linkedin');
    expect(post).toContain('What to do: Turn the hull');
    expect(post).toContain('What we stopped doing: Heating the shed');
    expect(post).not.toContain('doing: Painting');
    // its own sentences have that heading
    const own =
      'What to do costs us two Saturdays and no money, and we do it with the whole crew of the boat house.';
    const twice = textIn(RULES.replace('## What to do\n', `## What to do\n\n${own}\n`), 'linkedin');
    expect(twice).toContain(`What to do\n\n${own}`);
    expect(twice).not.toContain('What to do: ');
  });

  it('a part behind a labelled one has its heading too, also where it does not name it', () => {
    const post = textIn(
      `${TWO_BOATS}\n## After the rain\n\nThe pier of the club was built of oak.\n`,
      'linkedin',
    );
    expect(post).toContain('After the rain\n\nThe pier of the club');
    expect(post).toContain('The green dory\n');
  });

  it('no part has its heading where one of them has a heading left open', () => {
    const open = TWO_BOATS.replace('The long skiff', '... and what came after it');
    const post = textIn(`${open}\n## The old pier\n\nThe pier of the club was built of oak.\n`, 'linkedin');
    expect(post).toContain('The pier of the club');
    expect(post).not.toMatch(/The green dory\n|The old pier\n/u);
  });

  it('a heading that is left open is no label over its parts, nor is the one that goes on with it', () => {
    const open = RULES.replace('stopped doing\n', 'stopped doing...\n');
    const post = textIn(open.replace('Heating the shed', '... and why we did so'), 'linkedin');
    expect(post).toContain('The heater cost us 900 euros');
    expect(post).not.toMatch(/doing\.\.\.|why we did so/u);
  });

  it('a heading that only names the place of its part is no label', () => {
    const post = textIn(
      BOATS.replace('The long skiff\n\nThe skiff', 'Conclusion:\n\nThis skiff'),
      'linkedin',
    );
    expect(post).toContain('\n\nThis skiff is lighter');
    expect(post).not.toContain('Conclusion');
  });

  it.each([
    ['en', 'Overview', 'We rowed two boats down the river this summer, and one of them was made of wood.'],
    [
      'de',
      'Überblick',
      'Wir sind im Sommer mit zwei Booten den Fluss hinuntergefahren, und eines war aus Holz.',
    ],
  ])('a heading that only names its place opens no text (%s)', (_, heading, first) => {
    const content = `# ${first.slice(0, 20)}\n\n## ${heading}\n\n${first}\n\n## 95 Kilo\n\n${first.replace(/^\w+/u, 'Alle')}\n`;
    const mail = textIn(content, 'email');
    expect(mail).toContain(first);
    expect(mail).not.toContain(heading);
    expect(mail).toContain('95 Kilo');
  });

  it('a heading that its first sentence means goes with it where no heading is shown', () => {
    const post = textIn(BOATS, 'twitter');
    expect(post).toContain('The green dory: This was our first week in a boat made of wood.');
    expect(post).not.toContain('The long skiff: ');
    expect(textIn(BOATS, 'medium')).not.toContain('dory: This');
  });

  it('a sentence that says the same as the line about the text, and what it is called, is told', () => {
    expect(textIn(RELEASE, 'facebook')).toContain('Version 4.2 of Tidewell introduces');
  });
});
