import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { answerCalls, renderPage } from '../../../../test/render-page.js';
import { CustomInstructions, withFollowed } from './custom-instructions.js';
import { parseDraft, type DeskDraft } from './draft.js';

const EMPTY_DRAFT: DeskDraft = { content: '', formats: [], settings: DEFAULT_SETTINGS };

type Follower = Parameters<typeof withFollowed>[1];
const WISHED: DeskDraft = { ...EMPTY_DRAFT, instruction: 'Shorter.' };
const PRO: Follower = { user: { plan: 'pro' }, writer: 'openai' };

function Field({ by, from = EMPTY_DRAFT }: { by: Follower; from?: DeskDraft }) {
  const [draft, setDraft] = useState(from);
  return <CustomInstructions draft={draft} setDraft={setDraft} {...by} />;
}
const field = () => screen.getByRole('textbox', { name: 'Custom instructions' });

beforeEach(() => void answerCalls({}));

it('takes a wish of at most 500 characters, which is sent and kept', async () => {
  renderPage(<Field by={PRO} />);
  await userEvent.type(field(), 'Shorter.');
  expect(field()).toHaveValue('Shorter.');
  expect(field()).toHaveAttribute('maxlength', '500');
  expect(withFollowed(WISHED, PRO)).toBe(WISHED);
  expect(parseDraft(JSON.stringify(WISHED))).toEqual(WISHED);
});

const FREE: Follower = { ...PRO, user: { plan: 'free' } };

it('leads Free to the plan that has them, with its price; without a model there is nothing to offer', () => {
  const shown = renderPage(<Field by={FREE} from={WISHED} />);
  expect(screen.getByRole('link', { name: 'with Pro, $49 a month' })).toHaveAttribute(
    'href',
    '/dashboard#change-plan',
  );
  shown.unmount();
  renderPage(<Field by={{ ...PRO, writer: 'offline' }} from={WISHED} />);
  expect(screen.queryByText(/Custom instructions/)).toBeNull();
});

it.each([FREE, { ...PRO, writer: 'offline' }, { user: null, writer: undefined }] satisfies Follower[])(
  'is not sent where it is not followed',
  (by) => expect(withFollowed(WISHED, by)).toEqual(EMPTY_DRAFT),
);
