import { fullPosts } from './full-posts.js';

const OPENING = 'The mill is old, and its wheel has been turning since the year of the flood.';
const PART = 'The wheel\n\nA dry bearing squeaks until the first snow of the year, and nobody can sleep.';
const FEW = 'The geese slept anyway.';

describe('a few words at the end of a part', () => {
  it('are not above the label of the next one', () => {
    expect(fullPosts([OPENING, FEW, PART], 1)).toEqual([OPENING, FEW, PART]);
  });

  it('join what goes on with them', () => {
    const more = 'They sleep in the loft above the stones, where it is warm in the winter too.';
    expect(fullPosts([OPENING, FEW, more], 1)).toEqual([OPENING, `${FEW}\n\n${more}`]);
  });

  it('join the first label if the thread opens with them', () => {
    expect(fullPosts([FEW, PART], 1)).toEqual([`${FEW}\n\n${PART}`]);
  });
});
