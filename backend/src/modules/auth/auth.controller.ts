import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { CurrentUserId } from '../../http/current-user.decorator.js';
import { SessionGuard } from '../../http/session.guard.js';
import { ChangePasswordDto, LoginDto, RegisterDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { SessionsService } from './sessions.service.js';

/** Register, log in, log out, change the password: our own sessions. */
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  @Post(API.register.path)
  async register(@Body() body: RegisterDto, @Req() req: Request): Promise<User> {
    const user = await this.auth.register(body, req.ip);
    await this.sessions.begin(req, user.id);
    return user;
  }

  @Post(API.login.path)
  @HttpCode(200)
  async logIn(@Body() body: LoginDto, @Req() req: Request): Promise<User> {
    const { user, isStillProven } = await this.auth.logIn(body, req.ip);
    await this.sessions.begin(req, user.id, { isStillProven });
    return user;
  }

  /** Without a session nothing happens: logging out twice is logged out. */
  @Post(API.logout.path)
  @HttpCode(204)
  async logOut(@Req() req: Request): Promise<void> {
    await this.sessions.end(req);
  }

  /** Ends every other session of the user; this one goes on under a new id. */
  @Post(API.changePassword.path)
  @HttpCode(204)
  @UseGuards(SessionGuard)
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
