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

describe('bullets', () => {
  const body = 'Ask when:\n• it is late\n– or dark\n• nobody knows\nThen go on.';
  const post = { hook: 'Ask.', body: [body], callToAction: '', hashtags: ['Bread'] };
  const list =
    '<ul>\n<li dir="auto">it is late\n<ul>\n<li dir="auto">or dark</li>\n</ul>\n</li>\n<li dir="auto">nobody knows</li>\n</ul>';

  test('in a paragraph are a list below their lead-in, dashes a list in theirs', () => {
    const { html } = of({ format: 'linkedin', ...post });
    expect(html).toContain(`<p dir="auto">Ask when:</p>\n${list}\n<p dir="auto">Then go on.</p>`);
  });

  test('of a post of a thread stay in the post', () => {
    const { html } = of({ format: 'twitter', posts: ['Ask when:\n• it is late\n• nobody knows', 'Go on.'] });
    expect(html).toContain('<p dir="auto">Ask when:<br>\n• it is late<br>\n• nobody knows 1/2</p>');
  });

  test('that are dashes only keep them', () => {
    const { html } = publishedText({ format: 'linkedin', text: '– Yes.\n– No.', draft: null });
    expect(html).toBe('<ul>\n<li dir="auto">– Yes.</li>\n<li dir="auto">– No.</li>\n</ul>');
  });
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
