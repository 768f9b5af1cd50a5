import { monotonicMs, TaskBudget } from './task-budget.js';

const LIMITS = { budgetMs: 10_000, startMs: 30_000, wallMs: 60_000 };
const THREAD = 7;
const USED_BEFORE_MS = 5_000;

/** `share`: of a processor, which the thread gets. */
function begun(share: number) {
  const budget = new TaskBudget(LIMITS, () => [
    { threadId: THREAD, cpuUsage: () => Promise.resolve(used()) },
  ]);
  const beganAt = performance.now();
  const used = (): NodeJS.CpuUsage => ({
    user: (USED_BEFORE_MS + (performance.now() - beganAt) * share) * 1_000,
    system: 0,
  });
  budget.start.set([monotonicMs(), THREAD, USED_BEFORE_MS]);
  return budget;
}

beforeEach(() => {
  jest.useFakeTimers();
  // At 0, a task would seem not to have begun.
  jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

it.each([
  ['is over after as much processor time', 1, 10_000, 'too-long'],
  ['lasts longer where the thread gets a quarter of a processor', 0.25, 40_000, 'too-long'],
  ['is not over for a thread that gets none, which is given up', 0, 60_000, 'too-slow'],
])('the budget of a task %s', async (_name, share, endMs, overrun) => {
  const { signal } = begun(share);
  await jest.advanceTimersByTimeAsync(endMs - 1_000);
  expect(signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([signal.aborted, signal.reason]).toEqual([true, overrun]);
});

it('a thread that does not answer is given up all the same', async () => {
  const { signal, start } = new TaskBudget(LIMITS, () => [
    { threadId: THREAD, cpuUsage: () => new Promise<never>(() => {}) },
  ]);
  start.set([monotonicMs(), THREAD, 0]);
  await jest.advanceTimersByTimeAsync(LIMITS.wallMs + 2_000);
  expect(signal.reason).toBe('too-slow');
});

it('a task that has ended is not asked after', async () => {
  const budget = begun(1);
  budget.end();
  await jest.advanceTimersByTimeAsync(LIMITS.wallMs);
  expect(budget.signal.aborted).toBe(false);
});

it('a task that no thread begins in time is given up', async () => {
  const { signal } = new TaskBudget(LIMITS, () => []);
  await jest.advanceTimersByTimeAsync(LIMITS.startMs + 1_000);
  expect(signal.reason).toBe('not-started');
});
