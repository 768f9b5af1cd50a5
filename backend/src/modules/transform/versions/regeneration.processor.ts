import { InjectQueue, Processor } from '@nestjs/bull';
import { Inject } from '@nestjs/common';
import type { Queue } from 'bull';
import { ENV, type Env } from '../../../config/env.js';
import { JobProcessor } from '../worker/job-processor.js';
import { REGENERATION_QUEUE, type RegenerationJob } from './regeneration.queue.js';
import { RegenerationRepository } from './regeneration.repository.js';
import { RegenerationJobService } from './regeneration-job.service.js';

/** Writes pieces anew. */
@Processor(REGENERATION_QUEUE)
export class RegenerationProcessor extends JobProcessor<RegenerationJob> {
  constructor(
    @InjectQueue(REGENERATION_QUEUE) queue: Queue<RegenerationJob>,
    @Inject(ENV) env: Env,
    private readonly work: RegenerationJobService,
    private readonly regenerations: RegenerationRepository,
  ) {
    super(queue, env.WORKER_CONCURRENCY);
  }

  protected run(id: string): Promise<void> {
    return this.work.write(id);
  }

  protected fail(id: string): Promise<unknown> {
    return this.regenerations.fail(id, 'WRITER_FAILED');
  }
}
