import { screen } from '@testing-library/react';
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

function openDesk(answers: Answers = {}): void {
  stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
    ...answers,
  });
  openSite('/dashboard');
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
