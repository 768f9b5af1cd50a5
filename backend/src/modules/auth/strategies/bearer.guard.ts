import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { AppError } from '../../../errors/app-error.js';
import { toAppError } from '../../../errors/errors.js';
import type { ProvenIdentity } from '../identity/identity.port.js';

export const BEARER = 'identity-bearer';

@Injectable()
export class BearerGuard extends AuthGuard(BEARER) {
  override handleRequest<T>(error: unknown, proof: T | false | null): T {
    if (error) throw toAppError(error);
    if (!proof) throw new AppError('NO_IDENTITY_TOKEN');
    return proof;
  }
}

export const Proof = createParamDecorator((_: unknown, context: ExecutionContext): ProvenIdentity => {
  const proof = context.switchToHttp().getRequest<Request>().user as ProvenIdentity | undefined;
  if (!proof) throw new AppError('NO_IDENTITY_TOKEN');
  return proof;
});
