import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aUser, openSite, stubApi, type Answers } from '../../../../test/site.js';

/** In the order in which they came. */
const seen: string[] = [];
const scrollIntoView = Element.prototype.scrollIntoView;
beforeEach(() => {
  window.localStorage.clear();
  seen.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
});
afterAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

function openDesk(answers: Answers = {}, address = '/dashboard') {
  stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
    ...answers,
  });
  return openSite(address);
}

it.each([
  ['Change', 'settings'],
  ['Change Plan', 'change-plan'],
  ['Account', 'account'],
])('what %s opens comes into view', async (name, id) => {
  openDesk();
  const button = await screen.findByRole('button', { name });
  expect(seen).toEqual([]);
  await userEvent.click(button);
  expect(seen).toEqual([id]);
});

it('reads the history again if it could not be read', async () => {
  let isDown = true;
  openDesk({ 'GET /api/transformations?limit=20': () => (isDown ? { status: 503 } : { json: [] }) });
  await screen.findByText('The history could not be read.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing yet. What you make is kept here.')).toBeVisible();
});

it('a locked format leads to the plan that has it, with its price', async () => {
  openDesk();
  expect(await screen.findByRole('link', { name: 'YouTube Script with Pro, $49 a month' })).toHaveAttribute(
    'href',
    '/dashboard#change-plan',
  );
  expect(screen.queryByRole('link', { name: /^Twitter Thread/ })).toBeNull();
});

describe('a past transformation', () => {
  const row = { id: 'past', status: 'succeeded', excerpt: 'Bread', createdAt: '2026-11-01T12:00:00' };
  const past = { ...row, formats: ['twitter'], transformedContent: { twitter: 'The thread' } };
  const settings = { tone: 'humorous', industry: 'food', formality: 75, length: 25 };
  const answers: Answers = {
    'GET /api/transformations?limit=20': { json: [{ ...row, formats: ['twitter'] }] },
    'GET /api/transformations/past': {
      json: { ...past, request: { content: '# Bread\n\nRye.', formats: ['twitter'], settings } },
    },
  };

  it('has its title and date, a way back to the library, and is in view once it is opened', async () => {
    const { router } = openDesk(answers, '/library');
    await act(() => router.navigate('/dashboard?open=past'));
    expect(await screen.findByRole('heading', { name: 'Bread' })).toBeVisible();
    expect(screen.getAllByText('Nov 1, 2026, 12:00 PM').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Back to the library' })).toHaveAttribute('href', '/library');
    await waitFor(() => expect(seen).toContain('results'));
  });

  it('that is only the newest leaves who comes to the dashboard at its top', async () => {
    const { router } = openDesk(answers, '/library');
    await act(() => router.navigate('/dashboard'));
    expect(await screen.findByRole('heading', { name: 'Bread' })).toBeVisible();
    expect(seen).toEqual([]);
  });
});
