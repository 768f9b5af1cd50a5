import type { SessionData } from 'express-session';
import type { Pool } from 'pg';

export type StoredSession = SessionData & { storedExpiry?: number };

export interface SessionRow {
  sid: string;
  sess: StoredSession;
  expire: Date;
  identityUid: string | null;
  email: string;
}

export class StoredSessionsRepository {
  constructor(private readonly pool: Pool) {}

  /** An UPDATE cannot restore a deleted session. Raw: the session store has the pool, not TypeORM. */
  async setExpiry(sidHash: string, expiry: Date): Promise<void> {
    await this.pool.query('UPDATE session SET expire = $2 WHERE sid = $1', [sidHash, expiry]);
  }

  /** Raw: one statement per event-loop turn, on every request. The join checks that the user exists. */
  async read(sidHashes: string[]): Promise<Map<string, SessionRow>> {
    const { rows } = await this.pool.query<SessionRow>(
      `SELECT s.sid, s.sess, s.expire, u.firebase_uid AS "identityUid", u.email
         FROM session s JOIN app_user u ON u.id = (s.sess ->> 'userId')::uuid
        WHERE s.sid = ANY($1) AND s.expire > now()`,
      [sidHashes],
    );
    return new Map(rows.map((row) => [row.sid, row]));
  }
}
