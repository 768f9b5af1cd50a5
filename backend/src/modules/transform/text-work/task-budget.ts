export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

export class TaskBudget {
  readonly startedAt = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  private readonly madeAt = monotonicMs();
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(private readonly limits: { budgetMs: number; startMs: number }) {
    this.timer = setTimeout(this.check, Math.min(limits.budgetMs, limits.startMs));
  }

  get isStarted(): boolean {
    return this.startedAt[0] !== 0;
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private readonly check = (): void => {
    const [startedAt = 0] = this.startedAt;
    const { budgetMs, startMs } = this.limits;
    const endsAt = this.isStarted ? startedAt + budgetMs : this.madeAt + startMs;
    const leftMs = endsAt - monotonicMs();
    if (leftMs <= 0) this.controller.abort();
    else this.timer = setTimeout(this.check, Math.min(leftMs, budgetMs));
  };
}
