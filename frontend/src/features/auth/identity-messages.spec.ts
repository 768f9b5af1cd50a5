import { signInMessageOf, type SignInWay } from './identity-messages.js';

const coded = (code: string, message = 'as received') => Object.assign(new Error(message), { code });
const INVALID = 'Invalid email or password. Please try again.';
const ROWS: readonly [SignInWay, string, string][] = [
  ['login', 'auth/user-not-found', INVALID],
  ['login', 'auth/wrong-password', INVALID],
  ['login', 'auth/invalid-credential', INVALID],
  [
    'login',
    'auth/too-many-requests',
    'Too many failed login attempts. Please try again later or reset your password.',
  ],
  ['login', 'auth/invalid-email', 'Please enter a valid email address.'],
  ['registration', 'auth/invalid-email', 'Please enter a valid email address.'],
  [
    'registration',
    'auth/email-already-in-use',
    'This email is already registered. Please log in or use a different email.',
  ],
  ['registration', 'auth/weak-password', 'Please choose a stronger password (at least 6 characters).'],
  ['google', 'auth/popup-closed-by-user', 'Sign-in popup was closed. Please try again.'],
  ['google', 'auth/cancelled-popup-request', 'Another sign-in popup is already open.'],
  [
    'google',
    'auth/unauthorized-domain',
    'This domain is not authorized for Google sign-in. Please use email/password.',
  ],
  ['google', 'auth/popup-blocked', 'as received'],
  ['login', 'auth/something-new', 'as received'],
];

it.each(ROWS)('%s with %s says the sentence of the catalogue', (way, code, sentence) => {
  expect(signInMessageOf(way, coded(code))).toBe(sentence);
});
