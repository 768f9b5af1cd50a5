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

describe('a description as long as a paragraph', () => {
  const page = (below: string): string => `---
title: The wall
summary: |
    Nobody in Lindholm had looked at the wall of the harbour for thirty years, because it had
    always been there. In the spring of 2019 a diver found a crack that was four metres long.
    We asked him what he saw, and we asked the harbour master why it took her a week to believe
    it. Both agree today that the wall would have fallen in the next storm of the autumn.
---

${below}
`;

  it('is the first paragraph of a text that does not have it', () => {
    const content = page('The diver is called Ode.');
    const source = readSource(content);
    expect(source.blocks.map(({ text }) => text.slice(0, 22))).toEqual([
      'Nobody in Lindholm had',
      'The diver is called Od',
    ]);
    const [, found] = source.sentences;
    expect(content.slice(source.toContent(found?.start ?? 0)).startsWith('In the spring of 2019')).toBe(true);
  });

  it('is left where it is if it is about the person interviewed', () => {
    const content = page('The diver is called Ode.').replace('The wall', 'Talking to Nobody in Lindholm');
    expect(readSource(content).blocks).toHaveLength(1);
  });

  it('is left where it is if the text says the same', () => {
    const source = readSource(
      page(
        'Nobody had looked at the wall of the harbour for thirty years, because it had always been there. In the spring of 2019 a diver found a crack that was four metres long.',
      ),
    );
    expect(source.blocks).toHaveLength(1);
  });
});
