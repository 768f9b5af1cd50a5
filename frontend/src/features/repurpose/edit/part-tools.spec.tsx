import { screen, waitFor, within } from '@testing-library/react';
import type { SaveOutputRequest } from '@repurpose/contract';
import { bodies, button, openEditor, OUTPUT, outputOf, post } from '../../../../test/open-editor.js';

beforeEach(() => localStorage.clear());

it('moves, adds and removes posts', async () => {
  let output = outputOf(['One.', 'Two.', 'Three.']);
  const orders: unknown[] = [];
  const { calls, user } = openEditor({
    [`PUT ${OUTPUT}`]: () => {
      const { order } = bodies(calls, `PUT ${OUTPUT}`).at(-1) as SaveOutputRequest;
      orders.push(order);
      const { posts } = output.draft as { posts: string[] };
      const texts = (order ?? []).map((placed) =>
        typeof placed === 'string' ? (posts[Number(placed.split('.')[1])] ?? '') : placed.text,
      );
      output = outputOf(texts, { version: output.version + 1 });
      return { body: output };
    },
  });
  expect(await button('Move Post 1 up')).toBeDisabled();
  await user.click(await button('Move Post 1 down'));
  await waitFor(async () => expect(await post(1)).toHaveValue('Two.'));
  await user.click(await button('Add after Post 3'));
  await user.type(screen.getByRole('textbox', { name: 'New text after Post 3' }), 'Four.');
  await user.click(await button('Add'));
  expect(await post(4)).toHaveValue('Four.');
  await user.click(await button('Remove Post 1'));
  await waitFor(async () => expect(await post(1)).toHaveValue('One.'));
  expect(orders).toEqual([
    ['posts.1', 'posts.0', 'posts.2'],
    ['posts.0', 'posts.1', 'posts.2', { text: 'Four.' }],
    ['posts.1', 'posts.2', 'posts.3'],
  ]);
});

it('takes the removal of a post back', async () => {
  const { calls, user } = openEditor({
    [`PUT ${OUTPUT}`]: { body: outputOf(['Two.', 'Three.'], { version: 2 }) },
    [`POST ${OUTPUT}/versions/1/restore`]: { body: outputOf(['One.', 'Two.', 'Three.'], { version: 3 }) },
  });
  await user.click(await button('Remove Post 1'));
  expect(await screen.findByText('Post 1 is removed')).toHaveAttribute('role', 'status');
  await user.click(await button('Undo'));
  await waitFor(async () => expect(await post(1)).toHaveValue('One.'));
  expect(bodies(calls, `POST ${OUTPUT}/versions/1/restore`)).toEqual([{ expectedVersion: 2 }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps locked and edited posts from being regenerated or taken out, and passes the wish on', async () => {
  const kept = outputOf(['One.', 'Two.', 'Three.'], { locked: ['posts.0'], edited: ['posts.1'] });
  const { calls, user } = openEditor({
    [`GET ${OUTPUT}`]: { body: kept },
    [`POST ${OUTPUT}/regenerate`]: { body: { ...kept, version: 2, creditsLeft: 4 } },
  });
  expect(await button('Regenerate Post 1')).toBeDisabled();
  expect(await button('Remove Post 1')).toBeDisabled();
  expect(await button('Regenerate Post 2')).toBeDisabled();
  await user.type(await screen.findByLabelText(/^What should be different/), 'Shorter');
  await user.click(await button('Regenerate Post 3'));
  await screen.findByText('Saved as version 2');
  await user.click(await button('Regenerate all open parts'));
  await waitFor(() =>
    expect(bodies(calls, `POST ${OUTPUT}/regenerate`)).toEqual([
      { part: 'posts.2', instruction: 'Shorter' },
      { instruction: 'Shorter' },
    ]),
  );
});

it('an edited post is locked, and one button unlocks it', async () => {
  const { calls, user } = openEditor({
    [`GET ${OUTPUT}`]: { body: outputOf(['One.', 'Two.'], { locked: ['posts.0'], edited: ['posts.1'] }) },
    [`PUT ${OUTPUT}`]: { body: outputOf(['One.', 'Two.'], { locked: ['posts.0'] }) },
  });
  const second = within(await screen.findByRole('group', { name: /^Post 2/ }));
  expect(second.getByText('Locked')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release|^Lock/ })).toBeNull();
  await user.click(second.getByRole('button', { name: 'Unlock Post 2' }));
  expect(await second.findByRole('button', { name: 'Lock Post 2' })).toBeEnabled();
  expect(second.queryByText('Locked')).toBeNull();
  expect(bodies(calls, `PUT ${OUTPUT}`)).toEqual([
    { expectedVersion: 1, texts: {}, locked: ['posts.0'], released: ['posts.1'] },
  ]);
});
