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

const RELEASE = `---
title: A new way to plan the tide
excerpt: Version 4.2, released today, introduces the calendar!
---
Whether you sail every day or once a year, you want to know when to leave. Version 4.2 of Tidewell introduces a better way to plan that: the calendar!

The calendar shows every high tide of the month. As soon as you choose a day, the map shows the places that you reach on the ebb.
`;

describe('what a text names once', () => {
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
