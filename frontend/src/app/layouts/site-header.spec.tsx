import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConfig, aUser, openSite, stubApi } from '../../../test/site.js';
import { rememberSession } from '../../shared/session/session-hint.js';

const menu = () => screen.getByRole('navigation', { name: 'Main' }).parentElement ?? document.body;
const linksOf = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => rememberSession(false));

it('shows Login and Sign up to a first visitor without asking the API who it is', async () => {
  const sent = stubApi({ 'GET /api/config': { json: aConfig() } });
  openSite('/about');
  await screen.findByRole('heading', { level: 1, name: 'About' });
  expect(linksOf()).toEqual(['Repurpose', 'Features', 'Pricing', 'Login', 'Sign up']);
  expect(sent).toEqual([]);
});

it('shows Dashboard and Logout on a reading page to whom this device remembers', async () => {
  rememberSession(true);
  stubApi({ 'GET /api/user': { json: aUser() } });
  openSite('/about');
  await screen.findByRole('button', { name: 'Logout' });
  expect(linksOf()).toEqual([
    'Repurpose',
    'Features',
    'Pricing',
    'Dashboard',
    'Library',
    'Voices',
    'Account',
  ]);
});

it('goes back to Login when the remembered session is gone', async () => {
  rememberSession(true);
  const sent = stubApi({ 'GET /api/user': { status: 401 } });
  openSite('/about');
  await screen.findByRole('link', { name: 'Login' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['GET /api/user']));
  expect(linksOf()).toContain('Sign up');
});

it('closes the menu on following a link, and leaves it closed on the way back', async () => {
  stubApi({ 'GET /api/config': { json: aConfig() } });
  const { router } = openSite('/about');
  fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  await act(() => router.navigate('/careers'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('opens the menu, closes it with Escape and gives the focus back to its button', async () => {
  stubApi({});
  openSite('/no-such-page');
  const button = await screen.findByRole('button', { name: 'Open menu' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('the menu of a user begins with their pages and leads to their account, with plan and credits', async () => {
  rememberSession(true);
  stubApi({ 'GET /api/user': { json: aUser({ transformationsLeft: 4 }) } });
  openSite('/about');
  await screen.findByRole('button', { name: 'Logout' });
  fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const list = within(screen.getByRole('navigation', { name: 'Menu' }));
  const account = await list.findByRole('link', { name: 'Account · Free, 4 credits' });
  expect(account).toHaveAttribute('href', '/dashboard#account');
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['Dashboard', 'Library', 'Voices', 'Account · Free, 4 credits', 'Features', 'Pricing'],
  ]);
});
