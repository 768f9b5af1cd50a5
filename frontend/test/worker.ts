import type { CheckRequest } from '../src/features/repurpose/edit/checks/answer-check.js';

/** jsdom has no Web Workers. This one runs in the page's thread. */
class TestWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  postMessage(request: CheckRequest): void {
    import('../src/features/repurpose/edit/checks/answer-check.js')
      .then(({ answerCheck }) => answerCheck(request))
      .then(
        (data) => this.onmessage?.({ data }),
        (error: unknown) => this.onerror?.(error),
      );
  }

  terminate(): void {
    this.onmessage = null;
    this.onerror = null;
  }
}

Object.assign(globalThis, { Worker: TestWorker });
