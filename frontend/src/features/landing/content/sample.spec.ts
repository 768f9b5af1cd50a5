import { PLATFORM_RULES, checkClaims, countText, readSource } from '@repurpose/writing';

import { POST_LIMIT, SAMPLE_OUTPUTS, SAMPLE_SOURCE, SAMPLE_THREAD } from './sample.js';

const source = readSource(SAMPLE_SOURCE.sentences.join(' '));

test('every post of the sample fits where it claims to fit, in the platform’s own count', () => {
  for (const { text } of SAMPLE_THREAD) {
    expect(countText('twitter', text)).toBe(text.length);
    expect(text.length).toBeLessThanOrEqual(POST_LIMIT);
  }
  expect(PLATFORM_RULES.twitter).toBeDefined();
});

test('a piece of the sample that says its claims are supported has none the product would mark', () => {
  for (const output of SAMPLE_OUTPUTS.filter(({ isSupported }) => isSupported)) {
    const unsupported = checkClaims(output.text, source).filter((claim) => claim.source === null);
    expect(unsupported.map((claim) => claim.text)).toEqual([]);
  }
});
