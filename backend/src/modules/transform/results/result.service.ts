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
import { METRICS } from '../../../metrics/metrics.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { boundClose, logQueueErrors } from '../queue/queue-connection.js';
import type { Accepted } from '../admission/admission.service.js';
import { transformError } from '../transform-error.js';
import { ResultWaiters, type Waiter, type WakeEvent } from './result-waiters.js';
import { presentFailure, presentResponse } from './transformation.presenter.js';
import { rowIdOf, TRANSFORM_QUEUE, TransformQueue } from '../queue/transform.queue.js';
import { TransformationRepository, type TransformationState } from './transformation.repository.js';

export type FollowEvent = {
  [Name in Exclude<keyof TransformEvents, 'error'>]: { name: Name; data: TransformEvents[Name] };
}[Exclude<keyof TransformEvents, 'error'>];

export interface WaitRequest extends Accepted {
  disconnected: AbortSignal;
}

@Injectable()
export class ResultService
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(ResultService.name);
  private readonly waiters = new ResultWaiters();
  private checkTimer: NodeJS.Timeout | undefined;
  private isChecking = false;

  constructor(
    @InjectQueue(TRANSFORM_QUEUE) private readonly bullQueue: Queue,
    private readonly queue: TransformQueue,
    private readonly transformations: TransformationRepository,
    private readonly credits: CreditsService,
  ) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.bullQueue, this.logger);
    boundClose(this.bullQueue, SETTINGS.worker.closeMs);
    this.bullQueue.on('global:progress', (jobId: string) => this.waiters.wake(rowIdOf(jobId), 'progress'));
    for (const event of ['global:completed', 'global:failed']) {
      this.bullQueue.on(event, (jobId: string) => this.waiters.wake(rowIdOf(jobId), 'settled'));
    }
    this.checkTimer = setInterval(() => void this.checkWaiters(), SETTINGS.transform.checkEveryMs);
  }

  /** Answers waiting requests before the queue closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.waiters.idle(SETTINGS.transform.httpWaitMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.checkTimer);
  }

  /** @throws AppError of a failed transformation; QUEUE_UNAVAILABLE */
  async answer(awaited: WaitRequest): Promise<TransformResponse> {
    const deadline = awaited.waitingSince + SETTINGS.transform.httpWaitMs;
    const waiter = this.open(awaited, ['settled']);
    try {
      if (await this.dispatchIfNew(awaited)) await this.waitOrTimeOut(awaited, waiter, deadline);
      for (;;) {
        // Usually settled by now, so read the balance in parallel.
        const [state, { creditsLeft }] = await Promise.all([
          this.read(awaited),
          this.credits.ensureOpenPeriod(awaited.accountId),
        ]);
        if (isSettled(state)) {
          await this.noteSeen(awaited);
          return respond(state, creditsLeft);
        }
        await this.waitOrTimeOut(awaited, waiter, deadline);
      }
    } finally {
      waiter.close();
    }
  }

  async isSettledWithin(waitMs: number, awaited: WaitRequest): Promise<boolean> {
    const end = awaited.waitingSince + waitMs;
    const waiter = this.open(awaited, ['settled']);
    try {
      if ((await this.dispatchIfNew(awaited)) && waitMs > 0) await waiter.next(end - performance.now());
      for (;;) {
        awaited.disconnected.throwIfAborted();
        const state = await this.read(awaited);
        if (state.status === 'failed') throw failureOf(state);
        if (isSettled(state)) return true;
        if (performance.now() >= end) return false;
        await waiter.next(end - performance.now());
      }
    } finally {
      waiter.close();
    }
  }

  /** Like `answer`, as events: queued, started, each format, done. */
  async *follow(awaited: WaitRequest): AsyncGenerator<FollowEvent, void, void> {
    const { id } = awaited;
    const deadline = awaited.waitingSince + SETTINGS.transform.httpWaitMs;
    const waiter = this.open(awaited, ['progress', 'settled']);
    const sent = new Set<string>();
    let isStarted = false;
    try {
      yield { name: 'queued', data: { id } };
      if (await this.dispatchIfNew(awaited)) await this.waitOrTimeOut(awaited, waiter, deadline);
      for (;;) {
        const state = await this.read(awaited);
        if (!isStarted && state.status !== 'queued') {
          isStarted = true;
          yield { name: 'started', data: { id } };
        }
        yield* newFormatEvents(state, sent);
        if (isSettled(state)) {
          await this.noteSeen(awaited);
          const { creditsLeft } = await this.credits.ensureOpenPeriod(awaited.accountId);
          yield { name: 'done', data: respond(state, creditsLeft) };
          return;
        }
        await this.waitOrTimeOut(awaited, waiter, deadline);
      }
    } finally {
      waiter.close();
    }
  }

  /** True: just dispatched, so the row is read only after a wake-up. */
  private async dispatchIfNew({ job }: WaitRequest): Promise<boolean> {
    if (job) await this.queue.dispatch(job);
    return job !== null;
  }

  private open({ id, disconnected }: WaitRequest, events: readonly WakeEvent[]): Waiter {
    const waiter = this.waiters.open(id, events);
    METRICS.waiters.set(this.waiters.size);
    disconnected.addEventListener('abort', () => waiter.close(), { once: true });
    return waiter;
  }

  private async waitOrTimeOut(
    { id, disconnected }: WaitRequest,
    waiter: Waiter,
    deadline: number,
  ): Promise<void> {
    disconnected.throwIfAborted();
    await waiter.next(deadline - performance.now());
    disconnected.throwIfAborted();
    if (performance.now() < deadline) return;
    await this.transformations.settle(id, 'TRANSFORM_TIMEOUT');
  }

  private async read({ accountId, id }: WaitRequest): Promise<TransformationState> {
    const state = await this.transformations.findState(accountId, id);
    if (!state) throw new AppError('NOT_FOUND');
    return state;
  }

  /** A user who waited gets no mail. */
  private async noteSeen({ id, waitingSince, disconnected }: WaitRequest): Promise<void> {
    if (disconnected.aborted || performance.now() - waitingSince < SETTINGS.notices.longMs) return;
    await this.transformations.markSeen(id);
  }

  private async checkWaiters(): Promise<void> {
    METRICS.waiters.set(this.waiters.size);
    const ids = this.waiters.idsWaitingLongerThan(SETTINGS.transform.checkAfterMs);
    if (ids.length === 0 || this.isChecking) return;
    this.isChecking = true;
    try {
      const settled = new Set(await this.transformations.findSettled(ids));
      for (const id of ids) this.waiters.wake(id, settled.has(id) ? 'settled' : 'progress');
    } catch (error) {
      this.logger.warn({ err: error }, 'the check of waiting requests failed');
    } finally {
      this.isChecking = false;
    }
  }
}

function respond(state: TransformationState, creditsLeft: number): TransformResponse {
  if (state.status === 'failed') throw failureOf(state);
  return presentResponse(state, creditsLeft);
}

const failureOf = ({ errorCode }: TransformationState): AppError =>
  transformError(errorCode ?? 'WRITER_FAILED');

const isSettled = ({ status }: TransformationState): boolean => status === 'succeeded' || status === 'failed';

function* newFormatEvents(state: TransformationState, sent: Set<string>): Generator<FollowEvent> {
  for (const output of state.outputs) {
    if (output.status === 'queued' || sent.has(output.format)) continue;
    sent.add(output.format);
    if (output.status === 'succeeded' && output.text !== null && output.checks) {
      const { format, text, checks, draft } = output;
      yield { name: 'format', data: { format, text, checks, draft } };
    } else {
      yield { name: 'format', data: presentFailure(output, state.status) };
    }
  }
}
