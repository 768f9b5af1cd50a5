import type { FormatKey, SameTransformations } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { SETTINGS } from '../../../config/settings.js';
import type { Scope } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import type { NewJob } from '../queue/transform.queue.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import { AdmissionLimiter } from './admission-limiter.js';
import { AdmissionRules } from './admission-rules.js';
import { AdmissionRepository, type AdmissionOutcome } from './admission.repository.js';
import type { AcceptedRequest } from './transform.dto.js';
import { notInPlan, refusal } from './refusals.js';

/** An accepted transformation. `job` must still be dispatched; null: there is one already. */
export interface Accepted {
  id: string;
  /** Pays for it. */
  accountId: string;
  job: NewJob | null;
  /** By `performance.now()`; the HTTP deadline counts from here. */
  receivedAt: number;
}

/** Decides which transformations are accepted, and holds their credit. */
@Injectable()
export class TransformService {
  constructor(
    private readonly limiter: AdmissionLimiter,
    private readonly credits: CreditsService,
    private readonly admissions: AdmissionRepository,
    private readonly rules: AdmissionRules,
    private readonly textWork: TextWorkPool,
  ) {}

  /**
   * Nothing is kept when it throws. The same key and request return the transformation made earlier; the key of a
   * failed one is free again.
   * @throws AppError CONTENT_UNREADABLE, TEXT_TOO_COMPLEX, IDEMPOTENCY_MISMATCH, TOO_MANY_IN_FLIGHT, QUEUE_FULL, QUEUE_UNAVAILABLE, FORMAT_NOT_IN_PLAN, NO_CREDITS
   */
  async accept(
    scope: Scope,
    request: AcceptedRequest,
    idempotencyKey: string | null,
    requestId: string | null = null,
  ): Promise<Accepted> {
    const { content } = request;
    const excerpt = await this.textWork.run('excerpt', { content }, { account: scope.userId });
    if (excerpt === null) throw new AppError('CONTENT_UNREADABLE');
    const id = randomUUID();
    const requestHash = hashOf(request);
    const dueInMs = SETTINGS.transform.jobMs;
    const row = { id, scope, request, excerpt, requestHash, idempotencyKey, dueInMs, requestId };
    return this.limiter.run(scope.userId, async () => {
      const limits = await this.rules.limitsFor(request.formats);
      const now = new Date();
      let outcome = await this.admissions.accept(row, limits, now);
      if (outcome.outcome === 'period-over') {
        await this.credits.current(outcome.accountId, now);
        outcome = await this.admissions.accept(row, limits, now);
      }
      return toAccepted(outcome, request.formats);
    });
  }

  /** What was made of the same content, formats and settings before. */
  async findSame(scope: Scope, request: AcceptedRequest): Promise<SameTransformations> {
    const same = await this.admissions.findSame(scope, hashOf(request));
    return { id: same?.id ?? null, nextVariant: same ? Math.max(...same.variants) + 1 : 0 };
  }

  /**
   * Retries a failed format, free of charge and a bounded number of times. A format delivered in the meantime is
   * returned as it is.
   * @throws AppError NOT_FOUND, BAD_REQUEST (the whole failed and was not charged), TOO_MANY_REQUESTS, and as `accept`
   */
  async reopen(
    scope: Scope,
    id: string,
    format: FormatKey,
    requestId: string | null = null,
  ): Promise<Accepted> {
    return this.limiter.transaction(scope.userId, async (tx) => {
      const row = await this.admissions.lockIn(tx, scope, id);
      if (!row?.request.formats.includes(format)) throw new AppError('NOT_FOUND');
      if (row.status === 'failed') {
        throw new AppError('BAD_REQUEST', {
          message: 'Nothing was charged for this one. Please start it again.',
        });
      }
      const { userId: accountId } = row;
      const { plan } = await this.credits.lock(tx, accountId);
      const isOpen = row.status === 'queued' || row.status === 'running';
      if (isOpen || (await this.admissions.isDelivered(tx, id, format))) return { id, accountId, job: null };
      // A format that the plan no longer has may still be delivered: it was paid.
      await this.rules.assertMet(tx, { accountId, userId: scope.userId, plan }, []);
      const { maxFreeRetries: maxRetries, jobMs: dueInMs } = SETTINGS.transform;
      const deadlineAt = await this.admissions.reopen(tx, { id, format, maxRetries, dueInMs, requestId });
      if (!deadlineAt) {
        throw new AppError('TOO_MANY_REQUESTS', {
          message: 'This format was retried too often. Please start a new transformation.',
        });
      }
      return { id, accountId, job: { id, plan, deadlineAt } };
    });
  }
}

/** @throws AppError the refusal */
function toAccepted(outcome: AdmissionOutcome, formats: readonly FormatKey[]): Omit<Accepted, 'receivedAt'> {
  switch (outcome.outcome) {
    case 'accepted': {
      const { id, accountId, plan, deadlineAt } = outcome;
      return { id, accountId, job: { id, plan, deadlineAt } };
    }
    case 'known':
      return { id: outcome.id, accountId: outcome.accountId, job: null };
    case 'period-over':
      // Cannot happen: the period was opened for the same instant.
      throw new AppError('INTERNAL');
    case 'FORMAT_NOT_IN_PLAN':
      throw notInPlan(formats, outcome.plan);
    default:
      throw refusal(outcome.outcome);
  }
}

/** Another version of it has the same hash. */
function hashOf(request: AcceptedRequest): string {
  const { content, formats, settings, voice, instruction } = request;
  const { tone, industry, formality, length } = settings;
  const canonical = JSON.stringify([
    ...[content, [...formats].sort(), tone, industry, formality, length],
    ...(voice ? [voice.id, voice.version] : []),
    ...(instruction === undefined ? [] : [{ instruction }]),
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}
