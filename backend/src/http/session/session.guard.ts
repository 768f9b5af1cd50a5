import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/errors.js';
import './session.types.js';

const SESSION_STRATEGY = 'session-cookie';

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  validate({ session }: Request): string | false {
    return session.userId ?? false;
  }
}

@Injectable()
export class SessionGuard extends AuthGuard(SESSION_STRATEGY) {
  override handleRequest<T>(error: unknown, user: T | false | null): T {
    if (error) throw toAppError(error);
    if (!user) throw new AppError('NO_SESSION');
    return user;
  }
}
