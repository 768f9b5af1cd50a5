import { isContextDependent } from './context-dependence.js';
import { readSource } from '../../source/read-source.js';
import { analyse } from '../../offline/analyse.js';

const FILLER = `## The harbour in numbers

The harbour has 140 berths and two cranes for boats of every kind. Its crew keeps a log of every night.

Guests pay by the metre and by the night at the office on the pier. Members pay once a year in March.

The office opens at seven in summer and at nine in winter for all guests. A bell rings at ten at night.

The kiosk sells bread from the village and coffee from a machine by the door. Nobody likes the coffee. Everybody drinks it. Some pay twice.
`;

/** Whether a sentence needs the one before it in its paragraph. */
const leans = (first: string, second: string): boolean | undefined => {
  const source = readSource(`# How a harbour saved water\n\n${first} ${second}\n\n${FILLER}`);
  return analyse(source).units.find(({ text }) => second.startsWith(text))?.isDependent;
};

describe('a sentence inside a paragraph', () => {
  it.each([
    ['it', 'The anchor alarm is gone.', 'Nobody dragged ashore because of it, as far as we have heard.'],
    [
      'what is meant at its end',
      'I ate at the kiosk every day.',
      'I still do not know how the harbour crew afforded that.',
    ],
    ['also', 'The planner knows the tide.', 'The new planner knows the wind also, up to a force of six.'],
    [
      'a thing known only there',
      'We replaced a pump.',
      'The improvement lasted for all of the winter and the spring.',
    ],
    [
      'a thing that was one of many',
      'The crew painted a bright stripe on the edge of the pier.',
      'The benefits of this simple stripe are clear to every skipper who comes in at night.',
    ],
    [
      'an answer',
      'Look, two berths in the distance!',
      'Nope, both are reserved for the boats of the harbour crew.',
    ],
    ['a short remark', 'We replaced a pump.', 'Nobody noticed at first.'],
    [
      'since when',
      'The harbour was split in two in 2001.',
      'In the two years since, berths have been ten percent cheaper on the northern pier.',
    ],
    [
      'who goes on with what was quoted',
      '“I asked for a berth,” writes Vance.',
      'Vance continues, “I thought that the keeper of the pier was joking about the price.”',
    ],
    ['agreeing with somebody', 'Sell to the crew first, she said.', 'We agree.'],
    [
      'when, to a question',
      'When do you need a second hand?',
      'Once we got past about ten boats in a night.',
    ],
    [
      'once more',
      'The keeper rang at nine.',
      'At ten the keeper of the pier called us again and asked for the key.',
    ],
    [
      'some of whom',
      'The crew asked all guests.',
      'The keeper says some asked for a berth on the northern pier.',
    ],
    [
      'a noun without a verb',
      'We need a pump that everyone can mend.',
      'A cheap and quiet machine in Wick, and a hook for every hose.',
    ],
    [
      'a gerund without a verb',
      'The valve closes by itself.',
      'Leaving you free to tie up and do other things, without having to watch the tank.',
    ],
    [
      'what something is about',
      'It is about saving water for the village.',
      'About knowing that guests and crews drink from one well.',
    ],
    [
      'a predicate without its subject',
      'We printed a plan of the valves.',
      'Currently available in three languages and I expect two more of them.',
    ],
    [
      'a question that asks for assent',
      'The pumps of Wick were lost to rust.',
      'We do not want our pumps to end up like the pumps of Wick, do we?',
    ],
    ['older than what', 'It needs version 12.', 'About four percent of you are on something older.'],
  ])('leans on the one before: %s', (_, first, second) => {
    expect(leans(first, second)).toBe(true);
  });

  it.each([
    ['its own subject', 'We replaced a pump.', 'A cracked joint under pier three lost 900 litres a day.'],
    ['a noun and its verb', 'We met in May.', 'A bell rings for the guests of the northern pier at ten.'],
    [
      'a gerund and its verb',
      'We met in May.',
      'Giving everyone a key of the harbour shed took the crew an hour.',
    ],
    [
      'a predicate before its subject',
      'We met in May.',
      'Available in three colours, the hose of the harbour costs ninety euros.',
    ],
    ['of the title', 'We replaced a pump.', 'The harbour saved 38 percent of its water in one year.'],
    [
      'it means something in the sentence',
      'We met in May.',
      'A hose that closes by itself pays for its price in a year.',
    ],
  ])('stands alone: %s', (_, first, second) => {
    expect(leans(first, second)).toBe(false);
  });
});

/** Whether the first sentence of a paragraph needs the paragraph before it. */
const leansAcross = (second: string, between = '\n\n'): boolean | undefined => {
  const source = readSource(
    `# How a harbour saved water\n\nWe replaced a pump.${between}${second}\n\n${FILLER}`,
  );
  return analyse(source).units.find(({ text }) => text === second)?.isDependent;
};

describe('the first sentence of a paragraph', () => {
  it.each([
    'Guests also pay for the water that they take on board.',
    'The new price makes it easy for guests to save water on board.',
    'On most days it seems that guests who pay for water are careful.',
    'The office will be closed this Thursday, 26 December.',
    'The main drawback of a hose is that guests cannot turn it off.',
    'The main reason people leave the harbour is the rent.',
    'The biggest problem for small harbours is rust.',
    'The biggest difference between a hose and a pump is the price.',
    'When the guests have been taken to the pier, the office sleeps.',
    'Once the water has been drunk, divers eat bread.',
    'We use the same hose as the harbour of Wick.',
    'The office listed the work that the crew has done so far.',
    'After leaving the harbour, we closed all the valves for a day.',
  ])('stands alone: %s', (second) => {
    expect(leansAcross(second)).toBe(false);
  });

  it.each([
    'Guests like this idea more than all of the crew.',
    'Guests instead pay for all the water.',
    'You can use the same rule for the water of a garden.',
    'But guests pay for the water.',
    'The only drawback we have noticed is that guests cannot turn the valve.',
    'The main problem is that guests cannot turn the valve.',
    'The result of this was a dry garden.',
    'Once the valve has been closed, wait an hour.',
    'A few hours later the crew of the harbour came with a new pump.',
    'After carrying the pump, we closed the harbour for a day.',
  ])('leans on the one before: %s', (second) => {
    expect(leansAcross(second)).toBe(true);
  });

  const HEADING = '\n\n## Water for guests\n\n';
  it.each([
    ['To set this up for a guest, the crew opens the valve.', false],
    ['We can do it at noon.', true],
    ['Guests have met this one in other harbours.', true],
    ['It opens at noon.', true],
  ])('opens a section: %s', (second, isTied) => {
    expect(leansAcross(second, HEADING)).toBe(isTied);
  });
});

it('ties nothing to a greeting that is left out', () => {
  const { units } = analyse(
    readSource(`# Mara Lind\n\n## Who are you?\n\nHi! I am 32 years old and run a harbour.\n\n${FILLER}`),
  );
  expect(units.find(({ text }) => text.startsWith('I am 32'))?.isDependent).toBe(false);
});

it('keeps the old state of things with the new one', () => {
  const source = readSource(
    `# A new planner\n\nThe old planner treated a route as straight lines between marks. The new one bends with the tide.\n\n${FILLER}`,
  );
  const [first] = analyse(source).tellings.closureAt(0);
  expect(analyse(source).tellings.closureAt(0)).toHaveLength(2);
  expect(first?.text).toMatch(/^The old planner/u);
});

it.each([
  ['As they moved to the coast, Lindholm needed new nets for all of its boats.', false],
  ['When they came back in May, nets.org grew by a third within a year.', false],
  ['As they moved to the coast, the prices of all nets went up by a third.', true],
  ['When he died at the end of the war, Lindholm was still the largest harbour.', true],
  ['Before it opened its doors, Monday was the day of the market.', true],
  ['As they moved to the coast, I bought new nets for all of the boats.', true],
])('a paragraph that names below whom its pronoun means: %s', (text, isDependent) => {
  const source = readSource(`# How a harbour saved water\n\nThe crew was small.\n\n${text}\n\n${FILLER}`);
  expect(analyse(source).units.find((unit) => unit.text === text)?.isDependent).toBe(isDependent);
});

it.each([
  ['My grandmother’s boat is that last one.', true],
  ['My grandmother’s boat is the last one of its kind.', false],
])('the last one of what is said before needs it: %s', (text, isDependent) => {
  expect(isContextDependent(text, 'en')).toBe(isDependent);
});

it.each([
  ['A block away I came to the Lindholm Causeway.', 'I walked down the causeway until the tide came.', true],
  ['A block away I came to the Lindholm Causeway.', 'I walked down the causeway of the next town.', false],
  ['A block away I came to the sea.', 'I walked down the causeway until the tide came.', false],
  ['The Lindholm Causeway has a lamp.', 'I walked down the causeway until the tide came.', false],
  ['The Lindholm Causeway is old. I saw the Lindholm Causeway.', 'I walked down the causeway.', false],
])('a paragraph that takes up a name of the one above needs it: %s %s', (named, text, isDependent) => {
  const { units } = analyse(readSource(`# A walk\n\nWe left at nine.\n\n${named}\n\n${text}\n\n${FILLER}`));
  expect(units.find((unit) => unit.text === text)?.isDependent).toBe(isDependent);
});
