import { InjectQueue } from '@nestjs/bull';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { ENV, type Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { describeError } from '../../http/errors.js';
import { METRICS } from '../../metrics/metrics.js';
import { boundClose, logQueueErrors } from './queue-connection.js';
import { SettlementService } from './settlement.service.js';
import { TRANSFORM_QUEUE, type TransformJob } from './transform.queue.js';
import { TransformWork } from './transform-work.service.js';

/** The worker's end of the queue: one Bull job per request, at least once. */
@Injectable()
export class TransformProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TransformProcessor.name);
  private readonly running = new Set<Promise<void>>();

  constructor(
    @InjectQueue(TRANSFORM_QUEUE) private readonly queue: Queue<TransformJob>,
    @Inject(ENV) private readonly env: Env,
    private readonly work: TransformWork,
    private readonly settlement: SettlementService,
  ) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.queue, this.logger);
    boundClose(this.queue, SETTINGS.worker.closeMs);
    this.queue.on('failed', (job: Job<TransformJob>, error: Error) => void this.settleFailed(job, error));
    this.queue
      .process(this.env.WORKER_CONCURRENCY, (job) => this.track(job))
      .catch((error: unknown) => {
        this.logger.warn({ err: describeError(error) }, 'the queue stopped');
      });
  }

  /** Takes no new jobs and waits for the running ones: each is executed once. Ends without Redis, too. */
  async beforeApplicationShutdown(): Promise<void> {
    this.queue.pause(true, true).catch((error: unknown) => {
      this.logger.warn({ err: describeError(error) }, 'the queue was not paused');
    });
    await Promise.allSettled(this.running);
  }

  private async track(job: Job<TransformJob>): Promise<void> {
    const run = this.run(job);
    this.running.add(run);
    METRICS.jobsRunning.set(this.running.size);
    try {
      await run;
    } finally {
      this.running.delete(run);
      METRICS.jobsRunning.set(this.running.size);
    }
  }

  private async run(job: Job<TransformJob>): Promise<void> {
    let written = 0;
    await this.work.write(job.data.transformationId, () => {
      written += 1;
      job.progress(written).catch((error: unknown) => {
        // Only a wake-up is lost: the API's sweep finds the row.
        this.logger.debug(`progress was not told: ${String(error)}`);
      });
    });
  }

  /** Final failures only, and Bull knows which: a stalled job fails with `attemptsMade` 0. */
  private async settleFailed(job: Job<TransformJob>, error: Error): Promise<void> {
    try {
      this.logger.error(
        { transformationId: job.data.transformationId, err: describeError(error) },
        'a job failed',
      );
      if (await job.isFailed()) await this.settlement.settle(job.data.transformationId, 'WRITER_FAILED');
    } catch (cause) {
      // The database or Redis is away: the sweeper settles it after its deadline.
      this.logger.error({ err: describeError(cause) }, 'a failed job could not be settled yet');
    }
  }
}
