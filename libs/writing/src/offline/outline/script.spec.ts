import type { PodcastDraft, YoutubeDraft } from '../../formats/draft/draft.types.js';
import { outputsOf } from '../outputs.fixture.js';

interface Drafts {
  youtube: YoutubeDraft;
  podcast: PodcastDraft;
}

function draftOf<F extends keyof Drafts>(content: string, format: F): Drafts[F] {
  const draft = outputsOf(content, {}, [format]).outputs[0]?.draft;
  if (draft?.format !== format) throw new Error(`no ${format}`);
  return draft as Drafts[F];
}
const narrationOf = (content: string): string =>
  draftOf(content, 'youtube')
    .chapters.flatMap(({ narration }) => narration)
    .join('\n');
const pointsOf = (content: string): string[] =>
  draftOf(content, 'podcast').segments.flatMap(({ talkingPoints }) => talkingPoints);

const SHOP = `# What the repair shop learned

The shop opened in a garage in 2019. It repaired 31 bicycles a week. The queue was never shorter than nine days.

## Why it took so long

Parts were ordered one by one. Each order took four days to arrive. Nobody kept a shelf. The mechanic wanted one. The owner paid £9,300 for a van instead. It stood in the yard for most of the year, and the mechanic looked at it every morning while he waited for the post to bring a single brake cable from the wholesaler in the next town.

**Do this instead:** keep the twelve parts that most repairs need. Photograph the shelf, count it on Friday, order what is low. That is the whole system.

## What it cost

The shelf cost £400. The wait fell from nine days to one, and the van was sold in the spring.

And the yard is empty. Customers sit there now, on two benches that the owner made of the old pallets.
`;

describe('a script', () => {
  it('tells a text of moderate length whole', () => {
    const { hook } = draftOf(SHOP, 'youtube');
    const youtube = `${hook}\n${narrationOf(SHOP)}`;
    const podcast = `${draftOf(SHOP, 'podcast').coldOpen}\n${pointsOf(SHOP).join('\n')}`;
    for (const sentence of [
      'The queue was never shorter than nine days.',
      'The mechanic wanted one.',
      'Photograph the shelf, count it on Friday, order what is low.',
      'Customers sit there now, on two benches that the owner made of the old pallets.',
    ]) {
      expect(youtube).toContain(sentence);
      expect(podcast).toContain(sentence);
    }
  });

  it('opens with the first paragraph, and leaves no part of a sentence or two behind it', () => {
    const { hook, chapters } = draftOf(SHOP, 'youtube');
    expect(hook).toMatch(/^The shop opened in a garage in 2019\..*nine days\.$/u);
    expect(chapters.map(({ title }) => title)).toEqual(['Why it took so long', 'What it cost']);
  });

  it('makes a chapter of an opening of ten seconds', () => {
    const long = SHOP.replace('in 2019.', 'in 2019, behind the station, and had one lamp.');
    const { text = '' } = outputsOf(long, {}, ['youtube']).outputs[0] ?? {};
    expect(text).toMatch(
      /^Title: .*\n\n0:00 Introduction\n\nThe shop opened .*\n\n0:\d\d Why it took so long\n/u,
    );
    expect(text).toMatch(/\n\n0:00 Introduction\n0:\d\d Why it took so long\n/u);
  });

  it('makes a talking point of each paragraph, and of each advice under its label', () => {
    const points = pointsOf(SHOP);
    expect(points.some((point) => point.startsWith('Do this instead: keep'))).toBe(true);
    expect(points.some((point) => point.startsWith('And the yard is empty. Customers'))).toBe(true);
  });

  it('gives the only part of a text the name of the text', () => {
    const content =
      '# The piano\n\nFor eleven months we tried to give away a piano. Nobody came.\n\nMy mother had taught on it for years. I did my homework under the table and heard every wrong note of every child in the street.\n\nIn March I called the removal company. I took one key and kept it on the shelf over my desk.';
    expect(draftOf(content, 'youtube').chapters.map(({ title }) => title)).toEqual(['The piano']);
    // a memoir asks for no sharing
    expect(draftOf(content, 'podcast').outro).toBe('Thank you for listening.');
  });

  it('tells a list line by line under its lead-in', () => {
    const content =
      '# Repotting\n\nA root that circles the pot takes no water. Repot in spring, before the plant grows.\n\n## What you need\n\n- a pot\n- two litres of soil\n- an old spoon\n\n## What to watch\n\nThese signs matter:\n\n- Roots come out below.\n- Water runs straight through.\n- Leaves stay small.\n';
    const narration = narrationOf(content);
    expect(narration).toContain('What you need:\n• a pot\n• two litres of soil\n• an old spoon');
    expect(narration).toContain(
      'These signs matter:\n• Roots come out below.\n• Water runs straight through.\n• Leaves stay small.',
    );
  });
});

const TALK = `# A visit to the tool library

In this conversation, we talk with Carla Santos, who founded the tool library, about how it began.

**Ann Field (AF)**: Hello Carla. To start with, could you tell us a bit about yourself?

**Carla Santos (CS)**: Of course. I repaired machines for twenty years before the factory closed. Then I had a garage full of tools and nothing to do.

## How it began

**AF**: So you had a garage full of tools, and at that point what made you open its door to other people in the street?

**CS**: A neighbour asked for a drill. She brought it back with a cake, and I thought that was a good trade.

The next week there were four of them. They brought no cake.

**AF**: How many people borrow tools today, and what do they borrow most?

**CS**: We have 240 members and about a thousand tools. Most people want a drill for an afternoon.

## What comes next

**AF**: What would you tell somebody who wants to start a library of tools like this one?

**CS**: Begin with ten tools and a list. A library like this one is a list before it is a room, and everything else can wait.
`;

describe('the script of an interview', () => {
  it('puts the questions under the headings of their author', () => {
    const { chapters } = draftOf(TALK, 'youtube');
    expect(chapters.map(({ title }) => title).slice(1)).toEqual(['How it began', 'What comes next']);
    expect(chapters[1]?.narration).toContain(
      'How many people borrow tools today, and what do they borrow most?',
    );
  });

  it('names a speaker where they begin to speak', () => {
    const { narration = [] } = draftOf(TALK, 'youtube').chapters[1] ?? {};
    expect(narration[1]).toMatch(/Santos: “A neighbour asked for a drill\./u);
    expect(narration[2]).toMatch(/^“The next week there were four of them\./u);
  });

  it('keeps an assent below its question', () => {
    const [first] = draftOf(TALK, 'youtube').chapters;
    expect(first?.title).toMatch(/could you tell us a bit about yourself\?$/u);
    expect(first?.narration[0]).toMatch(/^Carla Santos: “Of course\. I repaired machines/u);
  });

  it('keeps a short answer below its question', () => {
    const content = `# An interview with Carla Santos

We met Carla Santos in her garage, where the tool library of the street began, and drank a tea with her.

## What do you lend most often in a week?

Drills, mostly. I have nine of them on the wall, and each one has a name.

## Who brings you the old saws?

My neighbours. I clean what they find in the attic, and my son sharpens it.

## Would you do all of it again?

I would do it tomorrow, and I would begin with a longer list.
`;
    const told = pointsOf(content).join(' ');
    expect(told).toContain('Drills, mostly. I have nine');
    expect(told).toContain('My neighbours. I clean');
  });
});

it('an answer of two paragraphs is one talking point', () => {
  const points = pointsOf(`A conversation with Ruth Adeyemi

Ruth has counted birds for years.

What was it like in the first year?

It was loud on the island. I was 23 and I slept on the boat.

Nobody else wanted to sleep on the rocks among the gulls.

Who pays for the count?

Nobody did at first. I paid the boat myself for ten summers.

And how many birds are there now?

We count 1,150 pairs on the island in every spring.
`);
  const answer = points.find((point) => point.includes('loud on the island'));
  expect(answer).toContain('among the gulls');
});

it('a heading that repeats the title further down is the heading of its part', () => {
  const rest =
    'The keeper opens the shed at seven and counts the boats before anybody rows out to the island.';
  const content = `---\ntitle: Boats everywhere\n---\n\n${rest.replace('seven', 'five')}\n\n## The shed\n\n${rest}\n\n## Boats everywhere\n\n${rest.replace('seven', 'nine')}\n`;
  expect(draftOf(content, 'youtube').chapters.map(({ title }) => title)).toContain('Boats everywhere');
});

it('a chapter and a segment are named without an address', () => {
  const content = SHOP.replace('Why it took so long', 'Why it took so long: https://repairs.example/queue');
  const heading = 'Why it took so long';
  expect(draftOf(content, 'youtube').chapters.map(({ title }) => title)).toContain(heading);
  expect(draftOf(content, 'podcast').segments.map(({ title }) => title)).toContain(heading);
});

it('a greeting of a few words does not follow what was behind it', () => {
  const speech = (greeting: string): string =>
    `# The last ferry\n\n${greeting}\n\nI was nine when the last ferry sank. Trust me, I was not afraid of the water. I have never told it on a stage. And one thing from that night is still with me.\n\nThe crew carried us to the quay one by one, and the old baker gave us bread.\n\nMy mother cried on the steps of the mill.\n`;
  expect(narrationOf(speech('Good morning.'))).not.toContain('Good morning');
  expect(narrationOf(speech('Good morning to the crew of the mill.'))).toContain('Good morning');
});

const NEWS = `# The ferry of Orrin sails again

The council of Orrin bought the old ferry in March, and it sails twice a day since the first week of June.

Peter Hale repaired its engine in the shed behind the pier, where he keeps the tools of three generations.

“It ran on the first day. We did not have to ask for more money,” said Anna Reid, mayor of Orrin. “The people of the island wait for it.”

“I would not have bought it. The pier is too short for a ship like this,” said Carl Munro, who has the only other boat.

Carl Munro has a proposal of his own for the winter:

The council meets again in October, and every islander may speak for as long as the others will listen.
`;

describe('a paragraph of a podcast', () => {
  const points = pointsOf(NEWS);
  it.each(['“It ran', '“I would not', 'The council meets'])(
    'ends before another person speaks, and behind an open colon: %s',
    (beginning) => {
      expect(points.some((point) => point.startsWith(beginning))).toBe(true);
    },
  );
});

it('what follows parts with headings in bold goes on under the heading over them', () => {
  const told =
    'The keeper opens the shed at seven and counts the boats before anybody rows out to the island.';
  const content = `# Boats\n\n${told}\n\n## How to keep a boat\n\n**Dry it.** ${told.replace('seven', 'six')}\n\n**Paint it.** ${told.replace('seven', 'nine')}\n\n**Name it.** ${told.replace('seven', 'eight')}\n\nAll of it takes a week in May, and the crew of the shed helps for a pot of soup and a ride. A boat that is dry and painted before June lasts for twenty years, and the shed has three that are older than its keeper.\n\n## How to sell a boat\n\n${told.replace('seven', 'ten')}\n`;
  const titles = draftOf(content, 'youtube').chapters.map(({ title }) => title);
  expect(titles.filter((title) => title === 'Introduction').length).toBeLessThan(2);
  expect(titles.slice(-2)).toEqual(['How to keep a boat', 'How to sell a boat']);
});

it('a heading that is the title heads its part where a text begins above it', () => {
  const told =
    'The keeper opens the shed at seven and counts the boats before anybody rows out to the island. ';
  const above = ['one', 'two', 'three', 'four', 'five', 'six'].map((hour) => told.replace('seven', hour));
  const content = `${above.join('\n\n')}\n\n# I will row you over\n\n${told}\n\n# The island\n\n${told.replace('seven', 'ten')}\n`;
  expect(draftOf(content, 'youtube').chapters.map(({ title }) => title)).toContain('I will row you over');
});
