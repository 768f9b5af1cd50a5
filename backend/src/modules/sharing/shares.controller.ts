import { API, type ShareLink } from '@repurpose/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentOutput } from '../transform/versions/current-output.decorator.js';
import type { OutputKey } from '../transform/versions/output.repository.js';
import { ShareDto } from './shares.dto.js';
import { SharesService } from './shares.service.js';
import type { Scope } from '../../database/scope.js';
import { CurrentScope, IdParam, Route } from '../../http/route.decorators.js';

@Controller()
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  @Route(API.shares, 'library:read')
  list(@CurrentScope() scope: Scope, @CurrentOutput() key: OutputKey): Promise<ShareLink[]> {
    return this.shares.list(scope, key);
  }

  @Route(API.createShare, 'library:write')
  create(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @Body() { days }: ShareDto,
  ): Promise<ShareLink> {
    return this.shares.create(scope, key, days);
  }

  @Route(API.updateShare, 'library:write')
  update(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @IdParam('shareId') id: string,
  ): Promise<ShareLink> {
    return this.shares.update(scope, key, id);
  }

  @Route(API.revokeShare, 'library:write', 204)
  revoke(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @IdParam('shareId') id: string,
  ): Promise<void> {
    return this.shares.revoke(scope, key, id);
  }
}
