import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@repurpose/contract';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { hashOfSid } from '../../http/session.store.js';

interface Proof {
  isStillProven?: () => Promise<boolean>;
  /** What the caller is told when it is not; a wrong password, unless said otherwise. */
  refusal?: ErrorCode;
  /** When it was given; now, unless it is a token from before. */
  signedInAt?: Date;
}

/** Begins and ends sessions. Waits until the store has written, so that the next request finds what it should. */
@Injectable()
export class SessionsService {
  constructor(private readonly db: DataSource) {}

  /**
   * A new session under a new id; whatever id the browser came with is void (session fixation). `isStillProven` is
   * asked once it is stored: from then on whoever voids the proof finds the session and ends it.
   * @throws AppError `refusal` when the proof was voided meanwhile; there is no session then
   */
  async begin(req: Request, userId: string, proof: Proof = {}): Promise<void> {
    const { isStillProven, signedInAt, refusal = 'BAD_CREDENTIALS' } = proof;
    await settled((done) => req.session.regenerate(done));
    req.session.userId = userId;
    req.session.createdAt = Date.now();
    req.session.signedInAt = signedInAt?.getTime() ?? req.session.createdAt;
    await settled((done) => req.session.save(done));
    if (!isStillProven || (await isStillProven())) return;
    await settled((done) => req.session.destroy(done));
    throw new AppError(refusal);
  }

  /** Ends the caller's session, if there is one: the row goes, its cookie is worth nothing. */
  async end(req: Request): Promise<void> {
    if (!req.session.userId) return;
    await settled((done) => req.session.destroy(done));
  }

  /** The call goes on without a session: its row goes and the browser's cookie is worth nothing. */
  async clear(req: Request): Promise<void> {
    await settled((done) => req.session.regenerate(done));
  }

  /** Ends the sessions of a user that a sign-in before `instant` began. */
  async endSignedInBefore(userId: string, instant: Date): Promise<void> {
    await this.db.query(
      `DELETE FROM session WHERE sess ->> 'userId' = $1
          AND coalesce(sess ->> 'signedInAt', sess ->> 'createdAt')::bigint < $2`,
      [userId, instant.getTime()],
    );
  }

  /** Ends every session of a user, except the caller's own when it is given. */
  async endAll(userId: string, except?: Request, tx: EntityManager = this.db.manager): Promise<void> {
    const kept = except ? hashOfSid(except.sessionID) : '';
    await tx.query(`DELETE FROM session WHERE sess ->> 'userId' = $1 AND sid <> $2`, [userId, kept]);
  }
}

function settled(run: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    run((error) => (error ? reject(error as Error) : resolve()));
  });
}
