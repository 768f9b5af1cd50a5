import { outputsOf } from '../outputs.fixture.js';

/** What the video of a text says, line by line. */
function saidOf(content: string): string[] {
  const draft = outputsOf(content, {}, ['reels']).outputs[0]?.draft;
  if (draft?.format !== 'reels') throw new Error('no video');
  return [draft.hook, ...draft.scenes.map(({ voiceOver }) => voiceOver)];
}

const OVEN =
  'Our street built an oven behind the old laundry, and every house gave forty bricks for it. The mason came from the valley and slept in the fire station for a week. He wanted no money, but he asked for the first loaf, and he carried it home on his lap.';
const MARKET =
  'The market moved to the square by the river in the autumn, and nobody sold less than in the years before. Two farmers from the hills brought goats, and the children of the school came to feed them. The mayor wrote a song about the day, and the band of the firemen played it.';

const withParts = (first: string): string =>
  `# A year in Oberau\n\nMuch was built in our village this year.\n\n## The oven\n\n${first}\n\n## The market\n\n${MARKET}\n`;

/** A long part that is preferred where nothing speaks against it. */
const long = (begin = '', end = ''): string =>
  `${begin} ${OVEN} The wood comes from the storm of last winter, and it will last until the children are grown up. ${end}`.trim();

describe('a video does not begin', () => {
  it.each([
    ['with a short question that says nothing', 'How was the building?'],
    ['with a question about what is named before', 'How did you like it, and who came to these evenings?'],
  ])('%s', (_, asked) => {
    const interview = (question: string): string =>
      `# Interview with Mara Lind of Oberau\n\n## ${question}\n\n${long()}\n\n## What did the market bring to your village?\n\n${MARKET}\n\n## Who pays for the bread of the others?\n\nEverybody pays a little.\n`;
    expect(saidOf(interview('What did the oven bring to your village?'))[0]).toMatch(/oven/u);
    expect(saidOf(interview(asked))[0]).toMatch(/market/u);
  });

  it.each([
    ['with the rest of something', 'The rest of my neighbours had never seen a mason at work.'],
    [
      'with a very long sentence',
      'Before the first brick was laid in the spring we met on nine evenings in the back room of the inn, drew three plans on the paper that the butcher gave us, and lost two of them.',
    ],
    [
      'with a row of figures',
      'The oven cost 412 euros in 2021, 380 euros in 2022 and 95 euros in the year that followed.',
    ],
  ])('%s', (_, first) => {
    expect(saidOf(withParts(long()))[0]).toMatch(/^Our street built/u);
    expect(saidOf(withParts(long(first)))[0]).toMatch(/^The market/u);
  });

  it('with what a speaker answers', () => {
    const talk = `# Two people of Oberau\n\n## The oven\n\n**Otto Berg:** It never came to my side of the village, and I heard of it in June.\n\n**Mara Lind:** ${long()}\n\n## The market\n\n**Otto Berg:** ${MARKET}\n\n**Mara Lind:** We were glad of the goats.\n`;
    expect(saidOf(talk)[0]).toMatch(/The market moved/u);
  });
});

describe('a video does not end', () => {
  it.each([
    ['with a question', long('', 'He said: “And now? Who will be the first to light it?”')],
    ['with what its text will tell', long('', 'In this article, I’ll tell how the oven was paid for.')],
    [
      'where the next paragraph goes on from its last words',
      `${long()}\n\nOur baker was also angry with the mayor of the next village. He wrote letters to the council, to the bishop and to the newspaper, and he put up a sign against our bread at the bridge. In May his own stove broke. A boy of nine brought him the key of the laundry, and since that day he has come over the hill on each Monday with his wife and both of his sons, who never quarrel while the dough is resting. They knead it on the long table of the old school. The sign was painted over by the older of the two, and it now says at which hour the first loaf is ready, and who has to sweep the floor.`,
    ],
  ])('%s', (_, first) => {
    expect(saidOf(withParts(long()))[0]).toMatch(/^Our street built/u);
    expect(saidOf(withParts(first))[0]).toMatch(/^The market/u);
  });
});

it('a video ends before the sentence that tells what its text will say, not before another one', () => {
  const outlook = 'This article will tell how the oven was paid for.';
  const said = saidOf(withParts(long('', outlook))).join(' ');
  expect(said).toMatch(/^Our street built.* are grown up\.$/u);
  expect(saidOf(withParts(long('', 'This winter will be warm.'))).join(' ')).toMatch(/will be warm\.$/u);
});
