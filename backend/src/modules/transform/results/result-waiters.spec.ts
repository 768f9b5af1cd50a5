import { setImmediate as nextTurn } from 'node:timers/promises';
import { ResultWaiters, type Waiter } from './result-waiters.js';

const LONG_MS = 60_000;
const isWoken = (waiter: Waiter): Promise<boolean> =>
  Promise.race([waiter.next(LONG_MS).then(() => true), nextTurn(false)]);

describe('the result bus', () => {
  const bus = new ResultWaiters();

  it.each([
    ['before anybody waits', true],
    ['while somebody waits', false],
  ])('wakes a waiter that was opened, %s', async (_name, isEarly) => {
    const waiter = bus.open('a', ['settled']);
    if (isEarly) bus.wake('a', 'settled');
    const woken = isWoken(waiter);
    if (!isEarly) bus.wake('a', 'settled');
    expect(await woken).toBe(true);
    waiter.close();
  });

  it('wakes everybody who waits for the same transformation, and nobody else', async () => {
    const [first, second, other] = [
      bus.open('a', ['settled']),
      bus.open('a', ['settled']),
      bus.open('b', ['settled']),
    ];
    bus.wake('a', 'settled');
    expect(await Promise.all([first, second, other].map(isWoken))).toEqual([true, true, false]);
    for (const waiter of [first, second, other]) waiter.close();
  });

  it('tells progress only to those who listen to it', async () => {
    const [json, stream] = [bus.open('a', ['settled']), bus.open('a', ['progress', 'settled'])];
    bus.wake('a', 'progress');
    expect(await Promise.all([json, stream].map(isWoken))).toEqual([false, true]);
    json.close();
    stream.close();
  });

  it('keeps one wake-up for a waiter that is busy reading', async () => {
    const waiter = bus.open('a', ['settled']);
    bus.wake('a', 'settled');
    bus.wake('a', 'settled');
    expect([await isWoken(waiter), await isWoken(waiter)]).toEqual([true, false]);
    waiter.close();
  });

  it('ends the wait of a waiter that is closed', async () => {
    const waiter = bus.open('a', ['settled']);
    const woken = isWoken(waiter);
    waiter.close();
    expect([await woken, await isWoken(waiter), bus.size]).toEqual([true, true, 0]);
  });

  it('is idle when the last waiter has gone', async () => {
    const [first, second] = [bus.open('a', ['settled']), bus.open('b', ['settled'])];
    const idle = bus.idle(LONG_MS);
    first.close();
    second.close();
    second.close();
    await idle;
    expect(bus.size).toBe(0);
    await bus.idle(LONG_MS);
  });

  it('names only those who have waited for long', () => {
    const waiter = bus.open('a', ['settled']);
    expect([bus.idsWaitingLongerThan(0), bus.idsWaitingLongerThan(LONG_MS)]).toEqual([['a'], []]);
    waiter.close();
  });
});
