import { analyse } from '../../offline/analyse.js';
import { readSource } from '../read-source.js';

const PROSE =
  'The last public car park inside the ring road closed on Tuesday. The city is planting 74 trees in its place.';

/** A page as it comes off a news site, navigation and all. */
const PASTED = `Skip to content
Home News Sport Culture
Subscribe
Share

City

Why Oslo is digging up its car parks

By Kari Lund
Published 3 May 2024, 06.00
4 min read

${PROSE}
Photo: Anders Moe / City of Oslo

Advertisement

Shop owners were furious at first, and some of them collected signatures against the plan for two years.

Read also: Ten streets that changed Norway

Fewer crashes

The number of people badly injured in traffic fell from 45 in 2016 to 12 last year, say the planners.

Related articles
How Utrecht did it
Newsletter
Get our best stories every morning. Enter your email address
© Byavisen 2024
`;

describe('what stands around a text', () => {
  it('is neither its title, nor a heading, nor prose', () => {
    const source = readSource(PASTED);
    expect(source.title).toBe('Why Oslo is digging up its car parks');
    expect(source.author).toBe('Kari Lund');
    expect(source.sections.map(({ heading }) => heading)).toEqual([source.title, 'Fewer crashes']);
    expect(source.sentences.map(({ text }) => text).join(' ')).not.toMatch(
      /content|Photo|Advertisement|Read also|Utrecht|stories every|read$/u,
    );
    expect(source.sentences).toHaveLength(4);
  });

  it.each([
    ['a press release', 'FOR IMMEDIATE RELEASE', 'Brightwater orders six electric ferries'],
    [
      'a press release with its place',
      'For Immediate Release — Harwich, Essex',
      'Brightwater orders six electric ferries',
    ],
    ['an opinion', '', 'The four-day week will not save you. Do it anyway.\nBy Tom Hargreaves'],
  ])('leaves %s its own title', (_name, above, title) => {
    const source = readSource(`${above}\n\n${title}\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n`);
    expect(source.title).toBe(title.split('\n')[0]);
  });

  it('ends an article before its contacts and the portrait of its author', () => {
    const end =
      'About Brightwater Ferries\n\nThe company was founded in 1986 and employs 310 people on six islands.\n\nMedia contact:\n\nSinead Burke';
    const source = readSource(`A title of some words\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n\n${end}`);
    expect(source.sentences.some(({ text }) => text.includes('1986'))).toBe(false);
    const bio = readSource(
      `# Title\n\n${PROSE}\n\n${PROSE}\n\nTom runs a press in Leeds. Follow him on X @tom.`,
    );
    expect(bio.sentences.some(({ text }) => text.includes('Leeds'))).toBe(false);
  });

  it('is all there is in a note of one line', () => {
    expect(readSource('About us').sentences).toHaveLength(1);
  });

  it('nor what a last part with "About the …" tells', () => {
    const { sentences } = readSource(
      '# The ferry\n\nThe ferry is new.\n\n## About the engine\n\nIt runs on wind and rain.\n',
    );
    expect(sentences.map(({ text }) => text)).toContain('It runs on wind and rain.');
  });

  it.each([
    ['a signature and an address', 'Jess\n\n85 River Street, Waltham'],
    ['links to other pages', 'Newer post\n\nOlder post\n\n0 likes'],
    ['a menu', 'Apple Podcasts | Spotify | Overcast'],
    ['a form', 'Leave a comment\n\nComments will be approved before they are shown.'],
    ['other posts', 'You might also enjoy:\n\n- How to price a cake.\n- Why I fired a client.'],
  ])('is %s behind the last sentence', (_name, tail) => {
    const source = readSource(`A letter\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n\n${tail}\n`);
    expect(source.sentences).toHaveLength(8);
    expect(source.sections.map(({ heading }) => heading)).toEqual(['A letter']);
  });

  it('is no statement under its own line in italics behind what is said of the publisher', () => {
    const about = '_About Mill Herald_ \n\nThe Herald is a paper of the valley. It is free.';
    const paid =
      '_Statement on money_\n\nThe Herald is paid for by its readers. Nobody else reads it before.';
    const { sentences } = readSource(
      `# A prize\n\n## The news\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n\n${about}\n\n${paid}\n`,
    );
    expect(sentences.slice(6).map(({ text }) => text)).toEqual([
      'Statement on money',
      'The Herald is paid for by its readers.',
      'Nobody else reads it before.',
    ]);
  });

  it('is no end of a letter', () => {
    const end = 'Happy knitting,\n\nJess\n\n85 River Street, Waltham';
    const { sentences } = readSource(`A letter\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n\n${end}\n`);
    expect(sentences.slice(8).map(({ text }) => text)).toEqual(['Happy knitting,', 'Jess']);
  });

  it('is no line that another leads to', () => {
    const source = readSource(
      `A letter\n\n${`${PROSE}\n\n`.repeat(4)}Largest team:\n\nThe Otters - 95 members\n`,
    );
    expect(source.sentences.at(-1)?.text).toBe('The Otters - 95 members');
  });

  it.each([
    ['points', 'What we did', 'Ask the skippers before you build', 'Count the ropes twice'],
    ['tasks', 'Who does what', 'Ben: order the pump by Friday', 'Anna: write to the forester in May'],
  ])('is no row of %s without full stops, below "%s"', (_name, heading, first, second) => {
    const end = `## ${heading}\n\n${first}\n\n${second}\n\nHappy knitting,\n\nJess\n`;
    const source = readSource(`# A letter\n\n${`${PROSE}\n\n`.repeat(4)}${end}`);
    expect(source.sentences.slice(8).map(({ text }) => text)).toEqual([first, second]);
  });

  it.each([
    'You are one of us if you subscribe to the following three values of the farm, in town and out of it:',
    'My aunt would call me on Mondays and ask about the ferry. She had married on its deck.',
    'Guests must sign up for the evening boat a week before, which keeps the deck quiet and the soup hot.',
    'Every worker has to subscribe to the channel before it publishes anything, or its first messages are lost.',
  ])('is no sentence that only speaks of subscribing: %s', (sentence) => {
    const source = readSource(
      `# A letter\n\n${PROSE}\n\n${sentence}\n\n- Care\n- Bread\n\n${PROSE}\n\n${PROSE}\n`,
    );
    expect(source.sentences.map(({ text }) => text).join(' ')).toContain(sentence);
  });

  const LENT =
    'The town lends six spades and two barrows to everyone who works in the garden, from May to October. They are in the shed by the gate, and the key hangs in the bakery.';
  it.each([
    ['Resources', LENT, true],
    ['Next meeting', LENT, true],
    ['References', LENT, true],
    ['Comments', LENT, true],
    ['Comments', `Ada\n\n${LENT}`, false],
    ['Newsletter', `Sign up to hear more. ${LENT}`, false],
    ['Resources', `${LENT} These helped me:\n\n- Lind, A. (2019). The Dry Bed. Garden Press.`, false],
    ['Resources', `[The town](https://town.example) lends them. ${LENT}`, false],
    [
      'Sources',
      'Lind, A. (2019). The Dry Bed. Garden Press, Lund. Berg, B. (2021). Peas of the North. River Press, Umeå. Holm, C. (2022). The Long Row. Garden Press, Lund.',
      false,
    ],
    ['About the author', LENT, false],
  ])('is what stands below "%s" where it is no prose: %s', (heading, text, isContent) => {
    const content = `# The garden in May\n\n${PROSE}\n\n## What we planted\n\n${PROSE}\n\n${PROSE}\n\n## ${heading}\n\n${text}\n`;
    const told = analyse(readSource(content)).units.filter(({ isExcluded }) => !isExcluded);
    expect(told.some((unit) => unit.text.includes('the key hangs'))).toBe(isContent);
  });

  it('is no part about springs under "Quellen"', () => {
    const springs =
      'Das Wasser des Gartens kommt aus zwei Quellen unter dem Berg. Seit 1903 trinken die Nachbarn daraus.';
    const content = `# Der Garten im Mai\n\n${PROSE}\n\n${PROSE}\n\n## Quellen\n\n${springs}\n`;
    expect(readSource(content).sentences.at(-1)?.text).toContain('trinken die Nachbarn');
  });

  it.each([
    'By default, the pump of the garden runs for an hour.',
    'Published in 2014, the first plan had no second channel.',
    'Popular wisdom says that beans need no water.',
    'Copyright law did not apply to the seeds.',
    'Por eso, nadie regó las judías en mayo.',
    'About half of the neighbours came to the first meeting.',
    'You may also bring your own chair.',
    'Related to this is the question of who cleans.',
    'Share this with one friend before the first of June.',
  ])('is no sentence: %s', (sentence) => {
    const content = `# The garden in May\n\n${PROSE}\n\n${PROSE}\n\n${sentence}\n\n${PROSE}\n\nThe beans came up.\n`;
    const { sentences } = readSource(content);
    expect(sentences.map(({ text }) => text)).toEqual(
      expect.arrayContaining([sentence, 'The beans came up.']),
    );
  });
});

it('who was at a meeting is set aside, in a list or in a line', () => {
  const told = (roll: string): string[] =>
    analyse(
      readSource(
        `# Notes of May\n\n${roll}\n\n## Updates\n\n${PROSE}\n\n- Ada: The pump is mended.\n- Bo: The hose is not.\n`,
      ),
    )
      .units.filter(({ isExcluded }) => !isExcluded)
      .map(({ text }) => text);
  const rest = told('');
  expect(told('Attending\n - Ada Lund\n - Bo Li')).toEqual(rest);
  expect(told('Those Attending   Mrs A Lund, Mr B Li, 5 members of the public.')).toEqual(rest);
});

it('leaves out a pasted post of a platform', () => {
  const { sentences } = readSource(
    `# A wall\n\n${PROSE}\n\nSo proud today! pic.twitter.com/oOJjh1\n\n${PROSE}\n\n${PROSE}\n`,
  );
  expect(sentences.map(({ text }) => text).join(' ')).not.toContain('proud');
});

it.each([
  '**Keywords** --- harbours, cold water, work.',
  '**Schlagwörter:** Hafen, kaltes Wasser',
  'Mots-clés : le port, l’eau froide',
])('leaves out what a text is filed under: %s', (line) => {
  const told = (own: string): string[] =>
    readSource(`# A wall\n\n${PROSE}\n\n${own}\n\n${PROSE}\n\n${PROSE}\n`).sentences.map(({ text }) => text);
  expect(told(line)).toEqual(told(''));
  expect(told('Topics: how we went down to the harbour, and why.')).not.toEqual(told(''));
});

it('leaves out a disclaimer only at the end, and no greeting there', () => {
  const note = 'Disclaimer: These are my own views. I do not answer for other sites.';
  const told = (above: string, below: string): string =>
    readSource(`# A wall\n\n${above}\n\n${PROSE}\n\n${PROSE}\n\n${PROSE}\n\n${below}\n`)
      .sentences.map(({ text }) => text)
      .join(' ');
  expect(told('', note)).not.toContain('views');
  expect(told(note, '')).toContain('views');
  expect(told('_(Disclaimer: The wall is not done. I know little of walls.)_', '')).toContain(
    'I know little',
  );
  // a smiley ends a sentence as its mark does
  expect(told('', 'Warm greetings to all! 🙂')).toContain('Warm greetings');
  expect(told('', 'Disclaimer: I do not say that trees need no care.')).toContain('no care');
});

it('leaves out a notice in bold above the text', () => {
  const told = (own: string): string[] =>
    readSource(`# A wall\n\n${own}\n\n${PROSE}\n\n## Us\n\n${PROSE}`).sentences.map(({ text }) => text);
  expect(told('**Update May 2020: the wall is [open](https://wall.example).**')).toEqual(told(''));
  expect(told('**It took us a year: the wall is open.**')).not.toEqual(told(''));
});
