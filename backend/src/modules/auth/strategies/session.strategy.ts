import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { SESSION_STRATEGY } from '../../../http/session.guard.js';
import { UsersService } from '../../users/users.service.js';

/** The session cookie → the id of a user who still exists. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(private readonly users: UsersService) {
    super();
  }

  async validate({ session }: Request): Promise<string | false> {
    const { userId } = session;
    return userId && (await this.users.exists(userId)) ? userId : false;
  }
}
