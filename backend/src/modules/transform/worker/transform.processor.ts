import { InjectQueue, Processor } from '@nestjs/bull';
import { Inject, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { setTimeout as delay } from 'node:timers/promises';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { METRICS } from '../../../metrics/metrics.js';
import { boundClose, logQueueErrors } from '../queue/queue-connection.js';
import { rowIdOf, TRANSFORM_QUEUE } from '../queue/transform.queue.js';
import { TransformationRepository } from '../results/transformation.repository.js';
import { TransformJobService } from './transform-job.service.js';

/** A job may run more than once. The row's status makes that harmless. */
@Processor(TRANSFORM_QUEUE)
export class TransformProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TransformProcessor.name);
  private readonly running = new Map<Job['id'], Promise<void>>();

  constructor(
    @InjectQueue(TRANSFORM_QUEUE) private readonly queue: Queue,
    @Inject(ENV) private readonly env: Pick<Env, 'WORKER_CONCURRENCY'>,
    private readonly jobService: TransformJobService,
    private readonly transformations: TransformationRepository,
  ) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.queue, this.logger);
    boundClose(this.queue, SETTINGS.worker.closeMs);
    this.queue.on('failed', (job: Job, error: Error) => void this.settleFailed(job, error));
    this.queue
      .process(this.env.WORKER_CONCURRENCY, (job) => this.runOnce(job))
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the queue stopped');
      });
  }

  /** Also without Redis. A job that Bull is fetching starts before `pause` resolves. */
  async beforeApplicationShutdown(): Promise<void> {
    const paused = this.queue.pause(true).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the queue was not paused');
    });
    await Promise.race([paused, delay(SETTINGS.worker.closeMs, undefined, { ref: false })]);
    while (this.running.size > 0) await Promise.allSettled(this.running.values());
  }

  /** Bull may give a job again to the process that still runs it (after a stall). Both calls then wait for the one run. */
  private runOnce(job: Job): Promise<void> {
    const known = this.running.get(job.id);
    if (known) return known;
    METRICS.jobsRunning.inc();
    const ended = this.run(job).finally(() => {
      this.running.delete(job.id);
      METRICS.jobsRunning.dec();
    });
    this.running.set(job.id, ended);
    return ended;
  }

  private async run(job: Job): Promise<void> {
    let steps = 0;
    let sentAt = -Infinity;
    let timer: NodeJS.Timeout | undefined;
    const sendProgress = (): void => {
      timer = undefined;
      sentAt = performance.now();
      job.progress(steps).catch((error: unknown) => {
        // The waiters' check (`ResultService`) covers a lost event.
        this.logger.debug(`progress was not sent: ${String(error)}`);
      });
    };
    try {
      await this.jobService.write(rowIdOf(job.id), () => {
        steps += 1;
        const pauseMs = Math.max(0, sentAt + SETTINGS.transform.progressMs - performance.now());
        timer ??= setTimeout(sendProgress, pauseMs);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks Bull whether it is final, because a stalled job fails with `attemptsMade` 0. */
  private async settleFailed(job: Job, error: Error): Promise<void> {
    // Bull reports a stalled job that this process still runs.
    if (this.running.has(job.id)) return;
    try {
      this.logger.error({ jobId: job.id, err: error }, 'a job failed');
      if (await job.isFailed()) await this.transformations.settle(rowIdOf(job.id), 'WRITER_FAILED');
    } catch (cause) {
      // The sweeper settles the row after its deadline.
      this.logger.error({ err: cause }, 'a failed job could not be settled yet');
    }
  }
}
