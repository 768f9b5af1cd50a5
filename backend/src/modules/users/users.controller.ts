import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Body, Controller, Get, Inject, Put, Res, UseGuards } from '@nestjs/common';
import { API, type Notices, type User } from '@repurpose/contract';
import { IsBoolean } from 'class-validator';
import type { Response } from 'express';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import { CurrentUserId } from '../../http/session/current-user.decorator.js';
import { orError } from '../../http/contract.pipe.js';
import { RateLimit } from '../../http/rate-limits.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { AccountExportService } from './account-export.service.js';
import { UsersService } from './users.service.js';
import { RequiresAction } from '../../http/action.decorator.js';

export class NoticesDto implements Notices {
  @IsBoolean(orError('NOTICES_INVALID'))
  runEnded: boolean;
}

@Controller()
export class UsersController {
  private readonly exportLimit: RateLimit;

  constructor(
    private readonly users: UsersService,
    private readonly exports: AccountExportService,
    @Inject(REDIS) redis: Redis,
  ) {
    const { exportPerUser } = SETTINGS.rateLimits;
    this.exportLimit = new RateLimit(redis, 'export', exportPerUser, 'TOO_MANY_REQUESTS');
  }

  /** No guard: reading the user shows whether the account exists. */
  @Get(API.user.path)
  @RequiresAction('account')
  current(@CurrentUserId() userId: string): Promise<User> {
    return this.users.getView(userId);
  }

  @Get(API.notices.path)
  @RequiresAction('account')
  @UseGuards(SessionGuard)
  notices(@CurrentUserId() userId: string): Promise<Notices> {
    return this.users.getNotices(userId);
  }

  @Put(API.changeNotices.path)
  @RequiresAction('account')
  @UseGuards(SessionGuard)
  changeNotices(@CurrentUserId() userId: string, @Body() { runEnded }: NoticesDto): Promise<Notices> {
    return this.users.changeNotices(userId, { runEnded });
  }

  /** An error breaks the connection, so that a partial file does not look complete. */
  @Get(API.exportUser.path)
  @RequiresAction('account')
  @UseGuards(SessionGuard)
  async download(@CurrentUserId() userId: string, @Res() res: Response): Promise<void> {
    await this.exportLimit.take(userId);
    const parts = this.exports.write(userId);
    const first = await parts.next();
    res.attachment('repurpose-my-data.json');
    res.type('application/json');
    res.write(first.value ?? '');
    await pipeline(Readable.from(parts), res);
  }
}
