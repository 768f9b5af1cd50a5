import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIREBASE, aConfig, aUser, openSite, stubApi, type Answers } from '../../../test/site.js';
import type { IdentityPort, IdentityUser } from '../../shared/identity/identity.port.js';

const NOBODY = { status: 401, json: { message: 'Please log in to continue.' } };
const anonymous = (answers: Answers = {}): Answers => ({
  'GET /api/user': NOBODY,
  'GET /api/config': { json: aConfig() },
  'GET /api/transformations?limit=20': { json: [] },
  ...answers,
});
const panel = () => within(screen.getByRole('tabpanel'));
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const address = () => screen.getByTestId('address').textContent;

async function fill(fields: Record<string, string>, button: string): Promise<void> {
  await screen.findByRole('tab', { name: 'Login' });
  if (button === 'Register') await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
  for (const [label, value] of Object.entries(fields))
    if (value) await userEvent.type(panel().getByLabelText(label), value);
  await userEvent.click(panel().getByRole('button', { name: button }));
}
const ADA = { Email: 'ada@example.com', Password: 'secret1' };

beforeEach(() => window.localStorage.clear());

describe('the forms', () => {
  it.each([
    [
      'Login',
      { Email: 'ada', Password: '12345' },
      ['Please enter a valid email', 'Password must be at least 6 characters'],
    ],
    [
      'Register',
      { Username: 'ad', Email: '', Password: '' },
      [
        'Username must be at least 3 characters',
        'Please enter a valid email',
        'Password must be at least 6 characters',
      ],
    ],
  ])('%s says what is wrong and sends nothing', async (button, fields, sentences) => {
    const sent = stubApi(anonymous());
    openSite('/auth');
    await fill(fields, button);
    for (const sentence of sentences) expect(await panel().findByText(sentence)).toBeVisible();
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('say what a login opens', async () => {
    stubApi(anonymous());
    openSite('/auth?returnTo=%2Flibrary');
    expect(await screen.findByText('Log in to open your library.')).toBeVisible();
  });

  it('stand beside the five promises, without Google when there is no identity service', async () => {
    stubApi(anonymous());
    openSite('/auth');
    expect(
      await screen.findByText('Transform your content into multiple formats with AI', { selector: 'main p' }),
    ).toBeVisible();
    expect(
      screen.getAllByRole('listitem', { name: '' }).filter((item) => item.closest('aside')),
    ).toHaveLength(5);
    expect(screen.queryByText('Or continue with')).toBeNull();
  });
});

describe('with sessions of our own', () => {
  it.each([
    ['Login', ADA, 'POST /api/login', 'Logging in...', ['Login successful', 'Welcome back, ada!']],
    [
      'Register',
      { Username: 'ada', ...ADA },
      'POST /api/register',
      'Registering...',
      ['Registration successful', 'Welcome, ada!'],
    ],
  ])('%s greets by name and goes where the visitor wanted', async (button, fields, call, busy, toast) => {
    let isSignedIn = false;
    let answer: (response: Response) => void = () => undefined;
    const sent = stubApi(anonymous({ 'GET /api/user': () => (isSignedIn ? { json: aUser() } : NOBODY) }));
    const stubbed = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      `${init?.method} ${new URL(String(input)).pathname}` === call
        ? stubbed(input, init).then(() => new Promise((resolve) => (answer = resolve)))
        : stubbed(input, init);
    openSite('/auth?returnTo=/terms&priceId=price_pro');
    await fill(fields, button);
    expect(await panel().findByRole('button', { name: busy })).toBeDisabled();
    isSignedIn = true;
    answer(Response.json(aUser()));
    await waitFor(() => expect(address()).toBe('/terms?priceId=price_pro'));
    for (const line of toast) expect(toasts().getByText(line)).toBeVisible();
    const made = sent.find((one) => one.call === call);
    expect(made?.credentials).toBe('include');
    expect(made?.headers.get('content-type')).toBe('application/json');
    expect(sent.filter((one) => one.call === 'GET /api/user').length).toBeGreaterThan(1);
  });

  it.each([
    ['Login', ADA, 'POST /api/login', 'Login failed', 'Invalid email or password. Please try again.'],
    [
      'Register',
      { Username: 'ada', ...ADA },
      'POST /api/register',
      'Registration failed',
      'This email is already registered. Please log in or use a different email.',
    ],
  ])('%s that fails says why and stays', async (button, fields, call, title, message) => {
    stubApi(anonymous({ [call]: { status: 401, json: { message } } }));
    openSite('/auth');
    await fill(fields, button);
    expect(await toasts().findByText(title)).toBeVisible();
    expect(toasts().getByText(message)).toBeVisible();
    expect(address()).toBe('/auth');
  });

  it('whoever is signed in goes on at once', async () => {
    stubApi(anonymous({ 'GET /api/user': { json: aUser() } }));
    openSite('/auth?returnTo=//evil.example');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('with an identity service', () => {
  const account: IdentityUser = {
    uid: 'uid-1',
    email: 'ada@example.com',
    displayName: null,
    photoURL: null,
    getToken: () => Promise.resolve('token-1'),
  };
  const anIdentity = (changes: Partial<IdentityPort> = {}) => {
    const calls: string[] = [];
    const told =
      <Value,>(name: string, value: Value) =>
      () => {
        calls.push(name);
        return Promise.resolve(value);
      };
    const identity: IdentityPort = {
      findUser: told('findUser', null),
      signIn: told('signIn', account),
      register: told('register', account),
      signInWithGoogle: told('google', account),
      signOut: told('signOut', undefined),
      deleteAccount: told('deleteAccount', undefined),
      sendPasswordReset: told('reset', undefined),
      ...changes,
    };
    return { identity, calls };
  };
  const withFirebase = (answers: Answers = {}) =>
    anonymous({ 'GET /api/config': { json: aConfig(FIREBASE) }, ...answers });
  const refused = { status: 503, json: { error: 'The backend rests.' } };

  it('a login the backend rejects signs the identity session out', async () => {
    const { identity, calls } = anIdentity();
    const sent = stubApi(withFirebase({ 'POST /api/firebase-auth': refused }));
    openSite('/auth', identity);
    await fill(ADA, 'Login');
    expect(
      await toasts().findByText('Failed to authenticate with the server: The backend rests.'),
    ).toBeVisible();
    expect(calls).toEqual(['signIn', 'signOut']);
    const sync = sent.find(({ call }) => call === 'POST /api/firebase-auth');
    expect(sync?.headers.get('authorization')).toBe('Bearer token-1');
    expect(sync?.body).toEqual({
      email: 'ada@example.com',
      username: 'ada',
      firebaseUid: 'uid-1',
      profileImageUrl: '',
    });
  });

  it('a registration the backend rejects deletes the new account', async () => {
    const { identity, calls } = anIdentity();
    stubApi(withFirebase({ 'POST /api/firebase-register': refused }));
    openSite('/auth', identity);
    await fill({ Username: 'adalove', ...ADA }, 'Register');
    expect(await toasts().findByText('Failed to register with the server: The backend rests.')).toBeVisible();
    expect(calls).toEqual(['register', 'deleteAccount']);
  });

  it('Google signs in through the same backend call', async () => {
    const { identity, calls } = anIdentity();
    let isSignedIn = false;
    stubApi(
      withFirebase({
        'GET /api/user': () => (isSignedIn ? { json: aUser() } : NOBODY),
        'POST /api/firebase-auth': () => {
          isSignedIn = true;
          return { json: aUser() };
        },
      }),
    );
    openSite('/auth?returnTo=/terms', identity);
    await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
    expect(await toasts().findByText('You are now signed in with Google!')).toBeVisible();
    expect(screen.queryByText('Login failed')).toBeNull();
    await waitFor(() => expect(address()).toBe('/terms'));
    expect(calls).toEqual(['google']);
  });

  it('a popup that was closed is told as such', async () => {
    const closed = Object.assign(new Error('x'), { code: 'auth/popup-closed-by-user' });
    const { identity } = anIdentity({ signInWithGoogle: () => Promise.reject(closed) });
    stubApi(withFirebase());
    openSite('/auth', identity);
    await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
    expect(await toasts().findByText('Google sign-in failed')).toBeVisible();
    expect(toasts().getByText('Sign-in popup was closed. Please try again.')).toBeVisible();
  });

  it('a user known on this device is synced before the dashboard decides', async () => {
    window.localStorage.setItem('firebase:authUser:k:[DEFAULT]', '{}');
    const { identity } = anIdentity({ findUser: () => Promise.resolve(account) });
    stubApi(
      withFirebase({
        'POST /api/firebase-auth': { status: 401, json: { error: 'Invalid identity token.' } },
      }),
    );
    openSite('/dashboard', identity);
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(toasts().getByText('Authentication Error')).toBeVisible();
    expect(toasts().getByText('Invalid identity token.')).toBeVisible();
  });
});
