import { ERRORS, MESSAGES } from '@repurpose/contract';
import { signedUp } from '../../backend/test/harness/client.js';
import { until } from '../../backend/test/harness/until.js';
import { DISABLED, googleSignIn } from './google-sign-in.js';
import { routeCalls } from './harness/calls.js';
import { FirebaseStage } from './harness/firebase-stage.js';
import {
  logIn,
  newAccount,
  registered,
  register,
  untilToast,
  type Account,
  unfold,
} from './harness/people.js';

/* Firebase's own client in the page, firebase-admin in the API, the Firebase Auth Emulator between them. */
const { auth } = MESSAGES;
const stage = new FirebaseStage();
const button = (name: string) => stage.page.getByRole('button', { name, exact: true });

beforeAll(() => stage.open(), 180_000);
afterAll(() => stage.close());
beforeEach(() => stage.enter());
afterEach(() => stage.leave());

/** Known to the identity service, not yet to us. */
async function knownToIdentity(): Promise<Account> {
  const account = newAccount();
  await stage.accounts.add({ email: account.email, password: account.password });
  return account;
}

describe('by email and password', () => {
  it('registers, logs out and logs in again', async () => {
    const { page } = stage;
    const account = newAccount();
    await page.goto('/auth');
    await register(page, account);
    await untilToast(page, auth.registrationTitle, auth.accountCreated);
    await page.waitForURL('**/dashboard');
    await unfold(page, 'Account');
    await page.getByText(account.username, { exact: true }).first().waitFor();
    expect(await stage.isKnownHere()).toBe(true);
    expect(await button('Change password').count()).toBe(0);

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await untilToast(page, auth.logoutTitle, auth.logoutBody);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await stage.isKnownHere()).toBe(false);
    await page.goto('/dashboard');
    await page.waitForURL('**/auth');

    await logIn(page, account);
    await untilToast(page, auth.loginTitle, auth.welcomeBack);
    await page.waitForURL('**/dashboard');

    // Its client does not load: our session has ended, the identity service's has not, and the next visit would begin a
    // new one.
    await page.reload();
    await page.route('**/firebase.identity-*.js', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await untilToast(page, auth.identityLogoutFailed, auth.logoutUnexpected);
  });

  it('offers Google below a divider', async () => {
    await stage.page.goto('/auth');
    await stage.page.getByText(auth.orContinueWith, { exact: true }).waitFor();
    await button('Google').waitFor();
  });

  it('refuses a wrong password, an unknown address and a disabled account', async () => {
    const { page } = stage;
    const account = await knownToIdentity();
    await page.goto('/auth');
    await logIn(page, { ...account, password: 'not the password' });
    await untilToast(page, auth.loginFailed, auth.badCredentials);
    await stage.accounts.change(account.email, { disableUser: true });
    await logIn(page, account);
    await untilToast(page, auth.loginFailed, DISABLED);
    await logIn(page, newAccount());
    await untilToast(page, auth.loginFailed, auth.badCredentials);
  });

  it('refuses an address that is registered, and a password the service finds weak', async () => {
    const { page } = stage;
    const { email } = await knownToIdentity();
    await page.goto('/auth');
    await register(page, { ...newAccount(), email });
    await untilToast(page, auth.registrationFailed, auth.emailTaken);
    await stage.visit.context.route('**/accounts:signUp?*', (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as object), password: '12345' } }),
    );
    await register(page, newAccount());
    await untilToast(page, auth.registrationFailed, auth.weakPassword);
  });

  it('gives the answers that the emulator never gives their sentence, or shows them as received', async () => {
    const { page } = stage;
    await page.goto('/auth');
    for (const [code, sentence] of [
      ['TOO_MANY_ATTEMPTS_TRY_LATER', auth.tooManyLogins],
      ['INVALID_EMAIL', auth.invalidEmail],
      ['INVALID_LOGIN_CREDENTIALS', auth.badCredentials],
      ['OPERATION_NOT_ALLOWED', /The given sign-in provider is disabled for this Firebase project/],
    ] as const) {
      await routeCalls(
        stage.visit.context,
        '**/accounts:signInWithPassword?*',
        (route) => route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
        { times: 1 },
      );
      await logIn(page, newAccount());
      await page.getByText(sentence).waitFor();
    }
  });

  it('sends a link that sets a new password', async () => {
    const { page } = stage;
    const account = await knownToIdentity();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(account.email);
    await button('Forgot your password?').click();
    await untilToast(page, 'Check your email');
    const link = await until('the link', () => stage.accounts.resetLink(account.email));
    await fetch(`${link}&newPassword=${encodeURIComponent('another horse 8')}`);
    await logIn(page, account);
    await untilToast(page, auth.loginFailed, auth.badCredentials);
    await logIn(page, { ...account, password: 'another horse 8' });
    await page.waitForURL('**/dashboard');
  });
});

describe('when our backend refuses', () => {
  const taken = ERRORS.EMAIL_TAKEN.message;

  it('a registration is taken back at the identity service', async () => {
    const { page } = stage;
    const { user } = await signedUp(stage.product.url);
    await page.goto('/auth');
    await register(page, { ...newAccount(), email: user.email });
    await untilToast(page, auth.registrationFailed, auth.backendRegister(taken));
    expect(await stage.accounts.find(user.email)).toBeNull();
    expect(await stage.isKnownHere()).toBe(false);

    const account = newAccount();
    const end = await routeCalls(stage.visit.context, '**/api/firebase-register', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await register(page, account);
    await untilToast(page, auth.registrationFailed, auth.backendRegister('Service Unavailable'));
    expect(await stage.accounts.find(account.email)).toBeNull();
    await end();
    await register(page, account);
    await page.waitForURL('**/dashboard');
  });

  it('a login is signed out at the identity service, whose account stays', async () => {
    const { page } = stage;
    const { user } = await signedUp(stage.product.url);
    const account = { ...newAccount(), email: user.email };
    await stage.accounts.add({ email: account.email, password: account.password });
    await page.goto('/auth');
    await logIn(page, account);
    await untilToast(page, auth.loginFailed, auth.backendLogin(taken));
    expect(await stage.isKnownHere()).toBe(false);
    expect(await stage.accounts.find(user.email)).not.toBeNull();
  });
});

describe('an account that is deleted', () => {
  it('is gone at the identity service too, and its address can register again', async () => {
    const { page } = stage;
    const account = await registered(page);
    await unfold(page, 'Account');
    await button('Delete my account').click();
    await button('Delete for good').click();
    await untilToast(page, 'Account deleted');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await stage.isKnownHere()).toBe(false);
    await until('no identity', async () => (await stage.accounts.find(account.email)) === null);
    await page.goto('/auth');
    await register(page, account);
    await untilToast(page, auth.registrationTitle, auth.accountCreated);
  });
});

describe('by Google', () => googleSignIn(stage));

describe('a user this device knows', () => {
  it('is synced on the dashboard without a session of ours, with a fresh token', async () => {
    const { page } = stage;
    const account = await registered(page);
    // A file without scripts: no page code writes the record or a cookie after this.
    await page.waitForLoadState('networkidle');
    await page.goto('/robots.txt');
    await stage.visit.context.clearCookies();
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.startsWith('firebase:authUser:')) continue;
        const record = JSON.parse(value) as { stsTokenManager: { expirationTime: number } };
        record.stsTokenManager.expirationTime = 1;
        localStorage.setItem(key, JSON.stringify(record));
      }
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/firebase-auth|api\/user$|v1\/token/.test(pathname)) calls.push(pathname);
    });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Your desk' }).waitFor();
    await page.getByText(account.email).first().waitFor();
    expect(calls.filter((path) => path.startsWith('/securetoken'))).toHaveLength(1);
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([
      '/api/user',
      '/api/firebase-auth',
      '/api/user',
    ]);
  });

  it('but was signed out everywhere since: sees that the session is over', async () => {
    const { page } = stage;
    const { email } = await registered(page);
    await page.goto('about:blank');
    await stage.accounts.change(email, { validSince: '4102444800' });
    await stage.visit.context.clearCookies();
    await page.goto('/dashboard');
    await page.waitForURL('**/auth');
    await untilToast(page, auth.authenticationError, auth.sessionExpired);
    await button('Login').waitFor();
    expect(await stage.isKnownHere()).toBe(false);
  });

  it('and cannot be synced: sees the error', async () => {
    const { page } = stage;
    await registered(page);
    await page.goto('about:blank');
    await stage.visit.context.clearCookies();
    await stage.visit.context.route('**/api/firebase-auth', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.goto('/dashboard');
    await page.waitForURL('**/auth');
    await untilToast(page, auth.authenticationError, auth.syncFailed);
  });
});
