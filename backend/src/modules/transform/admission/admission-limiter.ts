import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { isDatabaseAway } from '../../../errors/errors.js';
import { Semaphore } from '../../../semaphore.js';
import { refusal } from './refusals.js';

/**
 * Accepts work so many calls at a time: a thousand callers at once wait here in the order they came, and
 * not for a connection of the pool, which calls the database away when none is free within its bound.
 */
@Injectable()
export class AdmissionLimiter {
  private readonly turns = new Semaphore(SETTINGS.transform.acceptedAtOnce);
  private lost: { at: number; error: unknown } | null = null;

  constructor(private readonly db: DataSource) {}

  /** Runs a transaction like `take`. */
  transaction<T extends object>(work: (tx: EntityManager) => Promise<T>): Promise<T & { askedAt: number }> {
    return this.take(() => this.db.transaction(work));
  }

  /** Runs the work in its turn and says when it was asked for. @throws AppError QUEUE_FULL; what the work throws */
  take<T extends object>(work: () => Promise<T>): Promise<T & { askedAt: number }> {
    const askedAt = performance.now();
    return this.turns.take(null, async () => {
      // The database went away meanwhile: nobody waits to be told so, too.
      if (this.lost && this.lost.at > askedAt) throw this.lost.error;
      if (performance.now() - askedAt > SETTINGS.transform.acceptWaitMs) throw refusal('QUEUE_FULL');
      try {
        return { ...(await work()), askedAt };
      } catch (error) {
        if (isDatabaseAway(error)) this.lost = { at: performance.now(), error };
        throw error;
      }
    });
  }
}
