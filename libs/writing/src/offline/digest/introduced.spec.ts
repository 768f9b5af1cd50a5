import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { introductionsFor } from './introduced.js';
import { select } from './select.js';

const crane = (who: string): string => `# A crane for everybody

One day in March I wanted a crane for the boats of our harbour.

${who}

The town laughed about it at first, and then the town paid for the wheels of it. It stands on the old pier now, and the people of three towns have come to see it since.

The pier is older than the town. It was built for the sugar boats, and it carried them for ninety years without a crane.

## Begin with little

I had drawn a crane with three arms, and each of them was meant for boats of another kind. There was always a drawing that I wanted to mend before I showed it to anybody.

Noor convinced me that one arm is enough for the first summer, and that we would be wrong about the other two anyway. She was right about both of them.

## Buy what there is

Noor bought a used motor from the quarry instead of building one, and it was the best decision of the whole year. The motor has lifted ninety boats since then, and it has not failed once.

We spent the months that this saved on the brakes, which nobody sells for a crane of this size. The brakes took four attempts and most of our money.

## Watch the users

Noor used the crane in a way that we had never thought of, because she lifted two boats at once. We wrote their rule on the door, and nobody has broken it since the day we did.
`;
const FRIEND = 'So I called my friend Noor and we began to draw in the old net shed.';

it.each(Array.from({ length: 6 }, (_, at) => 55 + at * 5))(
  'who is named in %i words is introduced',
  (words) => {
    const analysis = analyse(readSource(crane(FRIEND)));
    const told = new Set([0]);
    const text = select(analysis, { words, told })
      .units.map((unit) => unit.text)
      .join(' ');
    expect(/Noor (?:convinced|bought|used)/u.test(text) && !text.includes('my friend Noor')).toBe(false);
  },
);

it.each([
  [FRIEND, 1],
  ['Noor Haddad is one of our engineers, and she said yes in May.', 1],
  ['So I ran to our oldest Noor motor and looked at the wheels of it.', 0],
  ['I knew Noor from the net shed, and we began to draw on the same day.', 0],
])('%s', (who, count) => {
  const analysis = analyse(readSource(crane(who)));
  const named = analysis.units.filter(({ text }) => text.startsWith('Noor convinced'));
  expect(introductionsFor(named, analysis).filter(({ text }) => text === who)).toHaveLength(count);
});
