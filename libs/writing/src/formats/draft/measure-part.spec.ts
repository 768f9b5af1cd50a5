import type { Draft } from './draft.types.js';
import { measurePart } from './measure-part.js';

const thread: Draft = { format: 'twitter', posts: ['One.', 'The second one.'] };

it('measures a post with its number', () => {
  expect(measurePart(thread, 'posts.1')).toMatchObject({ part: 'post', count: 19, rule: { limit: 280 } });
});

it('has nothing for a part without a limit of its own', () => {
  const post: Draft = {
    ...{ format: 'linkedin', hook: 'A hook.', body: ['A paragraph.'] },
    ...{ callToAction: '', hashtags: [] },
  };
  expect(measurePart(post, 'body.0')).toBeNull();
  expect(measurePart(thread, 'posts.7')).toBeNull();
});
