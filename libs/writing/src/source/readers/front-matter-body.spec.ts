import { readSource } from '../read-source.js';

const PAGE = `---
layout: case_study
description: "The harbour of Lindholm looks after its wall, its boats and its visitors all year."
title: A wall for the harbour
image-alt: "View of the wall, the pier and the boats behind it in June."
intro:
  - intro-paragraph: |
      The wall had a crack that nobody had seen for years. The harbour needed:

      1. Divers who know the wall
      2. A plan for the winter
  - intro-title: Results
    intro-text: |
      40% fewer leaks<br>
      12 new moorings
sections:
  - section-quote: |
      “We sleep better now, and so do the boats behind the wall.”
    section-attribution: "~ Mara Lind, Harbour Master"
  - section-description: "Since then the divers have come back every spring to look at it."
---
`;

describe('a page whose text stands in its front matter', () => {
  const source = readSource(PAGE);
  const texts = source.blocks.map(({ kind, text }) => `${kind}: ${text}`);

  it('is read as that text', () => {
    expect(source.title).toBe('A wall for the harbour');
    expect(texts).toEqual([
      'paragraph: The wall had a crack that nobody had seen for years. The harbour needed:',
      'item: Divers who know the wall',
      'item: A plan for the winter',
      'heading: Results',
      'item: 40% fewer leaks',
      'item: 12 new moorings',
      'quote: “We sleep better now, and so do the boats behind the wall.”',
      'quote: — Mara Lind, Harbour Master',
      'paragraph: Since then the divers have come back every spring to look at it.',
    ]);
    expect(source.blocks.find(({ kind }) => kind === 'quote')?.speaker).toBe('Mara Lind');
  });

  it('knows the place of each sentence in what was sent', () => {
    for (const { start, text } of source.sentences)
      expect(PAGE.slice(source.toContent(start), source.toContent(start) + text.length)).toBe(text);
  });

  it('has its own text where there is one below', () => {
    const below = readSource(`${PAGE}\nThe wall is whole.\n`);
    expect(below.blocks.map(({ text }) => text)).toEqual(['The wall is whole.']);
  });
});
