import { outputsOf, textOf } from '../outputs.fixture.js';

const ROOMS = [
  'Library',
  'Workshop',
  'Canteen',
  'Garden',
  'Theatre',
  'Laboratory',
  'Gym',
  'Kitchen',
  'Attic',
  'Cellar',
  'Chapel',
  'Yard',
];
const part = (name: string, at: number): string => `## ${name}

The ${name.toLowerCase()} was rebuilt for ${1200 + at * 310} euros, and ${3 + at} classes have used it since.
`;

const REPORT = `# A school without a bell

Switching off the bell has made the school quieter and its pupils more punctual.

${ROOMS.map(part).join('\n')}
## Conclusion

The bell will stay off: after three years no class wants it back, and the school next door has none either.
`;

it('has room for the thesis and the outcome before the parts of its source', () => {
  const { draft } = outputsOf(REPORT, {}, ['summary']).outputs[0] ?? {};
  const bullets = draft?.format === 'summary' ? draft.bullets : [];
  expect(bullets[0]).toContain('more punctual');
  expect(bullets.at(-1)).toContain('The bell will stay off');
  expect(bullets).toHaveLength(12);
});

it('says a sentence once that is also an item of its list, and no farewell', () => {
  const content = `# How we dry our apples

Drying keeps the apples of one autumn for two years. It needs no sugar, no glass and hardly any room.

- Cut them into rings of the same width, so that all of them are dry on the same day.
- Hang them over the stove on a cotton thread, where the air moves.
- Taste one after the third day and write the date on the bag.

The rings are ready when they bend and no longer break. They weigh a tenth of what they weighed before.

Cheers.
`;
  const { draft } = outputsOf(content, {}, ['summary']).outputs[0] ?? {};
  const bullets = draft?.format === 'summary' ? draft.bullets : [];
  expect(bullets).not.toContain('Cheers.');
  expect(bullets.filter((text) => text.includes('Cut them into rings'))).toHaveLength(1);
});

it('sets the items of a list below their lead-in', () => {
  const item = (name: string): string =>
    `- The ${name} were counted on every morning of the year, in rain and in sun, by the same two people.`;
  const names = ['gulls', 'terns', 'ducks', 'swans'];
  const content = `# Birds of the harbour

The harbour has more birds than ten years ago.

Four kinds were counted by the port:

${names.map(item).join('\n')}
`;
  const lines = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary').split('\n');
  const lead = lines.indexOf('• Four kinds were counted by the port:');
  expect(lines[lead + 1]).toMatch(/^– The gulls/u);
  expect(lines.filter((line) => line.startsWith('– '))).toHaveLength(4);
});

it('sets headings that are a list below the heading over them', () => {
  const content = `# The ferry in winter

The ferry goes on all winter, and its crew has learned what the ice wants.

## Three rules of the crew

### Look at the rope

A frozen rope breaks without a sound, so the crew warms it in the engine room.

### Ask the pilot

The pilot has seen forty winters and knows where the ice is thin near the piers.

### Leave the lights on

Lights on the deck show the harbour where the ferry is when the fog comes down.

## The summer

In summer the ferry has room for ninety people and two cars, and nobody thinks of ice.
`;
  const lines = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary').split('\n');
  const lead = lines.indexOf('• Three rules of the crew:');
  expect(lines.slice(lead + 1, lead + 4).map((line) => line.split(':')[0])).toEqual([
    '– Look at the rope',
    '– Ask the pilot',
    '– Leave the lights on',
  ]);
});

it('tells a point of every stretch of a text without headings, down to its last one', () => {
  const stretch = (town: string, price: number): string =>
    `The ferry of ${town} sells its tickets for ${price} euros since the spring. Some people of the town still bring coins from the old days. They stand in the queue and talk about the weather, and the dog of the captain lies between them.\n\nIt barks at gulls. In the kitchen of the ferry somebody cooks soup, and on Fridays there are pancakes with jam for whoever has been on board since the morning.`;
  const towns = ['Lund', 'Ystad', 'Malmo', 'Visby', 'Kalmar', 'Gavle', 'Falun', 'Boden'];
  const text = textOf(
    outputsOf(`# Ferries\n\n${towns.map((town, at) => stretch(town, 3 + at)).join('\n\n')}\n`, {}, [
      'summary',
    ]).outputs,
    'summary',
  );
  expect(towns.filter((town) => text.includes(`The ferry of ${town} sells`))).toEqual(towns);
});

it('begins anew inside a story where nothing refers back', () => {
  const content = `# Slow days

I slept badly for a year, and I had begun to count the hours. My doctor gave me a book about it.

He had written it himself. I took it to the lake and lost it on the first day, which the children found very funny.

That small loss made me talk to the owner of the boats. She told me to row before breakfast, and I rowed, and my hands hurt.

After some weeks at the lake I think that rowing before breakfast is what makes slow days possible.
`;
  const text = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary');
  expect(text).toMatch(/• I slept badly.*• That small loss made me talk.*what makes slow days possible/su);
});

it('says what its description says once', () => {
  const content = `---
title: Hives
description: "Bees have kept me awake lately. They still pay for the roof of the school."
---

Bees have kept me awake lately, even though it is winter and the hives stand in the shed.

The school sells the honey of nine hives every autumn, and the roof is paid for with it.

Two teachers look after the hives, and every class has one day with them in the year.
`;
  const text = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary');
  expect(text.match(/kept me awake/gu)).toHaveLength(1);
});

it('has all steps, a long one in two bullets', () => {
  const long =
    'Feed the jar with flour from the mill and with water from the tap, and stir it with a wooden spoon until no dry flour is left at its bottom. Put it beside the stove for a day and a night, under a cloth that lets the air in and keeps the flies of the kitchen out.';
  const content = `# How to feed a jar

The jar wants four things, in this order.

1. Fill the jar with flour and water.
2. ${long}
3. Throw half of it away on the third day.
4. Bake with it on the seventh day of the week.
`;
  const lines = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary').split('\n');
  expect(
    lines.filter((line) => /Fill the jar|Feed the jar|Put it beside|Throw half|Bake with/u.test(line)),
  ).toHaveLength(5);
});

it('cuts no parenthesis of a long step', () => {
  const steps = [
    'Lay the net on the stones of the yard, in the sun. Look for holes along its upper line, where it wears first. Mend them with thin twine. (In truth, the thinner the twine of a net is, the longer it lasts in salt water. Ask any sailor of the coast.)',
    'Hang the net from the beam of the shed for a night.',
    'Turn it once before you go to bed.',
    'Fold the net into the box of the boat.',
  ];
  const content = `# The net\n\nA net wants four things, in this order.\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`;
  const lines = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary').split('\n');
  expect(lines.filter((line) => /Lay the net|Ask any sailor/u.test(line))).toHaveLength(2);
  expect(lines.filter((line) => /^[^(]*\)$/u.test(line))).toEqual([]);
});

it('keeps a long step with a parenthesis that never ends', () => {
  const rest =
    'Mend them with thin twine of the kind that the sailors of the coast have in the box below the bench of their boats. Ask the smith for a needle of bone, which is better than one of iron in salt water. Look at each knot when it is dry.';
  const steps = [
    `Lay the net on the stones of the yard, in the sun. It is slow work :( it is worth it. ${rest}`,
    'Hang the net from the beam of the shed for a night.',
    'Turn it once before you go to bed.',
    'Fold the net into the box of the boat.',
  ];
  const content = `# The net\n\nA net wants four things, in this order.\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`;
  const text = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary');
  expect(text).toContain('it is worth it.');
  expect(text).toContain('when it is dry.');
});

it('begins no point inside a paragraph with a pronoun', () => {
  const content = `# Two hospices

The runners chose a hospice of the town for the money of the next three races. Each year they give free care to around 3,300 patients of the county.

The other one is a club for children, which is open on all Saturdays of the year.
`;
  const text = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary');
  expect(text).not.toMatch(/• Each year they/u);
});

const bulletsFrom = (content: string): string[] => {
  const { draft } = outputsOf(content, {}, ['summary']).outputs[0] ?? {};
  return draft?.format === 'summary' ? draft.bullets : [];
};

it('parts a paragraph before a contrast, so that what leans on the contrast has it above', () => {
  const bullets = bulletsFrom(`# Quiet evenings at the reservoir

The reservoir above the town has been a place of rest for anglers, swimmers and families since the dam was closed in 1961. There is no road, no kiosk and not a single loudspeaker, only the reeds and the water. But the calm lasts only until the speedboats arrive from the marina on warm weekends and race each other along the northern shore. You hear them from the far end of the valley, and the wash of their hulls tears the nests of the grebes from the reeds.

The district banned engines on two smaller lakes in 2019. Nests recovered there within three summers.
`);
  const hulls = bullets.findIndex((text) => text.includes('You hear them'));
  expect(hulls).toBeGreaterThan(0);
  expect(bullets[hulls - 1]).toMatch(/^There is no road.*speedboats arrive/u);
});

it('joins the beginning of a paragraph to a bullet only with what leans on it', () => {
  const start =
    'Give a carpenter a free weekend and the garden shed of the school will have a roof that keeps out the rain and the snow for a decade.';
  const bullets = bulletsFrom(`# Why the shed was built

${start}

It is a way to bring the parents of both schools into one yard. It is a way to learn that everyone in this town can lend a hand, that tools can be shared and that nobody has to ask for permission first.
`);
  expect(bullets).toContain(start);
  expect(bullets.some((text) => /^It is a way to bring.*permission first\.$/u.test(text))).toBe(true);
});

it('counts the words of a bullet as its limit does', () => {
  const first =
    'The day-to-day work of the on-call crew is a hands-on, low-cost and long-term effort that keeps the steam-powered ferry of the island on its year-round route.';
  const second =
    'A state-of-the-art engine would burn half of the coal, but the one-of-a-kind boiler was built by the great-grandparents of the crew.';
  const bullets = bulletsFrom(
    `# The ferry of the island\n\n${first} ${second} Nobody on the island wants to part with it.\n`,
  );
  expect(bullets).toContain(first);
  expect(bullets.some((text) => text.startsWith(second))).toBe(true);
});
