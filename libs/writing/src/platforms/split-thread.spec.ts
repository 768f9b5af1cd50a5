import { fc } from '@repurpose/testing';
import { countText } from './count.js';
import { fitText } from './fit-text.js';
import { postSuffix } from './post-suffix.js';
import { splitThread } from './split-thread.js';

const LIMIT = 280;
const chars = (text: string) => text.length;
const numbered = (posts: string[]) => posts.map((post, index) => post + postSuffix(index, posts.length));
const longest = (posts: string[]) =>
  Math.max(0, ...numbered(posts).map((post) => countText('twitter', post)));

const word = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-z]{1,14}[.,;]?$/) },
  { weight: 2, arbitrary: fc.constantFrom('日本語の文章です。', '速度', 'مرحبا', 'שלום', '👩‍👩‍👧‍👦', '🇩🇪', '→') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'https://example.com/a/very/long/path?with=query&and=more',
      'www.example.org/x',
      'a@example.com',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('12,400', '$1.2 million', '3.5%', '2026-11-20', '€ 19,99') },
);
const paragraph = fc.array(word, { minLength: 1, maxLength: 120 }).map((words) => words.join(' '));

describe('splitThread', () => {
  it('keeps every post within the limit, its number included, and loses no word', () => {
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 6 }), (paragraphs) => {
        const posts = splitThread(paragraphs);
        expect(longest(posts)).toBeLessThanOrEqual(LIMIT);
        expect(posts.join(' ').replace(/\s/g, '')).toBe(paragraphs.join(' ').replace(/\s/g, ''));
      }),
      { numRuns: 60 },
    );
  });

  it('never parts a URL, a number or a word', () => {
    const url = 'https://example.com/reports/2026/the-whole-thing?page=12&sort=asc';
    const text = `Growth reached 12,400 users and $1.2 million, see ${url} for more of it. `.repeat(12);
    for (const post of splitThread([text])) {
      expect(post.replaceAll(url, '').includes('http')).toBe(false);
      expect(post).not.toMatch(/(?:12,|\$1\.|\$1\.2)$/);
      expect(post).not.toMatch(/^(?:400|\.?2 million|million)/);
    }
  });

  it('parts at the end of a sentence before it parts inside one, and knows abbreviations', () => {
    const first = `Dr. Meyer of the U.S. office met ${'many '.repeat(40)}people.`;
    const second = `Then she wrote a report about ${'all '.repeat(20)}of them.`;
    expect(splitThread([`${first} ${second}`])).toEqual([first, second]);
  });

  it('makes room for the digits of the final total', () => {
    const posts = splitThread([`${'word '.repeat(55)}end. `.repeat(12)]);
    expect(posts.length).toBeGreaterThan(9);
    expect(longest(posts)).toBeLessThanOrEqual(LIMIT);
    expect(numbered(posts).at(-1)).toMatch(new RegExp(` ${posts.length}/${posts.length}$`));
  });

  it('cuts a single word of 5,000 characters only between user-perceived characters', () => {
    const posts = splitThread(['👩‍👩‍👧‍👦'.repeat(20) + 'é'.repeat(4980)]);
    expect(longest(posts)).toBeLessThanOrEqual(LIMIT);
    expect(posts.join('')).toBe('👩‍👩‍👧‍👦'.repeat(20) + 'é'.repeat(4980));
    expect(posts[0]?.startsWith('👩‍👩‍👧‍👦'.repeat(20))).toBe(true);
  });

  it('leaves a thread of one post without a number', () => {
    expect(numbered(splitThread(['Only this.']))).toEqual(['Only this.']);
    expect(splitThread(['', '  '])).toEqual([]);
  });
});

describe('fitText', () => {
  it.each([
    [
      'ends at a sentence when that keeps most of the room',
      'One two three four. Five six seven.',
      25,
      'One two three four.',
    ],
    [
      'ends at a clause with an ellipsis',
      'When the rain had stopped, everybody went outside again',
      32,
      'When the rain had stopped…',
    ],
    ['ends at a word with an ellipsis', 'Everybody went outside again at once', 20, 'Everybody went…'],
    ['never ends inside a number', 'Sales came to 12,400,000 units', 19, 'Sales came to…'],
    ['cuts a word that alone is too long', 'abcdefghij', 5, 'abcd…'],
    ['leaves a short text alone', ' Short. ', 10, 'Short.'],
    ['gives nothing where nothing fits', 'abc', 0, ''],
  ])('%s', (_name, text, limit, expected) => {
    expect(fitText(text, limit, chars)).toBe(expected);
  });

  it('is never longer than the limit', () => {
    fc.assert(
      fc.property(paragraph, fc.integer({ min: 0, max: 300 }), (text, limit) => {
        expect(chars(fitText(text, limit, chars))).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 60 },
    );
  });
});
