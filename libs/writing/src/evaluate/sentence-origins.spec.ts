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
    source?.isWhole,
  ]);
  expect(shown).toEqual([
    [
      'The bakery threw away 210 loaves a week in March.',
      'The bakery threw away 210 loaves a week in March, which nobody had noticed.',
      false,
    ],
    ['By September it was 130.', 'By September it was 130.', true],
    ['Bread.', 'Bread', true],
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
