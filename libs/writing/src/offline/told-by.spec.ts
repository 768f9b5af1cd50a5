import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { toldBy } from './runs.js';

describe('what an output has said', () => {
  const { units } = analyse(
    readSource(
      'Here are a few finds from the harbour for a quiet evening at home.\n\nA group in Bergen built a lamp that needs no wire. It burns for nine days.\n',
    ),
  );

  it('includes the line that leads over to it', () => {
    expect([...toldBy(units.slice(1, 2), units)].toSorted()).toEqual([0, 1]);
    expect([...toldBy(units.slice(2), units)]).toEqual([2]);
  });
});
