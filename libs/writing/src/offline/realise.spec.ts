import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { outputsOf } from './outputs.fixture.js';
import { firstSentence, formsOf, labelled, withFinalColon, withoutSaid } from './realise.js';
import { toldBy } from './runs.js';

const FIRST = 'A fire of beech needs air from below before it needs more wood.';
const contentOf = (above: string): string => `# Baking in the yard
${above}
## Make the fire

${FIRST} The ashes of the last one stay in the pit.

## Warm the stone

The stone is hot when flour turns brown on it within a breath.

## Bake the bread

The bread goes on the stone with a board, and it stays there for half an hour.
`;

function labelsOf(above: string, said: string, isNumbered = false): string[] {
  const analysis = analyse(readSource(contentOf(above)));
  const [list] = analysis.lists.filter(({ isOfHeadings }) => isOfHeadings);
  return list === undefined
    ? []
    : withoutSaid({ ...list, isNumbered }, said, analysis).items.map(({ label, text }) =>
        text === '' ? `${label}!` : label,
      );
}
const TITLE = ['Make the fire', 'Warm the stone', 'Bake the bread'];
const LEAD = '\nThese are the steps that we follow in the yard:\n';

it('what an opening has said of the first heading is no item without its words', () => {
  expect(labelsOf('', 'We like bread.')).toEqual(TITLE);
  expect(labelsOf('', whole(''))).toEqual(TITLE.slice(1));
});

it('a number or a lead-in keeps its label', () => {
  expect(labelsOf('', whole(''), true)).toEqual(['Make the fire!', ...TITLE.slice(1)]);
  expect(labelsOf(LEAD, whole(LEAD))).toEqual(['Make the fire!', ...TITLE.slice(1)]);
});

/** All that the list says of its first heading. */
function whole(above: string): string {
  const { lists } = analyse(readSource(contentOf(above)));
  return lists.find(({ isOfHeadings }) => isOfHeadings)?.items[0]?.text ?? '';
}

describe('headings that are told as a list', () => {
  const formsFor = (headings: readonly string[]) => {
    const texts = ['The baker lit the oven in the yard.', 'The first forty loaves came out.', 'Why not?'];
    const parts = headings.map((heading, at) => `## ${heading}\n\n${texts[at] ?? ''}\n`).join('\n');
    const content = `# A night at the bakery\n\nThe bakery opens at six. Here is how the night went:\n\n${parts}`;
    const [list] = analyse(readSource(content)).lists;
    return list === undefined ? [] : formsOf(list);
  };

  it('are not told alone where they only say when, nor without their text', () => {
    const forms = formsFor(['2:10am, ten minutes in', '4am, two hours in', '5:30am, nearly done']);
    expect(forms.length).toBeGreaterThan(0);
    expect(forms.flatMap(({ items }) => items).filter(({ text }) => text === '')).toEqual([]);
  });

  it('are where they say what is below', () => {
    const forms = formsFor(['Light the oven first', 'Bake the first loaves', 'Sweep out the oven']);
    expect(forms.at(-1)?.items.map(({ text }) => text)).toEqual(['', '', '']);
  });
});

describe('items with the names of those who speak', () => {
  const formsFor = (items: readonly string[]) => {
    const content = `# Lunch\n\nMy lunch takes an hour. The talk usually goes something like this…\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
    const [list] = analyse(readSource(content)).lists;
    return list === undefined ? [] : formsOf(list);
  };
  const TURNS = [
    'Them: Do you eat fish? Or milk? Or eggs?',
    'Me: No fish at all. I eat cheese at times. I like eggs a lot.',
    'Them: Why did you begin? Was it a cure?',
    'Me: No. Pie has no meat. Cake has none either.',
  ];

  it('are told in full', () => {
    const forms = formsFor(TURNS);
    expect(forms).toHaveLength(1);
  });

  it.each([
    ['of more', TURNS.map((turn, at) => turn.replace(/^\w+/u, `Guest${'ABCD'[at] ?? ''}`))],
    ['of one', TURNS.map((turn) => turn.replace(/^\w+/u, 'Them'))],
    ['some without', TURNS.with(1, 'No fish at all. I eat cheese at times.')],
    ['in small letters', TURNS.map((turn) => turn.replace('Me:', 'me:'))],
    ['of few', TURNS.slice(0, 3)],
  ])('or %s may be shorter', (_, items) => {
    expect(formsFor(items).length).toBeGreaterThan(1);
  });

  it('are in a clip with what leads to them and what ends the text', () => {
    const asked = ['Me: Why did you never sing?', 'Aunt: Nobody asked me to, and I had a kettle to mend.'];
    const more = ['Me: Were you sad?', 'Aunt: On most days. It is there, like the hum of a stove.'];
    const last = ['Me: Would you sing now?', 'Aunt: No. I would learn to bake, as my sister did, and sleep.'];
    const items = [...asked, ...more, ...last].map((item) => `- ${item}`).join('\n');
    const [clip] = outputsOf(
      `# A talk with my aunt\n\nMy aunt mended kettles for thirty years. She never spoke of it, until I asked her last winter. It went something like this…\n\n${items}\n\nShe has slept badly since 1987. I know now why, and I have stopped asking her to sing.`,
      {},
      ['reels'],
    ).outputs;
    expect(clip?.text).toMatch(/like the hum of a stove[^]*I have stopped asking her to sing/u);
  });
});

test('a sentence is told by a longer one that begins with it', () => {
  const { units } = analyse(
    readSource(
      '# Bread\n\nI love to bake bread at night, even when it rains. We sell it.\n\nI love to bake bread at night. I love to bake.\n',
    ),
  );
  expect([...toldBy(units.slice(0, 1), units)]).toEqual([0, 2]);
});

it.each([
  ['Two things', 'Two things:'],
  ['Before the first loaf,', 'Before the first loaf,'],
  ['What is it?', 'What is it?'],
])('the lead-in "%s" of a list is written "%s"', (lead, written) => {
  expect(withFinalColon(lead)).toBe(written);
});

it('the first sentence of a text that asks has the one that answers', () => {
  const said = 'Do you bake for sixty? The yard has room for two fires. Each takes an hour.';
  expect(firstSentence(said, [])).toBe('Do you bake for sixty? The yard has room for two fires.');
  expect(firstSentence('Do you bake for sixty or more?', [])).toBe('Do you bake for sixty or more?');
});

it('a label with a colon of its own has no second one', () => {
  expect(labelled('Flour:', '4 kg')).toBe('Flour: 4 kg');
  expect(labelled('Flour', '4 kg')).toBe('Flour: 4 kg');
  expect(labelled('Flour:', '')).toBe('Flour:');
});
