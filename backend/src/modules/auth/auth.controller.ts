import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { CurrentUserId } from '../../http/session/current-user.decorator.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { ChangePasswordDto, LoginDto, RegisterDto } from './auth.dto.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { RequiresAction } from '../../http/action.decorator.js';

@Controller()
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
  ) {}

  @Post(API.register.path)
  @RequiresAction('public')
  register(@Body() body: RegisterDto, @Req() req: Request): Promise<User> {
    return this.signIns.register(req, body);
  }

  @Post(API.login.path)
  @RequiresAction('public')
  @HttpCode(200)
  logIn(@Body() body: LoginDto, @Req() req: Request): Promise<User> {
    return this.signIns.logIn(req, body);
  }

  @Post(API.logout.path)
  @RequiresAction('public')
  @HttpCode(204)
  logOut(@Req() req: Request): Promise<void> {
    return this.sessions.end(req);
  }

  @Post(API.changePassword.path)
  @RequiresAction('account')
  @HttpCode(204)
  @UseGuards(SessionGuard)
  changePassword(
    @CurrentUserId() userId: string,
    @Body() body: ChangePasswordDto,
    @Req() req: Request,
  ): Promise<void> {
    return this.signIns.changePassword(req, userId, body);
  }
}
