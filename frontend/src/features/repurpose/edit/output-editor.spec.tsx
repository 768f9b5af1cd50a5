import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputState, SaveOutputRequest, VersionSummary } from '@repurpose/contract';
import { renderDraft, type Draft } from '@repurpose/writing';
import { bodies, button, openEditor, OUTPUT, outputOf, post } from '../../../../test/open-editor.js';
import { answerCalls, renderPage } from '../../../../test/render-page.js';
import { aConfig } from '../../../../test/site.js';
import OutputEditor from './output-editor.js';

beforeEach(() => localStorage.clear());

it('saves what was typed when typing pauses, as a version of the one it was made from', async () => {
  const next = outputOf(['One.', 'Two, better.', 'Three.'], { version: 2, edited: ['posts.1'] });
  const { calls, saved, user } = openEditor({ [`PUT ${OUTPUT}`]: { body: next } });
  expect(await screen.findByText('Saved as you type')).toBeVisible();
  await user.clear(await post(2));
  expect(screen.getByText('Saving…')).toBeVisible();
  await user.type(await post(2), 'Two, better.');
  expect(await screen.findByText('Saved as version 2')).toBeVisible();
  const sent = bodies(calls, `PUT ${OUTPUT}`) as SaveOutputRequest[];
  expect(sent.at(-1)).toEqual({ expectedVersion: 1, texts: { 'posts.1': 'Two, better.' } });
  expect(saved.at(-1)).toEqual(next);
  expect(within(screen.getByRole('group', { name: /^Post 2/ })).getByText('edited')).toBeVisible();
}, 30_000);

it('does not save what is too long, says by how much, and marks the surplus', async () => {
  const { calls, user } = openEditor({});
  await user.click(await post(1));
  await user.paste(' word'.repeat(80));
  const hint = await screen.findByText(/It is saved once it fits\.$/);
  expect(hint).toHaveTextContent(/^Post 1 is too long: 4\d\d of 280 characters\./);
  // The limit includes the post's number.
  expect(document.querySelector('mark')?.textContent).toHaveLength(
    'One.'.length + 80 * 5 - (280 - ' 1/3'.length),
  );
  expect(screen.getByText(/^4\d\d \/ 280$/)).toBeVisible();
  (await post(2)).focus();
  await user.click(screen.getByRole('link', { name: /^Post 1 is too long/ }));
  expect(await post(1)).toHaveFocus();
  (await post(2)).focus();
  await user.click(await button('Done'));
  expect(await post(1)).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved: Post 1 is too long/);
  expect(await button('Close without saving')).toBeVisible();
  expect(bodies(calls, `PUT ${OUTPUT}`)).toEqual([]);
});

it('the built-in writer says that it cannot follow instructions', async () => {
  openEditor({ 'GET /api/config': { body: aConfig() } });
  expect(await screen.findByText(/it cannot follow instructions/)).toBeVisible();
  expect(screen.queryByLabelText(/^What should be different/)).toBeNull();
});

it('changed in another window: both ways out, nothing lost', async () => {
  const message = 'This output was changed in another window. Load the newer version or keep yours.';
  const { user } = openEditor({ [`PUT ${OUTPUT}`]: { status: 409, body: { message } } });
  await user.type(await post(1), ' Mine.');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(await button('Keep mine'));
  expect(await post(1)).toHaveValue('One. Mine.');
});

it('shows the saves of one sitting as one line, compares and restores', async () => {
  const at = (version: number, kind: VersionSummary['kind']): VersionSummary => ({
    version,
    kind,
    createdAt: `2026-11-20T12:0${version}:00.000Z`,
    author: null,
  });
  const versions = [at(4, 'regenerated'), at(3, 'edited'), at(2, 'edited'), at(1, 'written')];
  const { calls, user } = openEditor({
    [`GET ${OUTPUT}`]: { body: outputOf(['One.', 'Two.'], { version: 4 }) },
    [`GET ${OUTPUT}/versions`]: { body: versions },
    [`GET ${OUTPUT}/versions/2`]: { body: { ...at(2, 'edited'), text: 'One. 1/2\n\nOther. 2/2' } },
    [`POST ${OUTPUT}/versions/2/restore`]: { body: outputOf(['One.', 'Other.'], { version: 5 }) },
  });
  await user.click(await button('Versions'));
  const list = await screen.findByRole('region', { name: 'Versions' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  await user.click(await button('1 earlier save'));
  await user.click(await button('Compare version 2'));
  const compared = await screen.findByRole('group', { name: 'Version 2 compared with now' });
  expect(within(compared).getByRole('deletion')).toHaveTextContent('Other.');
  await user.click(await button('Restore version 2'));
  await screen.findByText('Saved as version 5');
  expect(bodies(calls, `POST ${OUTPUT}/versions/2/restore`)).toEqual([{ expectedVersion: 4 }]);
});

it('offers other first lines of the source, keeps the one that is replaced, and saves the choice', async () => {
  const draft: Draft = {
    format: 'linkedin',
    hook: 'The pump ran all night.',
    body: ['Nobody had looked at the meter.'],
    callToAction: '',
    hashtags: [],
    otherHooks: ['Who pays for water that nobody uses?'],
  };
  const output: OutputState = { ...outputOf([]), format: 'linkedin', draft, text: renderDraft(draft) };
  const path = '/api/transformations/t1/pieces/linkedin';
  const { calls } = answerCalls({
    [`GET ${path}`]: { body: output },
    [`PUT ${path}`]: { body: { ...output, version: 2 } },
    'GET /api/config': { body: { ...aConfig(), writer: 'offline' } },
  });
  renderPage(
    <OutputEditor
      userId="u1"
      at={{ id: 't1', format: 'linkedin', workspaceId: null }}
      content="The pump ran all night. Who pays for water that nobody uses?"
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  await user.click(await button('Who pays for water that nobody uses?'));
  expect(screen.getByRole('textbox', { name: 'Hook' })).toHaveValue('Who pays for water that nobody uses?');
  expect(await button('The pump ran all night.')).toBeVisible();
  await waitFor(() =>
    expect(bodies(calls, `PUT ${path}`).at(-1)).toEqual({
      expectedVersion: 1,
      texts: { hook: 'Who pays for water that nobody uses?' },
    }),
  );
});

it('names what is not in the source, and leads to it', async () => {
  const { user } = openEditor(
    { [`GET ${OUTPUT}`]: { body: outputOf(['We sold 127 loaves.', 'We sold 12 in Leeds.']) } },
    'We sold 127 loaves of bread.',
  );
  await user.click(await button('12'));
  const field = (await post(2)) as HTMLTextAreaElement;
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('12');
  expect(await button('Leeds')).toBeVisible();
  expect(screen.queryByRole('button', { name: '127' })).toBeNull();
});
