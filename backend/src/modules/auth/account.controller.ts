import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { API } from '@repurpose/contract';
import type { Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { cookieName } from '../../http/session/session.middleware.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { AccountService } from './account.service.js';
import { DeleteAccountDto } from './auth.dto.js';
import { CurrentUserId, Route } from '../../http/route.decorators.js';

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly workspaces: WorkspacesService,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  @Route(API.logoutEverywhere, 'account', 204)
  async logOutEverywhere(
    @CurrentUserId() userId: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    await this.accounts.logOutEverywhere(req, userId);
    this.clearCookie(res);
  }

  @Route(API.deleteUser, 'account', 204)
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
