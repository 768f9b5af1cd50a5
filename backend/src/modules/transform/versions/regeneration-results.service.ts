import { InjectQueue } from '@nestjs/bull';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bull';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { refusal } from '../admission/refusals.js';
import { boundClose, logQueueErrors } from '../queue/queue-connection.js';
import { ResultWaiters } from '../results/result-waiters.js';
import { REGENERATION_QUEUE } from './regeneration.queue.js';
import { RegenerationRepository } from './regeneration.repository.js';

/** Waits for regenerations: the queue's events wake a waiter, a look at the row every half second finds what an event lost. */
@Injectable()
export class RegenerationResults implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RegenerationResults.name);
  private readonly bus = new ResultWaiters();

  constructor(
    @InjectQueue(REGENERATION_QUEUE) private readonly queue: Queue,
    private readonly regenerations: RegenerationRepository,
  ) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.queue, this.logger);
    boundClose(this.queue, SETTINGS.worker.closeMs);
    for (const event of ['global:completed', 'global:failed'])
      this.queue.on(event, (jobId: string) => this.bus.wake(jobId, 'settled'));
  }

  /** The queue closes after this: whoever waits gets an answer first. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.bus.idle(SETTINGS.transform.httpWaitMs);
  }

  /**
   * Starts the work and waits until it is settled, at the latest by the deadline, which settles it.
   * @throws AppError why nothing was written; the reason of `gone`
   */
  async wait(id: string, gone: AbortSignal, start: () => Promise<void>): Promise<void> {
    const deadline = performance.now() + SETTINGS.transform.httpWaitMs;
    const waiter = this.bus.open(id, ['settled']);
    gone.addEventListener('abort', () => waiter.close(), { once: true });
    try {
      await start();
      for (;;) {
        const state = await this.regenerations.state(id);
        if (!state) throw new AppError('NOT_FOUND');
        if (state.status === 'succeeded') return;
        if (state.status === 'failed') throw refusal(state.errorCode ?? 'WRITER_FAILED');
        gone.throwIfAborted();
        await waiter.next(SETTINGS.transform.sweepMs);
        gone.throwIfAborted();
        if (performance.now() >= deadline) await this.regenerations.fail(id, 'TRANSFORM_TIMEOUT');
      }
    } finally {
      waiter.close();
    }
  }
}
