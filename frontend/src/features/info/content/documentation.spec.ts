import { FORMATS, type FormatKey } from '@repurpose/contract';
import { PLATFORM_RULES } from '@repurpose/writing';

import { DOCUMENTATION } from './documentation.js';

const terms = DOCUMENTATION.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (typeof block === 'object' && 'terms' in block ? block.terms : [])),
);
const meaningOf = (format: FormatKey) =>
  terms.find(([term]) => term.startsWith(FORMATS[format].label))?.[1] ?? '';

test.each<[FormatKey, number | undefined, string]>([
  ['twitter', PLATFORM_RULES.twitter.parts.post.limit, 'characters'],
  ['linkedin', PLATFORM_RULES.linkedin.parts.post.limit, 'characters'],
  ['instagram', PLATFORM_RULES.instagram.parts.caption.limit, 'characters'],
  ['summary', PLATFORM_RULES.summary.parts.bullet.limit, 'words'],
  ['infographic', PLATFORM_RULES.infographic.parts.block.limit, 'words'],
])('the documentation gives for %s the limit that is checked: %i', (format, limit, unit) => {
  expect(meaningOf(format)).toContain(`${limit?.toLocaleString('en-US')} ${unit}`);
});

test('every format is described, and five hashtags is what the two platforms allow', () => {
  for (const format of Object.keys(FORMATS) as FormatKey[]) expect(meaningOf(format)).not.toBe('');
  for (const format of ['instagram', 'tiktok'] as const) {
    expect(PLATFORM_RULES[format].hashtags?.max).toBe(5);
    expect(meaningOf(format)).toContain('five hashtags');
  }
});
