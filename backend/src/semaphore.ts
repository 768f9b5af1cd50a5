export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly size: number) {}

  /** Checks `signal` before `work` starts. @throws its reason */
  async run<T>(signal: AbortSignal | null, work: () => Promise<T>): Promise<T> {
    if (this.running < this.size) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Hands its place on, so that no other call can take it.
      if (next) next();
      else this.running -= 1;
    }
  }
}
