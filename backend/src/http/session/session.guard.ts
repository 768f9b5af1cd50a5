import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/errors.js';
import './session.types.js';

export const SESSION_STRATEGY = 'session-cookie';

/** @throws AppError NO_SESSION without a session, or when its user is gone */
@Injectable()
export class SessionGuard extends AuthGuard(SESSION_STRATEGY) {
  override handleRequest<T>(error: unknown, user: T | false | null): T {
    if (error) throw toAppError(error);
    if (!user) throw new AppError('NO_SESSION');
    return user;
  }
}
