import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { SESSION_STRATEGY } from '../../../http/session/session.guard.js';

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  validate({ session }: Request): string | false {
    return session.userId ?? false;
  }
}
