import { sharedProduct } from '../../backend/test/harness/product.js';
import { openVisit } from './harness/browser.js';
import { follow, openMail } from './harness/inbox.js';
import { look, PHONE_AND_DESK } from './harness/looks.js';
import { logIn, newAccount, onTheDesk, signUp, untilToast, unfold } from './harness/people.js';

const { url } = sharedProduct();
const NEW = 'a better horse 10';

describe.each(PHONE_AND_DESK)('at %i px', (width) => {
  const visit = () => openVisit(url, { width });

  it('resets a forgotten password by the mail in the inbox', async () => {
    const { page, context } = await visit();
    const account = await signUp(page);
    await context.clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await untilToast(page, 'Check your email');
    await page.getByRole('link', { name: 'inbox of this installation' }).waitFor();
    await look(page, 'mail-asked', width);

    await openMail(page, account.email, 'Reset your Repurpose password');
    await follow(page, 'Set a new password');
    await page.waitForURL('**/reset-password#*');
    const link = page.url();
    await look(page, 'reset-password', width);
    await page.getByLabel('New password').fill(NEW);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.waitForURL('**/dashboard');
    await untilToast(page, 'Password changed');

    await page.goto('/about');
    await page.goto(link);
    await page.getByLabel('New password').fill(NEW);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('This link does not work any more.').waitFor();
    await look(page, 'reset-used', width);
    await openMail(page, account.email, 'Your Repurpose password was reset');

    await context.clearCookies();
    await page.goto('/auth');
    await logIn(page, { email: account.email, password: NEW });
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  it('confirms the address by the mail sent after registration', async () => {
    const { page, context } = await visit();
    const account = await onTheDesk(page);
    await unfold(page, 'Account');
    await page.getByText('Your email address is not confirmed yet.').waitFor();
    await look(page, 'unproven', width);
    await openMail(page, account.email, 'Confirm your email address');
    await follow(page, 'Confirm this address');
    await page.waitForURL('**/confirm-address#*');
    const link = page.url();

    const stranger = await visit();
    await stranger.page.goto(link);
    await stranger.page.getByText('Please log in to your account first').waitFor();
    await look(stranger.page, 'confirm-signed-out', width);
    await stranger.context.close();

    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByText(`${account.email} is confirmed.`).waitFor();
    await look(page, 'confirmed', width);
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await page.getByRole('heading', { name: 'Your desk' }).waitFor();
    expect(await page.getByText('Your email address is not confirmed yet.').count()).toBe(0);
    await context.close();
  });

  it('changes the address by the mail to the new one and notifies the old one', async () => {
    const { page, context } = await visit();
    const account = await onTheDesk(page);
    const { email } = newAccount();
    await unfold(page, 'Account');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(email);
    await page.getByLabel('Your password').fill(account.password);
    await look(page, 'change-email', width);
    await page.getByRole('button', { name: 'Send the link', exact: true }).click();
    await untilToast(page, 'Check your new mailbox');
    await openMail(page, email, 'Confirm your new email address');
    await follow(page, 'Use this address');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByText(`Your account now has the address ${email}.`).waitFor();
    await openMail(page, account.email, 'The email address of your Repurpose account was changed');
    await context.close();
  });
});

it('tells about a changed password, in text and HTML', async () => {
  const { page, context } = await openVisit(url);
  const account = await signUp(page);
  const data = { currentPassword: account.password, newPassword: NEW };
  expect((await page.request.post('/api/change-password', { data })).status()).toBe(204);
  await openMail(page, account.email, 'Your Repurpose password was changed');
  const sentence = 'If this was not you, reset your password now.';
  await page.frameLocator('iframe').getByText(sentence).waitFor();
  await page.locator('pre').getByText(sentence).waitFor();
  await context.close();
});

it('says what to do with a link that is cut off', async () => {
  const { page, context } = await openVisit(url);
  await page.goto('/reset-password');
  await page.getByText('This link is incomplete').waitFor();
  await context.close();
});
