import { createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { can, KEY_SCOPES, type KeyScope } from '@repurpose/contract';
import type { Request, Response } from 'express';
import type { Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/errors.js';
import { actionOf, rolesOf } from '../../http/route.decorators.js';
import type { KeyHolder } from './api-keys.repository.js';
import { KeyLimits } from './key-limits.js';
import { KeyUses } from './key-uses.js';
import { KEY_STRATEGY } from './key.strategy.js';

const SCOPES_METADATA = 'repurpose:key-scopes';

export const NeedsScope = (scopes: readonly KeyScope[]): MethodDecorator =>
  SetMetadata(SCOPES_METADATA, scopes);

const named = (scope: KeyScope): string => `“${KEY_SCOPES[scope]}” (${scope})`;

/** @throws AppError API_PLAN_REQUIRED, KEY_MAKER_GONE, ROLE_FORBIDS, KEY_SCOPE_MISSING, TOO_MANY_REQUESTS */
@Injectable()
export class KeyGuard extends AuthGuard(KEY_STRATEGY) {
  constructor(
    private readonly limits: KeyLimits,
    private readonly uses: KeyUses,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const key = holderOf(context);
    const response = context.switchToHttp().getResponse<Response>();
    await this.limits.take(key, response);
    this.uses.note(key);
    if (key.plan !== 'agency') throw new AppError('API_PLAN_REQUIRED');
    if (key.role === null) throw new AppError('KEY_MAKER_GONE');
    if (!can(key.role, actionOf(context))) throw new AppError('ROLE_FORBIDS');
    const needed = Reflect.getMetadata(SCOPES_METADATA, context.getHandler()) as readonly KeyScope[];
    if (needed.length > 0 && !needed.some((scope) => key.scopes.includes(scope)))
      throw new AppError('KEY_SCOPE_MISSING', {
        message: `This API key needs ${needed.map(named).join(' or ')}.`,
      });
    return true;
  }

  override handleRequest<T>(error: unknown, key: T | false | null): T {
    if (error) throw toAppError(error);
    if (!key) throw new AppError('NO_KEY');
    return key;
  }
}

function holderOf(context: ExecutionContext): KeyHolder {
  const key = context.switchToHttp().getRequest<Request>().user as KeyHolder | undefined;
  if (!key) throw new AppError('NO_KEY');
  return key;
}

export const CurrentKey = createParamDecorator((_: unknown, context: ExecutionContext) => holderOf(context));

export const CurrentKeyScope = createParamDecorator((_: unknown, context: ExecutionContext): Scope => {
  const { id, madeBy, workspaceId } = holderOf(context);
  return { userId: madeBy, workspaceId, roles: rolesOf(actionOf(context)), keyId: id };
});
