import { Body, Controller, Delete, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { API } from '@repurpose/contract';
import type { Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { CurrentUserId } from '../../http/session/current-user.decorator.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { cookieName } from '../../http/session/session.middleware.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { AccountService } from './account.service.js';
import { DeleteAccountDto } from './auth.dto.js';
import { RequiresAction } from '../../http/action.decorator.js';

@Controller()
@UseGuards(SessionGuard)
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly workspaces: WorkspacesService,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  @Post(API.logoutEverywhere.path)
  @RequiresAction('account')
  @HttpCode(204)
  async logOutEverywhere(
    @CurrentUserId() userId: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    await this.accounts.logOutEverywhere(req, userId);
    this.clearCookie(res);
  }

  @Delete(API.deleteUser.path)
  @RequiresAction('account')
  @HttpCode(204)
  async remove(
    @CurrentUserId() userId: string,
    @Body() { password }: DeleteAccountDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    await this.workspaces.assertNotShared(userId);
    await this.accounts.remove(req, userId, password);
    this.clearCookie(res);
  }

  private clearCookie(res: Response): void {
    const secure = this.env.APP_URL.startsWith('https:');
    res.clearCookie(cookieName(this.env), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }
}
