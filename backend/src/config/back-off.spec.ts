import { backOffMs } from './back-off.js';

it.each([
  [1, 5_000],
  [2, 10_000],
  [5, 80_000],
  [8, 600_000],
  [5_000, 600_000],
])('after %i failures the next try waits %i ms', (failures, waitMs) => {
  expect(backOffMs({ baseMs: 5_000, maxMs: 600_000 }, failures)).toBe(waitMs);
});
