import type { TransformEvents, TransformResponse } from '@repurpose/contract';
import { InjectQueue } from '@nestjs/bull';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Queue } from 'bull';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { describeError } from '../../../errors/errors.js';
import { METRICS } from '../../../metrics/metrics.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { rowIdOf } from '../queue/add-job.js';
import { boundClose, logQueueErrors } from '../queue/queue-connection.js';
import { refusal } from '../admission/refusals.js';
import { ResultWaiters, type Waiter, type WakeEvent } from './result-waiters.js';
import { SettlementService } from './settlement.service.js';
import { presentFailure, presentResponse } from './transformation.presenter.js';
import { TRANSFORM_QUEUE } from '../queue/transform.queue.js';
import { TransformationRepository, type TransformationState } from './transformation.repository.js';

/** One event of a followed transformation, by name. */
export type FollowEvent = {
  [Name in Exclude<keyof TransformEvents, 'error'>]: { name: Name; data: TransformEvents[Name] };
}[Exclude<keyof TransformEvents, 'error'>];

/** A caller of this process that waits for its transformation. */
export interface Awaited {
  userId: string;
  transformationId: string;
  /** By `performance.now()`. */
  askedAt: number;
  /** Aborted when the caller has gone: nobody is to be kept waiting for. */
  gone: AbortSignal;
}

/**
 * Waits for transformations. The queue's events wake a waiter, a sweep of the rows wakes it when an event was lost,
 * an absolute deadline ends it: then the transformation is settled with what was written by then.
 */
@Injectable()
export class ResultService
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(ResultService.name);
  private readonly bus = new ResultWaiters();
  private sweep: NodeJS.Timeout | undefined;
  private isSweeping = false;

  constructor(
    @InjectQueue(TRANSFORM_QUEUE) private readonly queue: Queue,
    private readonly transformations: TransformationRepository,
    private readonly settlement: SettlementService,
    private readonly credits: CreditsService,
  ) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.queue, this.logger);
    boundClose(this.queue, SETTINGS.worker.closeMs);
    this.queue.on('global:progress', (jobId: string) => this.bus.wake(rowIdOf(jobId), 'progress'));
    for (const event of ['global:completed', 'global:failed']) {
      this.queue.on(event, (jobId: string) => this.bus.wake(rowIdOf(jobId), 'settled'));
    }
    this.sweep = setInterval(() => void this.sweepWaiters(), SETTINGS.transform.sweepMs);
  }

  /** The queue closes after this: whoever waits gets an answer first. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.bus.idle(SETTINGS.transform.httpWaitMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweep);
  }

  /**
   * Starts the work and waits until it is settled; the waiter is open before the work begins. `start` tells whether there
   * is something to wait for: then the row is not read before the first wake-up.
   * @throws AppError the failure of the whole transformation; the reason of `gone`
   */
  async answer(awaited: Awaited, start: () => Promise<boolean>): Promise<TransformResponse> {
    const deadline = awaited.askedAt + SETTINGS.transform.httpWaitMs;
    const waiter = this.open(awaited, ['settled']);
    try {
      if (await start()) await this.pause(awaited, waiter, deadline);
      for (;;) {
        // Mostly it is settled by now: the balance is asked for in the same moment.
        const [full, { remaining }] = await Promise.all([
          this.read(awaited),
          this.credits.current(awaited.userId),
        ]);
        if (isSettled(full)) return respond(full, remaining);
        await this.pause(awaited, waiter, deadline);
      }
    } finally {
      waiter.close();
    }
  }

  /** The same, told as it happens: queued, started, each format as it is written, done. @throws like `answer` */
  async *follow(awaited: Awaited, start: () => Promise<boolean>): AsyncGenerator<FollowEvent, void, void> {
    const id = awaited.transformationId;
    const deadline = awaited.askedAt + SETTINGS.transform.httpWaitMs;
    const waiter = this.open(awaited, ['progress', 'settled']);
    const told = new Set<string>();
    let isStarted = false;
    try {
      yield { name: 'queued', data: { id } };
      if (await start()) await this.pause(awaited, waiter, deadline);
      for (;;) {
        const full = await this.read(awaited);
        if (!isStarted && full.transformation.status !== 'queued') {
          isStarted = true;
          yield { name: 'started', data: { id } };
        }
        yield* newFormatEvents(full, told);
        if (isSettled(full)) {
          const { remaining } = await this.credits.current(awaited.userId);
          yield { name: 'done', data: respond(full, remaining) };
          return;
        }
        await this.pause(awaited, waiter, deadline);
      }
    } finally {
      waiter.close();
    }
  }

  private open({ transformationId, gone }: Awaited, events: readonly WakeEvent[]): Waiter {
    const waiter = this.bus.open(transformationId, events);
    METRICS.waiters.set(this.bus.size);
    gone.addEventListener('abort', () => waiter.close(), { once: true });
    return waiter;
  }

  private async pause({ transformationId, gone }: Awaited, waiter: Waiter, deadline: number): Promise<void> {
    gone.throwIfAborted();
    await waiter.next(deadline - performance.now());
    gone.throwIfAborted();
    if (performance.now() < deadline) return;
    await this.settlement.settle(transformationId, 'TRANSFORM_TIMEOUT');
  }

  private async read({ userId, transformationId }: Awaited): Promise<TransformationState> {
    const full = await this.transformations.findState(userId, transformationId);
    if (!full) throw new AppError('NOT_FOUND');
    return full;
  }

  private async sweepWaiters(): Promise<void> {
    METRICS.waiters.set(this.bus.size);
    const ids = this.bus.idsWaitingLongerThan(SETTINGS.transform.sweepAfterMs);
    if (ids.length === 0 || this.isSweeping) return;
    this.isSweeping = true;
    try {
      const settled = new Set(await this.transformations.settledOf(ids));
      for (const id of ids) this.bus.wake(id, settled.has(id) ? 'settled' : 'progress');
    } catch (error) {
      this.logger.warn({ err: describeError(error) }, 'sweep of awaited transformations failed');
    } finally {
      this.isSweeping = false;
    }
  }
}

/** @throws AppError the failure of the whole transformation */
function respond(full: TransformationState, remainingCredits: number): TransformResponse {
  if (full.transformation.status === 'failed') {
    throw refusal(full.transformation.errorCode ?? 'WRITER_FAILED');
  }
  return presentResponse(full, remainingCredits);
}

function isSettled({ transformation }: TransformationState): boolean {
  return transformation.status === 'succeeded' || transformation.status === 'failed';
}

function* newFormatEvents(full: TransformationState, told: Set<string>): Generator<FollowEvent> {
  for (const output of full.outputs) {
    if (output.status === 'queued' || told.has(output.format)) continue;
    told.add(output.format);
    if (output.status === 'succeeded' && output.text !== null && output.checks) {
      const { format, text, checks, draft } = output;
      yield { name: 'format', data: { format, text, checks, draft } };
    } else {
      yield { name: 'format', data: presentFailure(output) };
    }
  }
}
