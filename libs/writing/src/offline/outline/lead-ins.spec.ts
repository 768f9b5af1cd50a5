import type { FormatKey } from '@repurpose/contract';
import { analyse } from '../analyse.js';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';
import { readSource } from '../../source/read-source.js';

const textOf = (content: string, format: FormatKey): string =>
  textIn(outputsOf(content, {}, [format]).outputs, format);

const told = (content: string): string[] =>
  analyse(readSource(content))
    .units.filter(({ isExcluded }) => !isExcluded)
    .map(({ text }) => text);

describe('a sentence that leads over', () => {
  it('to a picture ends as any other, or goes where it says nothing without it', () => {
    const texts = told(
      '# Mail\n\nForward the mail to your wife, by a filter of Gmail:\n\n![A filter](/a.png)\n\nIf you use Fastmail, make a rule. In fact, here is the rule we made:\n\n<img src="/b.png" width="300" />\n\nIt works.\n',
    );
    expect(texts).toContain('Forward the mail to your wife, by a filter of Gmail.');
    expect(texts.join(' ')).not.toContain('here is the rule');
  });

  it('to a picture in a few words at the end of its paragraph goes with it', () => {
    const german =
      'Im Mai wurde im Dorf über die neue Brücke abgestimmt. Das Ergebnis war eindeutig:\n\n![Die Stimmen](/a.png)\n\nDie Brücke wird im Herbst gebaut.';
    expect(told(`# Die Brücke\n\n${german}\n`)).toEqual([
      'Im Mai wurde im Dorf über die neue Brücke abgestimmt.',
      'Die Brücke wird im Herbst gebaut.',
    ]);
  });

  it('to a post that is shown in its place ends so too, and leaves out that it is shown', () => {
    const post = '{{< tweet user="jo" id="12" >}}';
    const texts = told(
      `# Mail\n\nJo Reid advises you not to answer on a Sunday morning:\n\n${post}\n\nStill, some of us do. Remove the name in the menu, as shown below:\n\n${post}\n\nAnd remember the other thing:\n\n${post}\n\nIt works.\n`,
    );
    expect(texts).toEqual([
      'Jo Reid advises you not to answer on a Sunday morning.',
      'Still, some of us do.',
      'Remove the name in the menu.',
      'It works.',
    ]);
  });

  it('to a picture in more than a few words is content', () => {
    const content = (lead: string): string => `# A boat\n\n${lead}…\n\n![](/a.jpg)\n\nIt was cold.\n`;
    const long = 'You should know that in March nobody may come to the pier';
    expect(told(content(long))).toEqual([`${long}…`, 'It was cold.']);
    expect(told(content('And then we saw'))).toEqual(['It was cold.']);
  });

  it.each([
    ['Then I sold the old boat and', ['paid for the mast', 'painted the hull']],
    ['Danach habe ich das alte Boot verkauft und', ['den Mast bezahlt', 'den Rumpf gestrichen']],
  ])('on "and" to a list that goes on from it stays with it: %s', (sentence, items) => {
    const content = `# A boat\n\nThe club has lent me a boat for the summer.\n\nThe boat was new in May. ${sentence}\n\n${items.map((item) => `- ${item}`).join('\n')}\n\nThe harbour is full.\n`;
    const listed = items.map((item) => `• ${item}`).join('\n');
    for (const format of ['medium', 'linkedin'] as const)
      expect(textOf(content, format)).toContain(`${sentence}\n\n${listed}`);
  });

  it('to a list that is navigation goes with it', () => {
    const texts = told(
      '# News of July\n\nWe share some links with you in this month.\n\nThis month you can read about:\n\n- [The call](#the-call)\n- [The event](#the-event)\n\n## The call\n\nThe call is open until the end of August.\n\n## The event\n\nThe event is in November, in the town hall.\n',
    );
    expect(texts.join(' ')).not.toContain('you can read about');
  });
});

it('an address is content where nobody is asked to write to it', () => {
  const texts = told(
    '# An address for two\n\nEmails to michael@shinytable.com go to both me and my wife.\n\nWrite to us at hello@shinytable.com for more.\n\nThe board may be reached: board@heronwood.org.\n',
  );
  expect(texts).toEqual(['Emails to michael@shinytable.com go to both me and my wife.']);
});

it('a review that says "this book" begins with its title', () => {
  const review =
    '# Happy City by Charles Montgomery\n\nThis book was eye-opening in the way I look at cities and at how people live in them.\n\nI took for granted that cities should be friendly to cars, and the book shows many ways in which this makes cities worse. It was interesting to read how cities flourish without them.\n';
  expect(textOf(review, 'facebook')).toMatch(/^Happy City by Charles Montgomery\n/u);
});

it('a post on Facebook goes on as its text does, to its conclusion', () => {
  const story =
    '# The bridge at Halden\n\nThe bridge at Halden was closed on a Monday in March, and nobody was told.\n\nForty families live behind it. Their children walked two miles to the bus that week, and the milk van turned around at the barrier.\n\nThe council measured the piers in April. It found that two of the six piers had lost a third of their concrete.\n\nThe repair will cost 900,000 crowns and the council has saved half of it. The rest has to come from the county, which has repaired three bridges of the same age.\n\nA ferry was tried in May. It carried nine cars an hour until the river fell, and then it carried none.\n\nIn June the school moved its first lesson to ten. The teachers of Halden drove the long way round through Moss, which takes an hour.\n\nThe council found that 12 of its 40 bridges are older than the bridge at Halden. None of the 12 bridges has been measured since 1988, because the council has one engineer, and because that engineer also counts the trees of Halden.\n\nThe people of Halden deserve a bridge that carries a milk van.\n';
  const [{ text: facebook = '' } = {}] = outputsOf(story, { length: 25 }, ['facebook']).outputs;
  expect(facebook).toContain('and nobody was told.\n\nForty families live behind it. Their children');
  expect(facebook).toContain('deserve a bridge');
});

it('a short video begins with the news where its text does', () => {
  const news =
    '# A new release schedule\n\nThe release schedule moves from two releases a year to one.\n\nThe alpha channel takes the early testing, but with a key difference: changes that break are allowed in it. Very few people ever used the odd releases for that.\n\nThe team keeps four lines alive. A line less is a week of work less.\n';
  expect(textOf(news, 'reels')).toContain(
    'Hook: The release schedule moves from two releases a year to one.',
  );
});

it('a list of links that a sentence leads over to is no navigation', () => {
  const text = textOf(
    '# The festival\n\nThe festival had five events in June, and all of them can be seen again in the archive.\n\nTopics that were covered include:\n\n- [Images as data](https://a.example/1)\n- [Text in Python](https://a.example/2)\n- [Jobs outside of research](https://a.example/3)\n',
    'medium',
  );
  expect(text).toContain('Topics that were covered include:\n\n• Images as data');
});

it('an answer of a few words is told with its question', () => {
  const interview =
    'An interview with Meera Zain\n\nMeera Zain bakes bread in a small town by the sea.\n\nWhere do you bake your bread?\n\nIn a shed, for bread. It was my father’s, and the oven in it is older than I am by twenty years.\n\nWho helps you there?\n\nMy brother. He gets up at two, and I get up at three, and neither of us has seen a film in years.\n\nWhat comes next for the two of you?\n\nSleep. We have found a third baker, and she likes the night.\n';
  const { units } = analyse(readSource(interview));
  expect(units.find(({ text }) => text === 'In a shed, for bread.')?.isDependent).toBe(true);
  expect(textOf(interview, 'linkedin')).toMatch(
    /Where do you bake your bread\?\nMeera Zain: “In a shed, for bread\./u,
  );
});

it('a figure of the title is told', () => {
  const filler = (year: number): string =>
    `In ${year} the group met four times in the town hall, and the minutes of it are in the library of the town. The group grew, and the people of the town came to see what it was about, with their children and with cake.`;
  const text = textOf(
    `# 22 months in the making\n\nThe lessons are for people who work with the data of plants, and they are free for all of them.\n\n${filler(2017)}\n\n${filler(2018)}\n\nAll in all the new lessons took 22 months of work, from the first idea to the release in June.\n\n${filler(2019)}\n\nThe lessons are never done, and each of their readers can send a correction.\n`,
    'tiktok',
  );
  expect(text).toContain('took 22 months of work');
});

describe('a thread', () => {
  const filler =
    'Most of the people who ask us have never owned one and do not know what they will use it for in the end.';
  const thread = (lead: string, items: readonly string[]): string[] =>
    textOf(
      `# Which boat to buy\n\n${filler}\n\n${lead}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`,
      'twitter',
    ).split(/\s\d+\/\d+(?:\n|$)/u);

  it('has a lead-in and its first item in one post', () => {
    const posts = thread('This spring the prices of all of them were…', [
      'Dinghy: £900 with its oars, and a cover that fits',
      'Skiff: £1,400 with a mast, and neither oars nor cover',
    ]);
    expect(posts.find((post) => post.includes('the prices of'))).toContain('• Dinghy: £900');
  });

  it('has as much of a long first item below a lead-in as fits', () => {
    const more =
      'It is the one that we would buy again, and the one that all of our neighbours ask about first.';
    const posts = thread('These are the boats that we would look at before all others this spring:', [
      `The dinghy. It carries three people and a dog across the bay in any weather that you would go out in. ${more}`,
      `The skiff. It carries two people and no dog, but it does so faster than anything else in the harbour. ${more}`,
    ]);
    expect(posts.find((post) => post.includes('These are the boats'))).toContain('The dinghy: It carries');
  });

  it('ends on two items rather than on one', () => {
    const posts = thread('On the day you will need:', [
      'A pair of oars that fit the boat, and a spare one for the day when you lose one of the two',
      'A cover, because it will rain on every boat that has none before the week is out',
      'A rope of twenty metres, for the harbour',
      'A bucket, for all that the cover lets in',
    ]);
    expect(posts.find((post) => post.includes('A bucket'))).toContain('A rope');
  });
});

describe('a list that is announced without a colon', () => {
  const findings = [
    'The crews of the north slept nine hours a night and caught no less than the others did in any of the years.',
    'Nets that were mended on Mondays lasted twice as long as those that were mended when they tore.',
    'Rest mends crews.',
    'No boat of the study caught more by leaving earlier than five in the morning.',
    'Ice was the largest cost of the small boats and the smallest cost of the large ones.',
  ];
  const thoughts =
    'I have written about early starts for years on this page, and I always felt that they were overdone by those who praise them. ';
  const text = `# What tires a crew

I just heard a talk on what tires the crews of small boats, and it answers much that I had only guessed so far.

If you have no hour to spare, I have taken some notes. Afterwards, I will give a few thoughts.

${findings.map((item) => `- ${item}`).join('\n')}

## Thoughts

${thoughts.repeat(3)}

My own boat left at four for ten years, and I was proud of that. Now I know better, and I would not do it again.
`;

  it.each(['summary', 'twitter', 'linkedin'] as const)('is told whole: %s', (format) => {
    const output = textOf(text, format);
    for (const finding of findings) expect(output).toContain(finding);
  });

  it('is told under what announces it', () => {
    expect(textOf(text, 'linkedin')).toMatch(/I have taken some notes\.\s+• The crews of the north/u);
  });
});

describe('the lead-in of a list', () => {
  it('over bold heads is the sentence that says why they follow', () => {
    const [list] = analyse(
      readSource(
        `# A pen\n\nI bought it in May.\n\nI love it, and here's why.\n\n**It is light.** Nobody at the school has one that weighs less than nine grams.\n\n**It lasts.** The ink of the second year is still in the first of two cartridges.\n`,
      ),
    ).lists;
    expect(list?.leadIn).toBe("I love it, and here's why:");
  });
});

it('a lead-in that begins its paragraph leads its list in a post, whatever of the text above it means', () => {
  const content = `# A shop for students

We opened a shop for students in the old mill, and we closed it after four years.

The rent was low, and the rooms were cold. Most of our customers came on Fridays.

What I learned from this was a few things:

1. Never sell to people who have no money and no time.
2. Ask the neighbours first.
3. Count the Fridays.
4. Close when it still hurts.
`;
  const text = textOf(content, 'linkedin');
  expect(text).toContain('What I learned from this was a few things:');
  expect(text).toContain('3. Count the Fridays.');
});
