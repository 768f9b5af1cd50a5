import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createRequire } from 'node:module';
import { Piscina } from 'piscina';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { FairSemaphore } from '../../../fair-semaphore.js';
import { METRICS } from '../../../metrics/metrics.js';
import { type Overrun, TaskBudget } from './task-budget.js';
import { type ThreadMessage, type TaskInput, type TaskResult, type TextTask } from './tasks.js';

/** By package name, so that tests run the compiled file too. */
const THREAD = '@repurpose/backend/modules/transform/text-work/tasks.js';

export type TextWorkLimits = Readonly<Record<keyof typeof SETTINGS.textWork, number>>;

export interface TextWorkCall {
  /** Calls with the same key take turns as one: in the api the caller (of a shared page: its transformation), in the worker the paying account (all of the search index is one). Each process has its own pool. */
  key: string;
  signal?: AbortSignal;
}

/** A task over its processor time or memory ends with its thread, which is replaced. */
export class TextWorkPool implements OnApplicationShutdown {
  private readonly logger = new Logger(TextWorkPool.name);
  private readonly threads: Piscina;
  private readonly waiting: FairSemaphore;
  private readonly open = new Set<Promise<unknown>>();

  constructor(private readonly limits: TextWorkLimits = SETTINGS.textWork) {
    const { threads, heapMegabytes, niceness } = limits;
    this.waiting = new FairSemaphore(threads, Math.max(1, threads - 1));
    this.threads = new Piscina({
      filename: createRequire(import.meta.url).resolve(THREAD),
      // A thread takes a second to load.
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      env: {},
      niceIncrement: niceness,
      recordTiming: false,
    });
    this.threads.on('error', (error: unknown) => {
      this.logger.error({ err: error }, 'a thread ended');
    });
  }

  /** @throws AppError TEXT_TOO_COMPLEX (over budget), UNAVAILABLE (no thread began or ended it in time); the signal's or task's error */
  async run<Task extends TextTask>(
    task: Task,
    input: TaskInput<Task>,
    { key, signal }: TextWorkCall,
  ): Promise<TaskResult<Task>> {
    this.assertFewWaiting(key);
    METRICS.textWorkWaiting.inc();
    const ended = this.waiting.run(key, () => {
      METRICS.textWorkWaiting.dec();
      return this.runNow(task, input, signal);
    });
    this.open.add(ended);
    try {
      return await ended;
    } finally {
      this.open.delete(ended);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    while (this.open.size > 0) await Promise.allSettled(this.open);
    await this.threads.destroy();
  }

  private assertFewWaiting(key: string): void {
    const { maxWaiting, maxWaitingPerKey } = this.limits;
    const isFew =
      this.waiting.countWaiting(key) < maxWaitingPerKey && this.waiting.countWaiting() < maxWaiting;
    if (!isFew) throw tooBusy();
  }

  private async runNow<Task extends TextTask>(
    task: Task,
    input: TaskInput<Task>,
    callers: AbortSignal | undefined,
  ): Promise<TaskResult<Task>> {
    callers?.throwIfAborted();
    const end = METRICS.textWork.startTimer({ task });
    const budget = new TaskBudget(this.limits, () => this.threads.threads);
    const signal = callers ? AbortSignal.any([callers, budget.signal]) : budget.signal;
    const message: ThreadMessage = { task, input, start: budget.start };
    try {
      const result = (await this.threads.run(message, { signal })) as TaskResult<Task>;
      end({ outcome: 'done' });
      return result;
    } catch (error) {
      const outcome = outcomeOf(error, callers, budget);
      end({ outcome });
      if (outcome === 'stopped') throw callers?.reason;
      if (outcome === 'not-started' || outcome === 'too-slow') throw tooBusy();
      throw outcome === 'failed' ? error : new AppError('TEXT_TOO_COMPLEX', { cause: outcome });
    } finally {
      budget.end();
    }
  }
}

const tooBusy = (): AppError =>
  new AppError('UNAVAILABLE', { retryAfterSeconds: SETTINGS.transform.retryAfterSeconds });

function outcomeOf(error: unknown, callers: AbortSignal | undefined, budget: TaskBudget) {
  if (callers?.aborted) return 'stopped';
  if (budget.signal.aborted) return budget.signal.reason as Overrun;
  const { code } = error as { code?: unknown };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'failed';
}

export const textWorkProvider = { provide: TextWorkPool, useFactory: () => new TextWorkPool() };

export async function withTextWork<T>(work: (textWork: TextWorkPool) => Promise<T>): Promise<T> {
  const textWork = new TextWorkPool({ ...SETTINGS.textWork, threads: 1 });
  try {
    return await work(textWork);
  } finally {
    await textWork.onApplicationShutdown();
  }
}
