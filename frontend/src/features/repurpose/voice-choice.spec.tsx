import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputState, PlanKey, VoiceList } from '@repurpose/contract';
import { inOutput } from '../../../test/open-output.js';
import { answerCalls, renderPage } from '../../../test/render-page.js';
import { VoiceChoice } from './voice-choice.js';
import { OutputActions } from './results/output-actions.js';

const voice = (id: string, name: string) => ({ id, name, isDefault: false, terms: 0, sampleWords: 0 });
const PRO: VoiceList = {
  voices: [voice('v1', 'House'), voice('v2', 'Client')],
  maxVoices: 50,
  maxTerms: 100,
};
const FREE: VoiceList = { voices: [], maxVoices: 0, maxTerms: 0 };
const OUTPUT = '/api/transformations/t1/pieces/linkedin';
const STATE: OutputState = {
  ...{ format: 'linkedin', version: 1, text: 'Text', checks: null, edited: [], locked: [] },
  ...{ draft: { format: 'linkedin' }, tone: null, regenerationsLeft: 3 },
};

function actionsOf(plan: PlanKey, list: VoiceList) {
  const { calls } = answerCalls({
    'GET /api/voices': { body: list },
    [`GET ${OUTPUT}`]: { body: STATE },
    [`POST ${OUTPUT}/regenerate`]: { body: { ...STATE, version: 2, creditsLeft: 4 } },
  });
  renderPage(inOutput(<OutputActions />, { plan }));
  return () => calls.filter(({ call }) => call.endsWith('/regenerate')).map(({ body }) => body);
}

it('a regeneration is asked for in the chosen voice, in none, or as before', async () => {
  const user = userEvent.setup();
  const asked = actionsOf('pro', PRO);
  const select = await screen.findByRole('combobox', { name: 'Regenerate in the voice' });
  for (const [at, choice] of ['As before', 'Client', 'None'].entries()) {
    await user.selectOptions(select, choice);
    await user.click(screen.getByRole('button', { name: 'Regenerate LinkedIn Post' }));
    await waitFor(() => expect(asked()).toHaveLength(at + 1));
    await screen.findByText(/^Version 2[,.]/u);
  }
  expect(asked()).toEqual([{}, { voiceId: 'v2' }, { voiceId: null }]);
});

it('tones are compared in the chosen voice', async () => {
  const user = userEvent.setup();
  const asked = actionsOf('pro', PRO);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Regenerate in the voice' }), 'House');
  await user.click(screen.getByRole('button', { name: 'Compare tones' }));
  await user.click(await screen.findByRole('button', { name: 'Casual' }));
  await user.click(await screen.findByRole('button', { name: 'Write it' }));
  await waitFor(() => expect(asked()).toEqual([{ tone: 'casual', voiceId: 'v1' }]));
});

it('the voice of a run is locked on Free, and names the plan with its price', async () => {
  answerCalls({ 'GET /api/voices': { body: FREE } });
  renderPage(<VoiceChoice voiceId={undefined} onChange={() => undefined} />);
  expect(await screen.findByRole('combobox', { name: 'Voice' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Your own voice with Pro, $49 a month' })).toHaveAttribute(
    'href',
    '/dashboard#change-plan',
  );
  expect(screen.getByRole('link', { name: 'try an example' })).toHaveAttribute('href', '/voices');
});

it('a chosen voice that was deleted since is shown as such', async () => {
  answerCalls({ 'GET /api/voices': { body: PRO } });
  renderPage(<VoiceChoice voiceId="gone" onChange={() => undefined} />);
  expect(await screen.findByRole('combobox', { name: 'Voice' })).toHaveDisplayValue('A deleted voice');
});
