import type { Draft } from '../../formats/draft/draft.types.js';
import { readSource } from '../../source/read-source.js';
import { introduceSpeakers } from './speakers.js';

const SOURCE = readSource(`# An interview with Ada Lund

### Who are you?

I'm Ada Lund, and I dive for the harbour of Lindholm in winter and in summer.

### What do you wear?

I wear wool. It keeps me warm.

### And what do you use?

I use a lamp. It is old.
`);
const postsOf = (...posts: string[]): string[] => {
  const draft: Draft = introduceSpeakers({ format: 'twitter', posts }, SOURCE);
  return draft.format === 'twitter' ? draft.posts : [];
};

describe('the name of a speaker', () => {
  it('is said once where the words go on, also in one post or behind words without it', () => {
    expect(
      postsOf(
        'An interview\n\nAda Lund: “I dive.”',
        '“I dive in winter.”',
        'Ada Lund: “I wear wool.”\nAda Lund: “It is warm.”',
        'Ada Lund: “It is old.”\nAnd what do you use?\nAda Lund: “A lamp.”',
      ),
    ).toEqual([
      'An interview\n\nAda Lund: “I dive.”',
      '“I dive in winter.”',
      '“I wear wool.”\n“It is warm.”',
      '“It is old.”\nAnd what do you use?\nLund: “A lamp.”',
    ]);
  });

  it('is said again behind the words of another or of the author', () => {
    expect(
      postsOf(
        'Ada Lund: “I dive.”',
        'Bo: “So do I.”',
        'Ada Lund: “I wear wool.”',
        'It is.',
        'Ada Lund: “Old.”',
      ),
    ).toEqual(['Ada Lund: “I dive.”', 'Bo: “So do I.”', 'Lund: “I wear wool.”', 'It is.', 'Lund: “Old.”']);
  });
});

it('a paper that is quoted is called by its whole name, and a person by the last word', () => {
  const names = ['NHV Report', 'The Harbour Times', 'NHV chair Ann Lee', 'ADA LUND'];
  const said = names.map(
    (name) => `The wall is old, and so is the gate of the town.\n\n> It is dry. — ${name}`,
  );
  const posts = [...names, ...names].map((name) => `${name}: “Dry.”`);
  const draft = introduceSpeakers({ format: 'twitter', posts }, readSource(said.join('\n\n')));
  const called = draft.format === 'twitter' ? draft.posts.map((post) => post.split(':')[0]) : [];
  expect(called).toEqual([...names, 'NHV Report', 'The Harbour Times', 'Lee', 'LUND']);
});
