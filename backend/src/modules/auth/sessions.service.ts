import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@repurpose/contract';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { SessionRepository } from './session.repository.js';

interface Proof {
  isStillProven?: () => Promise<boolean>;
  refusal?: ErrorCode;
  signedInAt?: Date;
}

@Injectable()
export class SessionsService {
  constructor(private readonly repository: SessionRepository) {}

  /** A new id prevents session fixation. A request that voids the proof later finds the stored session and ends it. */
  async begin(req: Request, userId: string, proof: Proof = {}): Promise<void> {
    const { isStillProven, signedInAt, refusal = 'BAD_CREDENTIALS' } = proof;
    await promisify<void>((done) => req.session.regenerate(done))();
    req.session.userId = userId;
    req.session.createdAt = Date.now();
    req.session.signedInAt = signedInAt?.getTime() ?? req.session.createdAt;
    await promisify<void>((done) => req.session.save(done))();
    await this.repository.deleteOldest(userId, SETTINGS.session.maxPerUser);
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
    await this.repository.deleteSignedInBefore(userId, instant);
  }

  async endAll(userId: string, tx?: EntityManager): Promise<void> {
    await this.repository.deleteAll(userId, tx);
  }
}
