import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { isDatabaseAway, isDatabaseBusy } from '../../../errors/errors.js';
import { FairSemaphore } from '../../../fair-semaphore.js';
import { transformError } from '../transform-error.js';

const { acceptedAtOnce, acceptedAtOncePerAccount, acceptWaitMs } = SETTINGS.transform;
const MAX_REMEMBERED = 1_000;

interface Failure {
  at: number;
  error: unknown;
}

/** A burst queues here instead of exhausting the connection pool. Fair: a locked account delays no other. */
@Injectable()
export class AdmissionLimiter {
  private readonly semaphore = new FairSemaphore(acceptedAtOnce, acceptedAtOncePerAccount);
  private lastOutage: Failure | null = null;
  private readonly lastBusy = new Map<string, Failure>();

  constructor(private readonly db: DataSource) {}

  transaction<T extends object>(
    accountId: string,
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T & { waitingSince: number }> {
    return this.run(accountId, () => this.db.transaction(work));
  }

  /** `waitingSince`: when it was called. @throws AppError QUEUE_FULL; errors of `work` */
  run<T extends object>(accountId: string, work: () => Promise<T>): Promise<T & { waitingSince: number }> {
    const waitingSince = performance.now();
    return this.semaphore.run(accountId, async () => {
      this.failLike(waitingSince, this.lastOutage);
      this.failLike(waitingSince, this.lastBusy.get(accountId) ?? null);
      if (performance.now() - waitingSince > acceptWaitMs) throw transformError('QUEUE_FULL');
      try {
        return { ...(await work()), waitingSince };
      } catch (error) {
        this.remember(accountId, error);
        throw error;
      }
    });
  }

  /** Calls that were queued during a failure fail at once, not one by one. */
  private failLike(waitingSince: number, failure: Failure | null): void {
    if (failure && failure.at > waitingSince) throw failure.error;
  }

  private remember(accountId: string, error: unknown): void {
    const failure = { at: performance.now(), error };
    if (isDatabaseAway(error)) this.lastOutage = failure;
    if (!isDatabaseBusy(error)) return;
    if (this.lastBusy.size >= MAX_REMEMBERED) this.lastBusy.clear();
    this.lastBusy.set(accountId, failure);
  }
}
