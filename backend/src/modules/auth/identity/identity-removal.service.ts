import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { backOffMs } from '../../../config/back-off.js';
import { SETTINGS } from '../../../config/settings.js';
import { describeError } from '../../../errors/errors.js';
import { IDENTITY, type IdentityPort } from './identity.port.js';

const { removalBackOff, removalKeptMs } = SETTINGS.identity;
const BATCH = 20;

/**
 * The identity's own account goes after ours. It is noted in the transaction that deletes the account, so it is done
 * sooner or later whatever fails between; until then, and while a token from before could live, nobody comes in by it.
 */
@Injectable()
export class IdentityRemovalService {
  private readonly logger = new Logger(IdentityRemovalService.name);

  constructor(
    private readonly db: DataSource,
    @Inject(IDENTITY) private readonly identity: IdentityPort,
  ) {}

  /** Notes the identity of a user who is about to be deleted. Returns its uid, or null when there is none. */
  async note(tx: EntityManager, userId: string): Promise<string | null> {
    const [noted] = await tx.query<{ uid: string }[]>(
      `INSERT INTO identity_removal (firebase_uid)
       SELECT firebase_uid FROM app_user WHERE id = $1 AND firebase_uid IS NOT NULL RETURNING firebase_uid AS uid`,
      [userId],
    );
    return noted?.uid ?? null;
  }

  async isNoted(uid: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM identity_removal WHERE firebase_uid = $1';
    return (await this.db.query<unknown[]>(sql, [uid])).length > 0;
  }

  /** Removes a noted identity now. Never throws: what fails is logged, and tried again by the sweep. */
  async remove(uid: string): Promise<boolean> {
    try {
      await this.identity.remove(uid);
      await this.db.query('UPDATE identity_removal SET removed_at = now() WHERE firebase_uid = $1', [uid]);
      return true;
    } catch (error) {
      this.logger.error({ err: describeError(error) }, 'an identity could not be removed yet');
      await this.noteFailure(uid);
      return false;
    }
  }

  /** Removes what is noted and due, and forgets what was removed long ago. Returns how many were removed. */
  async sweep(stop?: AbortSignal): Promise<number> {
    const due = await this.db.query<{ uid: string }[]>(
      `SELECT firebase_uid AS uid FROM identity_removal WHERE removed_at IS NULL AND next_try_at <= now()
        ORDER BY next_try_at LIMIT ${BATCH}`,
    );
    let removed = 0;
    for (const { uid } of due) {
      if (stop?.aborted) break;
      if (await this.remove(uid)) removed += 1;
    }
    await this.db.query(`DELETE FROM identity_removal WHERE removed_at < now() - $1 * interval '1 ms'`, [
      removalKeptMs,
    ]);
    return removed;
  }

  private async noteFailure(uid: string): Promise<void> {
    const sql =
      'UPDATE identity_removal SET failures = failures + 1 WHERE firebase_uid = $1 RETURNING failures';
    const [[row]] = await this.db.query<[{ failures: number }[], number]>(sql, [uid]);
    await this.db.query(
      `UPDATE identity_removal SET next_try_at = now() + $2 * interval '1 ms' WHERE firebase_uid = $1`,
      [uid, backOffMs(removalBackOff, row?.failures ?? 1)],
    );
  }
}
