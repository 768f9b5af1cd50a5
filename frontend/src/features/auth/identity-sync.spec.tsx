import { screen, waitFor, within } from '@testing-library/react';
import { FIREBASE, aConfig, openSite, stubApi, type Answer } from '../../../test/site.js';
import { openOnce } from '../../shared/identity/use-identity.js';
import type { IdentityPort, IdentityUser } from '../../shared/identity/identity.port.js';

const account: IdentityUser = {
  uid: 'uid-1',
  email: 'ada@example.com',
  displayName: null,
  photoURL: null,
  getToken: () => Promise.resolve('token-1'),
};
const failing = (code: string) => () => Promise.reject(Object.assign(new Error('x'), { code }));
const RECORD = 'firebase:authUser:k:[DEFAULT]';

/** This device remembers a sign-in that our session does not. */
function visit(user: Partial<IdentityUser>, answer: Answer, findUser?: IdentityPort['findUser']) {
  window.localStorage.setItem(RECORD, '{}');
  let signOuts = 0;
  const never = () => Promise.reject(new Error('not part of a sync'));
  const identity: IdentityPort = {
    findUser: findUser ?? (() => Promise.resolve({ ...account, ...user })),
    signIn: never,
    register: never,
    signInWithGoogle: never,
    signOut() {
      signOuts += 1;
      window.localStorage.removeItem(RECORD);
      return Promise.resolve();
    },
    deleteAccount: never,
    sendPasswordReset: never,
  };
  stubApi({
    'GET /api/user': { status: 401, json: { message: 'Please log in to continue.' } },
    'GET /api/config': { json: aConfig(FIREBASE) },
    'POST /api/firebase-auth': answer,
  });
  openSite('/dashboard', identity);
  return { signOuts: () => signOuts };
}

beforeEach(() => window.localStorage.clear());

const EXPIRED = 'Session expired. Please sign in again.';
const UNABLE = 'Unable to sync with server. Please try again.';

it.each([
  ['refused by the backend', {}, { status: 401, json: { error: EXPIRED } }, undefined, EXPIRED, 1],
  ['unreachable backend', {}, { status: 503 }, undefined, UNABLE, 0],
  ['too many calls', {}, { status: 429, json: { error: 'Later.' } }, undefined, 'Later.', 0],
  ['token expired', { getToken: failing('auth/user-token-expired') }, {}, undefined, EXPIRED, 0],
  ['no network', { getToken: failing('auth/network-request-failed') }, {}, undefined, UNABLE, 0],
  ['disabled since', {}, {}, failing('auth/user-disabled'), EXPIRED, 0],
])('a sync that fails says so, and forgets whom it should: %s', async (...row) => {
  const [, user, answer, findUser, sentence, signOuts] = row;
  const made = visit(user, answer, findUser);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/auth'));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(toasts.getByText('Authentication Error')).toBeVisible();
  expect(toasts.getByText(sentence)).toBeVisible();
  expect(made.signOuts()).toBe(signOuts);
});

it('asks again for an identity client that did not arrive, and never opens a second', async () => {
  const calls: string[] = [];
  const open = openOnce((config) => {
    calls.push(config.apiKey);
    return calls.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({} as IdentityPort);
  });
  await expect(open(FIREBASE)).rejects.toThrow('offline');
  expect(await open(FIREBASE)).toBe(await open(FIREBASE));
  expect(calls).toHaveLength(2);
});
