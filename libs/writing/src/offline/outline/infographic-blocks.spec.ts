import { outputsOf } from '../outputs.fixture.js';

function blocksOf(content: string): string[] {
  const draft = outputsOf(content, {}, ['infographic']).outputs[0]?.draft;
  return draft?.format === 'infographic' ? draft.blocks.map(({ text }) => text) : [];
}

describe('the blocks of an infographic', () => {
  it('need no block before them', () => {
    const blocks = blocksOf(`# Why the workshop keeps a diary

A diary shows the workshop where its time goes, and what it costs to look for a tool that somebody has borrowed.

## What it is for

Every borrowed tool is written down in the diary with the name of the one who has it and the day it went out. It also shows which of the tools the workshop should own twice, because two people wait for them every week. The diary hangs beside the door, so that nobody leaves the workshop without seeing what is missing on that day.

## What it costs

Keeping the diary takes a member of the workshop about ten minutes at the end of each day of the week.
`);
    expect(blocks.join(' ')).toContain('Every borrowed tool');
    expect(blocks.filter((text) => /^It also/u.test(text))).toEqual([]);
  });

  it('stand under the heading of their part once, and a list under its lead-in', () => {
    const draft = outputsOf(
      `# Mapping the town

The town wants a map of all places where water can stand before the rains begin in the autumn.

## The process

Forty pupils of the town learn to draw the map with the engineers of the harbour in May.

The types of places that will be drawn are:

- Bridges
- Schools
- Fire stations

The engineers check every drawing on foot before the map is printed in the summer.
`,
      {},
      ['infographic'],
    ).outputs[0]?.draft;
    const blocks = draft?.format === 'infographic' ? draft.blocks : [];
    expect(blocks.filter(({ figure }) => figure === 'The process')).toHaveLength(1);
    expect(blocks).toContainEqual({
      figure: 'The types of places that will be drawn are',
      text: 'Bridges · Schools · Fire stations',
    });
  });

  it('of a meeting are its decisions', () => {
    const blocks = blocksOf(`# Harbour council, May

The chair opened the meeting at seven and all were happy about the new room of the school.

Bo reported on the fair in the park and noted that one more person is needed for the tent.

The budget of 4,150 euros for the pier was approved after a short discussion.

Cy spoke about the geese on the green and about the letters of the people who live there.

Ada Lund was unanimously approved as the new treasurer of the council.

The request for a second bench at the ferry was rejected because of its price.

The chair closed the meeting at nine.
`);
    expect(blocks).toEqual([
      'The budget of 4,150 euros for the pier was approved after a short discussion.',
      'Ada Lund was unanimously approved as the new treasurer of the council.',
      'The request for a second bench at the ferry was rejected because of its price.',
    ]);
  });

  it('do not add to what no block says', () => {
    const blocks = blocksOf(`# What is new in the workshop

The workshop has new hours from May, and it opens at six in the morning on all of the days of the week.

## Tools

You can also borrow all of the tools of the workshop for 7 days at a time without asking anybody for it.

The large saw has a guard, and it also stops by itself when nobody has touched it for a whole minute.
`);
    expect(blocks.join(' ')).toContain('The large saw has a guard');
    expect(blocks.filter((text) => text.startsWith('You can also'))).toEqual([]);
  });

  it('do not begin with a German article that means something said before', () => {
    const blocks = blocksOf(`# Was Lebensmittel kosten

Die Studie des Instituts vergleicht, wie viel Wasser der Anbau von Lebensmitteln in hundert Ländern der Welt verbraucht.

Rindfleisch verbraucht in der Studie 40 Prozent des Wassers, das alle Höfe der Länder zusammen aus dem Boden holen. Das schafft nicht einmal der größte Verbraucher unter den Pflanzen. Der liegt nämlich in allen Ländern der Studie bei nur 12 Prozent. Die Forscher haben dafür 171 Pflanzen und 16 Tiere in hundert Ländern verglichen.
`);
    expect(blocks.join(' ')).toContain('40 Prozent');
    expect(blocks.filter((text) => text.startsWith('Der liegt'))).toEqual([]);
  });

  it('have no heading over the last paragraph of a text that does not name it', () => {
    const figuresOver = (closing: string): string[] => {
      const draft = outputsOf(
        `# What the flood did to our mill

The river came over the wall on a Monday in March, and we lost the flour of a whole winter.

## The wall

The wall was from 1961, and in all these years the council has only ever painted the side of the road.

## The alarm

The alarm rang at four in the morning in an office of the town whose windows had been closed since Friday.

## The loan

A loan for the second stone was paid back in full by the end of the summer, all 4,000 euros of it.

${closing}
`,
        {},
        ['infographic'],
      ).outputs[0]?.draft;
      const blocks = draft?.format === 'infographic' ? draft.blocks : [];
      return blocks.filter(({ text }) => text.includes('each April')).map(({ figure }) => figure);
    };
    expect(
      figuresOver('There is a new pump in the yard now. The miller tests it with us each April.'),
    ).toEqual(['']);
    expect(figuresOver('There is a new loan in the book now. The miller reads it to us each April.')).toEqual(
      ['The loan'],
    );
  });
});

describe('a sentence that begins with its figure', () => {
  it('goes on below it', () => {
    const content = `# The spring of the mill

The mill has a spring of its own, and it never ran dry in the summer.

## The count

34 households from two villages draw their water from the spring each day. The pipe was laid in 1912 by the miller.

## The cost

The village spent $612,000 on the new pipe in the first year. It lies under the road to the church.
`;
    expect(blocksOf(content)).toContain('from two villages draw their water from the spring each day.');
  });
});

it('a heading that goes on from the section above is no label', () => {
  const labelsOf = (heading: string): string[] => {
    const draft = outputsOf(
      `# Rules for the ferry

The ferry of the island has two rules, and the crew of the ferry has kept them since 1961.

## The ferry leaves on time:

The ferry leaves the pier at seven, also if the bus with the children of the school is late.

## ${heading}

The ferry carries no cars, because the ramp of the ferry was built for sheep and for carts.

## The crew

The crew of the ferry has four members, and each of them can steer the ferry in a storm.
`,
      {},
      ['infographic'],
    ).outputs[0]?.draft;
    return draft?.format === 'infographic' ? draft.blocks.map(({ figure }) => figure) : [];
  };
  expect(labelsOf('Another rule of the ferry:')).not.toContain('Another rule of the ferry');
  expect(labelsOf('No cars on the ferry:')).toContain('No cars on the ferry');
});

describe('a list whose lead-in is too long for a block', () => {
  const contentOf = (...lead: string[]): string => `# The badge of the ferry

The ferry gives its crews a badge from the first day of May on, and all of the harbour may see it.

## Who is on board

The harbour has asked for years who steers the ferry at night, and the ferry has never had an answer to it.

${lead.join(' ')}

- New crews: no badge
- Old crews: a green badge
- First crews: a gold badge

The badges are made of brass in the yard behind the church, and they cost the ferry four euros each.
`;
  const LEAD =
    'We will look closely at how the harbour takes to the badges in the first year, and at what the crews themselves have to say about them.';
  const NEXT = 'This is why we hand them out by how long a crew has been on board.';
  const LAST = 'There are three of them to begin with:';
  const blocks = (content: string) => {
    const draft = outputsOf(content, {}, ['infographic']).outputs[0]?.draft;
    return draft?.format === 'infographic' ? draft.blocks : [];
  };

  it('is under the last sentences of it', () => {
    const board = blocks(contentOf(LEAD, NEXT, LAST));
    expect(board).toContainEqual({ figure: '', text: `${NEXT} ${LAST}` });
    expect(board.filter(({ figure }) => figure === 'Who is on board')).toHaveLength(1);
  });

  it('is under its heading if only the last sentence would fit', () => {
    const board = blocks(contentOf(LEAD, LAST));
    expect(board.map(({ text }) => text)).not.toContain(LAST);
    expect(board.filter(({ figure }) => figure === 'Who is on board')).toHaveLength(1);
  });
});

it('a story has no block that turns against the paragraph before it, or that its list completes', () => {
  const story = (said: string, items = ''): string[] =>
    blocksOf(`# My first year at the mill

I came to the mill in May and slept in the room above the stones. I had a coat that was not mine and a letter for the miller.

I did not ask for help in the first weeks. I thought that the others would laugh at me, and I wrote home that all was well.

${said}

I carried the sacks to the carts in June. I learned the names of the farmers, and they learned mine.
${items}
I left the mill after the harvest. I still have the coat, and I bake on every Sunday.
`);
  const turned =
    'As I listened to the old stones every night, however, the most important lesson was to ask.';
  expect(story(turned)).not.toContain(turned);
  const told = turned.replace(', however,', ',');
  expect(story(told)).toContain(told);
  const nested = 'Need more grease than water and a hand that knows the most important cracks by heart.';
  const items = (under: string): string =>
    `\n- The stones of the mill are older than the bridge over the river.\n${under}- ${nested}\n`;
  expect(story(told, items('  '))).not.toContain(nested);
  expect(story(told, items(''))).toContain(nested);
});
