import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { isDatabaseAway } from '../../../errors/errors.js';
import { Semaphore } from '../../../semaphore.js';
import { refusal } from './refusals.js';

/** Limits concurrent admissions, so that a burst queues here instead of exhausting the connection pool. */
@Injectable()
export class AdmissionLimiter {
  private readonly semaphore = new Semaphore(SETTINGS.transform.acceptedAtOnce);
  private lastOutage: { at: number; error: unknown } | null = null;

  constructor(private readonly db: DataSource) {}

  /** Runs a transaction like `run`. */
  transaction<T extends object>(
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T & { receivedAt: number }> {
    return this.run(() => this.db.transaction(work));
  }

  /** Adds the time at which it was called. @throws AppError QUEUE_FULL; what the work throws */
  run<T extends object>(work: () => Promise<T>): Promise<T & { receivedAt: number }> {
    const receivedAt = performance.now();
    return this.semaphore.run(null, async () => {
      // The database went away while this call was queued: fail it now instead of one by one.
      if (this.lastOutage && this.lastOutage.at > receivedAt) throw this.lastOutage.error;
      if (performance.now() - receivedAt > SETTINGS.transform.acceptWaitMs) throw refusal('QUEUE_FULL');
      try {
        return { ...(await work()), receivedAt };
      } catch (error) {
        if (isDatabaseAway(error)) this.lastOutage = { at: performance.now(), error };
        throw error;
      }
    });
  }
}
