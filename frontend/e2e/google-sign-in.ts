import { MESSAGES, type User } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import type { FirebaseStage } from './harness/firebase-stage.js';
import { newAccount, untilToast } from './harness/people.js';

const { auth } = MESSAGES;

/** The client's sentence: the product has none for this code. */
export const DISABLED =
  'Firebase: The user account has been disabled by an administrator. (auth/user-disabled).';

/** Through the emulator's popup. */
export function googleSignIn(stage: FirebaseStage): void {
  const google = () => stage.page.getByRole('button', { name: 'Google', exact: true });
  const openPopup = async (): Promise<Page> => {
    const [popup] = await Promise.all([stage.page.waitForEvent('popup'), google().click()]);
    await popup.getByRole('button', { name: 'Add new account' }).waitFor();
    return popup;
  };
  const user = async () => (await (await stage.page.request.get('/api/user')).json()) as User;

  it('opens an account for a new person and knows them when they return', async () => {
    const { page } = stage;
    const { email } = newAccount();
    await page.goto('/auth');
    const popup = await openPopup();
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await popup.getByRole('button', { name: 'Add new account' }).click();
    await popup.getByRole('textbox').nth(0).fill(email);
    await popup.getByRole('textbox').nth(1).fill('Grace Google');
    await popup.getByRole('button', { name: 'Sign in with Google.com' }).click();
    await untilToast(page, auth.loginTitle, auth.signedInWithGoogle);
    await page.waitForURL('**/dashboard');
    const first = await user();
    expect(first).toMatchObject({ email, username: 'Grace Google', plan: 'free' });

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth?returnTo=/terms');
    await (await openPopup()).getByText(email).click();
    await page.waitForURL(({ pathname }) => pathname === '/terms');
    expect((await user()).id).toBe(first.id);
  });

  it('says that the popup was closed, and stays of use while Firebase waits for it', async () => {
    const { page } = stage;
    await page.clock.install();
    await page.goto('/auth');
    await (await openPopup()).close();
    await page.getByText(/^Please finish in the Google window/).waitFor();
    for (const name of ['Login', 'Google'])
      expect(await page.getByRole('button', { name, exact: true }).isEnabled()).toBe(true);
    await page.clock.runFor(12_000);
    await untilToast(page, auth.googleFailed, auth.popupClosed);
    expect(await page.getByText(/^Please finish in the Google window/).count()).toBe(0);
  });

  it('closes the first popup when a second is asked for', async () => {
    const { page } = stage;
    const { email } = await stage.accounts.addGoogle(newAccount().email, 'Gail Google');
    await page.goto('/auth');
    const first = await openPopup();
    const [second] = await Promise.all([
      page.waitForEvent('popup'),
      first.waitForEvent('close'),
      google().click(),
    ]);
    await untilToast(page, auth.googleFailed, auth.popupOpen);
    await second.getByText(email).click();
    await page.waitForURL('**/dashboard');
  });

  it('says why Google refused, or the browser blocked, the popup', async () => {
    const { page } = stage;
    await page.goto('/auth');
    for (const [code, sentence] of [
      ['auth/unauthorized-domain', auth.unauthorizedDomain],
      ['auth/user-disabled', DISABLED],
    ] as const) {
      const popup = await openPopup();
      // The popup's script loads after the popup opens.
      await popup.waitForFunction(() => 'saveAuthEvent' in window);
      // As Google's page when it refuses. The emulator's page only agrees.
      await popup.evaluate(
        (error) => {
          const widget = window as unknown as { saveAuthEvent(event: object): void };
          const query = new URLSearchParams(window.location.search);
          widget.saveAuthEvent({ type: query.get('authType'), eventId: query.get('eventId'), error });
        },
        { code },
      );
      await untilToast(page, auth.googleFailed, sentence);
    }
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await google().click();
    await page.getByText(/may have been blocked by the browser/).waitFor();
    expect(await stage.isKnownHere()).toBe(false);
  });
}
