import { can, ROLES, type Action } from '@repurpose/contract';
import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import type { Scope } from '../database/scope.js';
import { AppError } from '../errors/app-error.js';
import './session/session.types.js';

/** `account`: the caller's own account. Others are actions in a workspace. */
export type RouteAction = Action | 'public' | 'account';

export const ACTION_METADATA = 'repurpose:action';

export const RequiresAction = (action: RouteAction): MethodDecorator => SetMetadata(ACTION_METADATA, action);

/** @throws AppError NO_SESSION; NOT_FOUND: malformed id */
export const CurrentScope = createParamDecorator((_: unknown, context: ExecutionContext) => scopeOf(context));

export function scopeOf(context: ExecutionContext): Scope {
  const request = context.switchToHttp().getRequest<Request>();
  const { userId } = request.session;
  if (!userId) throw new AppError('NO_SESSION');
  const action = Reflect.getMetadata(ACTION_METADATA, context.getHandler()) as Action;
  return { userId, workspaceId: workspaceIdOf(request), roles: rolesOf(action) };
}

export const rolesOf = (action: Action): Scope['roles'] => ROLES.filter((role) => can(role, action));

function workspaceIdOf({ params, query, body }: Request): string | null {
  const sent =
    params['workspaceId'] ?? query['workspaceId'] ?? (body as { workspaceId?: unknown })?.workspaceId;
  if (sent === undefined || sent === null || sent === '') return null;
  if (!isUUID(sent, 'loose')) throw new AppError('NOT_FOUND');
  return String(sent);
}
