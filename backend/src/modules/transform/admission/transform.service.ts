import {
  PLANS,
  type FormatKey,
  type PlanKey,
  type TransformRequest,
  type TransformResponse,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { AdmissionLimiter } from './admission-limiter.js';
import { readExcerpt } from './excerpt.js';
import { JobDispatcher } from '../queue/job-dispatcher.service.js';
import { notInPlan, refusal, formatsNotInPlan } from './refusals.js';
import { ResultService, type Awaited, type FollowEvent } from '../results/result.service.js';
import { type NewJob } from '../queue/transform.queue.js';
import {
  TransformationRepository,
  type AdmissionOutcome,
  type AdmissionLimits,
} from '../results/transformation.repository.js';

/** A transformation that was accepted, with the job that is still to be put on the queue; null: there is one already. */
export interface Accepted {
  id: string;
  job: NewJob | null;
  /** When it was asked for, by `performance.now()`: what is waited for is waited for since then. */
  askedAt: number;
}

/** Accepts transformations: holds the credit and inserts the row in one statement, then hands the id to the queue. */
@Injectable()
export class TransformService {
  constructor(
    private readonly acceptance: AdmissionLimiter,
    private readonly credits: CreditsService,
    private readonly transformations: TransformationRepository,
    private readonly jobs: JobDispatcher,
    private readonly results: ResultService,
  ) {}

  /**
   * One credit, one statement, nothing kept when it throws. The same key and request return the transformation
   * they made before; the key of a failed one is free again.
   * @throws AppError CONTENT_UNREADABLE, IDEMPOTENCY_MISMATCH, TOO_MANY_IN_FLIGHT, QUEUE_FULL, QUEUE_UNAVAILABLE, FORMAT_NOT_IN_PLAN, NO_CREDITS
   */
  async accept(
    userId: string,
    request: TransformRequest,
    idempotencyKey: string | null,
    requestId: string | null = null,
  ): Promise<Accepted> {
    const excerpt = readExcerpt(request.content);
    if (excerpt === null) throw new AppError('CONTENT_UNREADABLE');
    const id = randomUUID();
    const requestHash = hashOf(request);
    const dueInMs = SETTINGS.transform.jobMs;
    const row = { id, userId, request, excerpt, requestHash, idempotencyKey, dueInMs, requestId };
    return this.acceptance.take(async () => {
      const terms = await this.limitsFor(request.formats);
      const now = new Date();
      let outcome = await this.transformations.accept(row, terms, now);
      if (outcome.outcome === 'period-over') {
        await this.credits.current(userId, now);
        outcome = await this.transformations.accept(row, terms, now);
      }
      return acceptedBy(outcome, request.formats);
    });
  }

  /**
   * Opens a failed format again, free of charge and a bounded number of times. One that was delivered meanwhile is
   * simply answered.
   * @throws AppError NOT_FOUND, BAD_REQUEST (the whole failed and was not charged), TOO_MANY_REQUESTS, and as `accept`
   */
  async reopen(
    userId: string,
    id: string,
    format: FormatKey,
    requestId: string | null = null,
  ): Promise<Accepted> {
    return this.acceptance.transaction(async (tx) => {
      const row = await this.transformations.lockOwn(tx, userId, id);
      if (!row?.request.formats.includes(format)) throw new AppError('NOT_FOUND');
      if (row.status === 'failed') {
        throw new AppError('BAD_REQUEST', {
          message: 'Nothing was charged for this one. Please start it again.',
        });
      }
      const { plan } = await this.credits.lock(tx, userId);
      const isOpen = row.status === 'queued' || row.status === 'running';
      if (isOpen || (await this.transformations.isDelivered(tx, id, format))) {
        return { id, job: null };
      }
      await this.refuseTooMany(tx, userId, plan);
      const { maxFreeRetries: maxRetries, jobMs: dueInMs } = SETTINGS.transform;
      const retry = { id, format, maxRetries, dueInMs, requestId };
      const deadlineAt = await this.transformations.reopen(tx, retry);
      if (!deadlineAt) {
        throw new AppError('TOO_MANY_REQUESTS', {
          message: 'This format was retried too often. Please start anew.',
        });
      }
      return { id, job: { id, plan, deadlineAt } };
    });
  }

  /** Runs what was accepted and answers when it is settled. @throws AppError why nothing was delivered */
  answer(userId: string, accepted: Accepted, gone: AbortSignal): Promise<TransformResponse> {
    return this.results.answer(awaitedBy(userId, accepted, gone), () => this.begin(accepted));
  }

  /** Runs what was accepted and tells each step. @throws like `answer` */
  follow(userId: string, accepted: Accepted, gone: AbortSignal): AsyncGenerator<FollowEvent, void, void> {
    return this.results.follow(awaitedBy(userId, accepted, gone), () => this.begin(accepted));
  }

  /** Whether there was something to begin. */
  private async begin({ job }: Accepted): Promise<boolean> {
    if (job) await this.jobs.start(job);
    return job !== null;
  }

  private async limitsFor(formats: readonly FormatKey[]): Promise<AdmissionLimits> {
    const termOf = (plan: PlanKey): AdmissionLimits['plans'][PlanKey] => ({
      maxInFlight: PLANS[plan].maxInFlight,
      isAllowed: formatsNotInPlan(formats, plan).length === 0,
    });
    return {
      maxQueued: SETTINGS.transform.maxQueued,
      hasWorker: !(await this.jobs.isWithoutWorker()),
      plans: { free: termOf('free'), pro: termOf('pro'), agency: termOf('agency') },
    };
  }

  private async refuseTooMany(tx: EntityManager, userId: string, plan: PlanKey): Promise<void> {
    if (await this.jobs.isWithoutWorker()) throw refusal('QUEUE_UNAVAILABLE');
    const { open, isQueueFull } = await this.transformations.countInFlight(
      tx,
      userId,
      SETTINGS.transform.maxQueued,
    );
    if (open >= PLANS[plan].maxInFlight) throw refusal('TOO_MANY_IN_FLIGHT');
    if (isQueueFull) throw refusal('QUEUE_FULL');
  }
}

const awaitedBy = (userId: string, { id, askedAt }: Accepted, gone: AbortSignal): Awaited => ({
  userId,
  transformationId: id,
  askedAt,
  gone,
});

/** @throws AppError the refusal */
function acceptedBy(outcome: AdmissionOutcome, formats: readonly FormatKey[]): Omit<Accepted, 'askedAt'> {
  switch (outcome.outcome) {
    case 'accepted': {
      const { id, plan, deadlineAt } = outcome;
      return { id, job: { id, plan, deadlineAt } };
    }
    case 'known':
      return { id: outcome.id, job: null };
    case 'period-over':
      // Opened for the same moment just now.
      throw new AppError('INTERNAL');
    case 'FORMAT_NOT_IN_PLAN':
      throw notInPlan(formats, outcome.plan);
    default:
      throw refusal(outcome.outcome);
  }
}

function hashOf(request: TransformRequest): string {
  const { content, formats, settings } = request;
  const { tone, industry, formality, length } = settings;
  const canonical = JSON.stringify([content, [...formats].sort(), tone, industry, formality, length]);
  return createHash('sha256').update(canonical).digest('hex');
}
