import { MESSAGES } from '@repurpose/contract';
import type { ApiFailure } from '../api/failure.js';
import { logoutFailure } from './use-logout.js';

const { auth } = MESSAGES;
const refused: ApiFailure = { status: 500, statusText: '', body: { message: 'Not now.' } };

test.each([
  [refused, true, auth.logoutFailed, 'Not now.'],
  [new TypeError('offline'), true, auth.logoutFailed, auth.logoutUnexpected],
  [new TypeError('offline'), false, auth.identityLogoutFailed, auth.logoutUnexpected],
])('names a failed logout after the one that failed', (cause, hadSession, title, description) => {
  expect(logoutFailure(cause, hadSession)).toMatchObject({ title, description });
});
