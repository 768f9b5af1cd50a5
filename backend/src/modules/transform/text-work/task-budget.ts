import { threadId, type Worker } from 'node:worker_threads';

export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

export type Overrun = 'not-started' | 'too-long' | 'too-slow';
type Thread = Pick<Worker, 'threadId' | 'cpuUsage'>;

/** In the task's thread. The time comes last: it says that the rest is there. */
export function noteStart(start: Float64Array): void {
  start.set([threadId, msOf(process.threadCpuUsage())], 1);
  start[0] = monotonicMs();
}

/** A thread in a long call of the engine, such as JSON.parse, does not answer. */
const ANSWER_MS = 1_000;

/** Counts processor time: on a busy machine a text comes late, but is not too complex. */
export class TaskBudget {
  /** When the task began, in which thread, and the processor time that this had used by then. */
  readonly start = new Float64Array(new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT));
  private readonly madeAt = monotonicMs();
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private isEnded = false;

  constructor(
    private readonly limits: { budgetMs: number; startMs: number; wallMs: number },
    private readonly threads: () => readonly Thread[],
  ) {
    this.checkIn(limits.startMs);
  }

  /** Its reason is an `Overrun`. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
  }

  private checkIn(ms: number): void {
    this.timer = setTimeout(() => void this.check(), Math.min(ms, this.limits.budgetMs));
  }

  private async check(): Promise<void> {
    const [leftMs, overrun] = await this.left();
    if (this.isEnded) return;
    if (leftMs <= 0) this.controller.abort(overrun);
    else this.checkIn(leftMs);
  }

  private async left(): Promise<[number, Overrun]> {
    const [beganAt = 0, id, usedBefore = 0] = this.start;
    const { budgetMs, startMs, wallMs } = this.limits;
    const now = monotonicMs();
    if (beganAt === 0) return [this.madeAt + startMs - now, 'not-started'];
    if (now >= beganAt + wallMs) return [0, 'too-slow'];
    const thread = this.threads().find(({ threadId: each }) => each === id);
    const usage = await Promise.race([
      thread?.cpuUsage().catch(() => undefined),
      new Promise<void>((resolve) => void setTimeout(resolve, ANSWER_MS).unref()),
    ]);
    // Without it, the thread has ended, and the task with it, or is asked again.
    const leftMs = usage ? usedBefore + budgetMs - msOf(usage) : ANSWER_MS;
    return [Math.min(leftMs, beganAt + wallMs - now), 'too-long'];
  }
}
