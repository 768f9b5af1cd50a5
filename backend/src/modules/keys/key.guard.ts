import { createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { API_KEY, can, KEY_SCOPES, type KeyScope } from '@repurpose/contract';
import type { Request, Response } from 'express';
import { Strategy } from 'passport-custom';
import type { Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import { actionOf, rolesOf } from '../../http/route.decorators.js';
import { ApiKeysRepository, type KeyHolder } from './api-keys.repository.js';
import { KeyLimits } from './key-limits.js';
import { KeyUses } from './key-uses.js';
import { hashOfKey, isKeyText } from './key-text.js';

const KEY_STRATEGY = 'api-key';

@Injectable()
export class KeyStrategy extends PassportStrategy(Strategy, KEY_STRATEGY) {
  constructor(private readonly keys: ApiKeysRepository) {
    super();
  }

  /** @throws AppError KEY_IN_QUERY, NO_KEY, KEY_INVALID */
  async validate({ query, headers }: Request): Promise<KeyHolder> {
    if (hasKey(query)) throw new AppError('KEY_IN_QUERY');
    const [, text] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
    if (text === undefined) throw new AppError('NO_KEY');
    const holder = isKeyText(text) ? await this.keys.findHolder(hashOfKey(text)) : null;
    if (!holder) throw new AppError('KEY_INVALID');
    return holder;
  }
}

/** Proxies log addresses, so no key may be in one. */
const hasKey = (query: Request['query']): boolean =>
  Object.entries(query)
    .flat(2)
    .some((text) => String(text).includes(API_KEY.prefix));

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
}

/** @throws AppError NO_KEY: the route has no guard */
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
