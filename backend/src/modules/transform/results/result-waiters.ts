import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** `settled`: the job ended or the row is settled; read the row. */
export type WakeEvent = 'progress' | 'settled';

/** Close it in a `finally`, or it leaks. */
export interface Waiter {
  readonly transformationId: string;
  /** Resolves at the next wake-up (at once if one came since the last call), after `timeoutMs`, or when closed. Then read the row. */
  next(timeoutMs: number): Promise<void>;
  close(): void;
}

class OpenWaiter implements Waiter {
  readonly openedAt = performance.now();
  private isClosed = false;
  private wakeUp = Promise.withResolvers<void>();

  constructor(
    readonly transformationId: string,
    readonly events: ReadonlySet<WakeEvent>,
    private readonly onClose: (waiter: OpenWaiter) => void,
  ) {}

  wake(): void {
    this.wakeUp.resolve();
  }

  async next(timeoutMs: number): Promise<void> {
    const timer = setTimeout(() => this.wakeUp.resolve(), Math.max(0, timeoutMs));
    await this.wakeUp.promise;
    clearTimeout(timer);
    if (!this.isClosed) this.wakeUp = Promise.withResolvers();
  }

  close(): void {
    this.isClosed = true;
    this.wakeUp.resolve();
    this.onClose(this);
  }
}

export class ResultWaiters {
  private readonly waiters = new Map<string, Set<OpenWaiter>>();
  private readonly events = new EventEmitter();

  get size(): number {
    let count = 0;
    for (const waiters of this.waiters.values()) count += waiters.size;
    return count;
  }

  idsWaitingLongerThan(ms: number): string[] {
    const before = performance.now() - ms;
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

  async idle(timeoutMs: number): Promise<void> {
    if (this.waiters.size === 0) return;
    await Promise.race([once(this.events, 'idle'), sleep(timeoutMs, undefined, { ref: false })]);
  }

  private forget(waiter: OpenWaiter): void {
    const others = this.waiters.get(waiter.transformationId);
    if (!others?.delete(waiter)) return;
    if (others.size === 0) this.waiters.delete(waiter.transformationId);
    if (this.waiters.size === 0) this.events.emit('idle');
  }
}
