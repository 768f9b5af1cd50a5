/** What a waiter hears: something was written, or the transformation is settled. */
export type WakeEvent = 'progress' | 'settled';

/** One caller that waits for one transformation. Close it in a `finally`, or it is asked about for ever. */
export interface Waiter {
  readonly transformationId: string;
  /**
   * Resolves with true at the next wake-up (at once when one came since the last call), with false after
   * `timeoutMs` or when the waiter is closed. Carries no data: the row is the truth.
   */
  next(timeoutMs: number): Promise<boolean>;
  close(): void;
}

class OpenWaiter implements Waiter {
  readonly openedAt = performance.now();
  private isRung = false;
  private isClosed = false;
  private ring: (() => void) | null = null;
  private stop: (() => void) | null = null;

  constructor(
    readonly transformationId: string,
    readonly events: ReadonlySet<WakeEvent>,
    private readonly onClose: (waiter: OpenWaiter) => void,
  ) {}

  wake(): void {
    if (this.ring) this.ring();
    else this.isRung = true;
  }

  next(timeoutMs: number): Promise<boolean> {
    if (this.isRung || this.isClosed) {
      const isWoken = this.isRung;
      this.isRung = false;
      return Promise.resolve(isWoken);
    }
    return new Promise((resolve) => {
      const end = (isWoken: boolean): void => {
        clearTimeout(timer);
        this.ring = null;
        this.stop = null;
        resolve(isWoken);
      };
      const timer = setTimeout(() => end(false), Math.max(0, timeoutMs));
      this.ring = () => end(true);
      this.stop = () => end(false);
    });
  }

  close(): void {
    this.isClosed = true;
    this.stop?.();
    this.onClose(this);
  }
}

/**
 * Wakes the callers of this process that wait for a transformation. In memory only: the queue's events ring it,
 * and a sweep of the rows rings it for whatever an event lost. A waiter is opened before the job is added, so
 * that no job is too fast for it.
 */
export class ResultWaiters {
  private readonly waiters = new Map<string, Set<OpenWaiter>>();
  private whenIdle: (() => void)[] = [];

  get size(): number {
    let count = 0;
    for (const waiters of this.waiters.values()) count += waiters.size;
    return count;
  }

  /** Ids somebody has waited for longer than `olderThanMs`. */
  idsWaitingLongerThan(olderThanMs: number): string[] {
    const before = performance.now() - olderThanMs;
    const isOld = (waiters: Set<OpenWaiter>): boolean =>
      [...waiters].some((waiter) => waiter.openedAt <= before);
    return [...this.waiters].filter(([, waiters]) => isOld(waiters)).map(([id]) => id);
  }

  open(transformationId: string, events: readonly WakeEvent[]): Waiter {
    const waiter = new OpenWaiter(transformationId, new Set(events), (closed) => this.forget(closed));
    const others = this.waiters.get(transformationId);
    if (others) others.add(waiter);
    else this.waiters.set(transformationId, new Set([waiter]));
    return waiter;
  }

  wake(transformationId: string, wake: WakeEvent): void {
    for (const waiter of this.waiters.get(transformationId) ?? []) {
      if (waiter.events.has(wake)) waiter.wake();
    }
  }

  /** Resolves when nobody waits any more, or after `timeoutMs`. For the shutdown. */
  async idle(timeoutMs: number): Promise<void> {
    if (this.waiters.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      this.whenIdle.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private forget(waiter: OpenWaiter): void {
    const others = this.waiters.get(waiter.transformationId);
    if (!others?.delete(waiter)) return;
    if (others.size === 0) this.waiters.delete(waiter.transformationId);
    if (this.waiters.size > 0) return;
    for (const resolve of this.whenIdle.splice(0)) resolve();
  }
}
