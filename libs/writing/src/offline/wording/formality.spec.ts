import type { Formality } from '@repurpose/contract';
import { formOf, wordings } from './wording.js';

const TEXT = 'New members pay twenty euros once; there is no yearly fee.';
const saidBy = (format: 'medium' | 'youtube' | 'podcast', formality: Formality): string =>
  wordings(TEXT, 'en')[formOf(format, formality)].text;

describe('a sentence at a formality', () => {
  it('is two where an article is informal, and whole where it is not', () => {
    expect(saidBy('medium', 25)).toBe('New members pay twenty euros once. There is no yearly fee.');
    expect(saidBy('medium', 50)).toBe(TEXT);
    expect(saidBy('medium', 75)).toBe(TEXT);
  });

  it('is whole even in a film that is formal', () => {
    expect(saidBy('youtube', 50)).toBe('New members pay twenty euros once. There is no yearly fee.');
    expect(saidBy('youtube', 75)).toBe(TEXT);
  });

  it('keeps its concession where notes are formal', () => {
    const text =
      'While the figures have always been public, the new page lets residents, teachers and reporters find crimes by street.';
    const said = wordings(text, 'en');
    expect(said[formOf('podcast', 50)].text).toMatch(/^The new page lets/u);
    expect(said[formOf('podcast', 75)].text).toBe(text);
  });
});
