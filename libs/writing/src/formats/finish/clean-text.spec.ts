import { fc } from '@repurpose/testing';
import { cleanLine, cleanProse, ownIn } from './clean-text.js';
import { hashtagOf, limitInlineHashtags, tidyHashtags } from '../draft/hashtags.js';
import { withoutOwnNumbers } from '../draft/thread-numbers.js';

describe('a writer’s text becomes plain text', () => {
  it.each([
    ['scripts with what they hold', 'Before <script>alert(1)</script>after', 'Before after'],
    ['images with handlers', 'x <img src=x onerror=alert(1)> y', 'x y'],
    ['tags hidden in tags', '<scr<b>ipt>alert(1)</scr</b>ipt>', ''],
    ['a tag that is never closed', 'ends <img src=x onerror="alert(1)"', 'ends img src=x onerror="alert(1)"'],
    ['tags written as entities', '&lt;b&gt;bold&lt;/b&gt; &amp; more', 'bold & more'],
    ['script links, keeping their words', '[click](javascript:alert(1)) here', 'click here'],
    [
      'Markdown links, keeping web addresses',
      'See [the report](https://example.com/r).',
      'See the report (https://example.com/r).',
    ],
    ['emphasis', '**Bold** and *slanted* and __both__ and `code`', 'Bold and slanted and both and code'],
    ['headings, quotes and rules', '## Title\n> quoted\n---\nText', 'Title\nquoted\n\nText'],
    ['headings without a space', '##Title', 'Title'],
    ['code fences', '```js\nlet a\n```', 'let a'],
    ['template tags and footnotes', 'Hello {{ name }}{% if x %} there[^1]', 'Hello there'],
    ['placeholders', 'Best, [Your Name] at [insert link here]', 'Best, at'],
    ['a field’s name', 'Subject line: News', 'News'],
    ['a mark before a single line', '- One', 'One'],
    ['Markdown’s marks in a list, which becomes plain bullets', '* One\n- Two', '• One\n• Two'],
    ['direction overrides and zero-width marks', 'a\u202eb\u200bc\ufeff', 'abc'],
    ['half a surrogate pair', 'a\ud800b', 'ab'],
  ])('without %s', (_name, text, expected) => {
    expect(cleanProse(text)).toBe(expected);
  });

  it('keeps a placeholder of the author’s, but not one for an address', () => {
    const said = 'The crews build [insert theme] boats [link here] until noon.';
    expect(cleanProse(said, false, ownIn(said))).toBe('The crews build [insert theme] boats until noon.');
  });

  it.each([
    ['comparisons', 'if a < b and c > d'],
    ['names with underscores', 'the snake_case_name and 2 * 3 * 4'],
    ['emoji families', '👩‍👩‍👧‍👦 and 🇩🇪'],
    ['prices and ranks', '$5 for #1 in R&D'],
    ['a star rating', '4* hotels and 5* hotels'],
  ])('keeps %s', (_name, text) => {
    expect(cleanProse(text)).toBe(text);
  });

  it('keeps the name of a field that the source has there', () => {
    const label = 'Title: Name the bus.';
    expect(cleanProse(label, false, ownIn(`Fill in the form.\n\n${label} Add its number.`))).toBe(label);
    expect(cleanProse(label, false, ownIn('Fill in the form. Name the bus.'))).toBe('Name the bus.');
  });

  it('reads a line at a glance as it does sign by sign', () => {
    const signs = fc.constantFrom(...'aé1 _-"“”’.,;!?()$/…:*#>•', '- ', '&amp;', 'Hook: ');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        // an invisible character is removed, not skipped
        expect(cleanProse(text)).toBe(cleanProse(`${text}\u200b`));
      }),
      { numRuns: 400 },
    );
  });

  it('keeps paragraphs apart, and a line on one line', () => {
    expect(cleanProse('one\r\n\r\n\r\n\r\ntwo ')).toBe('one\n\ntwo');
    expect(cleanLine('one\n\ntwo')).toBe('one two');
  });
});

describe('hashtags', () => {
  it.each([
    ['#OpenData', 'OpenData'],
    ['open data', 'OpenData'],
    ['R&D-2026!', 'RD2026'],
    ['日本語', '日本語'],
    ['हिन्दी', 'हिन्दी'],
    ['2026', ''],
    ['###', ''],
  ])('%s is written %s', (text, expected) => {
    expect(hashtagOf(text)).toBe(expected);
  });

  it('come once each, up to the maximum', () => {
    expect(tidyHashtags(['data', 'Data', '', 'b', 'c', 'd'], 3)).toEqual(['data', 'b', 'c']);
  });

  it('lose their sign inside a text where they are not wanted; ranks and fragments keep theirs', () => {
    const isKept = (tag: string): boolean => tag === 'one';
    expect(limitInlineHashtags('#One is #1 at x.org/#two and #three', isKept)).toBe(
      '#One is #1 at x.org/#two and three',
    );
  });
});

it('a thread’s own numbering goes, other fractions stay', () => {
  const posts = ['1/4 First', 'Second (2/4)', 'About 2/3 of all', 'Tweet 4: Last'];
  expect(withoutOwnNumbers(posts)).toEqual(['First', 'Second', 'About 2/3 of all', 'Last']);
});
