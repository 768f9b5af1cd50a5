import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputChecks, User } from '@repurpose/contract';
import { aConfig, aUser, openSite, stubApi, type Answer, type Answers } from '../../../test/site.js';

const checks: OutputChecks = {
  claims: [
    { kind: 'percent', text: '34 percent', start: 0, end: 3, source: { start: 2, end: 5 } },
    { kind: 'money', text: '$9', start: 5, end: 7, source: null },
  ],
  unsupportedClaims: 1,
  count: 214,
  limit: 280,
  unit: 'characters',
  warnings: [],
};
const DONE = {
  transformedContent: { twitter: 'The thread', email: 'The letter' },
  id: 'run-1',
  creditsLeft: 2,
  failures: [],
  checks: { twitter: checks },
};
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const source = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Input Content' });

function openDesk(user: Partial<User> = {}, answers: Answers = {}, at = '/dashboard') {
  const sent = stubApi({
    'GET /api/user': { json: aUser(user) },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
    ...answers,
  });
  openSite(at);
  return sent;
}
async function start(text: string, formats: string[]): Promise<void> {
  fireEvent.change(await source(), { target: { value: text } });
  for (const format of formats) await userEvent.click(screen.getByRole('checkbox', { name: format }));
  await userEvent.click(screen.getByRole('button', { name: 'Start Repurposing' }));
}
const stream = (...events: [string, unknown][]): Answer => ({
  text: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  headers: { 'content-type': 'text/event-stream' },
});

beforeEach(() => window.localStorage.clear());

it('sends an anonymous visitor to /auth', async () => {
  stubApi({ 'GET /api/user': { status: 401, json: {} }, 'GET /api/config': { json: aConfig() } });
  openSite('/dashboard');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/auth'));
});

it.each(['/dashboard', '/library'])(
  'says at %s that the service does not answer, and stays there',
  async (at) => {
    openDesk({}, { 'GET /api/user': { status: 502, text: 'Bad Gateway' } }, at);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be opened');
    expect(screen.getByTestId('address')).toHaveTextContent(at);
  },
);

it('leads a user without credits from beside the start button to the plans', async () => {
  openDesk({ transformationsLeft: 0 });
  await source();
  const beside = await screen.findByText(/^No credits left/);
  expect(within(beside).getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    '/dashboard#change-plan',
  );
});

it('lays out the desk: ten rows, five settings, twelve formats, six of them locked on Free', async () => {
  openDesk();
  expect((await source()).rows).toBe(10);
  expect((await source()).placeholder).toBe('Paste or type your content here...');
  expect(screen.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).value)).toEqual([
    'professional',
    'technology',
    '50',
    '50',
    '',
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).disabled)).toHaveLength(6);
  expect(screen.getAllByRole('link', { name: /more formats/ }).map((link) => link.textContent)).toEqual([
    '6 more formats with Pro, $49 a month',
  ]);
  for (const title of ['Input Content', 'Repurposing Settings', 'Select Output Formats'])
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  for (const title of ['Account', 'Change Plan'])
    expect(await screen.findByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('You have 5 repurposing credits left this month.')).toBeVisible();
});

it('checks before sending', async () => {
  const sent = openDesk();
  await start(' ', []);
  expect(await toasts().findByText('Input Required')).toBeVisible();
  await start('A text.', []);
  expect(await toasts().findByText('Format Required')).toBeVisible();
  expect(sent.some(({ call }) => call === 'POST /api/transform')).toBe(false);
});

it.each([
  [
    'a stream',
    stream(
      ['queued', { id: 'run-1' }],
      ['format', { format: 'twitter', text: 'The thread', checks }],
      ['done', DONE],
    ),
  ],
  ['one answer', { json: DONE }],
])('shows the results of %s: first tab, twelve rows, counter, claims, new credits', async (_way, answer) => {
  const sent = openDesk({}, { 'POST /api/transform': answer });
  await start('A text.', ['Twitter Thread', 'Email Newsletter']);
  expect(await toasts().findByText('Content Repurposed!')).toBeVisible();
  expect(
    toasts().getByText('Your content has been successfully repurposed into the selected formats.'),
  ).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Twitter Thread' })).toHaveAttribute('aria-selected', 'true');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Twitter Thread' });
  expect([text.value, text.rows, text.readOnly]).toEqual(['The thread', 12, true]);
  expect(await screen.findByText('214 / 280 characters')).toBeVisible();
  expect(screen.getByText('2 figures, 1 not found in your source')).toBeVisible();
  expect(await screen.findByText('You have 2 repurposing credits left this month.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Email Newsletter' }));
  expect(screen.getByRole('textbox', { name: 'Email Newsletter' })).toHaveValue('The letter');
  expect(sent.find(({ call }) => call === 'POST /api/transform')?.body).toEqual({
    content: 'A text.',
    formats: ['twitter', 'email'],
    settings: { tone: 'professional', industry: 'technology', formality: 50, length: 50 },
  });
});

it.each([
  ['a message', { status: 503, json: { message: 'The queue rests.' } }, 'The queue rests.'],
  ['no message', { status: 500, text: '' }, 'Server error: 500'],
  [
    'an error event',
    stream(['queued', { id: 'r' }], ['error', { code: 'WRITER_FAILED', message: '', status: 502 }]),
    'Could not repurpose content. Please try again.',
  ],
])('a failure with %s is a toast and the red panel, and the text stays', async (_case, answer, message) => {
  openDesk({}, { 'POST /api/transform': answer });
  await start('A text.', ['Twitter Thread']);
  expect(await toasts().findByText('Repurposing Failed')).toBeVisible();
  expect(
    within(
      screen.getByRole('heading', { name: 'Repurposing Error' }).parentElement ?? document.body,
    ).getByText(message),
  ).toBeVisible();
  expect(await source()).toHaveValue('A text.');
});

it('a session that is over is not told of twice: the text stays, and one signs in again', async () => {
  const json = { message: 'Please log in to continue.' };
  openDesk({}, { 'POST /api/transform': { status: 401, json } });
  await start('A text.', ['Twitter Thread']);
  expect(await screen.findByRole('heading', { name: 'Repurposing Error' })).toBeVisible();
  expect(toasts().queryByText('Repurposing Failed')).toBeNull();
  expect(await source()).toHaveValue('A text.');
});

it('retries one failed format', async () => {
  const failures = [{ format: 'email', code: 'WRITER_FAILED', message: 'The writer stumbled.' }];
  const sent = openDesk(
    {},
    {
      'POST /api/transform': { json: { ...DONE, transformedContent: { twitter: 'The thread' }, failures } },
      'POST /api/transformations/run-1/retry': { json: DONE },
    },
  );
  await start('A text.', ['Twitter Thread', 'Email Newsletter']);
  expect(await screen.findByText('The writer stumbled.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry Email Newsletter' }));
  expect(await screen.findByRole('tab', { name: 'Email Newsletter' })).toBeVisible();
  expect(sent.find(({ call }) => call.endsWith('/retry'))?.body).toEqual({ format: 'email' });
});

it('keeps the draft of this user through a reload and starts with Ctrl and Enter', async () => {
  window.localStorage.setItem(
    'repurpose.draft.user-1',
    JSON.stringify({ content: 'Kept text.', formats: ['linkedin'], settings: { tone: 'humorous' } }),
  );
  const sent = openDesk(
    {},
    { 'POST /api/transform': { json: { ...DONE, transformedContent: { linkedin: 'The post' } } } },
  );
  expect(await source()).toHaveValue('Kept text.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('tab', { name: 'LinkedIn Post' })).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /api/transform')?.body).toMatchObject({
    content: 'Kept text.',
    settings: { tone: 'humorous' },
  });
});

it.each<[string, string | null, Answer, string, string]>([
  [
    'no subscription',
    null,
    {},
    'No Subscription Found',
    'You need an active subscription to manage billing.',
  ],
  [
    'a failing portal',
    'cus_1',
    { status: 502, json: { message: 'Down.' } },
    'Billing Error',
    'Could not access billing portal: Down.',
  ],
  [
    'a portal without address',
    'cus_1',
    { json: {} },
    'Billing Error',
    'Portal URL not received from server.',
  ],
])('Manage billing with %s is told', async (_case, stripeCustomerId, answer, title, message) => {
  openDesk({ stripeCustomerId }, { 'POST /api/create-portal-session': answer }, '/dashboard#account');
  await userEvent.click(await screen.findByRole('button', { name: 'Manage billing' }));
  expect(await toasts().findByText(title)).toBeVisible();
  expect(toasts().getByText(message)).toBeVisible();
  // Without a subscription, the plans open.
  const plans = await screen.findByRole('button', { name: 'Change Plan' });
  expect(plans).toHaveAttribute('aria-expanded', String(stripeCustomerId === null));
});

it('logs out to the landing page', async () => {
  openDesk({}, { 'POST /api/logout': {} }, '/dashboard#account');
  const account =
    (await screen.findByRole('button', { name: 'Account' })).closest('section') ?? document.body;
  await userEvent.click(within(account).getByRole('button', { name: 'Logout' }));
  expect(await toasts().findByText('You have been successfully logged out.')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
});
