import fc from 'fast-check';
import { FORMAT_KEYS } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { renderDraft } from '../formats/draft/render-draft.js';
import { publishedText } from './page.js';

const of = (draft: Draft) => publishedText({ format: draft.format, text: renderDraft(draft), draft });

test('a thread is called by its first post, without its number, and goes on with the next', () => {
  const { title, description, hasTitle, html } = of({
    format: 'twitter',
    posts: ['We cut waste by a third.', 'It took two years.', 'Nobody was let go.'],
  });
  expect([title, description, hasTitle]).toEqual([
    'We cut waste by a third.',
    'It took two years. Nobody was let go.',
    false,
  ]);
  expect(html).toContain('<p dir="auto">We cut waste by a third. 1/3</p>');
});

test('a letter is called by its subject, without the label', () => {
  const letter = of({
    format: 'email',
    subject: 'Less waste',
    preheader: 'And more bread',
    greeting: 'Hello,',
    sections: [{ heading: 'Why', paragraphs: ['Because it was right.'] }],
    callToAction: 'Answer us.',
  });
  expect([letter.title, letter.description]).toEqual([
    'Less waste',
    'And more bread Hello, Why Because it was right. Answer us.',
  ]);
});

test('a long hook is cut between words and told whole in the description', () => {
  const hook = `${'We wrote down every loaf that was left over in the evening, '.repeat(2)}and counted.`;
  const { title, description } = of({
    format: 'linkedin',
    hook,
    body: [],
    callToAction: '',
    hashtags: ['Bread'],
  });
  expect(title).toMatch(/^We wrote down .*…$/);
  expect(title.length).toBeLessThanOrEqual(71);
  expect(description.startsWith('We wrote down every loaf')).toBe(true);
});

test('whatever was written: one line each, and no markup but ours', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((words) => `${words}<script>"&'`);
  fc.assert(
    fc.property(fc.constantFrom(...FORMAT_KEYS), text, (format, words) => {
      const { title, description, html } = publishedText({ format, text: words, draft: null });
      expect(`${title}${description}`).not.toMatch(/[\n\r]/);
      expect(html).not.toContain('<script');
    }),
    { numRuns: 100 },
  );
});
