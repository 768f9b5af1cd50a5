import { Body, Controller, Req } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { ChangePasswordDto, LoginDto, RegisterDto } from './auth.dto.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { CurrentUserId, Route } from '../../http/route.decorators.js';

@Controller()
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
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
  logOut(@Req() req: Request): Promise<void> {
    return this.sessions.end(req);
  }

  @Route(API.changePassword, 'account', 204)
  changePassword(
    @CurrentUserId() userId: string,
    @Body() body: ChangePasswordDto,
    @Req() req: Request,
  ): Promise<void> {
    return this.signIns.changePassword(req, userId, body);
  }
}
