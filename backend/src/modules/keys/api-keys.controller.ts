import { API, type ApiKey, type CreatedKey } from '@repurpose/contract';
import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Scope } from '../../database/scope.js';
import { CurrentScope, RequiresAction } from '../../http/action.decorator.js';
import { IdParam } from '../../http/id.param.js';
import { requestId } from '../../http/request-id.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { CreateKeyDto } from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';

@Controller()
@UseGuards(SessionGuard)
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get(API.keys.path)
  @RequiresAction('workspace:manage')
  list(@CurrentScope() scope: Scope): Promise<ApiKey[]> {
    return this.keys.list(scope);
  }

  @Post(API.createKey.path)
  @RequiresAction('workspace:manage')
  create(
    @CurrentScope() scope: Scope,
    @Body() { name, scopes, days }: CreateKeyDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<CreatedKey> {
    const wanted = { name: name.trim(), scopes: [...new Set(scopes)], days };
    return this.keys.create({ scope, requestId: requestId(req, res) }, wanted);
  }

  @Post(API.rotateKey.path)
  @RequiresAction('workspace:manage')
  rotate(
    @CurrentScope() scope: Scope,
    @IdParam('keyId') id: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<CreatedKey> {
    return this.keys.rotate({ scope, requestId: requestId(req, res) }, id);
  }

  @Delete(API.revokeKey.path)
  @RequiresAction('workspace:manage')
  @HttpCode(204)
  revoke(
    @CurrentScope() scope: Scope,
    @IdParam('keyId') id: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    return this.keys.revoke({ scope, requestId: requestId(req, res) }, id);
  }
}
