import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Body, Controller, Res } from '@nestjs/common';
import { API, type Notices, type User } from '@repurpose/contract';
import type { Response } from 'express';
import { RateLimits } from '../../http/rate-limits.js';
import { AccountExportService } from './account-export.service.js';
import { NoticesDto } from './users.dto.js';
import { UsersService } from './users.service.js';
import { CurrentUserId, Route } from '../../http/route.decorators.js';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly exports: AccountExportService,
    private readonly limits: RateLimits,
  ) {}

  @Route(API.user, 'account')
  current(@CurrentUserId() userId: string): Promise<User> {
    return this.users.getView(userId);
  }

  @Route(API.notices, 'account')
  notices(@CurrentUserId() userId: string): Promise<Notices> {
    return this.users.getNotices(userId);
  }

  @Route(API.changeNotices, 'account')
  changeNotices(@CurrentUserId() userId: string, @Body() { runEnded }: NoticesDto): Promise<Notices> {
    return this.users.changeNotices(userId, { runEnded });
  }

  /** An error breaks the connection, so that a partial file does not look complete. */
  @Route(API.exportUser, 'account')
  async download(@CurrentUserId() userId: string, @Res() res: Response): Promise<void> {
    await this.limits.of('exportPerUser').take(userId);
    const parts = this.exports.write(userId);
    const first = await parts.next();
    res.attachment('repurpose-my-data.json');
    res.type('application/json');
    res.write(first.value ?? '');
    await pipeline(Readable.from(parts), res);
  }
}
