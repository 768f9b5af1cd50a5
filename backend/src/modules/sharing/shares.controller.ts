import { API, type ShareLink } from '@repurpose/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { AppError } from '../../errors/app-error.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { isUuid, keyOf, type OutputPath } from '../transform/versions/output-path.js';
import { ShareDto } from './shares.dto.js';
import { SharesService } from './shares.service.js';
import { CurrentScope, RequiresAction } from '../../http/action.decorator.js';
import type { Scope } from '../../database/scope.js';

interface SharePath extends OutputPath {
  shareId: string;
}

function idOf({ shareId }: SharePath): string {
  if (!isUuid(shareId)) throw new AppError('NOT_FOUND');
  return shareId;
}

@Controller()
@UseGuards(SessionGuard)
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  @Get(API.shares.path)
  @RequiresAction('library:read')
  list(@CurrentScope() scope: Scope, @Param() path: OutputPath): Promise<ShareLink[]> {
    return this.shares.list(scope, keyOf(path));
  }

  @Post(API.createShare.path)
  @RequiresAction('library:write')
  create(
    @CurrentScope() scope: Scope,
    @Param() path: OutputPath,
    @Body() { days }: ShareDto,
  ): Promise<ShareLink> {
    return this.shares.create(scope, keyOf(path), days);
  }

  @Put(API.updateShare.path)
  @RequiresAction('library:write')
  update(@CurrentScope() scope: Scope, @Param() path: SharePath): Promise<ShareLink> {
    return this.shares.update(scope, keyOf(path), idOf(path));
  }

  @Delete(API.revokeShare.path)
  @RequiresAction('library:write')
  @HttpCode(204)
  revoke(@CurrentScope() scope: Scope, @Param() path: SharePath): Promise<void> {
    return this.shares.revoke(scope, keyOf(path), idOf(path));
  }
}
