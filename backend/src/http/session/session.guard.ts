import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { AppError } from '../../errors/app-error.js';
import './session.types.js';

const SESSION_STRATEGY = 'session-cookie';

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  validate({ session }: Request): string {
    if (session.userId === undefined) throw new AppError('NO_SESSION');
    return session.userId;
  }
}

export const SessionGuard = AuthGuard(SESSION_STRATEGY);
