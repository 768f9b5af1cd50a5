import { isBackMatter, isUntellable } from './housekeeping.js';

describe('housekeeping', () => {
  it.each([
    '*[Photo used under a Creative Commons License courtesy harbourfan]*',
    'To Mara Lind and Otto Berg: thank you for your service to the harbour.',
    'Cheers.',
    'The pier was written about on this blog in March.',
    'All figures and the image taken from the website of the harbour.',
    'We have written about this pier here and here.',
    'Questions, comments or ideas?',
    'They’re on our website if you want to check.',
    'PS - If you like the pier, then check out this video.',
    'Press enquiries? Call the office.',
    'Feel free to ask in the forum of the harbour.',
    'First we will look at the wall.',
  ])('%s', (text) => {
    expect(isUntellable(text, 'en')).toBe(true);
  });

  it.each([
    'Photos used by the pilots show the wall from below.',
    'To be fair: the crew thanked nobody.',
    'The blog of the harbour has 400 readers.',
    'First we talked to everybody who had seen the crack.',
    'Questions of safety come first.',
  ])('is not: %s', (text) => {
    expect(isUntellable(text, 'en')).toBe(false);
  });

  it('has headings of its own', () => {
    expect(isBackMatter('Postscript')).toBe(true);
    expect(isBackMatter('Scripts we use')).toBe(false);
  });
});
