import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aUser, openSite, stubApi } from '../../../../../test/site.js';

/** The spec answers when it likes. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  opened = '';
  form: FormData | null = null;
  constructor() {
    FakeRequest.made.push(this);
  }
  open(method: string, path: string) {
    this.opened = `${method} ${path}`;
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  async answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => {
      this.onload?.();
      await Promise.resolve();
    });
  }
}

const READ = {
  title: 'Bread',
  text: '# Bread\n\nRye and oats.',
  structure: { headings: [], paragraphs: 1, listItems: 0, tableRows: 0 },
  warnings: ['Page 2 has no text. It may be scanned or a picture.'],
};
const bread = () => new File(['x'], 'bread.docx');
const source = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Input Content' });
const refusal = () => screen.findByRole('alert');
const last = () => FakeRequest.made.at(-1) ?? new FakeRequest();

const native = globalThis.XMLHttpRequest;
beforeEach(() => {
  window.localStorage.clear();
  FakeRequest.made = [];
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
  });
  openSite('/dashboard');
});
afterEach(() => {
  globalThis.XMLHttpRequest = native;
});

it('a chosen file shows how far it is, lands as text with its warnings, and the text before can be had back', async () => {
  fireEvent.change(await source(), { target: { value: 'Typed before.' } });
  await userEvent.upload(screen.getByLabelText('File to read'), bread());
  expect(last().opened).toBe('POST /api/content/extract');
  expect((last().form?.get('file') as File).name).toBe('bread.docx');
  act(() => last().upload.onprogress?.({ loaded: 1, total: 4 }));
  // The bar is a part of the page that loads on its own.
  expect(await screen.findByRole('progressbar', { name: 'Upload of bread.docx' })).toHaveValue(0.25);
  act(() => last().upload.onprogress?.({ loaded: 4, total: 4 }));
  expect(screen.getByText('Reading bread.docx…')).toBeVisible();
  await last().answer(200, READ);
  expect(await screen.findByText('Page 2 has no text. It may be scanned or a picture.')).toBeVisible();
  expect(await source()).toHaveValue(READ.text);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await source()).toHaveValue('Typed before.');
});

it.each([
  ['dropped', 'drop', 'dataTransfer'],
  ['pasted', 'paste', 'clipboardData'],
] as const)('a %s file is read, too', async (_way, event, key) => {
  const files = { 0: bread(), length: 1, [Symbol.iterator]: Array.prototype[Symbol.iterator] };
  fireEvent[event](await source(), { [key]: { files, types: ['Files'], getData: () => '' } });
  await last().answer(200, READ);
  expect(await source()).toHaveValue(READ.text);
});

it('a file may be dropped anywhere on the page', async () => {
  await source();
  const files = { 0: bread(), length: 1, [Symbol.iterator]: Array.prototype[Symbol.iterator] };
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
  await last().answer(200, READ);
  expect(await source()).toHaveValue(READ.text);
});

it('what was cleared can be had back', async () => {
  fireEvent.change(await source(), { target: { value: 'Typed before.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await source()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo clear' }));
  expect(await source()).toHaveValue('Typed before.');
});

it('a refusal stays with its sentence until it is dismissed, and leaves the text alone', async () => {
  fireEvent.change(await source(), { target: { value: 'Typed before.' } });
  await userEvent.upload(screen.getByLabelText('File to read'), bread());
  await last().answer(422, { code: 'FILE_ENCRYPTED', message: 'This file is protected with a password.' });
  expect(await refusal()).toHaveTextContent('File Not ReadThis file is protected with a password.');
  expect(await source()).toHaveValue('Typed before.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['two files', () => [bread(), bread()], 'Please choose one file at a time.'],
  ['an empty one', () => [new File([], 'empty.txt')], 'This file is empty.'],
])('%s are refused before anything is sent', async (_name, files, sentence) => {
  const list = Object.assign([...files()], { item: () => null });
  fireEvent.drop(await source(), { dataTransfer: { files: list, types: ['Files'] } });
  expect(await refusal()).toHaveTextContent(sentence);
  expect(FakeRequest.made).toEqual([]);
});

it('an upload can be cancelled', async () => {
  await source();
  await userEvent.upload(screen.getByLabelText('File to read'), bread());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload file' })).toBeEnabled();
});
