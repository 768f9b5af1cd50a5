import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf, textOf } from '../outputs.fixture.js';

const PARTS = [
  '## Rent\n\nThe Tandem takes a deposit of ninety euros at the counter. The Cargo costs twelve euros a day with a card. Both are cheaper in the week.',
  '## Weight\n\nWe ride to the market every Saturday. On the Tandem, two people push about forty kilos over the bridge. Nobody lifts the Cargo alone, because it weighs more than sixty.',
  '## Parking\n\nThe Tandem fits on two places of a rack, whereas the Cargo needs a yard of its own.',
  '## Rain\n\nThe Tandem has no cover for either rider. The Cargo on the other hand keeps its box dry.',
];
const textWith = (title: string, parts = PARTS): string =>
  `# ${title}\n\nWe have lent out both kinds for four summers, and guests ask about them each morning.\n\n${parts.join('\n\n')}`;
const sidesIn = (text: string) => analyse(readSource(text)).lists.find(({ isOfSides }) => isOfSides);

it.each(['Tandem vs Cargo: what to rent', 'Should you rent the Tandem or Cargo?'])(
  '“%s” is a comparison, whose items tell of both sides',
  (title) => {
    const items = sidesIn(textWith(title))?.items.map(({ label, text }) => [label, text]);
    expect(items).toEqual([
      [
        'Rent',
        'The Tandem takes a deposit of ninety euros at the counter. The Cargo costs twelve euros a day with a card.',
      ],
      [
        'Weight',
        'On the Tandem, two people push about forty kilos over the bridge. Nobody lifts the Cargo alone, because it weighs more than sixty.',
      ],
      ['Parking', 'The Tandem fits on two places of a rack, whereas the Cargo needs a yard of its own.'],
      ['Rain', 'The Tandem has no cover for either rider. The Cargo on the other hand keeps its box dry.'],
    ]);
  },
);

it('a text about one thing, or with both sides in two sections only, is none', () => {
  expect(sidesIn(textWith('What the Tandem costs'))).toBeUndefined();
  expect(sidesIn(textWith('Tandem vs Scooter'))).toBeUndefined();
  const one = PARTS.map((part, at) => (at < 2 ? part : part.replaceAll('Cargo', 'scooter')));
  expect(sidesIn(textWith('Tandem vs Cargo', one))).toBeUndefined();
});

it('a board, a thread and a summary tell both sides of each criterion or none', () => {
  const { outputs } = outputsOf(textWith('Tandem vs Cargo: what to rent'));
  for (const format of ['infographic', 'twitter', 'summary'] as const) {
    const text = textOf(outputs, format);
    for (const [one, other] of [
      ['ninety euros', 'twelve euros'],
      ['forty kilos', 'more than sixty'],
      ['no cover', 'box dry'],
    ] as const)
      expect([format, text.includes(one)]).toEqual([format, text.includes(other)]);
    expect(text).toContain('twelve euros');
  }
});

it('a short video of a comparison begins with its title', () => {
  const { outputs } = outputsOf(textWith('Tandem vs Cargo: what to rent'));
  expect(textOf(outputs, 'reels')).toContain('Hook: Tandem vs Cargo');
});

const sectionsOf = (...said: readonly string[]): string[] =>
  said.map((text, at) => `## ${['Rent', 'Weight', 'Parking', 'Rain'][at]}\n\n${text}`);

it('a sentence that the next one turns is not told for its side', () => {
  const parts = sectionsOf(
    'The Tandem is dead, says one of our guests. That is nonsense, because ninety people rented it. The Cargo was rented by forty.',
    'The Tandem is heavy, many people say. They are wrong, because it has no box. The Cargo weighs sixty kilos.',
    'The Tandem fits on two places of a rack. The Cargo needs a yard of its own.',
  );
  expect(sidesIn(textWith('Tandem vs Cargo', parts))).toBeUndefined();
});

it('a name in a longer one is another name, and a small word is none', () => {
  const parts = sectionsOf(
    'The Cargo carries one crate. The Cargo Max carries three of them.',
    'The Cargo weighs forty kilos. The Cargo Max weighs sixty.',
    'The Cargo fits on two places of a rack. The Cargo Max needs a yard of its own.',
  );
  expect(sidesIn(textWith('Cargo vs Cargo Max', parts))?.items.map(({ text }) => text)[0]).toBe(
    'The Cargo carries one crate. The Cargo Max carries three of them.',
  );
  const meals = sectionsOf(
    'Eat before a tour of an hour. Drink after each tour.',
    'No bread before a tour. Butter after it does no harm.',
    'No coffee before a tour. An egg after it is fine.',
  );
  expect(sidesIn(textWith('Should you eat before or after a tour?', meals))).toBeUndefined();
});
