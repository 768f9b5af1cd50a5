import { LIMITS } from '@repurpose/contract';
import type { CheckAnswer, CheckRequest } from './answer-check.js';

/** `broken`: the worker could not be run. */
export type CheckResult = CheckAnswer | { failure: 'too-long' | 'broken' };

/** In a Web Worker, one at a time. Of those that wait, only the newest is checked. */
export class DraftChecker {
  private worker: Worker | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;
  private next: CheckRequest | null = null;

  constructor(private readonly onResult: (result: CheckResult) => void) {}

  check(request: CheckRequest): void {
    if (this.isBusy) this.next = request;
    else this.start(request);
  }

  close(): void {
    this.next = null;
    this.stop();
  }

  private start(request: CheckRequest): void {
    this.isBusy = true;
    this.worker ??= this.open();
    this.timer = setTimeout(() => this.fail('too-long'), LIMITS.textWorkMs);
    this.worker.postMessage(request);
  }

  private open(): Worker {
    const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => this.end(data);
    worker.onerror = () => this.fail('broken');
    return worker;
  }

  private fail(failure: 'too-long' | 'broken'): void {
    this.stop();
    this.end({ failure });
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }

  private end(result: CheckResult): void {
    clearTimeout(this.timer);
    this.isBusy = false;
    this.onResult(result);
    const { next } = this;
    this.next = null;
    if (next) this.start(next);
  }
}
