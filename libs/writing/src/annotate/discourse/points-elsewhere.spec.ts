import { readSource } from '../../source/read-source.js';
import { pointsElsewhere, targetOf, withTarget } from './points-elsewhere.js';

function pointing(text: string): string[] {
  const source = readSource(text);
  return source.sentences.filter((_, index) => pointsElsewhere(index, source)).map((each) => each.text);
}

describe('sentences that point outside the text', () => {
  it.each([
    'The full results of the count are [here](/count).',
    'She told the crew about tides in [this episode](/episodes/4).',
    'We hope that you [apply here](/apply).',
    'The [full results of the count can be found here](/count).',
    'For all that was said, [check out the minutes](/minutes) !',
    '[You can find the plan on the wall.](/plan)',
    'You can read [the report](report.md) of the divers.',
    'You may however download [the plan](plan.pdf) from there.',
    'All years: [2019](a.md), [2020](b.md), [2021](c.md).',
    '- Tie the knot. [This](knot.md) video shows it.',
    'Our crew has grown, the following photo shows some of them.',
    'Below are the screenshots.',
    'In the map below you can see how far the crack goes.',
    'The crack is long, as the figure on the right shows.',
  ])('%s', (text) => {
    expect(pointing(`The wall of the pier has a crack.\n\n${text}`)).toHaveLength(1);
  });

  it('are those that speak of a picture beside them', () => {
    const told = 'This photo was taken in autumn. The wall is older.';
    expect(pointing(`The pier.\n\n![The wall](wall.jpg)\n\n${told}`)).toEqual([
      'This photo was taken in autumn.',
    ]);
    expect(pointing(`The pier.\n\n${told}`)).toEqual([]);
    const few = 'I took few, but here is one from the park.';
    expect(pointing(`${few}\n\n![The wall](wall.jpg)\n\nThe pier.`)).toEqual([few]);
    expect(pointing(`${few}\n\nThe pier.`)).toEqual([]);
  });

  it('are the scale of a chart beside them', () => {
    const scale = 'On a scale of 1 to 10, 1 being calm and 10 being a storm.';
    const said = 'On a scale of 1 to 10, 10 being a storm, we had an 8.';
    expect(pointing(`The sea was rough.\n\n![](sea.png)\n\n${scale} ${said}`)).toEqual([scale]);
    expect(pointing(`The sea was rough.\n\n${scale}`)).toEqual([]);
  });

  it('are those that say "here" of a picture that the sentence before points at', () => {
    const shown = 'The plot below has a line for each pump.';
    const here = 'You can see when the old one runs here.';
    expect(pointing(`The pier.\n\n${shown} ${here}`)).toEqual([shown, here]);
    expect(pointing(`The pier.\n\nThe pumps are old. ${here}`)).toEqual([]);
  });

  it.each([
    'The crew found [a crack](https://pier.example/crack) in the wall.',
    'The wall was built by [Ada](a.md), [Bo](b.md) and [Cy](c.md), who had never built one before.',
    'All figures above 20 were counted again.',
    'You can reach [the pier](https://pier.example) by bus.',
    'The divers liked the list of what to bring (like [this one](list.md)).',
    '- You can read [the report](report.md) of the divers.',
  ])('are not: %s', (text) => {
    expect(pointing(`The wall of the pier is old.\n\n${text}`)).toEqual([]);
  });
});

it('a sentence that sends its reader to an address has that address', () => {
  const source = readSource('The wall has a crack.\n\nThe count is [here](https://pier.example/count).');
  expect(source.sentences.map((_, index) => targetOf(index, source)?.url)).toEqual([
    undefined,
    'https://pier.example/count',
  ]);
});

it('of two links the one that says nothing without its target has the address', () => {
  const source = readSource(
    'The wall has a crack.\n\nThe plan of the [pier](https://pier.example) is now open, so you can check the whole plan [here](https://pier.example/plan).',
  );
  expect(targetOf(1, source)).toEqual({ words: 'here', url: 'https://pier.example/plan' });
});

it('a sentence that is all link sends its reader there, and its full stop is behind the address', () => {
  const source = readSource(
    'The wall has a crack.\n\n[A drawing of the crane is available here.](https://pier.example/crane)',
  );
  expect(withTarget(source.sentences[1]?.text ?? '', 1, source)).toBe(
    'A drawing of the crane is available here (https://pier.example/crane).',
  );
});
