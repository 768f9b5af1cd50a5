import {
  FORMATS,
  isFormatInPlan,
  PLANS,
  type ErrorCode,
  type FormatKey,
  type PlanKey,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { AdmissionRepository, type AdmissionLimits } from './admission.repository.js';
import { WorkerPresence } from './worker-presence.js';
import { isDatabaseAway, isDatabaseBusy } from '../../../errors/errors.js';
import { FairSemaphore } from '../../../fair-semaphore.js';

const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'QUEUE_FULL',
  'QUEUE_UNAVAILABLE',
  'TOO_MANY_IN_FLIGHT',
  'WRITER_UNAVAILABLE',
]);

export function refusal(code: ErrorCode): AppError {
  const { retryAfterSeconds } = SETTINGS.transform;
  return new AppError(code, PASSING.has(code) ? { retryAfterSeconds } : {});
}

const formatsNotInPlan = (formats: readonly FormatKey[], plan: PlanKey): FormatKey[] =>
  formats.filter((format) => !isFormatInPlan(format, plan));

export function notInPlan(formats: readonly FormatKey[], plan: PlanKey): AppError {
  const names = formatsNotInPlan(formats, plan).map((format) => FORMATS[format].label);
  return new AppError('FORMAT_NOT_IN_PLAN', {
    message: `Not part of the ${PLANS[plan].name} plan: ${names.join(', ')}. Please upgrade to Pro.`,
  });
}

@Injectable()
export class AdmissionRules {
  constructor(
    private readonly admissions: AdmissionRepository,
    private readonly workers: WorkerPresence,
  ) {}

  async limitsFor(formats: readonly FormatKey[]): Promise<AdmissionLimits> {
    const limitsOf = (plan: PlanKey): AdmissionLimits['plans'][PlanKey] => ({
      maxInFlight: PLANS[plan].maxInFlight,
      maxInFlightOfAccount: PLANS[plan].maxInFlightOfAccount,
      isAllowed: formatsNotInPlan(formats, plan).length === 0,
    });
    return {
      maxQueued: SETTINGS.transform.maxQueued,
      hasWorker: !(await this.workers.isAbsent()),
      plans: { free: limitsOf('free'), pro: limitsOf('pro'), agency: limitsOf('agency') },
    };
  }

  /** Exact under the account's lock. @throws AppError QUEUE_UNAVAILABLE, TOO_MANY_IN_FLIGHT, QUEUE_FULL, FORMAT_NOT_IN_PLAN */
  async assertMet(
    tx: EntityManager,
    of: { accountId: string; userId: string; plan: PlanKey },
    formats: readonly FormatKey[],
  ): Promise<void> {
    const code = await this.admissions.findRefusal(tx, of, await this.limitsFor(formats));
    if (code === 'FORMAT_NOT_IN_PLAN') throw notInPlan(formats, of.plan);
    if (code !== null) throw refusal(code);
  }
}

const { acceptedAtOnce, acceptedAtOncePerUser, acceptWaitMs } = SETTINGS.transform;
const MAX_REMEMBERED = 1_000;

interface Failure {
  at: number;
  error: unknown;
}

/** A burst queues here instead of exhausting the connection pool. Fair: a locked account does not delay others. */
@Injectable()
export class AdmissionLimiter {
  private readonly semaphore = new FairSemaphore(acceptedAtOnce, acceptedAtOncePerUser);
  private lastOutage: Failure | null = null;
  private readonly lastBusy = new Map<string, Failure>();

  constructor(private readonly db: DataSource) {}

  transaction<T extends object>(
    userId: string,
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T & { receivedAt: number }> {
    return this.run(userId, () => this.db.transaction(work));
  }

  /** `receivedAt`: when it was called. @throws AppError QUEUE_FULL; errors of `work` */
  run<T extends object>(userId: string, work: () => Promise<T>): Promise<T & { receivedAt: number }> {
    const receivedAt = performance.now();
    return this.semaphore.run(userId, async () => {
      this.failLike(receivedAt, this.lastOutage);
      this.failLike(receivedAt, this.lastBusy.get(userId) ?? null);
      if (performance.now() - receivedAt > acceptWaitMs) throw refusal('QUEUE_FULL');
      try {
        return { ...(await work()), receivedAt };
      } catch (error) {
        this.remember(userId, error);
        throw error;
      }
    });
  }

  /** Calls that were queued during a failure fail at once, not one by one. */
  private failLike(receivedAt: number, failure: Failure | null): void {
    if (failure && failure.at > receivedAt) throw failure.error;
  }

  private remember(userId: string, error: unknown): void {
    const failure = { at: performance.now(), error };
    if (isDatabaseAway(error)) this.lastOutage = failure;
    if (!isDatabaseBusy(error)) return;
    if (this.lastBusy.size >= MAX_REMEMBERED) this.lastBusy.clear();
    this.lastBusy.set(userId, failure);
  }
}
