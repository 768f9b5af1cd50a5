import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

const GUIDE = `# How the crane was saved

In the spirit of the harbour week (about which I was asked to write this post), allow me to tell you how the crane was saved.

Today, we’re looking at a crane of 1911 and at the people who kept it. Let’s look at the money first. It came from the fishers.

## The notice

You can find the right colour by asking a fisher, or the paper shop. Print it large. You could put:

**Danger: no entry below the arm of the crane**

Alternatively, you can put:

**Stay away.**

*General tips*
- Keep the paint in a warm place for a day. It gets too thick in the cold shed by the water, and nobody can spread it evenly.
- Do not close the can in the first hour. It needs air, and it will be too thin again if you hurry with the lid.

## The end

I was to close the day with these words:

> We did it together, and we did it in one winter. Thank you.

We mention the crane in our last post. Please check back here for news, or follow the crane on Facebook.
`;

describe('a text that speaks of its own parts', () => {
  const text = textIn(GUIDE, 'email');

  it.each([
    [
      'the sentence around an aside about the post',
      'In the spirit of the harbour week, allow me to tell you',
    ],
    ['what it looks at', 'Today, we’re looking at a crane of 1911'],
    ['what leads over', 'Let’s look at the money first. It came from'],
    ['where something is found', 'You can find the right colour by asking a fisher'],
    [
      'a lead-in and the line in bold it shows',
      'You could put:\n\nDanger: no entry below the arm of the crane\n\nAlt',
    ],
    ['a label in italics over its list', 'General tips:\n\n• Keep the paint in a warm place'],
    ['the thanks in a quotation', 'in one winter. Thank you.”'],
  ])('keeps %s', (_, said) => {
    expect(text).toContain(said);
  });

  it.each(['last post', 'check back', 'Facebook'])('is without what leads away: %s', (said) => {
    expect(text).not.toContain(said);
  });
});

const STARTER = `# A starter in five days

Bread begins with a starter, and everybody has one on the shelf by now.

## Procedure

1. Add 70 grams of flour and 70 grams of warm water to a jar. Mix it with a fork, and cover the jar with a cloth for a whole day in a warm place.
2. Feed the starter with the same amount of flour. Let it rest for another day, and look at it in the evening before you go to bed at night.
3. Repeat step 2 for four more days. It floats when it is ready for the bread that you want to bake with it on the day after that.

General tips

- Keep the jar in a warm place. The oven with its light on is a good spot for it, and so is the shelf over the stove in winter.
- Discard half of it before you feed it. It grows fast, and it will run over the rim of a small jar in the night.
`;

describe('steps and the tips below them', () => {
  it('are two lists', () => {
    const text = textIn(STARTER, 'medium');
    expect(text).toContain('2. Feed the starter');
    expect(text).toContain('3. Repeat step 2');
    expect(text).toContain('• Keep the jar');
  });
});

describe('a sentence set as a heading with nothing below it', () => {
  const LIFT = `# How the boat was lifted

#### Our thanks go to Inga Berg, who lent us the crane for a whole week!

#### The lift

We lifted the boat on Monday. It took two hours, and the crew had oiled every rope before.

#### What else

#### The paint

We painted it on Friday, when the wood was dry.
`;

  it.each(['medium', 'email', 'podcast'] as const)('is said in %s', (format) => {
    expect(textIn(LIFT, format)).toContain(
      'Our thanks go to Inga Berg, who lent us the crane for a whole week!',
    );
    expect(textIn(LIFT, format)).not.toMatch(/What else\n\nWe/);
  });
});

describe('steps that are set as headings', () => {
  const STEPS = `# How to paint a boat

It is best done in May.

# Wash the boat with warm water and let it dry. (It takes a day.)

# Rub the wood until it is smooth.

# Paint it twice, and wait a day between the two coats. Then lift it.

The paint lasts for two years, or three if the boat is in the shed all winter.
`;

  it('are all said, as the last of them too', () => {
    const text = textIn(STEPS, 'medium');
    expect(text).toContain('Rub the wood until it is smooth.\n\nPaint it twice, and wait a day');
  });
});

describe('a reference to a point by its number', () => {
  const POINTS = `# Two rules of the crane

The crew of the pier has two rules for the old crane.

## 1. Oil the ropes

A dry rope breaks in the first frost of the year, as all of us have seen.

## 2. Lift in the morning

The wind is low at six (see point 7), and the ropes are soft by then (see point 1).
`;

  it.each([
    ['medium', 'low at six, and the ropes are soft by then (see point 1).'],
    ['facebook', 'low at six, and the ropes are soft by then.'],
  ] as const)('is in %s only where the text has that point', (format, said) => {
    expect(textIn(POINTS, format)).toContain(said);
  });
});
