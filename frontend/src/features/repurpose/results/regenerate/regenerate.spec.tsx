import { useState } from 'react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, type OutputState, type PlanKey } from '@repurpose/contract';
import { inOutput } from '../../../../../test/open-output.js';
import { answerCalls, renderPage, type Answers } from '../../../../../test/render-page.js';
import { OutputActions } from '../output-actions.js';

const OUTPUT = '/api/transformations/t1/pieces/linkedin';
const stateOf = (version: number, changes: Partial<OutputState> = {}): OutputState => ({
  ...{ format: 'linkedin', version, text: `Version ${version}`, checks: null, edited: [], locked: [] },
  draft: { format: 'linkedin' },
  ...{ tone: 'professional', regenerationsLeft: 3 },
  ...changes,
});
const button = (name: string) => screen.findByRole('button', { name });

function open(answers: Answers, plan: PlanKey = 'free') {
  const saved: number[] = [];
  const { calls } = answerCalls(answers);
  const onSaved = ({ version }: OutputState) => void saved.push(version);
  renderPage(
    <div id="result-shown">
      {inOutput(<OutputActions />, { plan, editing: { onEdit: () => undefined, onSaved } })}
    </div>,
  );
  return { calls, saved, user: userEvent.setup() };
}
const made = (calls: { call: string; body: unknown }[], end: string) =>
  calls.filter(({ call }) => call.endsWith(end)).map(({ body }) => body);

afterEach(() => jest.restoreAllMocks());

it('copy, edit, regenerate and share stand together', async () => {
  open({});
  const actions = within(await screen.findByRole('group', { name: 'What to do with the LinkedIn Post' }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Copy',
    'Edit',
    'Regenerate',
    'Share',
  ]);
});

it('brings the text that was regenerated into view, and puts Undo above the buttons', async () => {
  const shown: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  const { user } = open({
    [`GET ${OUTPUT}`]: { body: stateOf(1) },
    [`POST ${OUTPUT}/regenerate`]: { body: { ...stateOf(2), creditsLeft: 4 } },
  });
  await user.click(await button('Regenerate LinkedIn Post'));
  const undo = await button('Undo');
  const isBefore = (await button('Copy LinkedIn Post')).compareDocumentPosition(undo);
  expect([shown, isBefore]).toEqual([['result-shown'], Node.DOCUMENT_POSITION_PRECEDING]);
  await user.click(await button('Dismiss'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('regenerates at once while that is included, and takes it back', async () => {
  const { calls, saved, user } = open({
    [`GET ${OUTPUT}`]: { body: stateOf(1) },
    [`POST ${OUTPUT}/regenerate`]: { body: { ...stateOf(2, { regenerationsLeft: 2 }), creditsLeft: 4 } },
    [`POST ${OUTPUT}/versions/1/restore`]: { body: stateOf(3) },
  });
  await user.click(await button('Regenerate LinkedIn Post'));
  expect(
    await screen.findByText('Version 2, professional. 2 of 3 included regenerations left.'),
  ).toBeVisible();
  await user.click(await button('Undo'));
  await waitFor(() => expect(saved).toEqual([1, 2, 3]));
  expect(made(calls, '/restore')).toEqual([{ expectedVersion: 2 }]);
});

it('what a regeneration made is no longer told once another version is shown', async () => {
  answerCalls({
    [`GET ${OUTPUT}`]: { body: stateOf(1) },
    [`POST ${OUTPUT}/regenerate`]: { body: { ...stateOf(2, { regenerationsLeft: 2 }), creditsLeft: 4 } },
  });
  function Page() {
    const [text, setText] = useState('Version 2');
    const output = { title: '', format: 'linkedin' as const, text, draft: null, checks: null };
    return (
      <>
        <button onClick={() => setText('Edited')}>Another version</button>
        {inOutput(<OutputActions />, { output })}
      </>
    );
  }
  renderPage(<Page />);
  const user = userEvent.setup();
  await user.click(await button('Regenerate LinkedIn Post'));
  const note = await screen.findByText('Version 2, professional. 2 of 3 included regenerations left.');
  await user.click(await button('Another version'));
  expect(note).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('Share leads to what it opens', async () => {
  const { user } = open({ [`GET ${OUTPUT}/shares`]: { body: [] } });
  await user.click(await button('Share LinkedIn Post'));
  expect(await screen.findByRole('group', { name: 'Share the LinkedIn Post' })).toHaveFocus();
});

it('asks before one that costs a credit', async () => {
  const used = stateOf(4, { regenerationsLeft: 0 });
  const { calls, user } = open({
    [`GET ${OUTPUT}`]: { body: used },
    [`POST ${OUTPUT}/regenerate`]: { body: { ...used, version: 5, creditsLeft: 3 } },
  });
  await user.click(await button('Regenerate LinkedIn Post'));
  expect(await screen.findByRole('dialog', { name: 'Regenerate for one credit?' })).toBeVisible();
  expect(made(calls, '/regenerate')).toEqual([]);
  await user.click(await button('Regenerate, 1 credit'));
  await waitFor(() => expect(made(calls, '/regenerate')).toEqual([{}]));
});

it('asks nothing where credits are not counted', async () => {
  const used = stateOf(4, { regenerationsLeft: 0 });
  const { saved, user } = open(
    {
      [`GET ${OUTPUT}`]: { body: used },
      [`POST ${OUTPUT}/regenerate`]: { body: { ...used, version: 5, creditsLeft: 0 } },
    },
    'agency',
  );
  await user.click(await button('Regenerate LinkedIn Post'));
  await waitFor(() => expect(saved).toEqual([4, 5]));
});

it('the button names what tones beyond the included ones cost', async () => {
  const { user } = open({ [`GET ${OUTPUT}`]: { body: stateOf(3, { regenerationsLeft: 1 }) } });
  await user.click(await button('Compare tones'));
  await user.click(await button('Casual'));
  expect(await button('Write it')).toBeEnabled();
  await user.click(await button('Humorous'));
  expect(await button('Write both, 1 credit')).toBeVisible();
});

it('writes two other tones beside the one there is, and shows the chosen one', async () => {
  let version = 1;
  const { calls, saved, user } = open({
    [`GET ${OUTPUT}`]: () => ({ body: stateOf(version) }),
    [`POST ${OUTPUT}/regenerate`]: () => ({ body: { ...stateOf(++version), creditsLeft: 4 } }),
    // As the server answers once there are other tones.
    [`POST ${OUTPUT}/versions/2/restore`]: { body: stateOf(4, { tone: null, regenerationsLeft: 1 }) },
  });
  await user.click(await button('Compare tones'));
  const dialog = await screen.findByRole('dialog', { name: 'Compare tones: LinkedIn Post' });
  expect(await within(dialog).findByRole('button', { name: 'Professional (now)' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Casual' }));
  await user.click(within(dialog).getByRole('button', { name: 'Humorous' }));
  await user.click(within(dialog).getByRole('button', { name: 'Write both' }));
  const casual = await within(dialog).findByRole('region', { name: 'Casual' });
  expect(await within(casual).findByText('Version 2')).toBeVisible();
  await user.click(await within(casual).findByRole('button', { name: 'Use casual' }));
  await waitFor(() => expect(saved).toEqual([4]));
  expect(made(calls, '/regenerate')).toEqual([{ tone: 'casual' }, { tone: 'humorous' }]);
  expect(made(calls, '/restore')).toEqual([{ expectedVersion: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Version 4, casual. 1 of 3 included regenerations left.')).toBeVisible();
});

it('says before writing that each tone uses a regeneration, and offers the present one only where it is unknown', async () => {
  const { user } = open({ [`GET ${OUTPUT}`]: { body: stateOf(2, { regenerationsLeft: 2 }) } });
  await user.click(await button('Compare tones'));
  expect(
    await screen.findByText(/Each tone uses one regeneration\. 2 of 3 included regenerations left\./),
  ).toBeVisible();
  expect(await button('Professional (now)')).toBeDisabled();
  await user.click(await button('Casual'));
  await user.click(await button('Humorous'));
  expect(screen.getByText('2 tones, 2 regenerations')).toBeVisible();
});

it('offers every tone where the text may be in another one', async () => {
  const { user } = open({ [`GET ${OUTPUT}`]: { body: stateOf(4, { tone: null }) } });
  await user.click(await button('Compare tones'));
  expect(await button('Professional')).toBeEnabled();
});

it('a tone that gives a text there is says so, and the text is kept with one button', async () => {
  const { saved, user } = open({
    [`GET ${OUTPUT}`]: { body: stateOf(1) },
    [`POST ${OUTPUT}/regenerate`]: {
      status: 422,
      body: { code: 'NOTHING_NEW', message: ERRORS.NOTHING_NEW.message },
    },
  });
  await user.click(await button('Compare tones'));
  await user.click(await button('Casual'));
  await user.click(await button('Write it'));
  const casual = await screen.findByRole('region', { name: 'Casual' });
  expect(await within(casual).findByText(/you already have a version with this text/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(?:Keep it|Use .*)$/u })).toBeNull();
  await user.click(await button('Keep it as it was'));
  expect(
    await screen.findByText('Version 1, professional. 3 of 3 included regenerations left.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(saved).toEqual([1]);
});

it('without AI, tones are offered only where they change something, and the page says what', async () => {
  const config = {
    'GET /api/config': { body: { writer: 'offline', payments: { prices: { pro: 'p', agency: 'a' } } } },
  };
  const { user } = open({ ...config, [`GET ${OUTPUT}`]: { body: stateOf(1) } });
  await user.click(await button('Compare tones'));
  expect(await screen.findByText(/^Without AI a tone changes only how the text begins/)).toBeVisible();
  cleanup();
  answerCalls(config);
  const output = { title: '', format: 'email' as const, text: 'Text', draft: null, checks: null };
  renderPage(inOutput(<OutputActions />, { output }));
  await button('Regenerate Email Newsletter');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Compare tones' })).toBeNull());
});
