import { API, type ApiKey, type CreatedKey } from '@repurpose/contract';
import { Body, Controller } from '@nestjs/common';
import type { Scope } from '../../database/scope.js';
import { CreateKeyDto } from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';
import { CurrentCall, CurrentScope, IdParam, Route, type Call } from '../../http/route.decorators.js';

@Controller()
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Route(API.keys, 'workspace:manage')
  list(@CurrentScope() scope: Scope): Promise<ApiKey[]> {
    return this.keys.list(scope);
  }

  @Route(API.createKey, 'workspace:manage')
  create(@CurrentCall() call: Call, @Body() { name, scopes, days }: CreateKeyDto): Promise<CreatedKey> {
    const wanted = { name: name.trim(), scopes: [...new Set(scopes)], days };
    return this.keys.create(call, wanted);
  }

  @Route(API.rotateKey, 'workspace:manage')
  rotate(@CurrentCall() call: Call, @IdParam('keyId') id: string): Promise<CreatedKey> {
    return this.keys.rotate(call, id);
  }

  @Route(API.revokeKey, 'workspace:manage', 204)
  revoke(@CurrentCall() call: Call, @IdParam('keyId') id: string): Promise<void> {
    return this.keys.revoke(call, id);
  }
}
