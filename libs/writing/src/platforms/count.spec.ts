import { execFileSync } from 'node:child_process';
import { countAs, countText, countWords, graphemesOf, postsOf } from './count.js';
import { PLATFORM_RULES, ruleOf } from './rules.js';
import { FORMAT_KEYS } from '@repurpose/contract';
import { fc } from '@repurpose/testing';

describe('counting', () => {
  it.each([
    ['plain letters weigh 1', 'hello', 5],
    ['Japanese weighs 2 a character', '日本語', 6],
    ['a bullet outside the light ranges weighs 2', '• a', 4],
    ['an arrow weighs 2', '→', 2],
    ['curly quotes weigh 1', '“a”', 3],
    ['an emoji family weighs 2 whatever its parts', '👩‍👩‍👧‍👦', 2],
    ['a flag weighs 2', '🇩🇪', 2],
    ['any URL weighs 23', `https://example.com/${'a'.repeat(120)}`, 23],
    ['a bare domain is a URL to X', 'see t.co', 27],
    ['an accent written apart is composed first', 'e\u0301', 1],
    ['nothing weighs nothing', '', 0],
  ])('on X, %s', (_name, text, weight) => {
    expect(countText('twitter', text)).toBe(weight);
  });

  it('counts the words that Unicode finds', () => {
    const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
    const signs = fc.constantFrom(...`ab9Éž .,;!?'’"“”()%$€–—…-\n:_/語`);
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        const words = Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike);
        expect(countWords(text)).toBe(words.length);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves patterns as fast as they are: no polyfill of its library touches RegExp', () => {
    const asked = `import 'twitter-text'; process.stdout.write(String(%RegexpIsUnmodified(/a/)))`;
    const flags = ['--allow-natives-syntax', '--input-type=module', '-e', asked];
    expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('true');
  });

  it('takes the longest post of a rendered thread', () => {
    expect(countText('twitter', 'short 1/2\n\nrather longer 2/2')).toBe('rather longer 2/2'.length);
    expect(postsOf('one\nline\n\ntwo')).toEqual(['one\nline', 'two']);
  });

  it.each([
    ['bytes of UTF-8 for a YouTube description', countText('youtube', 'é日😀'), 2 + 3 + 4],
    [
      'UTF-16 units, the strictest reading, where a platform only says characters',
      countText('linkedin', '😀'),
      2,
    ],
    ['words, also in scripts without spaces', countWords('Two words. 日本'), 3],
    ['user-perceived characters', graphemesOf('e\u0301👩‍👩‍👧‍👦').length, 2],
    ['items as lines', countAs('items', '• a\n• b\n'), 2],
    ['seconds at 150 words a minute', countAs('seconds', 'word '.repeat(150)), 60],
  ])('counts %s', (_name, counted, expected) => {
    expect(counted).toBe(expected);
  });
});

describe('the rule table', () => {
  it('has a row for each format, with its source', () => {
    for (const format of FORMAT_KEYS) {
      const rule = ruleOf(format);
      expect(rule.source).not.toBe('');
      expect(rule.parts[rule.main]).toBeDefined();
    }
  });

  it('carries the limits of the platforms', () => {
    expect(PLATFORM_RULES.twitter.parts.post.limit).toBe(280);
    expect(PLATFORM_RULES.linkedin.parts.post.limit).toBe(3000);
    expect(PLATFORM_RULES.instagram.hashtags.max).toBe(5);
    expect(PLATFORM_RULES.youtube.parts.description).toMatchObject({ limit: 5000, unit: 'bytes' });
  });
});
