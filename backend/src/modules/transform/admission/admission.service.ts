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
import { AdmissionRules, notInPlan } from './admission-rules.js';
import { AdmissionRepository, type AdmissionOutcome } from './admission.repository.js';
import { transformError } from '../transform-error.js';
import type { VoicedRequest } from './transform.dto.js';

export interface Accepted {
  id: string;
  accountId: string;
  /** The job to dispatch. Null: there is one already, or the transformation is settled. */
  job: NewJob | null;
  /** `performance.now()` when the call began to wait for its admission. The HTTP deadline counts from here. */
  waitingSince: number;
}

@Injectable()
export class AdmissionService {
  constructor(
    private readonly limiter: AdmissionLimiter,
    private readonly credits: CreditsService,
    private readonly admissions: AdmissionRepository,
    private readonly rules: AdmissionRules,
    private readonly textWork: TextWorkPool,
  ) {}

  /** @throws AppError CONTENT_UNREADABLE, QUEUE_FULL, a code of a text task or of an `AdmissionOutcome`, or that the workspace is closed to the user */
  async accept(
    scope: Scope,
    request: VoicedRequest,
    idempotencyKey: string | null,
    requestId: string | null = null,
  ): Promise<Accepted> {
    const excerpt = await this.textWork.run('excerpt', { content: request.content }, { key: scope.userId });
    if (excerpt === null) throw new AppError('CONTENT_UNREADABLE');
    const id = randomUUID();
    const requestHash = hashOf(request);
    const deadlineInMs = SETTINGS.transform.jobMs;
    const row = { id, scope, request, excerpt, requestHash, idempotencyKey, deadlineInMs, requestId };
    return this.limiter.run(await this.admissions.findAccountId(scope), async () => {
      const limits = await this.rules.limitsFor(request.formats);
      const now = new Date();
      let outcome = await this.admissions.admit(row, limits, now);
      if (outcome.outcome === 'period-over') {
        await this.credits.ensureOpenPeriod(outcome.accountId, now);
        outcome = await this.admissions.admit(row, limits, now);
      }
      return toAccepted(outcome, request.formats);
    });
  }

  async findSame(scope: Scope, request: VoicedRequest): Promise<SameTransformations> {
    const same = await this.admissions.findSame(scope, hashOf(request));
    return { id: same?.id ?? null, nextVariant: same ? Math.max(...same.variants) + 1 : 0 };
  }

  /**
   * Free. Starts nothing if the format has been delivered in the meantime, or while the transformation is open, even if
   * for another format: the caller only waits for it. @throws AppError NOT_FOUND, BAD_REQUEST, TOO_MANY_REQUESTS,
   * NO_SESSION, QUEUE_FULL, QUEUE_UNAVAILABLE, TOO_MANY_IN_FLIGHT, or that the workspace is closed to the user
   */
  async reopen(
    scope: Scope,
    id: string,
    format: FormatKey,
    requestId: string | null = null,
  ): Promise<Accepted> {
    return this.limiter.transaction(await this.admissions.findAccountId(scope), async (tx) => {
      const row = await this.admissions.lockIn(tx, scope, id);
      if (!row?.request.formats.includes(format)) throw new AppError('NOT_FOUND');
      if (row.status === 'failed') {
        throw new AppError('BAD_REQUEST', {
          message: 'Nothing was charged for this one. Please start it again.',
        });
      }
      const { accountId } = row;
      const { plan } = await this.credits.lockInOpenPeriod(tx, accountId);
      const isOpen = row.status === 'queued' || row.status === 'running';
      if (isOpen || (await this.admissions.isDelivered(tx, id, format))) return { id, accountId, job: null };
      // Paid for, so it is delivered even if the plan no longer has the format.
      await this.rules.assertMet(tx, { accountId, userId: scope.userId, plan }, []);
      const { maxFreeRetries: maxRetries, jobMs: deadlineInMs } = SETTINGS.transform;
      const retry = { id, format, maxRetries, deadlineInMs, requestId };
      const deadlineAt = await this.admissions.reopen(tx, retry);
      if (!deadlineAt) {
        throw new AppError('TOO_MANY_REQUESTS', {
          message: 'This format was retried too often. Please start a new transformation.',
        });
      }
      return { id, accountId, job: { id, plan, deadlineAt } };
    });
  }
}

function toAccepted(
  outcome: AdmissionOutcome,
  formats: readonly FormatKey[],
): Omit<Accepted, 'waitingSince'> {
  switch (outcome.outcome) {
    case 'accepted': {
      const { id, accountId, plan, deadlineAt } = outcome;
      return { id, accountId, job: { id, plan, deadlineAt } };
    }
    case 'known':
      return { id: outcome.id, accountId: outcome.accountId, job: null };
    case 'period-over':
      // Unreachable: `accept` has opened the period of the same instant.
      throw new AppError('INTERNAL');
    case 'FORMAT_NOT_IN_PLAN':
      throw notInPlan(formats, outcome.plan);
    default:
      throw transformError(outcome.outcome);
  }
}

/** Without `variant`: all variants have the same hash. */
function hashOf(request: VoicedRequest): string {
  const { content, formats, settings, voice, instruction } = request;
  const { tone, industry, formality, length } = settings;
  const canonical = JSON.stringify([
    ...[content, [...formats].sort(), tone, industry, formality, length],
    ...(voice ? [voice.id, voice.version] : []),
    ...(instruction === undefined ? [] : [{ instruction }]),
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}
