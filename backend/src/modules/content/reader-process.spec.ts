import { SETTINGS } from '../../config/settings.js';
import { readInProcess } from './reader-process.js';

const { wallMs } = SETTINGS.uploads;
afterEach(() => void Object.assign(SETTINGS.uploads, { wallMs }));

const read = () => readInProcess({ bytes: Buffer.from('Only words.') }, new AbortController().signal);

it('a file is read by a process of its own', async () => {
  expect(await read()).toMatchObject({ text: 'Only words.' });
});

it('a reader that the processor had no time for is no fault of the file', async () => {
  Object.assign(SETTINGS.uploads, { wallMs: 1 });
  await expect(read()).rejects.toMatchObject({ code: 'UPLOADS_BUSY', retryAfterSeconds: 5 });
});
