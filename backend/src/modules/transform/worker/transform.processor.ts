import { InjectQueue, Processor } from '@nestjs/bull';
import { Inject } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { JobProcessor } from './job-processor.js';
import { SettlementRepository } from '../results/settlement.repository.js';
import { TRANSFORM_QUEUE, type TransformJob } from '../queue/transform.queue.js';
import { TransformJobService } from './transform-job.service.js';

/** One job per transformation; its formats run in parallel. */
@Processor(TRANSFORM_QUEUE)
export class TransformProcessor extends JobProcessor<TransformJob> {
  constructor(
    @InjectQueue(TRANSFORM_QUEUE) queue: Queue<TransformJob>,
    @Inject(ENV) env: Env,
    private readonly work: TransformJobService,
    private readonly settlement: SettlementRepository,
  ) {
    super(queue, env.WORKER_CONCURRENCY);
  }

  protected async run(id: string, job: Job<TransformJob>): Promise<void> {
    let steps = 0;
    let sentAt = -Infinity;
    let timer: NodeJS.Timeout | undefined;
    const tell = (): void => {
      timer = undefined;
      sentAt = performance.now();
      job.progress(steps).catch((error: unknown) => {
        // The API's sweep covers a lost event.
        this.logger.debug(`progress was not sent: ${String(error)}`);
      });
    };
    try {
      await this.work.write(id, () => {
        steps += 1;
        // Sends the first event at once, then throttles.
        timer ??= setTimeout(tell, Math.max(0, sentAt + SETTINGS.transform.progressMs - performance.now()));
      });
    } finally {
      // The job's end covers the rest.
      clearTimeout(timer);
    }
  }

  protected fail(id: string): Promise<unknown> {
    return this.settlement.settle(id, 'WRITER_FAILED');
  }
}
