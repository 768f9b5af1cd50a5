import { callWriter, pauseBefore, reasonOf, withRetries, type RetryPolicy } from './call-writer.js';
import { retryAfter } from './openai.errors.js';
import { WriterError } from './writer.port.js';

const policy: RetryPolicy = { maxRetries: 2, backOffMs: 400, maxPauseMs: 5_000 };
const busy = (retryAfterMs: number | null = null): WriterError =>
  new WriterError('WRITER_UNAVAILABLE', '503', { isRetryable: true, retryAfterMs });
const refused = new WriterError('WRITER_FAILED', '400');

describe('the pause before another call to the provider', () => {
  it.each([
    ['grows with each retry', busy(), 0, 0, 200],
    ['grows with each retry', busy(), 1, 0, 400],
    ['is spread so that formats do not come back together', busy(), 0, 1, 400],
    ['is what the provider asked for', busy(1_500), 0, 0, 1_500],
    ['is none when the provider says so', busy(0), 0, 0, 0],
    ['is not made when the provider asks for too long', busy(60_000), 0, 0, null],
    ['is not made after the last retry', busy(), 2, 0, null],
    ['is not made for what will not pass', refused, 0, 0, null],
    ['is not made for an unknown error', new Error('?'), 0, 0, null],
  ])('%s', (_name, error, retry, random, expected) => {
    expect(pauseBefore(error, retry, policy, () => random)).toBe(expected);
  });

  it.each([
    ['2', 2_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('reads Retry-After: %s', (value, expected) => {
    const now = (): number => Date.parse('2026-11-21T10:00:00Z');
    expect(retryAfter(new Headers({ 'retry-after': value }), now)).toBe(expected);
  });
});

it('the reason of an unknown error says where it was thrown, and nothing of its message', () => {
  const reason = reasonOf(new SyntaxError('Unexpected token, "What Zinnia\nsaid" is not JSON'));
  expect(reason).toMatch(/^SyntaxError\n {4}at .*call-writer\.spec/);
  expect(reason).not.toMatch(/Zinnia|said/);
});

describe('withRetries', () => {
  const open = new AbortController().signal;
  const quick: RetryPolicy = { ...policy, backOffMs: 1 };
  const failing = (times: number, error: Error) => {
    const made = { calls: 0 };
    const call = (): Promise<string> => {
      made.calls += 1;
      return made.calls <= times ? Promise.reject(error) : Promise.resolve('text');
    };
    return { made, call };
  };

  it.each([
    ['a passing failure twice', 2, busy(), 'text', 3],
    ['a passing failure for good', 9, busy(), null, 3],
    ['a lasting failure', 9, refused, null, 1],
  ])('%s', async (_name, times, error, expected, calls) => {
    const { made, call } = failing(times, error);
    const result = withRetries(call, quick, open);
    if (expected === null) await expect(result).rejects.toBe(error);
    else expect(await result).toBe(expected);
    expect(made.calls).toBe(calls);
  });

  it('does not outlive its signal', async () => {
    const stop = new AbortController();
    const { made, call } = failing(9, busy(4_000));
    const result = withRetries(call, policy, stop.signal);
    stop.abort();
    await expect(result).rejects.toThrow();
    expect(made.calls).toBe(1);
  });
});

it('a deadline that ends a pause leaves the provider’s failure in the log', async () => {
  const deadline = new AbortController();
  const noted: object[] = [];
  const writing = callWriter(
    () => Promise.reject(busy(4_000)),
    deadline.signal,
    (failure) => noted.push(failure),
  );
  setImmediate(() => deadline.abort());
  expect((await writing).result).toEqual({ code: 'TRANSFORM_TIMEOUT' });
  expect(noted).toEqual([{ code: 'TRANSFORM_TIMEOUT', reason: 'no time for a retry after: 503' }]);
});
