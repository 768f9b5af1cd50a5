import { can, ROLES, type Action } from '@repurpose/contract';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Param,
  ParseUUIDPipe,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request, Response } from 'express';
import type { Scope } from '../database/scope.js';
import { AppError } from '../errors/app-error.js';
import { requestId } from './request-id.js';
import { SessionGuard } from './session/session.guard.js';
import './session/session.types.js';

/** `account`: the caller's own account. Others are actions in a workspace. */
export type RouteAction = Action | 'public' | 'account';

interface RouteCall {
  readonly method: keyof typeof RequestMethod;
  readonly path: string | readonly string[];
}

export const ACTION_METADATA = 'repurpose:action';

/** A route whose guard is its own. */
export const MapRoute = ({ method, path }: RouteCall, action: RouteAction): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: [path].flat() }),
    SetMetadata(ACTION_METADATA, action),
  );

/** Needs a session unless the action is public. Without `status`, Nest sets 201 for POST, else 200. */
export const Route = (call: RouteCall, action: RouteAction, status?: number): MethodDecorator =>
  applyDecorators(
    MapRoute(call, action),
    ...(action === 'public' ? [] : [UseGuards(SessionGuard)]),
    ...(status === undefined ? [] : [HttpCode(status)]),
  );

const UUID = new ParseUUIDPipe({ exceptionFactory: () => new AppError('NOT_FOUND') });

export const IdParam = (name: string): ParameterDecorator => Param(name, UUID);

/** @throws AppError NO_SESSION */
export const CurrentUserId = createParamDecorator((_: unknown, context: ExecutionContext) =>
  userIdOf(context),
);

/** @throws AppError NO_SESSION; NOT_FOUND: malformed id */
export const CurrentScope = createParamDecorator((_: unknown, context: ExecutionContext) => scopeOf(context));

export const RequestId = createParamDecorator((_: unknown, context: ExecutionContext) => idOf(context));

export interface Call {
  scope: Scope;
  requestId: string;
}

export const CurrentCall = createParamDecorator((_: unknown, context: ExecutionContext): Call => {
  return { scope: scopeOf(context), requestId: idOf(context) };
});

export const rolesOf = (action: Action): Scope['roles'] => ROLES.filter((role) => can(role, action));

export const actionOf = (context: ExecutionContext): Action =>
  Reflect.getMetadata(ACTION_METADATA, context.getHandler()) as Action;

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

const idOf = (context: ExecutionContext): string =>
  requestId(requestOf(context), context.switchToHttp().getResponse<Response>());

function userIdOf(context: ExecutionContext): string {
  const { userId } = requestOf(context).session;
  if (!userId) throw new AppError('NO_SESSION');
  return userId;
}

const scopeOf = (context: ExecutionContext): Scope => ({
  userId: userIdOf(context),
  workspaceId: workspaceIdOf(requestOf(context)),
  roles: rolesOf(actionOf(context)),
});

function workspaceIdOf({ params, query, body }: Request): string | null {
  const sent =
    params['workspaceId'] ?? query['workspaceId'] ?? (body as { workspaceId?: unknown })?.workspaceId;
  if (sent === undefined || sent === null || sent === '') return null;
  if (!isUUID(sent, 'loose')) throw new AppError('NOT_FOUND');
  return String(sent);
}
