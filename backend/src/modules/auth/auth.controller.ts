import { Body, Controller, Req } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { ChangePasswordDto, LoginDto, RegisterDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { SessionsService } from './sessions.service.js';
import { CurrentUserId, Route } from '../../http/route.decorators.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  @Route(API.register, 'public')
  async register(@Body() body: RegisterDto, @Req() req: Request): Promise<User> {
    const user = await this.auth.register(body, req.ip);
    await this.sessions.begin(req, user.id);
    return user;
  }

  @Route(API.login, 'public', 200)
  async logIn(@Body() body: LoginDto, @Req() req: Request): Promise<User> {
    const { user, isStillProven } = await this.auth.logIn(body, req.ip);
    await this.sessions.begin(req, user.id, { isStillProven });
    return user;
  }

  @Route(API.logout, 'public', 204)
  logOut(@Req() req: Request): Promise<void> {
    return this.sessions.end(req);
  }

  @Route(API.changePassword, 'account', 204)
  async changePassword(
    @CurrentUserId() userId: string,
    @Body() body: ChangePasswordDto,
    @Req() req: Request,
  ): Promise<void> {
    await this.auth.changePassword(userId, body, req.ip);
    await this.sessions.endAll(userId);
    await this.sessions.begin(req, userId);
  }
}
