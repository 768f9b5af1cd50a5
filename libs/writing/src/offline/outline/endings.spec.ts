import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

const textOf = (content: string, format: FormatKey): string =>
  textIn(outputsOf(content, {}, [format]).outputs, format);

describe('the end of a text', () => {
  it('is told behind code that an output cannot show', () => {
    const content = `# Formulas that nobody fears

A formula that nobody can read is a formula that nobody dares to change, and most of ours were of that kind.

## What we did

We gave every input a name. A name says what the number is, and the reader need not guess it from a cell.

## Summary

We started with this:

\`\`\`
=IFERROR(A1/B1,0)
\`\`\`

We are ending with this:

\`\`\`
=RATE(visitors, days)
\`\`\`

A formula that is easier to read is easier to understand. Go forth and write formulas that nobody fears!
`;
    for (const format of ['linkedin', 'twitter'] as const)
      expect(textOf(content, format)).toContain('Go forth and write formulas that nobody fears!');
  });

  it('answers the question of its title', () => {
    const content = `---
title: 'Meatless Mondays: are they okay?'
description: A reader of ours thinks that the fuss about meatless Mondays is overblown.
---
Many students feel that their way of life is under attack, and the letters of the week say so at length.

The canteen still has fish on that day, and milk, and every sandwich that it had before. Nobody has been asked to give up more than one meal, and each shop of the campus is open.

So, are meatless Mondays okay? Well, they are the smallest step in the right direction. It is one meal a week, and we should be happy to support it.
`;
    for (const format of ['linkedin', 'summary'] as const) {
      const text = textOf(content, format);
      expect(text).toMatch(/So, are meatless Mondays okay\?\s+Well, they are the smallest step/u);
      expect(text).toContain('we should be happy to support it.');
    }
  });
});
