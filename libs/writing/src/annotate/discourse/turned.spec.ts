import { analyse } from '../../offline/analyse.js';
import { formsOf } from '../../offline/realise.js';
import { readSource } from '../../source/read-source.js';
import { runAround } from './run-around.fixture.js';

const unitIn = (content: string, phrase: string) =>
  analyse(readSource(content)).units.find(({ text }) => text.includes(phrase));

const HARBOUR = '# The harbour in winter\n\nThe harbour is open in every month of the year.\n\n';

describe('what a contrast is set against', () => {
  const part = (rule: string, text: string): string => `**Rule ${rule}.**\n${text}\n\n`;
  const content = `# Three rules of good skippers\n\nThe sea has many books about it, and most of them are short.\n\n${part(
    '1: Look up',
    'Skippers who are asked for the weather tried in most cases to read it from a screen. In contrast, good skippers look at the sky before they look at anything else in the boat.',
  )}${part(
    '2: Tie twice',
    'A rope that is tied twice holds in a storm of any size. Ropes cost money, which the harbour has.',
  )}${part('3: Leave early', 'The tide leaves at six in the morning. The best berths go to those who leave with it.')}`;

  it('is no item of a list without it', () => {
    const [list] = analyse(readSource(content)).lists;
    const firsts =
      list === undefined
        ? []
        : formsOf(list)
            .at(-2)
            ?.items.map(({ text }) => text);
    expect(firsts?.[0]).toMatch(/^Skippers who are asked .* In contrast, good skippers .* boat\.$/u);
    expect(firsts?.[1]).toBe('A rope that is tied twice holds in a storm of any size.');
  });
});

describe('what most do, before what some of them do', () => {
  const owes = (first: string, next: string): boolean | undefined =>
    unitIn(`${HARBOUR}${first} ${next}\n`, first)?.owesNext;

  it.each([
    ['Sailors usually read the weather from a screen in the cabin.', 'Good sailors look at the sky.'],
    ['Most people tie a rope of this size with a single knot.', 'Careful people tie it twice in a storm.'],
    [
      'Boats tend to leak in the first winter after they were built.',
      'Wooden boats are dry by the second one.',
    ],
  ])('%s %s', (first, next) => {
    expect(owes(first, next)).toBe(true);
    const words = (text: string): string => text.split(' ').slice(0, 2).join(' ');
    expect(runAround(`${HARBOUR}${first} ${next}\n`, next).slice(-2)).toEqual([words(first), words(next)]);
  });

  it.each([
    ['Sailors usually read the weather from a screen in the cabin.', 'The sailors pay for that screen.'],
    ['Sailors usually read the weather from a screen in the cabin.', 'Good captains buy two such screens.'],
    ['Sailors read the weather from a screen in the cabin of the boat.', 'Old sailors ask for a larger one.'],
  ])('%s %s', (first, next) => {
    expect(owes(first, next)).toBe(false);
  });
});

describe('a claim and its rebuttal', () => {
  const english = (rebuttal: string): string =>
    `${HARBOUR}The paper wrote that the mayor had sold the berths to the brother of the captain. ${rebuttal}\n`;
  const german = (rebuttal: string): string =>
    `# Der Hafen\n\nDer Hafen ist offen.\n\nDer Verband meint, dass die Richtlinie den Betrieben der Stadt schadet. ${rebuttal}\n`;

  it('are told together', () => {
    expect(runAround(english('The mayor denied the accusation in May.'), 'denied')).toEqual([
      'The paper',
      'The mayor',
    ]);
    expect(unitIn(english('The mayor denied the accusation in May.'), 'The paper')?.owesNext).toBe(true);
    const told = german('Henn widerlegte die These mit Zahlen aus Bremen.');
    expect(runAround(told, 'widerlegte')).toEqual(['Der Verband', 'Henn widerlegte']);
    expect(unitIn(told, 'Der Verband')?.owesNext).toBe(true);
  });

  it('are not, if the rebuttal says what it denies', () => {
    const own = english('The mayor denied the claim that a berth costs more in winter.');
    expect(unitIn(own, 'The paper')?.owesNext).toBe(false);
    const told = german('Henn widerlegte die These, dass ein Hafen im Winter mehr kostet.');
    expect(unitIn(told, 'Der Verband')?.owesNext).toBe(false);
  });
});

describe('what was so at first, said behind a colon, goes with what came of it', () => {
  const boats = (said: string): string =>
    `# The boats\n\nThe harbour has had forty boats since May, and all of them belong to the town. ${said} The gulls sleep on the roof of the smithy in winter.\n`;

  it.each([
    [
      'Take the ferry as a picture of it: at first there was room for each of the anglers.',
      'With time the number of guests grows, but nobody builds a second ferry for them.',
    ],
    ['Take the ferry as a picture of it: at first there was room, but the guests came.', null],
  ])('%s', (said, turn) => {
    const run = runAround(boats(`${said} ${turn ?? ''}`), 'Take the ferry');
    expect(run).toEqual(turn === null ? ['Take the'] : ['Take the', 'With time']);
  });
});

it.each([
  [
    'the reason for what is before it',
    'For one must hold the rope all the way in.',
    ['The harbour', 'For one'],
  ],
  ['the reason why one may hope', 'For one can only hope for wind.', ['The harbour', 'For one']],
  ['of a single can', 'For one can of paint you need three hours.', ['For one']],
  ['of a single night', 'For one may night the lock is open.', ['For one']],
  ['of a single sight', 'For one must-see pier you walk an hour.', ['For one']],
  ['of a single boat', 'For one boat of the town the lock is opened at night.', ['For one']],
])('a sentence with "for one" is %s', (_, sentence, told) => {
  const text = `# The lock\n\nThe harbour takes a crew of two for every boat of ten tons. ${sentence}\n`;
  expect(runAround(text, 'For one')).toEqual(told);
});
