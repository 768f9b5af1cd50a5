import { toldInWhole } from './housekeeping.js';
import { outputsOf, textOf } from '../../offline/outputs.fixture.js';
import { readSource } from '../../source/read-source.js';
import { withoutPages } from './linked-pages.js';
import { pointsElsewhere } from './points-elsewhere.js';

const told = (text: string): string => {
  const source = readSource(
    `# ${text.startsWith('Der') ? 'Die Mauer am Hafen' : 'The wall of the pier'}\n\n${text}\n`,
  );
  return source.sentences
    .slice(-1)
    .map((sentence) => withoutPages(sentence, source))
    .join();
};
const FORGE = 'https://forge.example/pier/wall';

describe('a parenthesis of links to pages', () => {
  it.each([
    [`The crane ([blog post](${FORGE}/crane)) was moved.`, 'The crane was moved.'],
    [`It lifts 40 tons ([source](${FORGE}/a)), not 50 ([Quelle](${FORGE}/b)).`, 'It lifts 40 tons, not 50.'],
    [`The ropes were counted again. ([#12](${FORGE}/pull/12), [#14](${FORGE}/pull/14))`, ''],
    [
      `Der Kran wurde von der Mannschaft am Hafen noch einmal gezählt ([#12](${FORGE}/pull/12) und [#14](${FORGE}/pull/14)).`,
      'Der Kran wurde von der Mannschaft am Hafen noch einmal gezählt.',
    ],
  ])('is left out: %s', (text, without) => {
    expect(told(text)).toBe(without);
  });

  it.each([
    ['The crew moved it (we use [ropes](https://ropes.example/a/b) for this).', '(we use ropes for this)'],
    [
      'It has two helpers ([painter](https://people.example/jo) and [diver](https://people.example/al)).',
      '(painter and diver)',
    ],
    ['It asked the Crew of the Old Pier ([COP](https://wiki.example/wiki/Crew_of_the_Old_Pier)).', '(COP)'],
    [
      'The data are in two places ([Dryad](https://dryad.example/a/b) and [Tide List](https://tidelist.example/a/b)).',
      '(Dryad and Tide List)',
    ],
    ['The crane is free ([open source](https://crane.example/a/b)).', '(open source)'],
    ['The crane is here (https://harbour.example/a/b).', '(https://harbour.example/a/b)'],
    [
      'It runs on two engines ([steam](https://steam.example) and [wind](https://wind.example)).',
      '(steam and wind)',
    ],
  ])('of content stays: %s', (text, kept) => {
    expect(told(text)).toContain(kept);
  });
});

it('a list item is without its parenthesis of links too', () => {
  const item = (words: string, number: number): string =>
    `- ${words} ([#${number}](${FORGE}/pull/${number}))`;
  const list = [item('The crane turns faster than before.', 7), item('The ropes are counted twice.', 9)].join(
    '\n',
  );
  const { outputs } = outputsOf(`# The wall\n\nThe crew mended the harbour in May:\n\n${list}\n`, {}, [
    'medium',
  ]);
  expect(textOf(outputs, 'medium')).toContain('• The ropes are counted twice.');
  expect(textOf(outputs, 'medium')).not.toContain('#9');
});

it('a parenthesis that only hands over a link ("here it is") is read where the link is, and nowhere else', () => {
  const text = (words: string): string => {
    const aside = `(and [${words}](${FORGE}/book)! Thanks, Jo!)`;
    const told = `Jo writes a book about the wall ${aside}, and the crew of the pier reads a page of it every night.`;
    return `# The wall of the pier\n\nThe crew of the pier mends the wall in May.\n\n${told}\n\nThe harbour is open again.\n`;
  };
  const { outputs } = outputsOf(text('here it is'), {}, ['medium', 'facebook', 'podcast']);
  expect(textOf(outputs, 'medium')).toContain('and here it is');
  expect(textOf(outputs, 'facebook')).toContain('about the wall, and the crew');
  expect(textOf(outputs, 'podcast')).toContain('about the wall, and the crew');
  const named = outputsOf(text('a second one is planned'), {}, ['facebook']);
  expect(textOf(named.outputs, 'facebook')).toContain('a second one is planned');
});

describe('what a listener hears of other pages', () => {
  it.each([
    [
      'These are large: https://pier.example/, http://www.mole.example and https://tar.example.',
      'These are large: pier.example, mole.example and tar.example.',
    ],
    [
      'These: https://pier.example/a, https://mole.example.',
      'These: https://pier.example/a, https://mole.example.',
    ],
    ['We ate in the old mill, but that’s a subject for another blog post.', 'We ate in the old mill.'],
    [
      'We ate in the old mill, but that is a job for another crew.',
      'We ate in the old mill, but that is a job for another crew.',
    ],
  ])('%s', (text, told) => {
    expect(toldInWhole(text, 'en', 'heard')).toBe(told);
    expect(toldInWhole(text, 'en', 'read')).toBe(text);
  });
});

describe('a clause that sends to a page', () => {
  const podcastOf = (sentence: string): string =>
    textOf(
      outputsOf(
        `# The wall\n\nThe crew mended the harbour wall in May, and the town paid for the stone.\n\n${sentence} Also, the new stone is lighter than the old one by a third.\n`,
        {},
        ['podcast'],
      ).outputs,
      'podcast',
    );

  it('is left out with the label before it', () => {
    const told = podcastOf('More details: See how the club [asks for stone here](https://club.example/a/b).');
    expect(told).not.toContain('More details');
    expect(told).toContain('the new stone is lighter');
  });

  it('is left out of a sentence that says something without it', () => {
    expect(podcastOf('The club asks for stone: See the [list here](https://club.example/a/b).')).toContain(
      'The club asks for stone.',
    );
  });
});

it('the kind of a linked file is told only with its link', () => {
  const text = (file: string): string =>
    `# The wall\n\nThe board of the harbour asks for comments on its plan ([pdf](https://wall.example/${file})) until May.\n\nThe town has paid for the stone of the wall.\n`;
  const { outputs } = outputsOf(text('plan-7.pdf'), {}, ['medium', 'podcast']);
  expect(textOf(outputs, 'podcast')).toContain('on its plan until May.');
  expect(textOf(outputs, 'medium')).toContain('on its plan (pdf (https://wall.example/plan-7.pdf)) until');
  expect(textOf(outputsOf(text('formats'), {}, ['podcast']).outputs, 'podcast')).toContain('(pdf)');
});

describe('a sentence that only says what to see', () => {
  const about = (sentence: string): string =>
    `# The wall\n\nThe crew mended the harbour wall in May, and the town paid for the stone. ${sentence}\n\nThe new stone is lighter than the old one by a third, and it came by boat.\n`;
  const told = (sentence: string): string =>
    outputsOf(about(sentence), {}, ['medium', 'linkedin', 'podcast'])
      .outputs.map(({ text }) => text)
      .join('\n');

  it.each([
    'For the history of wall 2.0 and its gates see [the old guide](plan.md).',
    'See the [old guide](plan.md).',
    'For all that is new in it, please see [the old guide to the wall](plan.md).',
    'For more on the gates see [Our Old Guide](plan.md).',
    'For what is new see [the old guide notes](plan.md).',
    'For what the gate is see [old guide introduction](plan.md).',
    'See the [old guide](plan.md) documentation for all of it - gates, keys, and what they cost.',
    'See the [old guide notes](plan.md) for a list of all gates.',
    'See the [old guide notes](plan.md) for a list of all gates, and for the keys of the wall.',
  ])('is not told without an address: %s', (sentence) => {
    expect(told(sentence).toLowerCase()).not.toContain('old guide');
  });

  it.each([
    'If the wall is wet for more than three days, see [the old plan](plan.md).',
    'If the wall is wet for more than three days, see [the old plan page](plan.md).',
    'For cracks of more than a hand see [the old plan man](plan.md).',
    'See [the old plan man](plan.md) for the keys of the gates.',
    'See [the old plan notes](plan.md) for the gate, because the gate is shut on Mondays.',
    'See [the old plan notes](plan.md) for the list of keys, and the gate opens in five seconds.',
    'See [the old plan notes](plan.md) hang on the wall of the town.',
    'For ten years the town could not see [the old plan](plan.md).',
    'For a look at the gate, we went to see [the old plan](plan.md).',
    'For years you see [the old plan](plan.md) of the town in every shop, and nobody reads it.',
  ])('is another if it tells what was seen: %s', (sentence) => {
    expect(told(sentence)).toContain('the old plan');
  });

  it('has its address where that can be read', () => {
    const { outputs } = outputsOf(about('For its history see [the report](https://wall.example/p).'), {}, [
      'medium',
      'podcast',
    ]);
    expect(textOf(outputs, 'medium')).toContain('https://wall.example/p');
    expect(textOf(outputs, 'podcast')).not.toContain('For its history');
  });
});

describe('a sentence that offers its readers a page', () => {
  const offered = (text: string): Record<string, boolean> => {
    const { outputs } = outputsOf(
      `# The wall of the pier\n\nThe pier has a new wall, and it took the crew two winters to build it.\n\n## Building it\n\nThe crew set the stones by hand, and no crane was used for any of them. ${text} The tar was mixed with sand so that it would not run in the summer.\n`,
      {},
      ['linkedin', 'medium', 'podcast'],
    );
    const words = text.replace(/[[\]]|\([^)]*\)/gu, '').slice(0, 16);
    return Object.fromEntries(
      (['linkedin', 'medium', 'podcast'] as const).map((format) => [
        format,
        textOf(outputs, format).includes(words),
      ]),
    );
  };

  it.each([
    "I did document [Setting Stones by Hand](https://pier.example/stones) if you're interested in how it works.",
    'We also wrote about [the stones](https://pier.example/stones), in case you want to read more about them.',
    "If you'd like to know more, I recorded [a walk along it](https://pier.example/walk) in May.",
  ])('is only in an article, which has the link: %s', (text) => {
    expect(offered(text)).toEqual({ linkedin: false, medium: true, podcast: false });
  });

  it.each([
    'I documented [every stone](https://pier.example/stones) so that the next crew can find it again.',
    'If you are interested in the history, we wrote about [the old wall](https://wall.example), which cost a man his hand.',
    'We use [Tarworks](https://tar.example) if you are interested in a tar that does not smell.',
  ])('is not one that tells what was done: %s', (text) => {
    expect(offered(text)).toEqual({ linkedin: true, medium: true, podcast: true });
  });
});

describe('the name of a linked file', () => {
  const about = (link: string): string =>
    `# The wall\n\nThe harbour has a wall of nine hundred stones, and the sea takes some of them every winter.\n\nThe crew mended the harbour wall in May, with the help of nine divers and of the old crane. The town is expected to pay 700 crowns for the stone. ${link}\n\nThe new stone is lighter than the old one by a third, and it came by boat.\n`;
  const told = (link: string) => {
    const { outputs } = outputsOf(about(link), {}, ['facebook', 'email', 'podcast']);
    return (['facebook', 'email', 'podcast'] as const).map((format) => textOf(outputs, format));
  };

  it('is only told where it can be opened, and what it stands behind is told', () => {
    const texts = told('[Costs 2031 draft 2.xlsx](https://wall.example/Costs%202031%20draft%202.xlsx)');
    expect(texts.map((text) => text.includes('draft 2'))).toEqual([false, true, false]);
    for (const text of texts) expect(text).toContain('expected to pay 700 crowns');
  });

  it('is told in a sentence, and a page is no file', () => {
    const [post = ''] = told('The costs are in [costs.xlsx](https://wall.example/costs.xlsx) of the town.');
    expect(post).toContain('costs.xlsx');
    expect(told('It uses [Wall.js](https://wall.example/engine) now.')[0]).toContain('Wall.js');
  });
});

describe('a link that ends in "like this"', () => {
  it.each([
    ['After the storm the wall looked [a bit like this](/wall).', true],
    ['[Walls like this](/walls) hold for nine years.', false],
    ['[Ropes like these](/ropes) hold the crane.', false],
    ['The crew [do not like this](/vote) at all.', false],
    ['People who work [like this](/crew) are tired by noon.', false],
  ])('%s', (text, isSent) => {
    expect(pointsElsewhere(1, readSource(`The pier is old. ${text}`))).toBe(isSent);
  });
});
