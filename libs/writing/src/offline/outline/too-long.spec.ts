import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

const textOf = (content: string, format: FormatKey): string =>
  textIn(outputsOf(content, {}, [format]).outputs, format);

const LONG =
  'When the first frost was near, we asked the eleven neighbours along the lane to bring their oldest ladders, their widest baskets and as many children as they could spare, and we set up four long tables (two for the red apples, one for the green ones and one for soup) below the walnut at the gate.';
/** Fits a post, but not after its label. */
const FITTING = LONG.replace(/ \(two.*$/u, ' below the tall walnut at the old gate.');
const tips = (second: string): string => `# Four tips for an apple harvest

Here are four tips that the harvest of last year has taught us:

## 1. Sharpen your knives

A sharp knife leaves a stem on the apple. An apple without its stem rots within a week.

## 2. Ask the neighbours early

${second}

## 3. Count the baskets

Write the number on the door of the shed. The cider maker pays for each basket that you can name.

## 4. Keep the soup warm

A cold helper goes home at noon. Hot soup keeps the children in the trees until the evening.
`;

describe('an item that is too long', () => {
  it('keeps its number and its words in a thread', () => {
    const thread = textOf(tips(FITTING), 'twitter');
    expect(thread).toMatch(/2\. Ask the neighbours early(?!:)[^]*When the first frost was near/u);
    expect(thread).toContain('3. Count the baskets');
  });

  it.each(['reels', 'summary'] as const)('leaves what is said of the others in %s', (format) => {
    const text = textOf(tips(LONG), format);
    expect(text).toMatch(/Sharpen your knives[.:] A sharp knife/u);
    expect(text).toMatch(/Keep the soup warm[.:] (?:A cold|Hot)/u);
    expect(text).toMatch(/Ask the neighbours early(?![.:] [A-Z])/u);
  });

  it.each(['reels', 'summary'] as const)('is told like the others in %s where it has room', (format) => {
    const text = textOf(tips('They need a week to find their ladders.'), format);
    expect(text).toMatch(/Ask the neighbours early[.:] They need a week/u);
  });
});
