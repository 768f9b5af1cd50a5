import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CustomInstructions, withFollowed } from './custom-instructions.js';
import { EMPTY_DRAFT, parseDraft, type DeskDraft } from './draft.js';

type Follower = Parameters<typeof withFollowed>[1];
const WISHED: DeskDraft = { ...EMPTY_DRAFT, instruction: 'Shorter.' };
const PRO: Follower = { user: { plan: 'pro' }, writer: 'openai' };

function Field({ by, from = EMPTY_DRAFT }: { by: Follower; from?: DeskDraft }) {
  const [draft, setDraft] = useState(from);
  return <CustomInstructions draft={draft} onChange={setDraft} {...by} />;
}
const field = () => screen.getByRole('textbox', { name: 'Custom instructions' });

it('takes a wish of at most 500 characters, which is sent and kept', async () => {
  render(<Field by={PRO} />);
  await userEvent.type(field(), 'Shorter.');
  expect(field()).toHaveValue('Shorter.');
  expect(field()).toHaveAttribute('maxlength', '500');
  expect(withFollowed(WISHED, PRO)).toBe(WISHED);
  expect(parseDraft(JSON.stringify(WISHED))).toEqual(WISHED);
});

it.each<[string, Follower]>([
  ['They need a model. This site writes without one.', { ...PRO, writer: 'offline' }],
  ['They need a model. This site writes without one.', { user: null, writer: undefined }],
  ['Part of Pro and Agency.', { ...PRO, user: { plan: 'free' } }],
])('says “%s” where it is not followed, keeps what was typed, and does not send it', (why, by) => {
  render(<Field by={by} from={WISHED} />);
  expect(field()).toBeDisabled();
  expect(field()).toHaveValue('Shorter.');
  expect(screen.getByText(why)).toBeVisible();
  expect(withFollowed(WISHED, by)).toEqual(EMPTY_DRAFT);
});
