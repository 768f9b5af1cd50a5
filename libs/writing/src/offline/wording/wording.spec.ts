import { wordings } from './wording.js';

const said = (text: string, language = 'en') => {
  const { tight, bare, spoken } = wordings(text, language);
  return { tight: tight.text, bare: bare.text, spoken: spoken.text };
};

describe('a sentence in fewer words', () => {
  it.each([
    [
      'You can use the map to look at single streets, like Mill Road, for your own plans.',
      'Use the map to look at single streets for your own plans.',
    ],
    [
      'The tool is also powered by an open interface that others can build their own pages on.',
      'The tool is also powered by an open interface.',
    ],
    [
      'It’s important to gather the habits, hopes and worries of the people you speak to.',
      'Gather the habits, hopes and worries of the people you speak to.',
    ],
    [
      'While the figures have always been public, the new page lets residents, teachers and reporters find crimes by street.',
      'The new page lets residents, teachers and reporters find crimes by street.',
    ],
    [
      'The board trusts the plumber completely — all of which paves the way for more repairs.',
      'The board trusts the plumber completely.',
    ],
  ])('%s', (text, bare) => {
    expect(said(text).bare).toBe(bare);
  });

  it.each([
    'Machines with a brass boiler are fine with citric acid, which is cheaper, has no smell and rinses out quickly.',
    'March was the first good month: $2,260 after wages, including mine, which is small but exists.',
    'Rust is used by many companies, including newcomers and names like Google, Facebook, Dropbox and, of course, Mozilla.',
    '14 lights failed over 61,000 kilometres, nine of them because of a leaking seal.',
    'Every recording is a thing that you have to protect, explain and one day delete.',
    'The roof did not leak because the gutter was old.',
    'In hard-water towns a machine that makes four coffees a day should be cleaned monthly.',
    'The count was adjusted for age, sex, commuting time and number of children.',
    'Tell your story in a way that reaches your readers, your partners and your team.',
    'They die because the one person who knows the machine goes home one day and does not return.',
    'The pump was mended in May, which saved the harbour 900 litres a day.',
    '“We tried it,” says Anna, “because nobody else would.”',
  ])('stays whole: %s', (text) => {
    expect(said(text).bare).toBe(text);
  });

  it('keeps a letter’s sentence but for what is added to it', () => {
    const text = 'While it rained, the team painted the shed, such as it was, because paint was cheap.';
    expect(said(text).tight).toContain('because paint was cheap');
  });

  it('drops the reason before a Japanese statement that names its own subject', () => {
    expect(
      said('活動的な人も最終的には他に移ってしまうため、長く続けるには新しい参加者の流入も必要です。', 'ja')
        .bare,
    ).toBe('長く続けるには新しい参加者の流入も必要です。');
  });
});

describe('a sentence that is said aloud', () => {
  it.each([
    [
      'While taking notes might seem straightforward, putting some thought into it helps everybody.',
      'Taking notes might seem straightforward. Putting some thought into it helps everybody.',
    ],
    [
      'Uncertainty about the new pumps will always be there, but they can be mended within a day.',
      'Uncertainty about the new pumps will always be there. But they can be mended within a day.',
    ],
    [
      'New members pay twenty euros once; there is no yearly fee.',
      'New members pay twenty euros once. There is no yearly fee.',
    ],
  ])('is two: %s', (text, spoken) => {
    expect(said(text).spoken).toBe(spoken);
  });

  it.each([
    'The U.S. federal government is launching a new project on the web.',
    'While the interview is still fresh in your mind, talk about what you found pertinent.',
  ])('stays one: %s', (text) => {
    expect(said(text).spoken).toBe(text);
  });
});

describe('a clause that belongs to what stands before it', () => {
  it('stays where it says what was done about it', () => {
    const text = 'Two testers told us that the second mail sounded like a threat, so we rewrote it.';
    expect(said(text).bare).toBe(text);
  });

  it.each([
    'Two thirds of the swimmers had tried a walking group before and had given up.',
    'Lamps need a new switch, zips need a new slider, and a vacuum cleaner that has lost its pull nearly always has a sock in it.',
    'For a focused shop like ours with clear customers and steady demand, saying no to loans makes more sense.',
    'There’s a quiet zone in the middle, where a problem is ready to be worked on but not yet solved.',
  ])('stays where the rest says something else, or half of it: %s', (text) => {
    expect(said(text).bare).toBe(text);
  });

  it('is no sentence of its own where it says what for', () => {
    const text =
      'Large tables are written in parts of 128 MB, so that an export no longer runs out of memory.';
    expect(said(text).spoken).toBe(text);
  });
});
