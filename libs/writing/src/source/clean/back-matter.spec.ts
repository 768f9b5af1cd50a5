import { headsProse, isAfterword, isBackMatter } from './back-matter.js';

describe('a heading of what follows an article', () => {
  it.each([
    'Sources and correction note',
    'Notes and references',
    'Credits & sources',
    'Literatur und Quellen',
  ])('may have two names: %s', (heading) => {
    expect(isAfterword(heading)).toBe(true);
  });

  it.each([
    'Corrections',
    'Sources and methods',
    'Notes and rests',
    'Credits and debits',
    'Comments and how we answer them',
    'Thanks and links',
  ])('is no other one: %s', (heading) => {
    expect(isAfterword(heading)).toBe(false);
  });

  it.each(['Minutes and amendments', 'Minutes and corrections', 'Apologies and notes', 'Notes and comments'])(
    'has what was said: %s',
    (heading) => {
      expect(isBackMatter(heading)).toBe(false);
    },
  );

  it('heads prose under two names too', () => {
    const prose =
      'The town lends six spades and two barrows to everyone who works in the garden, from May to October.';
    expect(headsProse('Resources and notes', [prose], [])).toBe(true);
    expect(headsProse('Sources and notes', [prose], ['Lind and Berg, The Dry Bed, Garden Press.'])).toBe(
      false,
    );
  });
});
