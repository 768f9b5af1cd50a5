import type { PlanKey } from '@repurpose/contract';
import { SETTINGS } from '../../../config/settings.js';
import { METRICS } from '../../../metrics/metrics.js';

/** Every fifth call that waited is a free plan's, so that it is not starved. */
const FREE_SHARE = 5;

interface QueuedCall {
  place: number;
  start: () => void;
}

/** A 429 pauses all calls and halves their number; each success raises it, as TCP does. */
export class CallLimiter {
  private readonly paying: QueuedCall[] = [];
  private readonly free: QueuedCall[] = [];
  private places = 0;
  private started = 0;
  private inFlight = 0;
  private limit = Infinity;
  private pausedUntil = 0;
  private refusedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  nextPlace(): number {
    return (this.places += 1);
  }

  /** Then `release` the call. @throws the signal's reason */
  async acquire(plan: PlanKey, place: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const queue = plan === 'free' ? this.free : this.paying;
    if (!this.nextQueue() && this.canStart(performance.now())) {
      this.inFlight += 1;
      return;
    }
    const stopTimer = METRICS.providerWaits.startTimer({ plan });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const call = { place, start: resolve };
    const abort = (): void => {
      const at = queue.indexOf(call);
      if (at === -1) return;
      queue.splice(at, 1);
      this.startNext();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    queue.splice(queue.findLastIndex((other) => other.place < place) + 1, 0, call);
    this.startNext();
    await promise;
    signal.removeEventListener('abort', abort);
    stopTimer();
  }

  release(isSuccess: boolean): void {
    this.inFlight -= 1;
    if (isSuccess && this.limit !== Infinity) {
      const isForgotten = performance.now() - this.refusedAt > SETTINGS.provider.limitKnownMs;
      this.limit = isForgotten ? Infinity : this.limit + 1 / this.limit;
    }
    this.startNext();
  }

  pause(ms: number): void {
    const now = performance.now();
    // Calls refused in one pause lower the limit once.
    if (now >= this.pausedUntil)
      this.limit = Math.max(1, Math.floor(Math.min(this.limit, this.inFlight) / 2));
    this.refusedAt = now;
    this.pausedUntil = Math.max(this.pausedUntil, now + ms);
    this.startNext();
  }

  private canStart(now: number): boolean {
    return this.inFlight < this.limit && now >= this.pausedUntil;
  }

  private startNext(): void {
    // Read once: a pause that ends between the two checks would start nothing.
    const now = performance.now();
    for (let queue = this.nextQueue(); queue && this.canStart(now); queue = this.nextQueue()) {
      this.started += 1;
      this.inFlight += 1;
      queue.shift()?.start();
    }
    clearTimeout(this.timer);
    if (this.nextQueue() && now < this.pausedUntil)
      this.timer = setTimeout(() => this.startNext(), this.pausedUntil - now);
  }

  private nextQueue(): QueuedCall[] | undefined {
    const isFreeTurn = this.started % FREE_SHARE === FREE_SHARE - 1;
    const queues = isFreeTurn ? [this.free, this.paying] : [this.paying, this.free];
    return queues.find((queue) => queue.length > 0);
  }
}
