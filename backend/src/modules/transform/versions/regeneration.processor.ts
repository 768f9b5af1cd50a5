import { InjectQueue } from '@nestjs/bull';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { describeError } from '../../../http/errors.js';
import { boundClose, logQueueErrors } from '../queue-connection.js';
import { REGENERATION_QUEUE, type RegenerationJob } from './regeneration.queue.js';
import { RegenerationRepository } from './regeneration.repository.js';
import { RegenerationWork } from './regeneration-work.service.js';

/** The worker's end of the regenerations' queue: at least once. */
@Injectable()
export class RegenerationProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RegenerationProcessor.name);
  private readonly running = new Set<Promise<void>>();

  constructor(
    @InjectQueue(REGENERATION_QUEUE) private readonly queue: Queue<RegenerationJob>,
    @Inject(ENV) private readonly env: Env,
    private readonly work: RegenerationWork,
    private readonly regenerations: RegenerationRepository,
  ) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.queue, this.logger);
    boundClose(this.queue, SETTINGS.worker.closeMs);
    this.queue.on('failed', (job: Job<RegenerationJob>, error: Error) => void this.settleFailed(job, error));
    this.queue
      .process(this.env.WORKER_CONCURRENCY, (job) => this.track(job))
      .catch((error: unknown) => {
        this.logger.warn({ err: describeError(error) }, 'the queue stopped');
      });
  }

  /** Takes no new jobs and waits for the running ones. Ends without Redis, too. */
  async beforeApplicationShutdown(): Promise<void> {
    this.queue.pause(true, true).catch((error: unknown) => {
      this.logger.warn({ err: describeError(error) }, 'the queue was not paused');
    });
    await Promise.allSettled(this.running);
  }

  private async track(job: Job<RegenerationJob>): Promise<void> {
    const run = this.work.write(job.data.regenerationId);
    this.running.add(run);
    try {
      await run;
    } finally {
      this.running.delete(run);
    }
  }

  /** Final failures only, and Bull knows which: a stalled job fails with `attemptsMade` 0. */
  private async settleFailed(job: Job<RegenerationJob>, error: Error): Promise<void> {
    const { regenerationId } = job.data;
    try {
      this.logger.error({ regenerationId, err: describeError(error) }, 'a job failed');
      if (await job.isFailed()) await this.regenerations.fail(regenerationId, 'WRITER_FAILED');
    } catch (cause) {
      // The database or Redis is away: the sweeper settles it after its deadline.
      this.logger.error({ err: describeError(cause) }, 'a failed job could not be settled yet');
    }
  }
}
