import type { ApiKey, CreatedKey, Workspace } from '@repurpose/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderPage } from '../../../../test/render-page.js';
import { WorkspaceContext } from '../../../shared/workspace/workspace-context.js';
import KeysPage from './keys-page.js';

const workspace: Workspace = {
  id: 'w1',
  name: 'Acme',
  slug: 'acme',
  isDefault: false,
  role: 'owner',
  plan: 'agency',
  ownerName: 'Ada',
  isArchived: false,
  closesAt: null,
};
const key = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k1',
  name: 'Website',
  start: 'rp_live_abcd',
  scopes: ['transform'],
  state: 'active',
  makerName: 'Ada',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  ...change,
});
const made: CreatedKey = { ...key({ id: 'k2', name: 'Blog' }), key: 'rp_live_whole' };
const LIST = 'GET /api/workspaces/w1/keys';
const show = (change: Partial<Workspace> = {}) =>
  renderPage(
    <WorkspaceContext value={{ ...workspace, ...change }}>
      <KeysPage />
    </WorkspaceContext>,
  );

test('a key is made with a name, scopes and a life, and shown once', async () => {
  const { calls } = answerCalls({
    [LIST]: { body: [] },
    'POST /api/workspaces/w1/keys': { status: 201, body: made },
  });
  show();
  await screen.findByText(/^None\. /);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Blog ' } });
  fireEvent.click(screen.getByLabelText('Read plan and credits'));
  fireEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText('rp_live_whole')).toBeInTheDocument();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    name: 'Blog',
    scopes: ['transform', 'credits:read'],
    days: 90,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('rp_live_whole')).not.toBeInTheDocument();
});

test('says what a new key still needs, at its place', async () => {
  const { calls } = answerCalls({ [LIST]: { body: [] } });
  show();
  fireEvent.click(await screen.findByLabelText('Write texts and check them'));
  fireEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText('Choose what the key may do.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^Name what will use the key/);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('a key can be rotated, and is revoked only after a question', async () => {
  answerCalls({
    [LIST]: { body: [key(), key({ id: 'k0', name: 'Old', state: 'replaced' })] },
    'POST /api/workspaces/w1/keys/k1/rotate': { status: 201, body: made },
    'DELETE /api/workspaces/w1/keys/k1': { body: null },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Rotate Website' }));
  expect(await screen.findByText('rp_live_whole')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rotate Old' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Website' }));
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a refusal is said, and without Agency no key can be made', async () => {
  answerCalls({
    [LIST]: { status: 403, body: { code: 'ROLE_FORBIDS', message: 'Your role does not allow this.' } },
  });
  show({ plan: 'free' });
  expect(await screen.findByText('Your role does not allow this.')).toBeInTheDocument();
  expect(screen.getByText('API access is part of Agency.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Agency, $199 a month' })).toHaveAttribute(
    'href',
    '/dashboard#change-plan',
  );
  expect(screen.queryByRole('button', { name: 'Make a key' })).not.toBeInTheDocument();
});

test('an editor is told who makes keys, and nothing is asked', () => {
  const { calls } = answerCalls({});
  show({ role: 'editor' });
  expect(screen.getByText(/^The owner and admins/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});
