import { Semaphore } from './semaphore.js';

const { signal } = new AbortController();

it('so many run at a time, the others in the order they came', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve) => ends.push(() => resolve(n)));
  };
  const all = [1, 2, 3, 4].map((n) => semaphore.run(signal, work(n)));
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  expect(await all[1]).toBe(2);
  expect(started).toEqual([1, 2, 3]);
  ends[0]?.();
  expect(await all[0]).toBe(1);
  expect(started).toEqual([1, 2, 3, 4]);
});

it('who is gone when its turn comes does not run, and a failure hands the place on', async () => {
  const semaphore = new Semaphore(1);
  const gone = new AbortController();
  const failing = semaphore.run(signal, () => Promise.reject(new Error('broken')));
  const left = semaphore.run(gone.signal, () => Promise.resolve('never'));
  const after = semaphore.run(signal, () => Promise.resolve('after'));
  gone.abort(new Error('gone'));
  await expect(failing).rejects.toThrow('broken');
  await expect(left).rejects.toThrow('gone');
  expect(await after).toBe('after');
});
