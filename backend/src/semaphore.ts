/** Lets so many pieces of work run at a time, the others in the order they came. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly size: number) {}

  /** Runs `work` when its turn comes. Who is gone by then costs nothing: `signal` is asked before. @throws its reason */
  async run<T>(signal: AbortSignal | null, work: () => Promise<T>): Promise<T> {
    if (this.running < this.size) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, so nobody can slip in between.
      if (next) next();
      else this.running -= 1;
    }
  }
}
