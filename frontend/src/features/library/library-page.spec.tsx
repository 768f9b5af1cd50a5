import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransformationSummary } from '@repurpose/contract';
import { aConfig, aUser, openSite, stubApi, type Answers } from '../../../test/site.js';

const aRow = (changes: Partial<TransformationSummary> = {}): TransformationSummary => ({
  id: 'one',
  status: 'succeeded',
  excerpt: 'How a bakery cut its waste',
  formats: ['twitter', 'email'],
  createdAt: '2026-11-01T09:00:00Z',
  tags: [],
  isArchived: false,
  ...changes,
});
const LIST = 'GET /api/transformations?limit=50';
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
/** The page loads several chunks, which is slow on a loaded machine. */
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const address = () => screen.getByTestId('address').textContent;

function openLibrary(answers: Answers, path = '/library') {
  const sent = stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/library/tags': { json: [{ name: 'SEO', count: 2 }] },
    ...answers,
  });
  openSite(path);
  return { sent, calls: () => sent.map(({ call }) => call) };
}

beforeEach(() => window.localStorage.clear());

it('sends a guest to the login, and back to the same search', async () => {
  openLibrary({ 'GET /api/user': { status: 401, json: {} } }, '/library?q=bread&format=email');
  await waitFor(() => expect(address()).toContain('/auth'));
  const query = new URLSearchParams(address()?.split('?')[1]);
  expect(query.get('returnTo')).toBe('/library?q=bread&format=email');
});

it('lists what was written: opened, used again, and what failed or still runs told apart', async () => {
  const rows = [
    aRow({ tags: ['SEO'], excerpt: 'How a bakery cut its waste\nIt counted every loaf…' }),
    aRow({ id: 'two', excerpt: 'Failed text', status: 'failed', author: { userId: 'ada', username: 'Ada' } }),
    aRow({ id: 'three', excerpt: 'Running text', status: 'running' }),
  ];
  openLibrary({ [LIST]: { json: rows } });
  await heading('Library');
  expect(screen.getAllByText(/^By /)).toHaveLength(1);
  expect(screen.getByText('By Ada')).toBeVisible();
  const open = await screen.findByRole('link', { name: 'How a bakery cut its waste It counted every loaf…' });
  expect(screen.getByRole('button', { name: 'Tags of: How a bakery cut its waste' })).toBeVisible();
  expect(open).toHaveAttribute('href', '/dashboard?open=one');
  expect(screen.getByRole('link', { name: 'Duplicate: Failed text' })).toHaveAttribute(
    'href',
    '/dashboard?duplicate=two',
  );
  expect(screen.queryByRole('link', { name: 'Failed text' })).toBeNull();
  expect(screen.getByText('Failed, not charged')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete: Running text' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Show all with the tag SEO' }));
  expect(address()).toBe('/library?tag=SEO');
});

it('shows by itself that a row has been written', async () => {
  const states = ['running', 'succeeded'] as const;
  let reads = 0;
  openLibrary({ [LIST]: () => ({ json: [aRow({ status: states[reads++] ?? 'succeeded' })] }) });
  await screen.findByText('Writing');
  await screen.findByRole('link', { name: 'How a bakery cut its waste' });
  expect(screen.queryByText('Writing')).toBeNull();
}, 100_000);

it('searches as one types, keeps it in the address, and goes back', async () => {
  const { calls } = openLibrary({
    [LIST]: { json: [aRow()] },
    'GET /api/transformations?q=rye+bread&limit=50': { json: [] },
  });
  await screen.findByRole('link', { name: 'How a bakery cut its waste' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rye bread ' } });
  expect(await screen.findByText('No source, piece or tag has “rye bread” in it.')).toBeVisible();
  expect(address()).toBe('/library?q=rye+bread');
  expect(calls().filter((call) => call.includes('q='))).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('link', { name: 'How a bakery cut its waste' })).toBeVisible();
  expect([address(), screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual(['/library', '']);
});

it('filters by format, state and tag, names what is set, and takes it away again', async () => {
  const { calls } = openLibrary(
    {
      'GET /api/transformations?format=email&state=failed&tag=SEO&limit=50': { json: [] },
      'GET /api/transformations?format=email&tag=SEO&limit=50': { json: [aRow()] },
    },
    '/library?format=email&state=failed',
  );
  await heading('Library');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'SEO (2)');
  expect(await screen.findByText('No transformation passes these filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Failed' }));
  expect(await screen.findByRole('link', { name: 'How a bakery cut its waste' })).toBeVisible();
  expect(address()).toBe('/library?format=email&tag=SEO');
  expect(calls().at(-1)).toBe('GET /api/transformations?format=email&tag=SEO&limit=50');
});

it('says that it looked within the filters where nothing is found', async () => {
  openLibrary(
    { 'GET /api/transformations?q=rye&format=email&limit=50': { json: [] } },
    '/library?q=rye&format=email',
  );
  await heading('Library');
  expect(
    await screen.findByText('No source, piece or tag within these filters has “rye” in it.'),
  ).toBeVisible();
});

it('shows more from where the last page ended', async () => {
  openLibrary({
    [LIST]: {
      json: [aRow()],
      headers: { link: '</api/transformations?limit=50&cursor=x>; rel="next"' },
    },
    'GET /api/transformations?limit=50&cursor=x': { json: [aRow({ id: 'two', excerpt: 'The second' })] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'The second' })).toBeVisible();
  expect(screen.getByText('2 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('archives the ticked ones together', async () => {
  let rows = [aRow(), aRow({ id: 'two', excerpt: 'The second' })];
  const { sent } = openLibrary({
    [LIST]: () => ({ json: rows }),
    'POST /api/library/archive': () => {
      rows = [];
      return { json: { changed: ['one', 'two'], kept: [] } };
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const bar = screen.getByRole('region', { name: 'Selected transformations' });
  expect(within(bar).getByText('2 selected')).toBeVisible();
  await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }));
  expect(await toasts().findByText('2 transformations archived')).toBeVisible();
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /api/library/archive')?.body).toEqual({
    ids: ['one', 'two'],
    isArchived: true,
  });
  expect(screen.queryByRole('region', { name: 'Selected transformations' })).toBeNull();
});

it('deletes only after a second yes', async () => {
  let rows = [aRow()];
  const { calls } = openLibrary({
    [LIST]: () => ({ json: rows }),
    'POST /api/library/delete': () => {
      rows = [];
      return { json: { changed: ['one'], kept: [] } };
    },
  });
  const row = 'Delete: How a bakery cut its waste';
  await userEvent.click(await screen.findByRole('button', { name: row }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(calls()).not.toContain('POST /api/library/delete');
  await userEvent.click(screen.getByRole('button', { name: row }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await toasts().findByText('One transformation deleted')).toBeVisible();
  expect(await heading('Library')).toHaveFocus();
});

it('tags one with an old tag and a new one, and refuses what is no tag', async () => {
  const { sent } = openLibrary({
    [LIST]: { json: [aRow()] },
    'POST /api/library/tags': { json: { changed: ['one'], kept: [] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tags of: How a bakery cut its waste' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'SEO' }));
  const field = screen.getByRole('textbox', { name: 'New tag' });
  await userEvent.type(field, 'a, b{Enter}');
  expect(screen.getByText('A tag has 1 to 40 characters, on one line and without commas.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, ' autumn{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  const bodies = sent.filter(({ call }) => call === 'POST /api/library/tags').map(({ body }) => body);
  expect(bodies).toEqual([
    { ids: ['one'], add: ['SEO'] },
    { ids: ['one'], add: ['autumn'] },
  ]);
});

it.each([
  ['the list cannot be read', { status: 503, json: { message: 'Busy.' } }, 'Busy. Nothing is lost.'],
  ['there is nothing yet', { json: [] }, 'Nothing here yet'],
])('says what to do when %s', async (_case, answer, text) => {
  openLibrary({ [LIST]: answer });
  expect(await screen.findByText(text)).toBeVisible();
});

it('has nothing to search or filter where there is nothing', async () => {
  openLibrary({ [LIST]: { json: [] } });
  expect(await screen.findByRole('link', { name: 'Go to your desk' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

it('leads to the login when the session has ended under a change', async () => {
  let isOver = false;
  openLibrary({
    'GET /api/user': () => (isOver ? { status: 401, json: {} } : { json: aUser() }),
    [LIST]: () => (isOver ? { status: 401, json: {} } : { json: [aRow()] }),
    'POST /api/library/archive': () => {
      isOver = true;
      return { status: 401, json: { message: 'Please log in to continue.' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive: How a bakery cut its waste' }));
  await waitFor(() => expect(address()).toBe('/auth?returnTo=%2Flibrary'));
});
