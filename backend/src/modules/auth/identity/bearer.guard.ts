import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { LIMITS } from '@repurpose/contract';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { AppError } from '../../../errors/app-error.js';
import { LoginLimits } from '../login.limits.js';
import { IDENTITY, type IdentityPort, type ProvenIdentity } from './identity.port.js';

const BEARER = 'identity-bearer';
const MAX_HEADER_CHARS = LIMITS.identityTokenChars + 'Bearer '.length;

@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, BEARER) {
  constructor(
    @Inject(IDENTITY) private readonly identity: IdentityPort,
    private readonly limits: LoginLimits,
  ) {
    super();
  }

  /** @throws AppError IDENTITY_OFF, NO_IDENTITY_TOKEN, TOO_MANY_REQUESTS, or what the port throws */
  async validate(req: Request): Promise<ProvenIdentity> {
    if (!this.identity.isOn) throw new AppError('IDENTITY_OFF');
    const header = req.headers.authorization ?? '';
    if (header.length > MAX_HEADER_CHARS) throw new AppError('BAD_IDENTITY_TOKEN');
    const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
    if (!token) throw new AppError('NO_IDENTITY_TOKEN');
    await this.limits.takeIdentity(req.ip);
    return this.identity.verify(token);
  }
}

export const BearerGuard = AuthGuard(BEARER);

/** @throws AppError NO_IDENTITY_TOKEN: the route has no guard */
export const Proof = createParamDecorator((_: unknown, context: ExecutionContext): ProvenIdentity => {
  const proof = context.switchToHttp().getRequest<Request>().user as ProvenIdentity | undefined;
  if (!proof) throw new AppError('NO_IDENTITY_TOKEN');
  return proof;
});
