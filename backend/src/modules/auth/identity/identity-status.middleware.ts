import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { SecurityLog } from '../../../security-log.js';
import { SessionsService } from '../sessions.service.js';
import { IdentityStatusService } from './identity-status.service.js';

/** Ends sessions of identities that were disabled, deleted or signed out. The request continues. */
@Injectable()
export class IdentityStatusMiddleware implements NestMiddleware {
  constructor(
    private readonly statuses: IdentityStatusService,
    private readonly sessions: SessionsService,
    private readonly log: SecurityLog,
  ) {}

  async use(req: Request, _res: Response, next: NextFunction): Promise<void> {
    // Health checks and webhooks have no session object.
    const session = req.session as Request['session'] | undefined;
    if (session?.userId && session.identityUid) await this.check(req, session.userId, session.identityUid);
    next();
  }

  private async check(req: Request, userId: string, identityUid: string): Promise<void> {
    const validSince = await this.statuses.findValidSince(identityUid);
    const { signedInAt, createdAt } = req.session;
    if (validSince === null || (signedInAt ?? createdAt ?? 0) >= validSince.getTime()) return;
    this.statuses.forget(identityUid);
    await this.sessions.endSignedInBefore(userId, validSince);
    this.log.write('identity-ended', { userId });
    await this.sessions.clear(req);
  }
}
