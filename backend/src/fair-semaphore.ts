/** At most `perKey` per key. Waiting keys take turns. */
export class FairSemaphore {
  private running = 0;
  private readonly runningByKey = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(
    private readonly size: number,
    private readonly perKey: number,
  ) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.enter(key);
    try {
      return await work();
    } finally {
      this.leave(key);
    }
  }

  countWaiting(key?: string): number {
    if (key !== undefined) return this.waiting.get(key)?.length ?? 0;
    return [...this.waiting.values()].reduce((sum, starts) => sum + starts.length, 0);
  }

  private enter(key: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const others = this.waiting.get(key);
    if (others) others.push(resolve);
    else this.waiting.set(key, [resolve]);
    this.startNext();
    return promise;
  }

  private leave(key: string): void {
    this.running -= 1;
    const left = this.runningOf(key) - 1;
    if (left > 0) this.runningByKey.set(key, left);
    else this.runningByKey.delete(key);
    this.startNext();
  }

  private startNext(): void {
    for (const [key, starts] of this.waiting) {
      if (this.running >= this.size) return;
      if (this.runningOf(key) >= this.perKey) continue;
      this.running += 1;
      this.runningByKey.set(key, this.runningOf(key) + 1);
      this.waiting.delete(key);
      starts.shift()?.();
      if (starts.length > 0) this.waiting.set(key, starts);
    }
  }

  private runningOf(key: string): number {
    return this.runningByKey.get(key) ?? 0;
  }
}
