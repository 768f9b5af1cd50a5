import type { Draft } from '../formats/draft/draft.types.js';
import { withWholeQuotations } from './split-quotations.js';

const postsOf = (...posts: string[]): unknown => {
  const draft: Draft = { format: 'twitter', posts };
  return 'posts' in draft ? withWholeQuotations(draft) : null;
};

describe('quotations over several posts', () => {
  it('are closed in each and opened again in the next', () => {
    expect(
      postsOf(
        'Mara says, “The wall is old.',
        'It leaks.',
        'We must act,” and Otto agrees.',
        'The “wall” stays.',
      ),
    ).toMatchObject({
      posts: [
        'Mara says, “The wall is old.”',
        '“It leaks.”',
        '“We must act,” and Otto agrees.',
        'The “wall” stays.',
      ],
    });
    expect(postsOf('„Die Mauer ist alt.', 'Sie leckt.“')).toMatchObject({
      posts: ['„Die Mauer ist alt.“', '„Sie leckt.“'],
    });
  });

  it('go on behind a quotation within them', () => {
    expect(
      postsOf('She wrote: "The wall is old.', 'It is "the wall".', 'It', 'leaks', 'a', 'lot."'),
    ).toMatchObject({
      posts: ['She wrote: "The wall is old."', '"It is "the wall"."', '"It"', '"leaks"', '"a"', '"lot."'],
    });
  });

  it('are not opened by a mark in code', () => {
    const code = '=LET(\n\u00a0\u00a0note, "\n\u00a0\u00a0of_today\n\u00a0\u00a0", A1)';
    const part = '=LET(note, "';
    const draft: Draft = {
      format: 'twitter',
      posts: [`Take this: ${part}`, 'The wall leaks.', 'It is "old".'],
    };
    expect(withWholeQuotations(draft, [code, part])).toEqual(draft);
  });

  it('end before a text that begins with a mark of its own', () => {
    const posts = ['Jo said: "It leaks.', 'We met there.', '"The wall, " he wrote, is old".'];
    expect(postsOf(...posts)).toMatchObject({ posts });
  });

  it('are not made of a mark that nothing answers', () => {
    const posts = ['It is “in the weeds for many of us.', 'The pier is 3” thick.', 'The “wall” stays.'];
    expect(postsOf(posts[0] ?? '', posts[2] ?? '')).toMatchObject({ posts: [posts[0], posts[2]] });
    expect(postsOf(...posts.slice(1))).toMatchObject({ posts: posts.slice(1) });
  });
});
