import { fireEvent, screen } from '@testing-library/react';
import { aConfig, aUser, openSite, stubApi, type Answers } from '../../../test/site.js';

const TOKEN = 'x'.repeat(43);
const here: Answers = { 'GET /api/user': { json: aUser() }, 'GET /api/config': { json: aConfig() } };
const refused = (status: number, message: string) => ({ status, json: { message } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const text = async () => (await screen.findByRole('alert')).textContent;

describe('the link that confirms an address', () => {
  const at = (answer: ReturnType<typeof refused>) => {
    stubApi({ ...here, 'POST /api/address/proof/confirm': answer });
    openSite(`/confirm-address#${TOKEN}`);
    return press('Confirm this address');
  };

  test('of another account leads to the other account', async () => {
    await at(refused(403, 'This link belongs to another account.'));
    expect(await text()).toContain('This link cannot be used');
    expect(screen.getByRole('button', { name: 'Switch account' })).toBeVisible();
  });

  test('that was used leads to the dashboard', async () => {
    await at(refused(410, 'This link does not work any more.'));
    expect(await screen.findByRole('link', { name: 'Go to dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch account' })).toBeNull();
  });

  test('can be pressed again when the server did not answer', async () => {
    await at(refused(502, 'Bad gateway.'));
    expect(await text()).toContain('Bad gateway.');
    expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeEnabled();
  });
});

test('a used link of a new password, opened while logged in, offers to log out for a new one', async () => {
  stubApi({ ...here, 'POST /api/password-reset/confirm': refused(410, 'This link does not work any more.') });
  openSite(`/reset-password#${TOKEN}`);
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'a better horse' } });
  await press('Save new password');
  expect(await screen.findByRole('button', { name: 'Log out and get a new link' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get a new link' })).toBeNull();
});

test('an invitation is not called unusable when the server did not answer', async () => {
  stubApi({ ...here, [`GET /api/invitations/${TOKEN}`]: refused(502, 'Bad gateway.') });
  openSite(`/invitation#${TOKEN}`);
  expect(await text()).toContain('The service does not answer.');
});
