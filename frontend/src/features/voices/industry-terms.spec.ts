import { INDUSTRY_KEYS, VOICE_LIMITS } from '@repurpose/contract';
import { industryTerms } from './industry-terms.js';

it.each(INDUSTRY_KEYS)('the starter list of %s has words that a voice can take, each once', (industry) => {
  const terms = industryTerms(industry);
  expect(terms.length).toBeGreaterThanOrEqual(5);
  const texts = terms.map(({ text }) => text.toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
  for (const { text, forms, kind } of terms) {
    expect(forms).not.toContain(text);
    expect(forms.length === 0).toBe(kind === 'protected');
    for (const said of [text, ...forms]) expect(said.length).toBeLessThanOrEqual(VOICE_LIMITS.termChars);
  }
});
