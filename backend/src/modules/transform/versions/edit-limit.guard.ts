import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimits } from '../../../http/rate-limits.js';
import '../../../http/session/session.types.js';

@Injectable()
export class EditLimit implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { userId = '' } = context.switchToHttp().getRequest<Request>().session;
    await this.limits.of('editPerUser').take(userId);
    return true;
  }
}
