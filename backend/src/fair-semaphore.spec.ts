import { FairSemaphore } from './fair-semaphore.js';

function stage(semaphore: FairSemaphore) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const all: Promise<unknown>[] = [];
  const add = (name: string): void => {
    const key = name[0] ?? '';
    const work = () => new Promise<void>((resolve) => (started.push(name), ends.set(name, resolve)));
    all.push(semaphore.run(key, work));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, add, end, all };
}

it('one key has some of the places, however much it asks for; the others are left to others', async () => {
  const { started, add, end } = stage(new FairSemaphore(3, 2));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) add(name);
  await Promise.resolve();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(started.slice(3)).toEqual(['c1']);
  await end('a1');
  expect(started.slice(4)).toEqual(['a3']);
});

it('keys that wait take turns, each in its own order', async () => {
  const { started, add, end } = stage(new FairSemaphore(1, 1));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(name);
  await Promise.resolve();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('a failure hands the place on', async () => {
  const semaphore = new FairSemaphore(1, 1);
  const failing = semaphore.run('a', () => Promise.reject(new Error('broken')));
  const after = semaphore.run('a', () => Promise.resolve('after'));
  await expect(failing).rejects.toThrow('broken');
  expect(await after).toBe('after');
});
