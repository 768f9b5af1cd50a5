import { act, screen } from '@testing-library/react';
import type { User } from '@repurpose/contract';
import { answerCalls, renderPage } from '../../../test/render-page.js';
import { aUser } from '../../../test/site.js';
import { rememberSession } from '../../shared/session/session-hint.js';
import CheckoutReturnPage from './checkout-return-page.js';

const AT = '2026-12-22T12:00:00.000Z';
const ACTIVE = 'Your subscription is now active.';

it.each<[Partial<User>, string]>([
  [
    { plan: 'pro', transformationsLeft: 50 },
    `${ACTIVE} You have 50 credits. The next $49 is charged on December 22, 2026.`,
  ],
  [
    { plan: 'agency' },
    `${ACTIVE} You have unlimited credits. The next $199 is charged on December 22, 2026.`,
  ],
  [
    { plan: 'pro', transformationsLeft: 3, planChange: { plan: 'free', at: AT, reason: 'planned' } },
    `${ACTIVE} You have 3 credits.`,
  ],
  // The server does not know yet.
  [{ plan: 'free' }, ACTIVE],
])('after the payment, %j reads "%s"', async (changes, text) => {
  window.localStorage.clear();
  rememberSession(true);
  answerCalls({
    'GET /api/session-status': { body: { status: 'complete', customer_email: null } },
    'GET /api/user': { body: aUser({ creditsRenewAt: AT, ...changes }) },
  });
  renderPage(<CheckoutReturnPage />, '/checkout-return?session_id=cs_1');
  expect(await screen.findByText(text)).toBeVisible();
});

it('reads the user until the server knows of the plan', async () => {
  jest.useFakeTimers();
  window.localStorage.clear();
  rememberSession(true);
  const { calls } = answerCalls({
    'GET /api/session-status': { body: { status: 'complete', customer_email: null } },
    'GET /api/user': () => ({
      body: aUser({ creditsRenewAt: AT, transformationsLeft: 50, plan: reads() > 3 ? 'pro' : 'free' }),
    }),
  });
  const reads = () => calls.filter(({ call }) => call === 'GET /api/user').length;
  renderPage(<CheckoutReturnPage />, '/checkout-return?session_id=cs_1');
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(screen.getByText(/You have 50 credits\./u)).toBeVisible();
  const known = reads();
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(reads()).toBe(known);
  jest.useRealTimers();
});
