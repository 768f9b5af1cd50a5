import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aUser, openSite, stubApi, type Answers } from '../../../../test/site.js';

const toasts = async () => within(await screen.findByRole('region', { name: 'Notifications' }, PATIENCE));
/** The page is loaded in pieces, which takes its time on a loaded machine. */
const PATIENCE = { timeout: 45_000 };
const source = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Input Content' }, PATIENCE);

function openDesk(answers: Answers, address: string) {
  const sent = stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
    ...answers,
  });
  openSite(address);
  return sent;
}

beforeEach(() => window.localStorage.clear());

const past = {
  id: 'past',
  status: 'succeeded',
  excerpt: 'An old text',
  formats: ['twitter'],
  createdAt: '2026-11-01T00:00:00Z',
  transformedContent: { twitter: 'The thread' },
  request: {
    content: 'An old text',
    formats: ['twitter'],
    settings: { tone: 'humorous', industry: 'food', formality: 75, length: 25 },
  },
};
const answers = { 'GET /api/transformations/past': { json: past } };

it('opens what was asked for, once', async () => {
  openDesk(answers, '/dashboard?open=past');
  await source();
  expect(await screen.findByRole('textbox', { name: 'Twitter Thread' })).toHaveValue('The thread');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard'));
});

it('lays the source and its settings on the desk, charges nothing, and gives back what lay there', async () => {
  window.localStorage.setItem(
    'repurpose.draft.user-1',
    JSON.stringify({ content: 'My new text.', formats: [] }),
  );
  const sent = openDesk(answers, '/dashboard?duplicate=past');
  await waitFor(async () => expect(await source()).toHaveValue('An old text'));
  const values = screen.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).value);
  expect(values).toEqual(['humorous', 'food', '75', '25']);
  expect(screen.getByRole('checkbox', { name: 'Twitter Thread' })).toBeChecked();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Put my text back' }));
  expect(await source()).toHaveValue('My new text.');
  expect(screen.queryByRole('button', { name: 'Put my text back' })).toBeNull();
});

it('says so when it is gone', async () => {
  openDesk({}, '/dashboard?open=past');
  expect(await (await toasts()).findByText('This transformation could not be opened')).toBeVisible();
});
