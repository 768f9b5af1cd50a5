import { LIMITS } from '@repurpose/contract';
import type { CheckAnswer, CheckRequest } from './answer-check.js';
import { DraftChecker, type CheckResult } from './draft-checker.js';

/** Answers on request. */
class SilentWorker {
  static readonly made: SilentWorker[] = [];
  readonly requests: CheckRequest[] = [];
  onmessage: ((event: { data: CheckAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  isTerminated = false;
  constructor() {
    SilentWorker.made.push(this);
  }
  postMessage(request: CheckRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const PlatformWorker = globalThis.Worker;
const requestOf = (post: string): CheckRequest => ({
  content: 'One.',
  draft: { format: 'twitter', posts: [post] },
});

function aChecker(): { checker: DraftChecker; results: CheckResult[] } {
  const results: CheckResult[] = [];
  return { checker: new DraftChecker((result) => results.push(result)), results };
}

beforeEach(() => {
  jest.useFakeTimers();
  SilentWorker.made.length = 0;
  Object.assign(globalThis, { Worker: SilentWorker });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { Worker: PlatformWorker });
});

it('checks one draft at a time, and of those that wait only the newest', () => {
  const { checker, results } = aChecker();
  for (const post of ['a', 'b', 'c']) checker.check(requestOf(post));
  const [worker] = SilentWorker.made;
  const answer: CheckAnswer = { language: 'en', claims: [], origins: [] };
  worker?.onmessage?.({ data: answer });
  expect(worker?.requests).toEqual([requestOf('a'), requestOf('c')]);
  expect(results).toEqual([answer]);
  expect(SilentWorker.made).toHaveLength(1);
});

it('ends a check that takes too long; the next one gets a new worker', () => {
  const { checker, results } = aChecker();
  checker.check(requestOf('endless'));
  checker.check(requestOf('short'));
  jest.advanceTimersByTime(LIMITS.textWorkMs);
  const [first, second] = SilentWorker.made;
  expect(results).toEqual([{ failure: 'too-long' }]);
  expect([first?.isTerminated, second?.requests]).toEqual([true, [requestOf('short')]]);
});

it('a worker that cannot be run is a failure, not silence', () => {
  const { checker, results } = aChecker();
  checker.check(requestOf('a'));
  SilentWorker.made[0]?.onerror?.();
  expect(results).toEqual([{ failure: 'broken' }]);
});
