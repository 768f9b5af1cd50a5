import { screen } from '@testing-library/react';
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
