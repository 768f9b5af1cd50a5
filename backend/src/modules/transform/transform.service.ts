import {
  FORMATS,
  isFormatInPlan,
  PLANS,
  type FormatKey,
  type PlanKey,
  type TransformRequest,
  type TransformResponse,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../http/app-error.js';
import { CreditsService } from '../billing/credits/credits.service.js';
import { Acceptance } from './acceptance.js';
import { readExcerpt } from './excerpt.js';
import { JobStart } from './job-start.service.js';
import { ResultService, type Awaited, type FollowEvent } from './result.service.js';
import { type NewJob } from './transform.queue.js';
import { TransformationRepository } from './transformation.repository.js';

/** A transformation that was accepted, with the job that is still to be put on the queue; null: there is one already. */
export interface Accepted {
  id: string;
  job: NewJob | null;
  /** When it was asked for, by `performance.now()`: what is waited for is waited for since then. */
  askedAt: number;
}

/** Accepts transformations: holds the credit and inserts the row in one transaction, then hands the id to the queue. */
@Injectable()
export class TransformService {
  constructor(
    private readonly acceptance: Acceptance,
    private readonly credits: CreditsService,
    private readonly transformations: TransformationRepository,
    private readonly jobs: JobStart,
    private readonly results: ResultService,
  ) {}

  /**
   * One credit, one transaction, nothing kept when it throws. The same key and request return the transformation
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
    const requestHash = hashOf(request);
    return this.acceptance.take(async (tx) => {
      const { plan } = await this.credits.lock(tx, userId);
      if (idempotencyKey !== null) {
        const known = await this.transformations.findByKey(tx, userId, idempotencyKey);
        if (known && known.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
        if (known) return { id: known.id, job: null };
      }
      await this.refuseTooMany(tx, userId, plan);
      refuseFormats(request.formats, plan);
      const id = randomUUID();
      await this.credits.hold(tx, userId, id);
      const deadlineAt = await this.transformations.insertQueued(tx, {
        id,
        userId,
        request,
        excerpt,
        requestHash,
        idempotencyKey,
        plan,
        dueInMs: SETTINGS.transform.jobMs,
        requestId,
      });
      return { id, job: { id, plan, deadlineAt } };
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
    return this.acceptance.take(async (tx) => {
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

  private async refuseTooMany(tx: EntityManager, userId: string, plan: PlanKey): Promise<void> {
    await this.jobs.refuseWithoutWorker();
    const { open, isQueueFull } = await this.transformations.crowd(tx, userId, SETTINGS.transform.maxQueued);
    if (open >= PLANS[plan].maxInFlight) {
      throw new AppError('TOO_MANY_IN_FLIGHT', { retryAfterSeconds: SETTINGS.transform.retryAfterSeconds });
    }
    if (isQueueFull) {
      throw new AppError('QUEUE_FULL', { retryAfterSeconds: SETTINGS.transform.retryAfterSeconds });
    }
  }
}

const awaitedBy = (userId: string, { id, askedAt }: Accepted, gone: AbortSignal): Awaited => ({
  userId,
  transformationId: id,
  askedAt,
  gone,
});

function refuseFormats(formats: readonly FormatKey[], plan: PlanKey): void {
  const refused = formats.filter((format) => !isFormatInPlan(format, plan));
  if (refused.length === 0) return;
  const names = refused.map((format) => FORMATS[format].label).join(', ');
  throw new AppError('FORMAT_NOT_IN_PLAN', {
    message: `Not part of the ${PLANS[plan].name} plan: ${names}. Please upgrade to Pro.`,
  });
}

function hashOf(request: TransformRequest): string {
  const { content, formats, settings } = request;
  const { tone, industry, formality, length } = settings;
  const canonical = JSON.stringify([content, [...formats].sort(), tone, industry, formality, length]);
  return createHash('sha256').update(canonical).digest('hex');
}
