import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Credits } from '@repurpose/contract';
import { aConfig, aUser, openSite, stubApi, type Answers } from '../../../../test/site.js';

const AT = '2026-11-21T12:00:00.000Z';
const CREDITS: Credits = {
  ...{ balance: 5, quota: 5, periodStart: AT, renewsAt: '2026-12-21T12:00:00.000Z' },
  entries: [
    {
      ...{ id: '1', kind: 'grant', credits: 5, balanceAfter: 5, reason: 'free registration' },
      ...{ transformationId: null, periodStart: AT, createdAt: AT },
    },
  ],
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function openDesk(answers: Answers = {}) {
  const sent = stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
    ...answers,
  });
  openSite('/dashboard#account');
  return () => sent.map(({ call, body }) => [call, body]);
}

beforeEach(() => window.localStorage.clear());

it('reads the credit history when it is asked for', async () => {
  const sent = openDesk({ 'GET /api/credits': { json: CREDITS } });
  await screen.findByRole('button', { name: 'Credit history' });
  expect(sent()).not.toContainEqual(['GET /api/credits', undefined]);
  await press('Credit history');
  expect(await screen.findByText('5 credits granted until December 21')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Credit history' });
  act(() => list.focus());
  // The keyboard scrolls a long list.
  expect(list).toHaveFocus();
});

it('signs out everywhere and goes home', async () => {
  const sent = openDesk({ 'POST /api/logout-everywhere': { status: 200 } });
  await press('Logout everywhere');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(sent()).toContainEqual(['POST /api/logout-everywhere', undefined]);
});

it('deletes nothing until it is confirmed, and says why when it cannot', async () => {
  const message = 'This is not your password. Please try again.';
  const sent = openDesk({ 'DELETE /api/user': { status: 401, json: { message } } });
  await press('Delete my account');
  await press('Keep my account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Delete my account');
  await userEvent.type(await screen.findByLabelText('Your password'), 'guess');
  await press('Delete for good');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(sent().filter(([call]) => call === 'DELETE /api/user')).toEqual([
    ['DELETE /api/user', { password: 'guess' }],
  ]);
});

it('goes home when the account is deleted', async () => {
  openDesk({ 'DELETE /api/user': { status: 200 } });
  await press('Delete my account');
  await userEvent.type(await screen.findByLabelText('Your password'), 'right one');
  await press('Delete for good');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(await screen.findByText('Account deleted')).toBeVisible();
});

describe('a plan that is to end', () => {
  const ending = (reason: 'planned' | 'unpaid') =>
    aUser({
      ...{ plan: 'pro', stripeCustomerId: 'cus_1', transformationsLeft: 50 },
      planChange: { plan: 'free', at: '2026-12-22T12:00:00.000Z', reason },
    });

  it('says when, and leads to the question whether to keep it', async () => {
    openDesk({ 'GET /api/user': { json: ending('planned') } });
    await screen.findByText('Your Pro plan ends on December 22, 2026. You will be on Free then.');
    expect(screen.getByText('Pro, until December 22, 2026')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Keep Pro' })).toHaveAttribute(
      'href',
      '/checkout?priceId=price_pro',
    );
  });

  it('because the payment failed leads to the card', async () => {
    const sent = openDesk({
      'GET /api/user': { json: ending('unpaid') },
      'POST /api/create-portal-session': { status: 502, json: { message: 'away' } },
    });
    await press('Update card');
    await waitFor(() => expect(sent()).toContainEqual(['POST /api/create-portal-session', undefined]));
  });
});
