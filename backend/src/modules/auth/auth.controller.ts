import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { cookieName } from '../../http/session/session.middleware.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { AccountService } from './account.service.js';
import { ChangePasswordDto, DeleteAccountDto, LoginDto, RegisterDto } from './auth.dto.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { CurrentUserId, Route } from '../../http/route.decorators.js';

@Controller()
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountService,
    private readonly workspaces: WorkspacesService,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  @Route(API.register, 'public')
  register(@Body() body: RegisterDto, @Req() req: Request): Promise<User> {
    return this.signIns.register(req, body);
  }

  @Route(API.login, 'public', 200)
  logIn(@Body() body: LoginDto, @Req() req: Request): Promise<User> {
    return this.signIns.logIn(req, body);
  }

  @Route(API.logout, 'public', 204)
  async logOut(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<void> {
    await this.sessions.end(req);
    // With it, a protected page would say that the session has ended.
    this.clearCookie(res);
  }

  @Route(API.changePassword, 'account', 204)
  changePassword(
    @CurrentUserId() userId: string,
    @Body() body: ChangePasswordDto,
    @Req() req: Request,
  ): Promise<void> {
    return this.signIns.changePassword(req, userId, body);
  }

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
