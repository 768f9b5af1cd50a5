import { API, type ApiKey, type CreatedKey } from '@repurpose/contract';
import { Body, Controller, Delete, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { Scope } from '../../database/scope.js';
import { CurrentScope, RequiresAction } from '../../http/action.decorator.js';
import { type Call, CurrentCall } from '../../http/current-call.decorator.js';
import { IdParam } from '../../http/id.param.js';
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
  create(@CurrentCall() call: Call, @Body() { name, scopes, days }: CreateKeyDto): Promise<CreatedKey> {
    const wanted = { name: name.trim(), scopes: [...new Set(scopes)], days };
    return this.keys.create(call, wanted);
  }

  @Post(API.rotateKey.path)
  @RequiresAction('workspace:manage')
  rotate(@CurrentCall() call: Call, @IdParam('keyId') id: string): Promise<CreatedKey> {
    return this.keys.rotate(call, id);
  }

  @Delete(API.revokeKey.path)
  @RequiresAction('workspace:manage')
  @HttpCode(204)
  revoke(@CurrentCall() call: Call, @IdParam('keyId') id: string): Promise<void> {
    return this.keys.revoke(call, id);
  }
}
