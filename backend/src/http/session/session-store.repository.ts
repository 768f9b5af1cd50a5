import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import { createHash } from 'node:crypto';
import { SETTINGS } from '../../config/settings.js';
import { BatchLoader } from '../../database/batch-loader.js';

type StoredSession = SessionData & { storedExpiry?: number };

interface SessionRow {
  sid: string;
  sess: StoredSession;
  expire: Date;
  identityUid: string | null;
  email: string;
}

const PgStore = connectPgSimple(session);
type Done<T> = (error: unknown, value?: T) => void;

/** Ids are stored hashed: a copy of the table opens no session. */
export const hashOfSid = (sid: string): string => createHash('sha256').update(sid).digest('hex');

/** In Postgres, so that losing Redis logs no one out. Updates the idle time at most once an hour. */
export class SessionStore extends PgStore {
  private readonly rows = new BatchLoader((sids) => this.read(sids));

  constructor(
    private readonly db: Pool,
    onError: (message: string) => void,
  ) {
    super({
      pool: db,
      tableName: 'session',
      pruneSessionInterval: SETTINGS.session.pruneEverySeconds,
      errorLog: (text: unknown) => onError(String(text)),
    });
    this.pruneSessions();
  }

  override get(sid: string, done: Done<SessionData | null>): void {
    this.find(sid).then(
      (found) => done(null, found),
      (error: unknown) => done(error),
    );
  }

  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    super.set(hashOfSid(sid), data, done);
  }

  override destroy(sid: string, done?: (error?: unknown) => void): void {
    super.destroy(hashOfSid(sid), done);
  }

  override touch(sid: string, data: StoredSession, done: (error?: unknown) => void = () => undefined): void {
    const expiry = new Date(data.cookie.expires ?? Date.now() + SETTINGS.session.idleMs).getTime();
    if (expiry - (data.storedExpiry ?? 0) < SETTINGS.session.touchEveryMs) return done();
    this.setExpiry(hashOfSid(sid), new Date(expiry)).then(() => done(), done);
  }

  private async find(sid: string): Promise<SessionData | null> {
    const row = await this.rows.find(hashOfSid(sid));
    if (!row || isTooOld(row.sess)) return null;
    return {
      ...row.sess,
      cookie: { ...row.sess.cookie },
      storedExpiry: row.expire.getTime(),
      email: row.email,
      ...(row.identityUid !== null && { identityUid: row.identityUid }),
    } as StoredSession;
  }

  /** An UPDATE cannot restore a deleted session. Raw: express-session's store has the pool. */
  private async setExpiry(sidHash: string, expiry: Date): Promise<void> {
    await this.db.query('UPDATE session SET expire = $2 WHERE sid = $1', [sidHash, expiry]);
  }

  /** Raw: one statement per event-loop turn, on every request. The join checks that the user exists. */
  private async read(sidHashes: string[]): Promise<Map<string, SessionRow>> {
    const { rows } = await this.db.query<SessionRow>(
      `SELECT s.sid, s.sess, s.expire, u.firebase_uid AS "identityUid", u.email
         FROM session s JOIN app_user u ON u.id = (s.sess ->> 'userId')::uuid
        WHERE s.sid = ANY($1) AND s.expire > now()`,
      [sidHashes],
    );
    return new Map(rows.map((row) => [row.sid, row]));
  }
}

function isTooOld({ createdAt }: SessionData): boolean {
  return typeof createdAt !== 'number' || Date.now() - createdAt > SETTINGS.session.absoluteMs;
}
