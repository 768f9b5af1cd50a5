import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@repurpose/contract';
import type { Request } from 'express';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { SessionEntity } from './session.entity.js';

interface Proof {
  isStillProven?: () => Promise<boolean>;
  refusal?: ErrorCode;
  signedInAt?: Date;
}

const ofUser = (sess: string): string => `${sess} ->> 'userId' = :userId`;

@Injectable()
export class SessionsService {
  constructor(private readonly db: DataSource) {}

  /** A new id prevents session fixation. A request that voids the proof later finds the stored session and ends it. */
  async begin(req: Request, userId: string, proof: Proof = {}): Promise<void> {
    const { isStillProven, signedInAt, refusal = 'BAD_CREDENTIALS' } = proof;
    await promisify<void>((done) => req.session.regenerate(done))();
    req.session.userId = userId;
    req.session.createdAt = Date.now();
    req.session.signedInAt = signedInAt?.getTime() ?? req.session.createdAt;
    await promisify<void>((done) => req.session.save(done))();
    await this.endOldest(userId);
    if (!isStillProven || (await isStillProven())) return;
    await promisify<void>((done) => req.session.destroy(done))();
    throw new AppError(refusal);
  }

  async end(req: Request): Promise<void> {
    if (!req.session.userId) return;
    await promisify<void>((done) => req.session.destroy(done))();
  }

  async clear(req: Request): Promise<void> {
    await promisify<void>((done) => req.session.regenerate(done))();
  }

  async endSignedInBefore(userId: string, instant: Date): Promise<void> {
    const isEarlier = (sess: string): string =>
      `${ofUser(sess)} AND coalesce(${sess} ->> 'signedInAt', ${sess} ->> 'createdAt')::bigint < :before`;
    const data = Raw(isEarlier, { userId, before: instant.getTime() });
    await this.db.manager.delete(SessionEntity, { data });
  }

  async endAll(userId: string, tx: EntityManager = this.db.manager): Promise<void> {
    await tx.delete(SessionEntity, { data: Raw(ofUser, { userId }) });
  }

  private async endOldest(userId: string): Promise<void> {
    const isOld = (sid: string): string =>
      `${sid} IN (SELECT sid FROM session WHERE ${ofUser('sess')}
                   ORDER BY (sess ->> 'createdAt')::bigint DESC, sid OFFSET :kept)`;
    const sid = Raw(isOld, { userId, kept: SETTINGS.session.maxPerUser });
    await this.db.manager.delete(SessionEntity, { sid });
  }
}
