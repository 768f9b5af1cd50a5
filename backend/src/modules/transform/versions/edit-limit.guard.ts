import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../../config/settings.js';
import { REDIS } from '../../../database/redis.module.js';
import { RateLimit } from '../../../http/rate-limits.js';
import '../../../http/session/session.types.js';

@Injectable()
export class EditLimit implements CanActivate {
  private readonly limit = new RateLimit(this.redis, SETTINGS.rateLimits.editPerUser);

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limit.take(context.switchToHttp().getRequest<Request>().session.userId ?? '');
    return true;
  }
}
