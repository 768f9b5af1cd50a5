import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

const CLUB = `# A dam for the valley

The Ellen valley votes on its dam in May. We mourn seven farms: Upper Row, Lower Row, Ford, Mill, Hope, Kiln and Ash. We mourn them as a valley.

Thanks to the wet winter, the river is high. When the surveyors came they asked for a boat. It was not a joke.

- Take the high road in spring. The low one floods before noon, and nobody comes for you until dark.
- Bring a lamp.

In yesterday's post, we drew the map.

Please subscribe.

Looking for more? Check out our other posts on rivers.
`;

describe('a text that an article has room for', () => {
  const article = textIn(CLUB, 'medium');

  it.each([
    ['keeps what leans on what', 'We mourn them as a valley.'],
    ['keeps a cause', 'Thanks to the wet winter, the river is high.'],
    ['keeps its stories', 'When the surveyors came they asked for a boat. It was not a joke.'],
    ['keeps items whole', '• Take the high road in spring. The low one floods before noon'],
  ])('%s', (_, said) => {
    expect(article).toContain(said);
  });

  it.each(['yesterday', 'Looking for more', 'Check out'])(
    'is without what leads to other texts: %s',
    (said) => {
      expect(article).not.toContain(said);
    },
  );

  it('keeps what it asks of its readers, as no short format does', () => {
    expect(article).toContain('Please subscribe.');
    expect(textIn(CLUB, 'linkedin')).not.toContain('subscribe');
  });
});

const NUMBERED = `# Four mistakes in the books of freelancers

Most freelancers are careful people with one bad habit. These are the four I see in almost all books of freelancers.

## 1. One account for everything

Owen came with 1,900 transactions from one account.

**Do this instead:** open a second account today. It takes an hour.

## 2. No date on the invoice

I once asked why Jo, a web designer, was always paid late.

**Do this instead:** copy Jo. And put the date in the first line of every invoice.

## 3. Receipts in a bag

Receipts in a bag lose their ink by the spring.

**Do this instead:** photograph every receipt on the day you get it.

## 4. Everything in January

Sometimes, they wait for the last week of all.

**Do this instead:** book the first Friday of every month.

Numbers two and four get easier when number one is done.
`;

it('keeps in an item what it says in parts of sentences', () => {
  const item =
    'Close the low road at dusk. So that nobody is lost in the dark of it. And keep the lamps lit.';
  const content = `# A dam\n\nThe valley votes on its dam in May. Until then there are two rules:\n\n- ${item}\n- Leave the boat at the ford. It is for everybody.\n\nWe count the votes at the mill.\n`;
  expect(textIn(content, 'medium')).toContain(`• ${item}\n• Leave the boat`);
});

it('keeps a label with what it says, and no caption', () => {
  const content = `# Tents\n\n## The green one\n\nIt kept us dry for a week in the rain of May.\n\nVerdict : A+, will use again\n\n## The red one\n\nIt has a hole in its roof, and nobody sells a patch for it.\n\nRed tents on a beach\n\nWe gave it to the goats of the valley.\n`;
  const article = textIn(content, 'medium');
  expect(article).toContain('Verdict : A+, will use again');
  expect(article).not.toContain('Red tents on a beach');
});

it('keeps the brackets of an aside before what leans on the sentence above it', () => {
  const content =
    '# Boats\n\nForty boats came to the fair in the harbour. (One of them came from India.) But half of them sank in the first night.\n\nWe swam home through the cold and told nobody what we had seen out there.\n';
  expect(textIn(content, 'medium')).toContain('(One of them came from India.) But half of them sank');
});

describe('the words of a whole text', () => {
  const content = `# Boats

Forty boats came to the fair in the harbour. One of them had rowed all the way from the old mill. (Nobody had asked it to come so far. It came in spite of the rain.)

The crews slept in the school, and the baker gave them bread.

In short, the fair cost the harbour a week and brought it many friends.
`;

  it.each(['medium', 'podcast'] as const)(
    'are said with their brackets and their "in short": %s',
    (format) => {
      const told = textIn(content, format);
      expect(told).toContain('(Nobody had asked it to come so far. It came in spite of the rain.)');
      expect(told).toContain('In short, the fair cost the harbour a week');
    },
  );
});

it.each(['medium', 'podcast'] as const)('greets and signs as its letter does: %s', (format) => {
  const letter = 'Dear crew of the pier,\n\nThe crane lifts two tonnes again, and the lamps are lit.\n\n';
  const end = 'We thank you for the ropes.\n\nWith love,\n\nAnn, Bo and the baker\n';
  const content = `# The letter of May\n\nOur board writes to the crew every month. This is what it wrote in May.\n\n${letter.repeat(2)}${end}`;
  const told = textIn(content, format);
  expect(told).toContain('in May.\n\nDear crew of the pier,\n\nThe crane');
  expect(told).toMatch(/ropes\.\n\nWith love,\n\nAnn, Bo and the baker/u);
  expect(textIn(content, 'linkedin')).not.toMatch(/Dear crew|With love/u);
});

it('ends with its Amen', () => {
  const content =
    '# Bread\n\nWe broke the bread in the boat house and gave it to all who had come. Keep the feast.\n\nAmen\n\n‒ Pastor Ann\n';
  expect(
    textIn(content.replace('\n\n', '\n\nThe lamps were lit.\n\nThe rain had stopped.\n\n'), 'medium'),
  ).toContain('feast.\n\nAmen');
});

it('has minutes as what was decided and declared, and no names of those who met', () => {
  const content =
    '# The harbour board in May\n\n## Attendees\n\n- Ann Lee\n- Bo Dahl\n\n## Declarations of interest\n\nCy Moss owns a share in the crane.\n\n## Minutes\n\n1. The report of the crane was read and accepted without a vote\n    1. It needs a new rope before the winter, and two bids came in\n2. The lamps of the quay cost more than the board had put aside for them\n    1. Ann asks the baker whether he wants to pay for one\n\n## Other business\n\nThe ferry stops on Sundays until the new pier is ready for it.\n';
  const told = textIn(content, 'medium');
  expect(told).toContain('It needs a new rope before the winter');
  expect(told).not.toContain('Bo Dahl');
  expect(told).toContain('Declarations of interest\n\nCy Moss owns a share in the crane.');
  expect(textIn(content, 'linkedin')).not.toContain('Cy Moss');
});

describe('a numbered list that its text refers to', () => {
  it('keeps its numbers', () => {
    const text = textIn(NUMBERED, 'linkedin');
    expect(text).toContain('1. One account for everything: ');
    expect(text).toContain('2. No date on the invoice: ');
  });

  it.each(['medium', 'email'] as const)(
    'keeps the numbers of headings where each has its part: %s',
    (format) => {
      expect(textIn(NUMBERED, format)).toContain('3. Receipts in a bag');
    },
  );

  it('takes an adverb for no antecedent', () => {
    expect(textIn(NUMBERED, 'facebook')).not.toMatch(/^Sometimes, they/mu);
  });
});

const BENCHES = `# Somebody has been stealing the benches

I first noticed it on the walk my mother and I took to the library. There were five places to sit on the way, and she used them all.

My mother is eighty-three now. She can walk three hundred yards before she needs to stop, so she can no longer go to the library.
`;

it('headings have no numbers where one of them has only pictures', () => {
  const news = (pictures: string): string =>
    `# News of the pier\n\n## 1. Boats\n\nThe crew has painted two boats in May.\n\n## 2. Pictures\n\n${pictures}\n\n## 3. Cranes\n\nBoth cranes lift again, and they are blue.`;
  expect(textIn(news('![](boat.jpg)'), 'medium')).toMatch(/^Boats\n[^]*^Cranes\n/mu);
  expect(textIn(news('There are none of the boats.'), 'medium')).toMatch(/^1\. Boats\n[^]*^3\. Cranes\n/mu);
});

it.each(['linkedin', 'twitter'] as const)('a first line that its title explains follows it: %s', (format) => {
  expect(textIn(BENCHES, format)).toMatch(/^Somebody has been stealing the benches\s+I first noticed it/u);
});

it('notes in every format that there is nothing but a title', () => {
  const { outputs } = outputsOf('---\ntitle: A dam for the valley\n---\n');
  for (const { checks } of outputs) expect(checks.warnings.join(' ')).toContain('few points');
});

const DEPOT = `# News from the depot

The depot is open again, and we have much to show to everybody who helped us through the winter.

- We painted the doors. The old ones had lost their colour. The work took two days:

    - The north door is blue.
    - The south door is green.

- Please join us at the gate (<https://depot.example/join>).
`;

it('an item below another one has a mark of its own, also in a list with addresses', () => {
  expect(textIn(DEPOT, 'medium')).toMatch(
    /• We painted [^\n]*\n– The north door is blue\.?\n– The south door [^\n]*\n• /u,
  );
});

describe('a call to look at what is below it', () => {
  const RIVER = 'The Ellen floods each spring, and the old gauges at the ford show how high it rose.';
  const articleOf = (items: string): string =>
    textIn(
      `# Gauges on the Ellen\n\n${RIVER}\n\nCheck out these rivers with good gauges:\n\n${items}\n\nThe town pays for all of it.\n`,
      'medium',
    );

  it('stays above items that say something', () => {
    const told = articleOf(
      '- [The Wyre](https://wyre.example/), south of the town, has a gauge that calls the fire brigade.\n- [The Lune](https://lune.example/) has had three gauges since the flood of 1967.',
    );
    expect(told).toContain('Check out these rivers with good gauges:\n\n• The Wyre, south of the town,');
    expect(told).toContain('• The Lune has had three gauges');
  });

  it('is left out above links', () => {
    const told = articleOf('- [The Wyre](https://wyre.example/)\n- [The Lune](https://lune.example/)');
    expect(told).not.toContain('Check out');
  });
});

describe('a parenthesis with a link', () => {
  const LOCK = `# The lock

The town built the lock in oak (see [the drawings](https://town.example/lock)), and no ship has ever broken it.

Its gates are of iron (see the plan [here] and the bill [here](https://town.example/bill)), and they close in a minute.

The crew paints it each May (see [the rota](/rota)), before the first ships of the year come up the river.
`;

  it('stays where the link is shown, if it can be followed', () => {
    const article = textIn(LOCK, 'medium');
    expect(article).toContain('in oak (see the drawings (https://town.example/lock)), and no ship');
    expect(article).toContain('(see the plan here and the bill here (https://town.example/bill)), and');
    expect(article).toContain('each May, before');
  });

  it('is not spoken', () => {
    expect(textIn(LOCK, 'podcast')).toContain('in oak, and no ship');
  });
});
