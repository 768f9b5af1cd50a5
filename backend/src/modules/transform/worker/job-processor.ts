import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { setTimeout as delay } from 'node:timers/promises';
import { SETTINGS } from '../../../config/settings.js';
import { METRICS } from '../../../metrics/metrics.js';
import { rowIdOf } from '../queue/add-job.js';
import { boundClose, logQueueErrors } from '../queue/queue-connection.js';

/** Runs the jobs of one queue, each at least once. */
export abstract class JobProcessor<Data extends object>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected readonly logger = new Logger(this.constructor.name);
  private readonly running = new Map<Job['id'], Promise<void>>();

  protected constructor(
    private readonly queue: Queue<Data>,
    private readonly concurrency: number,
  ) {}

  /** Idempotent. @throws when the queue should run the job again */
  protected abstract run(rowId: string, job: Job<Data>): Promise<void>;

  /** Settles the row of a job that will not run again. Idempotent. */
  protected abstract fail(rowId: string): Promise<unknown>;

  onApplicationBootstrap(): void {
    logQueueErrors(this.queue, this.logger);
    boundClose(this.queue, SETTINGS.worker.closeMs);
    this.queue.on('failed', (job: Job<Data>, error: Error) => void this.settleFailed(job, error));
    this.queue
      .process(this.concurrency, (job) => this.track(job, () => this.run(rowIdOf(job.id), job)))
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the queue stopped');
      });
  }

  /** Waits for running jobs, also without Redis. A job that Bull is fetching starts before `pause` resolves. */
  async beforeApplicationShutdown(): Promise<void> {
    const paused = this.queue.pause(true).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the queue was not paused');
    });
    await Promise.race([paused, delay(SETTINGS.worker.closeMs, undefined, { ref: false })]);
    while (this.running.size > 0) await Promise.allSettled(this.running.values());
  }

  /** A process that stalled gets its jobs again; the current run serves both. */
  private track({ id }: Job<Data>, run: () => Promise<void>): Promise<void> {
    const known = this.running.get(id);
    if (known) return known;
    METRICS.jobsRunning.inc();
    const ended = run().finally(() => {
      this.running.delete(id);
      METRICS.jobsRunning.dec();
    });
    this.running.set(id, ended);
    return ended;
  }

  /** Only final failures: a stalled job fails with `attemptsMade` 0, so ask Bull. */
  private async settleFailed(job: Job<Data>, error: Error): Promise<void> {
    // This run settles the row, or its deadline does.
    if (this.running.has(job.id)) return;
    try {
      this.logger.error({ jobId: job.id, err: error }, 'a job failed');
      if (await job.isFailed()) await this.fail(rowIdOf(job.id));
    } catch (cause) {
      // The database or Redis is unavailable. The sweeper settles the row after its deadline.
      this.logger.error({ err: cause }, 'a failed job could not be settled yet');
    }
  }
}
