import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aUser, openSite, stubApi, type Answers } from '../../../test/site.js';

const source = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Input Content' });

function openDesk(answers: Answers, address = '/dashboard') {
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

it('opens what the address names, which stays in the address', async () => {
  openDesk(answers, '/dashboard?open=past');
  await source();
  expect(await screen.findByRole('textbox', { name: 'Twitter Thread' })).toHaveValue('The thread');
  expect(screen.getByTestId('address').textContent).toBe('/dashboard?open=past');
});

it('opens the newest one when the address names none', async () => {
  const { request: _request, transformedContent: _texts, ...row } = past;
  const failed = { ...row, id: 'failed', status: 'failed' };
  openDesk({ ...answers, 'GET /api/transformations?limit=20': { json: [failed, row] } }, '/dashboard');
  await source();
  expect(await screen.findByRole('textbox', { name: 'Twitter Thread' })).toHaveValue('The thread');
  expect(await source()).toHaveValue('');
});

it('lays the source and its settings on the desk, charges nothing, and gives back what lay there', async () => {
  window.localStorage.setItem(
    'repurpose.draft.user-1',
    JSON.stringify({ content: 'My new text.', formats: [] }),
  );
  const sent = openDesk(answers, '/dashboard?duplicate=past');
  await waitFor(async () => expect(await source()).toHaveValue('An old text'));
  const values = screen.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).value);
  expect(values).toEqual(['humorous', 'food', '75', '25', '']);
  expect(screen.getByRole('checkbox', { name: 'Twitter Thread' })).toBeChecked();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Put my text back' }));
  expect(await source()).toHaveValue('My new text.');
  expect(screen.queryByRole('button', { name: 'Put my text back' })).toBeNull();
});

it('says so when it is gone', async () => {
  openDesk({}, '/dashboard?open=past');
  expect(await screen.findByText(/^This transformation could not be opened/)).toBeVisible();
});

const DONE = {
  transformedContent: { twitter: 'The thread' },
  ...{ id: 'run-1', creditsLeft: 2, failures: [] },
  checks: {
    twitter: {
      claims: [
        { kind: 'percent', text: '34 percent', start: 0, end: 3, source: { start: 2, end: 5 } },
        { kind: 'money', text: '$9', start: 5, end: 7, source: null },
      ],
      ...{ unsupportedClaims: 1, count: 214, limit: 280, unit: 'characters', warnings: [] },
    },
  },
};
async function start(text: string, formats: string[]): Promise<void> {
  fireEvent.change(await source(), { target: { value: text } });
  for (const format of formats) await userEvent.click(screen.getByRole('checkbox', { name: format }));
  await userEvent.click(screen.getByRole('button', { name: 'Start Repurposing' }));
}

it('opens a past transformation from the history', async () => {
  const row = {
    id: 'past',
    status: 'succeeded',
    excerpt: 'An old text',
    formats: ['twitter'],
    createdAt: '2026-11-01T00:00:00Z',
  };
  openDesk({
    'GET /api/transformations?limit=20': { json: [{ ...row, id: 'newest', excerpt: 'New' }, row] },
    'GET /api/transformations/past': {
      json: { ...past, ...DONE, ...row },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open: An old text' }));
  expect(await screen.findByRole('textbox', { name: 'Twitter Thread' })).toHaveValue('The thread');
  expect(screen.getByTestId('address').textContent).toBe('/dashboard?open=past');
});

it('opens again what was shown before the last start', async () => {
  const row = { id: 'past', status: 'succeeded', excerpt: 'An old text', formats: ['twitter'] };
  const rows = [{ ...row, createdAt: past.createdAt }];
  openDesk(
    {
      ...answers,
      'GET /api/transformations?limit=20': { json: rows },
      'POST /api/transform': { json: { ...DONE, transformedContent: { twitter: 'The new thread' } } },
    },
    '/dashboard?open=past',
  );
  await screen.findByDisplayValue('The thread');
  await start('A text.', ['Twitter Thread']);
  await screen.findByDisplayValue('The new thread');
  await userEvent.click(await screen.findByRole('button', { name: 'Open: An old text' }));
  expect(await screen.findByDisplayValue('The thread')).toBeVisible();
});

it('shows a place of the source when the field has another text', async () => {
  openDesk({ 'POST /api/transform': { json: DONE } });
  await start('At 34 percent.', ['Twitter Thread']);
  fireEvent.change(await source(), { target: { value: '' } });
  expect(await screen.findByText('2 figures, 1 not found in your source')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '34 percent' }));
  const dialog = await screen.findByRole('dialog', { name: 'In your source' });
  expect(within(dialog).getByText(' 34', { normalizer: (text) => text })).toBeVisible();
});

it('a failed run can be started again', async () => {
  let isDown = true;
  openDesk({
    'POST /api/transform': () => (isDown ? { status: 503, json: { message: 'Down.' } } : { json: DONE }),
  });
  await start('A text.', ['Twitter Thread']);
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Twitter Thread' })).toHaveValue('The thread');
});

it('asks before the same is written twice, and asks for another version', async () => {
  const sent = openDesk({
    ...answers,
    'POST /api/transformations/same': { json: { id: 'past', nextVariant: 2 } },
    'POST /api/transform': { json: DONE },
  });
  await start('A text.', ['Twitter Thread']);
  await screen.findByRole('dialog', { name: 'You have this already' });
  expect(sent.some(({ call }) => call === 'POST /api/transform')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard?open=past'));
  await userEvent.click(screen.getByRole('button', { name: 'Start Repurposing' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write another version, 1 credit' }));
  expect(await screen.findByText('Content Repurposed!')).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /api/transform')?.body).toMatchObject({ variant: 2 });
});

describe('while a start is not accepted yet', () => {
  const row = { id: 'past', status: 'succeeded', excerpt: 'An old text', formats: ['twitter'] };
  const other = { ...row, id: 'other', excerpt: 'Another text' };
  const address = () => screen.getByTestId('address').textContent;
  const findNewThread = (wait = {}) => screen.findByDisplayValue('The new thread', {}, wait);

  /** `accept`: the server names the new id and ends the run. */
  async function startUnaccepted(): Promise<{ accept: () => Promise<void> }> {
    let accept: (() => void) | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        const send = (event: string, data: object) =>
          stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        accept = () => {
          send('queued', { id: 'run-1' });
          send('done', { ...DONE, transformedContent: { twitter: 'The new thread' } });
          stream.close();
        };
      },
    });
    const sent = openDesk(
      {
        ...answers,
        'GET /api/transformations/other': {
          json: { ...past, id: 'other', transformedContent: { twitter: 'Another thread' } },
        },
        'GET /api/transformations?limit=20': {
          json: [row, other].map((each) => ({ ...each, createdAt: past.createdAt })),
        },
        'POST /api/transform': () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
      },
      '/dashboard?open=past',
    );
    await screen.findByDisplayValue('The thread');
    await start('A text.', ['Twitter Thread']);
    await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/transform')).toBe(true));
    const countReads = () => sent.filter(({ call }) => call.startsWith('GET /api/transformations?')).length;
    return {
      accept: async () => {
        const reads = countReads();
        accept?.();
        // The list is read again after the run.
        await waitFor(() => expect(countReads()).toBeGreaterThan(reads));
      },
    };
  }

  it.each([
    ['another result', 'Another text', '/dashboard?open=other', 'Another thread'],
    ['the result that was shown before', 'An old text', '/dashboard?open=past', 'The thread'],
  ])('%s that is opened from the history stays open', async (_which, name, at, text) => {
    const { accept } = await startUnaccepted();
    await userEvent.click(await screen.findByRole('button', { name: `Open: ${name}` }));
    expect(await screen.findByDisplayValue(text)).toBeVisible();
    await accept();
    await expect(findNewThread({ timeout: 1_000 })).rejects.toThrow();
    expect(screen.getByDisplayValue(text)).toBeVisible();
    expect(address()).toBe(at);
  });

  it('another page that is opened stays open', async () => {
    const { accept } = await startUnaccepted();
    await userEvent.click(screen.getAllByRole('link', { name: 'Library' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Library' });
    await accept();
    await expect(findNewThread({ timeout: 1_000 })).rejects.toThrow();
    expect(address()).toBe('/library');
  });

  it('the new one is shown when nothing else was opened', async () => {
    const { accept } = await startUnaccepted();
    await accept();
    expect(await findNewThread()).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard?open=run-1'));
  });
});
