import type { Draft } from '../formats/draft/draft.types.js';
import { readSource } from '../source/read-source.js';
import { sentenceOrigins } from './sentence-origins.js';

const CONTENT = `# Bread

The bakery threw away 210 loaves a week in March, which nobody had noticed. By September it was 130.`;

it('finds the sentence of the source that a sentence was taken from, whole or shortened', () => {
  const draft: Draft = {
    format: 'twitter',
    posts: [
      'The bakery threw away 210 loaves a week in March. By September it was 130.',
      'Bread. Tell us yours.',
    ],
  };
  const origins = sentenceOrigins(draft, readSource(CONTENT), CONTENT);
  const shown = origins.map(({ text, source }) => [
    text,
    source && CONTENT.slice(source.start, source.end),
    source?.kept,
  ]);
  expect(shown).toEqual([
    [
      'The bakery threw away 210 loaves a week in March.',
      'The bakery threw away 210 loaves a week in March, which nobody had noticed.',
      'shortened',
    ],
    ['By September it was 130.', 'By September it was 130.', 'whole'],
    ['Bread.', 'Bread', 'whole'],
    ['Tell us yours.', null, undefined],
  ]);
});

it('finds what front matter says about the text', () => {
  const content = `---\nexcerpt: "Nobody had counted the loaves."\n---\n\n${CONTENT}`;
  const draft: Draft = { format: 'twitter', posts: ['Nobody had counted the loaves.'] };
  const [origin] = sentenceOrigins(draft, readSource(content), content);
  const { start = 0, end = 0 } = origin?.source ?? {};
  expect(content.slice(start, end)).toBe('Nobody had counted the loaves.');
});

const told = (content: string, ...posts: string[]) =>
  sentenceOrigins({ format: 'twitter', posts }, readSource(content), content).map(({ text, source }) => [
    text,
    source && [content.slice(source.start, source.end), source.kept],
  ]);

it('each part of a sentence leads to its own place', () => {
  const content = `# Nets

## 1. Know your net

Nets are old. The key is to see the holes.

## 2. Dry it

**Where:** Hang it in the shade.`;
  expect(told(content, '1. Know your net: The key is to see the holes.')).toEqual([
    ['1. Know your net:', ['Know your net', 'whole']],
    ['The key is to see the holes.', ['The key is to see the holes.', 'whole']],
  ]);
  expect(told(content, 'Know your net; Dry it.', '• Hang it in the shade.')).toEqual([
    ['Know your net;', ['Know your net', 'whole']],
    ['Dry it.', ['Dry it', 'whole']],
    ['• Hang it in the shade.', ['Hang it in the shade.', 'whole']],
  ]);
  expect(told(content, 'Dry it: We never do.')).toEqual([
    ['Dry it:', ['Dry it', 'whole']],
    ['We never do.', null],
  ]);
  // Parts that follow each other stay together.
  expect(told(content, '1. Know your net: Nets are old.')).toMatchObject([
    [expect.any(String), ['Know your net\n\nNets are old.', 'whole']],
  ]);
});

it('says whether words were left out or changed', () => {
  const content = 'In the end, a net of 40 knots ages, and it frays at each of the corners.';
  expect(told(content, 'A net of 40 knots ages, and it frays at each of the corners.')).toMatchObject([
    [expect.any(String), [content, 'shortened']],
  ]);
  expect(
    told(content, 'In the end, a net of 90 knots ages, and it frays at each of the corners.'),
  ).toMatchObject([[expect.any(String), [content, 'changed']]]);
});

it('the address behind the words of a link, code and a table are of the source', () => {
  const content = `See [the list](https://a.example/x) of knots.

| Knot | Uses |
| --- | --- |
| Bowline | 12 |

\`\`\`
tie(rope)
)
\`\`\``;
  const kept = told(
    content,
    'See the list (https://a.example/x) of knots.',
    'Bowline (Uses: 12)',
    'tie(rope)\n)',
  ).map(([, source]) => source?.[1]);
  expect(kept).toEqual(['whole', 'whole', 'whole']);
});

it('finds the front matter behind entities, and the one whose signature became a label', () => {
  const content = `---
title: Caf&eacute; Lund
---

The nets were old:

> We mended them all in one night.
>
> — **Ada Lund, Netmaker**`;
  const [title, name] = told(content, 'Café Lund', 'Ada Lund: We mended them all in one night.');
  expect(title?.[1]?.[0]).toContain('Caf&eacute; Lund');
  expect(name).toEqual(['Ada Lund:', [expect.stringContaining('We mended'), 'whole']]);
});
