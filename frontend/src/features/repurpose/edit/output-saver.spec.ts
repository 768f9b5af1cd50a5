import type { OutputState, SaveOutputRequest } from '@repurpose/contract';
import type { KeptText } from '../../../shared/unsaved/kept-texts.js';
import { flushUnsaved } from '../../../shared/unsaved/unsaved.js';
import type { Answered } from './outputs.api.js';
import { OutputSaver } from './output-saver.js';

const outputOf = (version: number): OutputState => ({
  ...{ format: 'twitter', version, draft: {}, text: `version ${version}`, checks: null },
  ...{ edited: [], locked: [], tone: null, regenerationsLeft: 3 },
});
const aKept = (texts: Record<string, string>): KeptText => ({
  ...{ texts, version: 1, typedAt: '2026-11-23T08:00:00.000Z' },
});

/** Of an output of version 1. Each save waits until the test answers it. */
async function openSaver({
  kept = null as KeptText | null,
  isTooLong = (_text: string): boolean => false,
} = {}) {
  const sent: SaveOutputRequest[] = [];
  const waiting: ((answer: Answered<OutputState>) => void)[] = [];
  const saved: OutputState[] = [];
  const device = { kept };
  const next = () => new Promise<Answered<OutputState>>((resolve) => waiting.push(resolve));
  const saver = new OutputSaver({
    calls: {
      open: () => Promise.resolve({ ok: true, value: outputOf(1) }),
      save: (body) => {
        sent.push(body);
        return next();
      },
      regenerate: () => Promise.reject(new Error('not asked for here')),
      restore: next,
    },
    store: { read: () => device.kept, write: (text) => void (device.kept = text) },
    onSaved: (output) => saved.push(output),
    findRefusal: (_output, texts) => (Object.values(texts).some(isTooLong) ? 'too long' : null),
  });
  await saver.open();
  const answer = async (given: Answered<OutputState>) => {
    while (waiting.length === 0) await Promise.resolve();
    waiting.shift()?.(given);
  };
  return { saver, sent, saved, device, answer };
}
const ok = (version: number): Answered<OutputState> => ({ ok: true, value: outputOf(version) });
const refused = (status: number): Answered<OutputState> => ({ ok: false, status, message: 'No.' });
const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })) === true;

afterEach(() => jest.useRealTimers());

it('saves when typing has paused for 1,500 ms, and not before', async () => {
  const { saver, sent, answer } = await openSaver();
  jest.useFakeTimers();
  saver.type('posts.0', 'One');
  await jest.advanceTimersByTimeAsync(1_000);
  saver.type('posts.0', 'One two');
  await jest.advanceTimersByTimeAsync(1_499);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await answer(ok(2));
  expect(sent).toEqual([{ expectedVersion: 1, texts: { 'posts.0': 'One two' } }]);
});

it('keeps typed text on the device until it is saved', async () => {
  const { saver, device, answer } = await openSaver();
  saver.type('posts.0', 'One');
  expect(device.kept).toMatchObject({ texts: { 'posts.0': 'One' }, version: 1 });
  const flushed = saver.flush();
  await answer(ok(2));
  expect([await flushed, device.kept]).toEqual([true, null]);
});

it('a flush waits for text that was typed while a save was on its way', async () => {
  const { saver, sent, saved, answer } = await openSaver();
  saver.type('posts.0', 'One');
  const flushed = saver.flush();
  await Promise.resolve();
  saver.type('posts.0', 'One two');
  await answer(ok(2));
  await answer(ok(3));
  expect(await flushed).toBe(true);
  expect(sent.map(({ expectedVersion, texts }) => [expectedVersion, texts['posts.0']])).toEqual([
    [1, 'One'],
    [2, 'One two'],
  ]);
  expect(saved.map(({ version }) => version)).toEqual([2, 3]);
});

it('two flushes at once save once', async () => {
  const { saver, sent, answer } = await openSaver();
  saver.type('posts.0', 'One');
  const flushed = Promise.all([saver.flush(), flushUnsaved()]);
  await answer(ok(2));
  expect([await flushed, sent.length]).toEqual([[true, true], 1]);
});

it('a restore saves what is typed first, so that it becomes a version of its own', async () => {
  const { saver, sent, answer } = await openSaver();
  saver.type('posts.0', 'One');
  const restored = saver.restore(1);
  await answer(ok(2));
  await answer(ok(3));
  expect([await restored, sent.length, saver.getState().output?.version]).toEqual([true, 1, 3]);
});

it('undoes all changes since it was opened, and offers the way back to what was saved', async () => {
  const { saver, sent, answer } = await openSaver();
  expect(saver.hasChanges).toBe(false);
  saver.type('posts.0', 'One');
  expect(saver.hasChanges).toBe(true);
  const undone = saver.undoAll();
  await answer(ok(2));
  await answer(ok(3));
  await undone;
  expect([sent.length, saver.hasChanges]).toEqual([1, false]);
  expect(saver.getState().note).toEqual({ kind: 'saved', text: 'Your changes are undone', before: 2 });
});

it('keeps what is typed when the changes cannot be undone', async () => {
  const { saver, device, answer } = await openSaver({ isTooLong: (text) => text === 'Two' });
  saver.type('posts.0', 'One');
  const flushed = saver.flush();
  await answer(ok(2));
  await flushed;
  saver.type('posts.0', 'Two');
  const undone = saver.undoAll();
  await answer(refused(0));
  await undone;
  expect([saver.getState().texts, device.kept?.texts]).toEqual([{ 'posts.0': 'Two' }, { 'posts.0': 'Two' }]);
  saver.discard();
});

it('undoes a text that cannot be saved', async () => {
  const { saver, sent, device } = await openSaver({ isTooLong: () => true });
  saver.type('posts.0', 'One');
  await saver.undoAll();
  expect([sent, device.kept, saver.getState().texts, saver.hasChanges]).toEqual([[], null, {}, false]);
});

it.each([
  ['the network is down', refused(0), 'wrong'],
  ['another window changed it', refused(409), 'conflict'],
])('a flush says false when %s, and the text stays', async (_why, answered, kind) => {
  const { saver, device, answer } = await openSaver();
  saver.type('posts.0', 'One');
  const flushed = saver.flush();
  await answer(answered);
  expect([await flushed, saver.getState().note?.kind]).toEqual([false, kind]);
  expect(saver.getState().texts).toEqual({ 'posts.0': 'One' });
  expect(device.kept?.texts).toEqual({ 'posts.0': 'One' });
  saver.discard();
});

it('text that is too long is not sent; leaving it keeps it on the device and offers it again', async () => {
  const { saver, sent, device } = await openSaver({ isTooLong: (text) => text.length > 3 });
  saver.type('posts.0', 'Too long');
  expect([await saver.flush(), sent]).toEqual([false, []]);
  saver.leave();
  expect(await flushUnsaved()).toBe(true);
  expect(device.kept?.texts).toEqual({ 'posts.0': 'Too long' });
  expect(saver.getState()).toMatchObject({ texts: {}, kept: { texts: { 'posts.0': 'Too long' } } });
});

it('text of an earlier visit is offered, not applied; typing beside it does not push it off the device', async () => {
  const { saver, device, answer } = await openSaver({ kept: aKept({ 'posts.0': 'Old' }) });
  expect(saver.getState()).toMatchObject({ texts: {}, kept: { texts: { 'posts.0': 'Old' } } });
  saver.type('posts.1', 'New');
  expect(device.kept?.texts).toEqual({ 'posts.0': 'Old', 'posts.1': 'New' });
  saver.settleKept(true);
  expect(saver.getState().texts).toEqual({ 'posts.0': 'Old', 'posts.1': 'New' });
  const flushed = saver.flush();
  await answer(ok(2));
  expect([await flushed, device.kept]).toEqual([true, null]);
});

it('an offer that is turned down leaves the device', async () => {
  const { saver, device } = await openSaver({ kept: aKept({ 'posts.0': 'Old' }) });
  saver.settleKept(false);
  expect([device.kept, saver.getState().texts, saver.getState().kept]).toEqual([null, {}, null]);
});

it('the page asks before it closes exactly while something is unsaved', async () => {
  const { saver, answer } = await openSaver();
  expect(closesFreely()).toBe(true);
  saver.type('posts.0', 'One');
  expect(closesFreely()).toBe(false);
  const flushed = saver.flush();
  await answer(ok(2));
  await flushed;
  expect(closesFreely()).toBe(true);
});

it('a page that goes to the background saves at once', async () => {
  const { saver, sent, answer } = await openSaver();
  saver.type('posts.0', 'One');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  await answer(ok(2));
  expect(sent).toHaveLength(1);
});
